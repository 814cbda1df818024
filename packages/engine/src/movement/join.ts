import { heroesIn } from '../areas.ts';
import type { FrameOf } from '../frames.ts';
import { type Ask, impossible } from '../rule.ts';
import { push, type State } from '../state.ts';
import { moveGroup } from './arrive.ts';

/** The heroes of the origin are asked one by one whether they come along. */
export function gather(s: State, faction: number, path: readonly number[], troops: number, mercenaries: number): void {
  const left = heroesIn(s, faction, path[0]);
  if (left.length === 0) return moveGroup(s, faction, path, { troops, mercenaries, heroes: [] });
  push(s, { kind: 'join', faction, path, troops, mercenaries, heroes: [], left });
}

export const join: Ask<FrameOf<'join'>> = {
  who: (_, frame) => frame.faction,
  moves(_, { troops, mercenaries, heroes, left }) {
    const hero = left[0];
    const empty = troops + mercenaries + heroes.length === 0 && left.length === 1;
    return empty
      ? [{ do: 'join', hero }]
      : [
          { do: 'join', hero },
          { do: 'stay', hero },
        ];
  },
  take(s, frame, move) {
    if (move.do !== 'join' && move.do !== 'stay') impossible(move);
    const left = frame.left.slice(1);
    const heroes = move.do === 'join' ? [...frame.heroes, move.hero] : frame.heroes;
    const { faction, path, troops, mercenaries } = frame;
    if (left.length > 0) push(s, { ...frame, heroes, left });
    else moveGroup(s, faction, path, { troops, mercenaries, heroes });
  },
};
