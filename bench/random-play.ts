import {
  actor,
  apply,
  below,
  clone,
  drawFate,
  moves,
  type Options,
  type Random,
  type State,
  setup,
} from '../packages/engine/src/index.ts';

/** Twenty games to start from, on random boards where there are any, so that making boards is not measured. */
export function starts(options: Options): State[] {
  const printed = options.edition === 'classic';
  return Array.from({ length: 20 }, (_, seed) => setup(printed ? options : { ...options, board: { seed } }));
}

/** One random game with the full list of moves at every decision; how many decisions players made, and how many moves there were in all. */
export function randomGame(start: State, rng: Random, seen?: (s: State) => void): { decisions: number; all: number } {
  const s = clone(start);
  let decisions = 0;
  let all = 0;
  for (let who = actor(s); who !== null; who = actor(s)) {
    seen?.(s);
    const legal = moves(s);
    apply(s, who === 'fate' ? drawFate(s, legal, rng) : legal[below(rng, legal.length)], legal);
    all++;
    if (who !== 'fate') decisions++;
  }
  return { decisions, all };
}
