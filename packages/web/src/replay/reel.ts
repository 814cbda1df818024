import {
  actor,
  type Event,
  type Happening,
  RecordError,
  replaySteps,
  type State,
  type View,
  view,
} from '@meltemi/engine';
import type { SavedGame } from '../game/saved-game.ts';

/** A game wound back: every position and what led to it. Positions share their lists, so all of them together are small. */
export interface Reel {
  /** `states[n]`: after n moves. */
  readonly states: readonly State[];
  /** `logs[n]`: what happened with move n. */
  readonly logs: readonly (readonly Event[])[];
  /** Why it can't be followed further, if it can't. */
  readonly problem: string | null;
}

/** Plays a kept game from the start as far as it holds. Throws if not even its set-up does. */
export function reelOf(game: SavedGame): Reel {
  const states: State[] = [];
  const logs: (readonly Event[])[] = [];
  let problem: string | null = null;
  try {
    for (const { state, latest } of replaySteps(game)) {
      states.push(state);
      if (latest) logs.push(latest.events);
    }
  } catch (error) {
    if (!(error instanceof RecordError)) throw error;
    problem = error.message;
  }
  return { states, logs, problem };
}

export function lastOf({ states }: Reel): State {
  return states[states.length - 1];
}

export function isOver(reel: Reel): boolean {
  return actor(lastOf(reel)) === null;
}

/** Whose knowledge a replay shows: a seat's, that of everybody (`null`), or all there is. */
export type Eyes = number | null | 'all';

/**
 * LE-COMP-5: with whose eyes one may look. A finished game is open to all. While it goes on, the only person at this device sees with
 * their own; around one screen nobody sees more than everybody.
 */
export function eyesFor(reel: Reel, { company: { seats, over } }: SavedGame): Eyes[] {
  if (over || isOver(reel)) return ['all', ...seats.keys(), null];
  const people = [...seats.keys()].filter((seat) => 'name' in seats[seat]);
  return people.length === 1 ? [people[0], null] : [null];
}

export function seenBy(s: State, eyes: Eyes): View {
  if (eyes !== 'all') return view(s, eyes);
  return { ...view(s, null), gold: s.gold, top: s.top };
}

/** Everything that happened: of news told in two versions only the open one, which comes first. */
export function everything(events: readonly Event[]): Happening[] {
  const told = events.filter((_, i) => i === 0 || events[i - 1].audience === 'all');
  return told.map(({ audience: _, ...happening }) => happening as Happening);
}

/** After how many moves each cycle begins; the set-up is the first entry. */
export function cycleStarts({ states }: Reel): number[] {
  return [...states.keys()].filter((turn) => turn === 0 || states[turn].cycle > states[turn - 1].cycle);
}
