import type { ClassicCreature, GodTile, HeroId, LegendaryCreature, MonumentId } from './ids.ts';

// The ids of docs/rules as types: a rule that the books do not have does not compile.

/** Numbered rules of some chapters. */
type Chapter<Name extends string, Number extends number> = `${Name}-${Number}`;

/** Rules of the Legendary edition. */
type LegendaryRuleId =
  | Chapter<'LE-MAP' | 'LE-COMP' | 'LE-ACT' | 'LE-BUILD', 1 | 2 | 3 | 4 | 5>
  | Chapter<'LE-SETUP' | 'LE-TEAM', 1 | 2 | 3 | 4 | 5 | 6 | 7>
  | Chapter<'LE-CYCLE', 1>
  | Chapter<'LE-START' | 'LE-UPKEEP' | 'LE-ARES' | 'LE-CREA', 1 | 2 | 3 | 4>
  | Chapter<'LE-INCOME' | 'LE-ZEUS' | 'LE-POS' | 'LE-HERA' | 'LE-REC', 1 | 2 | 3>
  | Chapter<'LE-ATHENA' | 'LE-APOLLO' | 'LE-END', 1 | 2>
  | Chapter<'LE-OFFER', 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8>
  | Chapter<'LE-SEA', 1 | 2 | 3 | 4 | 5 | 6>
  | Chapter<'LE-LAND', 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11>
  | Chapter<'LE-METRO', 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9>
  | Chapter<'LE-HERO', 1 | 2 | 3 | 4 | 5>
  | `LE-CREA-${Uppercase<LegendaryCreature>}`
  | `LE-HERO-${Uppercase<HeroId>}`;

/** Rules of the classic edition. */
type ClassicRuleId =
  | Chapter<'CL-MAP' | 'CL-OFFER', 1 | 2 | 3 | 4>
  | Chapter<'CL-SETUP' | 'CL-METRO' | 'CL-CREA', 1 | 2 | 3>
  | Chapter<'CL-START' | 'CL-ACT' | 'CL-SEA' | 'CL-END', 1 | 2>
  | Chapter<'CL-INCOME' | 'CL-BUILD', 1>
  | Chapter<'CL-GODS', 3 | 4 | 5>
  | Chapter<'CL-LAND', 1 | 2 | 3 | 4 | 5 | 6>
  | `CL-${Uppercase<Exclude<GodTile, 'hera' | 'poseidon'> | 'pos' | 'apollo'>}`
  | `CL-CREA-${Uppercase<ClassicCreature>}`;

/** Rules of the Monuments. */
type MonumentsRuleId =
  | 'MO-SETUP-1'
  | 'MO-NOTE-1'
  | Chapter<'MO-BUILD', 1 | 2 | 3 | 4 | 5 | 6 | 7>
  | `MO-${Uppercase<MonumentId>}`;

/** Rulings that refuse a move or explain an event. */
type RulingId =
  | 'R-CL-ELIM'
  | 'R-CL-SUPPLY'
  | 'R-CROESUS'
  | 'R-DICE'
  | 'R-SACRIFICE'
  | 'R-SAMEISLE'
  | 'R-SCALE'
  | 'R-THEFT';

/** The id of a rule, as in docs/rules: `LE-SEA-4`. */
export type RuleId = LegendaryRuleId | ClassicRuleId | MonumentsRuleId | RulingId;
