import { rulesOf } from '../editions/index.ts';
import { pop, topFrame } from '../effects/state.ts';
import { runRules } from '../effects/tell.ts';
import type { Event } from '../model/events.ts';
import type { Frame } from '../model/frames.ts';
import { FATE, NOBODY } from '../model/ids.ts';
import { type Move, sameMove } from '../model/moves.ts';
import { at } from '../model/required.ts';
import type { Ask, Auto } from '../model/rule.ts';
import type { Position } from '../model/state.ts';
import { settleDue } from './dues.ts';

/** Who decides next: a seat, fate, or nobody once the game is over. */
export type Actor = number | 'fate' | null;

/** What a move was, for undo: a move that revealed something, or was made by another seat, can't be undone. */
export interface Applied {
  readonly by: Actor;
  /** Fate decided, or a seat saw something secret. */
  readonly revealed: boolean;
}

/** The faction that decides (NOBODY once the game is over). */
export function decider(s: Position): number | 'fate' {
  const frame = topFrame(s);
  const faction = askOf(s, frame).who(s, frame);
  return faction === FATE ? 'fate' : faction;
}

/** Who decides next: a seat, fate, or null once the game is over. */
export function actor(s: Position): Actor {
  const faction = decider(s);
  if (faction === 'fate') return 'fate';
  return faction === NOBODY ? null : at(s.table.seatOf, faction);
}

/**
 * Plays a move, changing the position in place; null, with the position untouched, if it is not legal. A caller that
 * has just asked for `moves` may pass the list instead of having it made again, and a log or a set to learn what
 * happened and whose purses were looked into.
 */
export function attempt(
  s: Position,
  move: Move,
  legal: readonly Move[] = moves(s),
  log?: Event[],
  looks?: Set<number>,
): Applied | null {
  const mine = legal.includes(move) ? move : legal.find((other) => sameMove(other, move));
  if (!mine) return null;
  const by = actor(s);
  const frame = topFrame(s);
  const ask = askOf(s, frame);
  runRules(s, { log, looks }, (running) => {
    pop(running);
    ask.take(running, frame, mine);
    proceed(running);
  });
  return { by, revealed: by === 'fate' || ask.reveals === true };
}

/** Dues first, then rules that need no decision, until a question is reached. */
export function proceed(s: Position): void {
  for (;;) {
    if (settleDue(s)) continue;
    const frame = topFrame(s);
    const rule = ruleFor(s, frame);
    if (rule.run) {
      pop(s);
      rule.run(s, frame);
    } else if (rule.skip?.(s, frame)) pop(s);
    else return;
  }
}

/** The question that is asked now. */
export function askOf(s: Position, frame: Frame): Ask<Frame> {
  return ruleFor(s, frame);
}

/** The rule for a frame, which takes frames of this kind only: one that runs, or one that asks. */
function ruleFor(s: Position, frame: Frame): Partial<Auto<Frame>> & Ask<Frame> {
  return rulesOf(s)[frame.kind] as Partial<Auto<Frame>> & Ask<Frame>;
}

/** All legal moves, in a pinned order; never empty before the game is over. A seat's moves follow from its view. */
export function moves(s: Position): Move[] {
  const frame = topFrame(s);
  return askOf(s, frame).moves(s, frame);
}
