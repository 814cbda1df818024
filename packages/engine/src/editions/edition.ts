import type { Wrong } from '../errors.ts';
import type { Given } from '../options.ts';
import type { ClassicRules, LegendaryRules } from '../rule.ts';
import type { State } from '../state.ts';
import type { Table } from '../table.ts';

export interface Edition {
  /** The table that the options ask for; notes everything that is wrong with them. */
  agree(given: Given, wrong: Wrong): Table;
  /** Puts the first pieces and frames into an empty state. */
  begin(s: State): void;
  readonly rules: LegendaryRules | ClassicRules;
}
