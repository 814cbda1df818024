import { EDITIONS } from '../editions/index.ts';
import { topFrame } from '../effects/state.ts';
import { RuleError } from '../model/errors.ts';
import type { Event } from '../model/events.ts';
import { type Move, sameMove } from '../model/moves.ts';
import type { Refusal } from '../model/refusal.ts';
import type { Position } from '../model/state.ts';
import { writeMove } from '../notation/move.ts';
import { type Applied, askOf, attempt, moves } from './game.ts';

/** Like `attempt`, but an illegal move throws a RuleError that says why. */
export function apply(s: Position, move: Move, legal?: readonly Move[], log?: Event[], looks?: Set<number>): Applied {
  const applied = attempt(s, move, legal, log, looks);
  if (applied) return applied;
  const { code, text, rule } = refuse(s, move);
  throw new RuleError(code, text, rule, writeMove(s, move));
}

/** Why a move is not legal, for people; null if it is. Only `moves` decides what is legal. */
export function why(s: Position, move: Move): Refusal | null {
  return moves(s).some((legal) => sameMove(legal, move)) ? null : refuse(s, move);
}

function refuse(s: Position, move: Move): Refusal {
  const frame = topFrame(s);
  const refusal = askOf(s, frame).refuse(s, frame, move);
  return { ...refusal, rule: EDITIONS[s.table.edition].ruleId(refusal.rule, s.table.players) };
}
