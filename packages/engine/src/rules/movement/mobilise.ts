import { pay } from '../../effects/gold.ts';
import type { Turn } from '../../model/frames.ts';
import type { Move, MoveOf } from '../../model/moves.ts';
import type { Hero, State } from '../../model/state.ts';
import { heroOf } from '../../query/areas.ts';
import { goldOf } from '../../query/gold.ts';
import { addGroups } from '../../query/groups.ts';
import { mayEnter } from '../../query/last-area.ts';
import { mobilisationPrice } from '../../query/prices.ts';
import { landStops } from '../../query/reach.ts';
import { HERO_RULES } from '../heroes/index.ts';
import { landPath } from './march.ts';
import { moveGroup } from './move-group.ts';

// LE-HERO-4: one own hero, alone or with own troops of its area, makes a land move (R-MOBILISE: other heroes stay).

function affordableSteps(turn: Turn, gold: number): number {
  let steps = 0;
  while (mobilisationPrice(turn, steps + 1) <= gold) steps++;
  return steps;
}

/** LE-HERO-JASON: enemy fleets count as own. */
function sailsOnAnyFleet(hero: Hero): boolean {
  return HERO_RULES[hero.id].sailsOnAnyFleet === true;
}

export function addMobilisations(s: State, turn: Turn, moves: Move[]): void {
  if (s.heroes.length === 0) return;
  const steps = affordableSteps(turn, goldOf(s, turn.faction));
  if (steps === 0) return;
  for (const hero of s.heroes) {
    if (hero.owner !== turn.faction) continue;
    for (const to of landStops(s, turn.faction, hero.area, steps, sailsOnAnyFleet(hero))) {
      if (!mayEnter(s, turn.faction, to)) continue;
      addGroups(s, hero.area, true, moves, (troops, mercenaries) => ({
        do: 'mobilise',
        hero: hero.id,
        to,
        troops,
        mercenaries,
      }));
    }
  }
}

/** Returns the number of steps taken. */
export function mobilise(s: State, turn: Turn, { hero: id, to, troops, mercenaries }: MoveOf<'mobilise'>): number {
  const hero = heroOf(s, id) as Hero;
  const path = landPath(s, turn.faction, hero.area, to, sailsOnAnyFleet(hero));
  const steps = path.length - 1;
  pay(s, turn.faction, mobilisationPrice(turn, steps));
  moveGroup(s, turn.faction, path, { troops, mercenaries, heroes: [id] });
  return steps;
}
