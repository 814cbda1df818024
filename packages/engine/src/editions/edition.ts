import type { Wrong } from '../model/errors.ts';
import type { Frame } from '../model/frames.ts';
import type { God } from '../model/ids.ts';
import type { Given } from '../model/options.ts';
import type { ClassicRules, LegendaryRules } from '../model/rule.ts';
import type { RuleId } from '../model/rule-ids.ts';
import type { Position } from '../model/state.ts';
import type { Table } from '../model/table.ts';
import type { Extras, TurnGains } from '../rules/gods/extras.ts';

export interface Edition {
  /** The table that the options ask for; notes everything that is wrong with them. */
  agree(given: Given, wrong: Wrong): Table;
  /** Puts the first pieces and frames into an empty state. */
  begin(s: Position): void;
  /** What a god sells in a turn; undefined: there is no turn with it, or nothing sold. */
  sells(god: God): Extras | undefined;
  /**
   * What a turn with a god gives on the way to a metropolis besides what it sells; `begun`: the frames, if it has
   * begun.
   */
  gains(faction: number, god: God, purse: number, begun?: readonly Frame[]): TurnGains;
  readonly rules: LegendaryRules | ClassicRules;
  /** How this edition's book numbers a rule that the editions share. */
  ruleId(rule: RuleId, players: number): RuleId;
}
