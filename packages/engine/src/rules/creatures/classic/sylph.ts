import type { FrameOf } from '../../../model/frames.ts';
import type { Move, MoveOf } from '../../../model/moves.ts';
import { refusing } from '../../../model/refusal.ts';
import { at } from '../../../model/required.ts';
import { type Ask, impossible } from '../../../model/rule.ts';
import type { Position } from '../../../model/state.ts';
import { ownSeas } from '../../../query/areas.ts';
import { addSteps, hasStep, step } from '../../movement/classic/sail.ts';
import { chooser } from '../creature.ts';

const STEPS = 10;

/** The fields of all own fleets, once for each. */
function allFleets(s: Position, by: number): number[] {
  return ownSeas(s, by).flatMap((field) => new Array<number>(at(s.fleets, field)).fill(field));
}

/** Steps of the fleets that have not fought on this flight. */
function steps(s: Position, fresh: readonly number[]): Move[] {
  const moves: Move[] = [];
  const fleetsOf = new Map<number, number>();
  for (const from of fresh) fleetsOf.set(from, (fleetsOf.get(from) ?? 0) + 1);
  for (const [from, fleets] of fleetsOf) addSteps(s, from, moves, fleets);
  return moves;
}

/**
 * CL-CREA-SYLPH 10 free steps of fleet movement, split freely among groups; a battle ends that group's moving
 * (R-CL-SYLPH).
 */
export const sylph = chooser<'sylph'>({
  moves: (s, by) => steps(s, allFleets(s, by)),
  take(s, by, move) {
    if (move.do !== 'sail') impossible(move);
    sailOn(s, { kind: 'sylph-sails', by, left: STEPS, fresh: allFleets(s, by) }, move);
  },
});

/** Fleets that sail into a battle do not move again, whether they win or withdraw. */
function sailOn(s: Position, frame: FrameOf<'sylph-sails'>, move: MoveOf<'sail'>): void {
  let fresh = frame.fresh.slice();
  for (let left = move.fleets; left > 0; left--) fresh = fresh.toSpliced(fresh.indexOf(move.from), 1);
  const below = s.frames.length;
  step(s, frame.by, move, () => {
    fresh.push(...new Array<number>(move.fleets).fill(move.to));
  });
  const next = { ...frame, left: frame.left - 1, fresh };
  s.frames = [...s.frames.slice(0, below), next, ...s.frames.slice(below)];
}

export const sylphSails: Ask<FrameOf<'sylph-sails'>> = {
  who: (_, frame) => frame.by,
  skip: (s, { left, fresh }) => left === 0 || !fresh.some((from) => hasStep(s, from)),
  moves: (s, { fresh }) => [{ do: 'done' }, ...steps(s, fresh)],
  take(s, frame, move) {
    if (move.do === 'done') return;
    if (move.do !== 'sail') impossible(move);
    sailOn(s, frame, move);
  },
  refuse: refusing('CL-CREA-SYLPH', 'fleets take free steps', 'sail', 'done'),
};
