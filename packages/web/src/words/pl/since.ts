import type { Unit } from '@meltemi/engine';
import { entriesOf } from '@meltemi/engine/internal';
import type { Units } from '@meltemi/words';
import { cards, creatureOf, heroOf, names, theBuilding, theCard, theHero, thePieces, theUnit } from '@meltemi/words/pl';
import type { since as english } from '../en/since.ts';

function isPiece(unit: string): unit is 'troop' | 'mercenary' | 'fleet' {
  return unit in thePieces;
}

/** Accusative: tracisz 2 oddziały. */
function listed(units: Units): string {
  const parts = entriesOf<Unit, number>(units);
  return names.list(parts.map(([unit, count]) => (isPiece(unit) ? thePieces[unit](count) : theUnit[unit])));
}

/** `name: fact`, so that a sentence reads well whatever a faction is called. */
export const since: typeof english = {
  title: 'Od twojej tury',
  showMe: 'Pokaż',
  more: (count) => `jeszcze ${count}`,
  taken: (who, area, units, edition) => {
    const lost = listed(units);
    return `${who}: tracisz ${edition === 'classic' ? 'wyspę' : 'obszar'} ${area}${lost && ` (${lost})`}`;
  },
  lost: (who, units, area) => `${who ? `${who}: tracisz` : 'Tracisz'} ${listed(units)} – ${area}`,
  switched: (who, mercenaries, area) => `${who}: odebrano ci ${thePieces.mercenary(mercenaries)} – ${area}`,
  robbed: (who, gold, edition) =>
    `${who}: kradzież, tracisz ${gold === null ? 'połowę złota' : names.gold[edition](gold)}`,
  card: (who, card, edition) => `${who}: tracisz ${theCard[edition][card]}`,
  razed: (who, building, site) => `${who}: tracisz ${theBuilding[building]} – ${site}`,
  rival: (who, facts) => `${who}: ${facts.join('; ')}`,
  fact: {
    built: (building, site) => `wybudowano ${theBuilding[building]} – ${site}`,
    metropolis: (site) => `powstała metropolia – ${site}`,
    monument: (monument, area) => `monument ${cards.monument[monument].name} – ${area}`,
    enshrined: (hero) => `metropolia na karcie ${heroOf[hero]}`,
    hired: (hero) => `zrekrutowano ${theHero[hero]}`,
    creatures: (creatures) => `użyto ${names.list(creatures.map((id) => creatureOf[id]))}`,
    took: (area, from) => `przejęto kontrolę – ${area}${from && `, dotąd ${from}`}`,
    fought: (area, defender) => `bitwa – ${area}, broni się ${defender}`,
    destroyed: (unit, area) => `zniszczono ${theUnit[unit]} – ${area}`,
    robbed: (victim) => `kradzież złota, traci ${victim}`,
    gained: (things) => `+${names.list(things)}`,
    moved: (areas) => `ruch → ${areas.join(', ')}`,
  },
};
