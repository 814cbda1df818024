import { takeControl } from '../../effects/control.ts';
import { moveHero } from '../../effects/pieces.ts';
import { add, push } from '../../effects/state.ts';
import { tell } from '../../effects/tell.ts';
import type { FrameOf } from '../../model/frames.ts';
import { type HeroId, NOBODY } from '../../model/ids.ts';
import type { MoveOf } from '../../model/moves.ts';
import { refusing } from '../../model/refusal.ts';
import { at, required } from '../../model/required.ts';
import { type Ask, impossible } from '../../model/rule.ts';
import type { Position } from '../../model/state.ts';
import { heroesIn } from '../../query/areas.ts';
import { isDefended } from '../../query/defence.ts';
import { beginBattle } from '../battle/battle.ts';

/** The heroes of the origin are asked one by one whether they come along. */
export function askHeroes(
  s: Position,
  faction: number,
  path: readonly number[],
  troops: number,
  mercenaries: number,
): void {
  const left = heroesIn(s, faction, at(path, 0));
  if (left.length === 0) return moveGroup(s, faction, path, { troops, mercenaries, heroes: [] });
  push(s, { kind: 'join', faction, path, troops, mercenaries, heroes: [], left });
}

export const join: Ask<FrameOf<'join'>> = {
  who: (_, frame) => frame.faction,
  moves(_, { troops, mercenaries, heroes, left }) {
    const hero = required(left[0], 'hero');
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
  refuse: refusing('LE-LAND-1', 'heroes join or stay', 'join', 'stay'),
};

export interface Group {
  readonly troops: number;
  readonly mercenaries: number;
  readonly heroes: readonly HeroId[];
}

/**
 * Troops and heroes go from one land area into another: joining own units, taking an area without enemy units
 * (LE-LAND-3, CL-LAND-1), or fighting (LE-LAND-5). LE-LAND-2, CL-LAND-2: the origin keeps its control token.
 */
export function moveGroup(s: Position, faction: number, path: readonly number[], group: Group): void {
  const from = at(path, 0);
  const to = at(path, path.length - 1);
  const { troops, mercenaries, heroes } = group;
  tell(s, { event: 'marched', faction, path, troops, mercenaries, heroes });
  add(s, 'troops', from, -troops);
  add(s, 'mercenaries', from, -mercenaries);
  const enemies = s.owner[to] !== faction && s.owner[to] !== NOBODY && isDefended(s, to);
  for (const hero of heroes) moveHero(s, hero, to);
  if (enemies) return beginBattle(s, faction, to, troops, mercenaries);
  add(s, 'troops', to, troops);
  add(s, 'mercenaries', to, mercenaries);
  takeControl(s, to, faction);
}

/** A group flies; query/groups.ts lists where it can go. */
export function fly(s: Position, faction: number, { from, to, troops, mercenaries }: MoveOf<'fly'>): void {
  askHeroes(s, faction, [from, to], troops, mercenaries);
}
