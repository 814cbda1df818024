import type { Wrong } from '../model/errors.ts';
import type { Given } from '../model/options.ts';
import type { ClassicRules, LegendaryRules } from '../model/rule.ts';
import type { RuleId } from '../model/rule-ids.ts';
import type { Position } from '../model/state.ts';
import type { Table } from '../model/table.ts';

export interface Edition {
  /** The table that the options ask for; notes everything that is wrong with them. */
  agree(given: Given, wrong: Wrong): Table;
  /** Puts the first pieces and frames into an empty state. */
  begin(s: Position): void;
  readonly rules: LegendaryRules | ClassicRules;
  /** How this edition's book numbers a rule that the editions share. */
  ruleId(rule: RuleId, players: number): RuleId;
}
