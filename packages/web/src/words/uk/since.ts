import type { Unit } from '@meltemi/engine';
import { entriesOf } from '@meltemi/engine/internal';
import type { Units } from '@meltemi/words';
import {
  cards,
  names,
  ofHero,
  theBuilding,
  theCards,
  theCreature,
  theGold,
  theHero,
  thePieces,
  theUnit,
} from '@meltemi/words/uk';
import type { since as english } from '../en/since.ts';

function isPiece(unit: string): unit is 'troop' | 'mercenary' | 'fleet' {
  return unit in thePieces;
}

/** Accusative: ви втратили 1 флотилію. */
function listed(units: Units): string {
  const parts = entriesOf<Unit, number>(units);
  return names.list(parts.map(([unit, count]) => (isPiece(unit) ? thePieces[unit](count) : theUnit[unit])));
}

/** `name: fact`, so that a sentence reads well whatever a faction is called. */
export const since: typeof english = {
  title: 'Від вашого ходу',
  showMe: 'Показати',
  more: (count) => `і ще ${count}`,
  taken: (who, area, units, edition) => {
    const lost = listed(units);
    return `${who}: захоплено ${edition === 'classic' ? 'ваш острів' : 'вашу зону'} ${area}${lost && `, ви втратили ${lost}`}`;
  },
  lost: (who, units, area) => `${who ? `${who}: ви` : 'Ви'} втратили ${listed(units)} — ${area}`,
  switched: (who, mercenaries, area) => `${who}: у вас переманено ${thePieces.mercenary(mercenaries)} — ${area}`,
  robbed: (who, gold) => `${who}: крадіжка, ви втратили ${gold === null ? 'половину монет' : theGold(gold)}`,
  card: (who, card, edition) => `${who}: ви втратили ${theCards[edition][card](1)}`,
  razed: (who, building, site) => `${who}: ви втратили ${theBuilding[building]} — ${site}`,
  rival: (who, facts) => `${who}: ${facts.join('; ')}`,
  fact: {
    built: (building, site) => `побудовано ${theBuilding[building]} — ${site}`,
    metropolis: (site) => `засновано метрополію — ${site}`,
    monument: (monument, area) => `монумент «${cards.monument[monument].name}» — ${area}`,
    enshrined: (hero) => `метрополія на карті ${ofHero[hero]}`,
    hired: (hero) => `найнято ${theHero[hero]}`,
    creatures: (creatures) => `викликано ${names.list(creatures.map((id) => theCreature[id]))}`,
    took: (area, from) => `здобуто контроль — ${area}${from && `, раніше — ${from}`}`,
    fought: (area, defender) => `битва — ${area}, оборонець — ${defender}`,
    destroyed: (unit, area) => `знищено ${theUnit[unit]} — ${area}`,
    robbed: (victim) => `крадіжка, монети втрачає ${victim}`,
    gained: (things) => `+${names.list(things)}`,
    moved: (areas) => `рух → ${areas.join(', ')}`,
  },
};
