import { type Actor, actor, apply, drawFate, type Move, moves, type Random, type State } from '@meltemi/engine';
import { oneOf } from '@meltemi/engine/internal';

/** Called before every move of a random game. */
export type Seen = (s: State, who: Actor, legal: Move[], move: Move) => void;

/** Any of the legal moves; fate's are drawn with their weights. */
export function randomMove(s: State, legal: readonly Move[], rng: Random, who = actor(s)): Move {
  return who === 'fate' ? drawFate(s, legal, rng) : oneOf(legal, rng);
}

/** Plays to the end of the game, with the full list of moves at every decision. Changes the state in place. */
export function playRandomly(s: State, rng: Random, seen?: Seen): State {
  for (let who = actor(s); who !== null; who = actor(s)) {
    const legal = moves(s);
    const move = randomMove(s, legal, rng, who);
    seen?.(s, who, legal, move);
    apply(s, move, legal);
  }
  return s;
}
