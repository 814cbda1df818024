import type { Actor } from '../kernel/game.ts';
import type { Move } from '../model/moves.ts';
import type { State } from '../model/state.ts';

// The loop that drives a game: it makes fate's and forced moves, and stops where a seat has to decide.

/** A state, who decides in it, and between which moves. */
export interface Pending {
  readonly state: State;
  readonly next: Actor;
  readonly legal: readonly Move[];
}

/** A game that can be driven. */
export interface Playable extends Pending {
  /** The move that is made for the deciding seat without asking it; null: it is asked. */
  readonly forced: Move | null;
  play(move: Move): unknown;
}

/** How fate decides. */
export type Fate = (state: State, legal: readonly Move[]) => Move;

/** Which move of a seat is made without asking it, if there is one. */
export type Forced = (state: State, seat: number, legal: readonly Move[]) => Move | null;

export const onlyMove: Forced = (_, __, legal) => (legal.length === 1 ? (legal[0] ?? null) : null);

/** The next move, if no seat is asked: fate's, or a forced one. Null: a seat decides, or the game is over. */
export function automaticMove(game: Omit<Playable, 'play'>, fate: Fate): Move | null {
  return game.next === 'fate' ? fate(game.state, game.legal) : game.forced;
}

/** What `advance` reports: `by`: it has just played a move for fate or a seat; `asks`: this seat has to decide. */
export type Advanced =
  | { readonly by: Actor; readonly asks?: undefined }
  | { readonly asks: number; readonly by?: undefined };

/**
 * Drives a game to its end. Gives every move that nobody decides, once it is played, and every seat that has to decide:
 * the caller plays for a bot and goes on, or leaves the loop for a person.
 */
export function* advance(game: Playable, fate: Fate): Generator<Advanced> {
  for (let by = game.next; by !== null; by = game.next) {
    const move = automaticMove(game, fate);
    if (move) {
      game.play(move);
      yield { by };
    } else if (by !== 'fate') yield { asks: by };
  }
}
