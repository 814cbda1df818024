import { Dues } from './dues.ts';
import { type Event, runRules } from './events.ts';
import type { Frame } from './frames.ts';
import { FATE, NOBODY } from './ids.ts';
import { askOf, moves, rulesOf } from './legal.ts';
import { type Move, sameMove } from './moves.ts';
import type { Ask, Auto } from './rule.ts';
import { pop, type State } from './state.ts';
import type { View } from './view.ts';

/** Who decides next: a seat, fate, or nobody once the game is over. */
export type Actor = number | 'fate' | null;

/** What a move was, for undo: back to the last move that revealed anything or was somebody else's. */
export interface Applied {
  readonly by: Actor;
  /** Fate decided, or a seat saw something secret. */
  readonly revealed: boolean;
}

function topOf(s: State): Frame {
  return s.frames[s.frames.length - 1];
}

/** The faction that decides (NOBODY once the game is over). */
export function decider(position: State | View): number | 'fate' {
  const s = position as State;
  const frame = topOf(s);
  const faction = askOf(s, frame).who(s, frame);
  return faction === FATE ? 'fate' : faction;
}

export function actor(position: State | View): Actor {
  const faction = decider(position);
  if (faction === 'fate') return 'fate';
  return faction === NOBODY ? null : position.table.seatOf[faction];
}

/**
 * Plays a move, changing the state in place; null, with the state untouched, if it is not legal. A caller that has just asked for
 * `moves` may pass the list instead of having it made again, and a log or a set to learn what happened and whose purses were looked into.
 */
export function attempt(
  s: State,
  move: Move,
  legal: readonly Move[] = moves(s),
  log?: Event[],
  looks?: Set<number>,
): Applied | null {
  const mine = legal.includes(move) ? move : legal.find((other) => sameMove(other, move));
  if (!mine) return null;
  const by = actor(s);
  const frame = topOf(s);
  const ask = askOf(s, frame);
  runRules(s, { log, looks }, (running) => {
    pop(running);
    ask.take(running, frame, mine);
    proceed(running);
  });
  return { by, revealed: by === 'fate' || ask.reveals === true };
}

/** Dues first, then rules that run by themselves, until somebody is asked. */
export function proceed(s: State): void {
  const dues = new Dues();
  for (;;) {
    if (dues.settle(s)) continue;
    const frame = topOf(s);
    const rule = rulesOf(s)[frame.kind] as Auto<Frame> & Ask<Frame>;
    if (rule.run) {
      pop(s);
      rule.run(s, frame);
    } else if (rule.skip?.(s, frame)) pop(s);
    else return;
  }
}
