import { actor, type Event, type Happening, type State, type View, view } from '@meltemi/engine';
import { required } from '@meltemi/engine/internal';
import { RecordError, replaySteps } from '@meltemi/engine/record';
import type { SavedGame } from '../game/saved-game.ts';

/** All positions of a game with the events between them. Positions share their lists, so together they are small. */
export interface GamePositions {
  /** `states[n]`: after n moves. */
  readonly states: readonly State[];
  /** `logs[n]`: what happened with move n. */
  readonly logs: readonly (readonly Event[])[];
  /** Why the replay ends early, if it does. */
  readonly problem: string | null;
}

/** Replays a stored game as far as it is valid. Throws if its set-up is not. */
export function positionsOf(game: SavedGame): GamePositions {
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

/** The position after this many moves. */
export function stateAt({ states }: GamePositions, turn: number): State {
  return required(states[turn], 'position');
}

export function lastOf(positions: GamePositions): State {
  return stateAt(positions, positions.logs.length);
}

export function isOver(positions: GamePositions): boolean {
  return actor(lastOf(positions)) === null;
}

/** Whose knowledge a replay shows: a seat's, what everybody knows (`null`), or everything. */
export type Viewer = number | null | 'all';

/**
 * LE-COMP-5: the viewers a replay may be seen as. A finished game is open. Before that a lone person at this device
 * sees their own view; people who share a screen see what everybody knows.
 */
export function viewersFor(positions: GamePositions, { company: { seats, over } }: SavedGame): Viewer[] {
  if (over || isOver(positions)) return ['all', ...seats.keys(), null];
  const people = seats.flatMap((sitter, seat) => ('name' in sitter ? [seat] : []));
  return people.length === 1 ? [...people, null] : [null];
}

export function seenBy(s: State, viewer: Viewer): View {
  if (viewer !== 'all') return view(s, viewer);
  return { ...view(s, null), gold: s.gold, top: s.top };
}

/** Everything that happened. An event with a public and a secret version is listed once, with all details. */
export function everything(events: readonly Event[]): Happening[] {
  const told = events.filter((_, i) => i === 0 || events[i - 1]?.audience === 'all');
  return told.map(({ audience: _, ...happening }) => happening as Happening);
}

/** After how many moves each cycle begins; the set-up is the first entry. */
export function cycleStarts({ states }: GamePositions): number[] {
  return [...states.keys()].filter((turn) => states[turn]?.cycle !== states[turn - 1]?.cycle);
}
