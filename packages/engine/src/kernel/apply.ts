import { RuleError } from '../model/errors.ts';
import type { Event } from '../model/events.ts';
import type { Move } from '../model/moves.ts';
import type { State } from '../model/state.ts';
import { writeMove } from '../notation/move.ts';
import { type Applied, attempt } from './game.ts';
import type { Refusal } from './why/refusal.ts';
import { why } from './why/why.ts';

/** As `attempt`, but an illegal move throws a RuleError that says why. */
export function apply(s: State, move: Move, legal?: readonly Move[], log?: Event[], looks?: Set<number>): Applied {
  const applied = attempt(s, move, legal, log, looks);
  if (applied) return applied;
  const { code, text, rule } = why(s, move) as Refusal;
  throw new RuleError(code, text, rule, writeMove(s, move));
}
