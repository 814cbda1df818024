import { pay } from '../../effects/gold.ts';
import type { Turn } from '../../model/frames.ts';
import type { Move, MoveOf } from '../../model/moves.ts';
import { proper, type Refusal, refused, tooExpensive } from '../../model/refusal.ts';
import { required } from '../../model/required.ts';
import type { Position } from '../../model/state.ts';
import { heroOf } from '../../query/areas.ts';
import { goldOf } from '../../query/gold.ts';
import { addGroups } from '../../query/groups.ts';
import { mayEnter } from '../../query/last-area.ts';
import { mobilisationPrice } from '../../query/prices.ts';
import { landStops } from '../../query/reach.ts';
import { sailsOnAnyFleet } from '../heroes/index.ts';
import { landPath } from './march.ts';
import { moveGroup } from './move-group.ts';
import { refuseGroup, refuseWay } from './refusals.ts';

// LE-HERO-4: one own hero, alone or with own troops of its area, makes a land move (R-MOBILISE: other heroes stay).

function affordableSteps(turn: Turn, gold: number): number {
  let steps = 0;
  while (mobilisationPrice(turn, steps + 1) <= gold) steps++;
  return steps;
}

export function addMobilisations(s: Position, turn: Turn, moves: Move[]): void {
  if (s.heroes.length === 0) return;
  const steps = affordableSteps(turn, goldOf(s, turn.faction));
  if (steps === 0) return;
  for (const hero of s.heroes) {
    if (hero.owner !== turn.faction) continue;
    for (const to of landStops(s, turn.faction, hero.area, steps, sailsOnAnyFleet(hero.id))) {
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
export function mobilise(s: Position, turn: Turn, { hero: id, to, troops, mercenaries }: MoveOf<'mobilise'>): number {
  const hero = required(heroOf(s, id), id);
  const path = landPath(s, turn.faction, hero.area, to, sailsOnAnyFleet(hero.id));
  const steps = path.length - 1;
  pay(s, turn.faction, mobilisationPrice(turn, steps));
  moveGroup(s, turn.faction, path, { troops, mercenaries, heroes: [id] });
  return steps;
}

export function refuseMobilise(s: Position, turn: Turn, move: MoveOf<'mobilise'>): Refusal {
  if (turn.god === 'ares') return refused('not-with-ares', 'LE-ARES-4', 'With Ares there is no heroic mobilisation.');
  const hero = heroOf(s, move.hero);
  if (hero?.owner !== turn.faction) {
    return refused('not-your-hero', 'LE-HERO-4', `${proper(move.hero)} is not on the board for you.`, {
      hero: move.hero,
    });
  }
  const anyFleets = sailsOnAnyFleet(hero.id);
  const reason =
    refuseGroup(s, turn.faction, { ...move, from: hero.area }) ??
    refuseWay(s, turn.faction, hero.area, move.to, anyFleets);
  if (reason) return reason;
  const steps = landPath(s, turn.faction, hero.area, move.to, anyFleets).length - 1;
  return tooExpensive('LE-HERO-4', mobilisationPrice(turn, steps), goldOf(s, turn.faction));
}
