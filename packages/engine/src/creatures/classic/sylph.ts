import { ownSeas } from '../../areas.ts';
import type { FrameOf } from '../../frames.ts';
import { addSteps, step } from '../../movement/voyage.ts';
import type { Move, MoveOf } from '../../moves.ts';
import { type Ask, impossible } from '../../rule.ts';
import type { State } from '../../state.ts';
import { chooser } from '../creature.ts';

const STEPS = 10;

/** Steps of own fleets, of those aside that have fought on this flight. */
function steps(s: State, by: number, spent: readonly number[]): Move[] {
  const moves: Move[] = [];
  for (const from of ownSeas(s, by)) if (!spent.includes(from)) addSteps(s, from, moves);
  return moves;
}

/** CL-CREA-SYLPH 10 free steps of fleet movement, split freely among groups; a battle ends that group's moving (R-CL-SYLPH). */
export const sylph = chooser<'sylph'>({
  moves: (s, by) => steps(s, by, []),
  take(s, by, move) {
    if (move.do !== 'sail') impossible(move);
    sailOn(s, by, move, STEPS - 1, []);
  },
});

function sailOn(s: State, by: number, move: MoveOf<'sail'>, left: number, spent: readonly number[]): void {
  const below = s.frames.length;
  let fought = true;
  step(s, by, move, () => {
    fought = false;
  });
  const frame = { kind: 'sylph-sails' as const, by, left, spent: fought ? [...spent, move.to] : spent };
  s.frames = [...s.frames.slice(0, below), frame, ...s.frames.slice(below)];
}

export const sylphSails: Ask<FrameOf<'sylph-sails'>> = {
  who: (_, frame) => frame.by,
  skip: (s, { by, left, spent }) => left === 0 || steps(s, by, spent).length === 0,
  moves: (s, { by, spent }) => [{ do: 'done' }, ...steps(s, by, spent)],
  take(s, { by, left, spent }, move) {
    if (move.do === 'done') return;
    if (move.do !== 'sail') impossible(move);
    sailOn(s, by, move, left - 1, spent);
  },
};
