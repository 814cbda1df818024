import type { Unit } from '@meltemi/engine';
import { entriesOf } from '@meltemi/engine/internal';
import type { Units } from '@meltemi/words';
import {
  cards,
  heroOf,
  isHeroine,
  names,
  theBuilding,
  theCard,
  theCreature,
  theHero,
  thePiece,
  thePieces,
} from '@meltemi/words/cs';
import type { since as english } from '../en/since.ts';

function isPiece(unit: string): unit is 'troop' | 'mercenary' | 'fleet' {
  return unit in thePieces;
}

function theFigure(unit: Exclude<Unit, 'troop' | 'mercenary' | 'fleet'>): string {
  return unit === 'minotaur' ? theCreature.minotaur : theHero[unit];
}

/** Accusative: ztrácíte 2 vojáky. */
function listed(units: Units): string {
  const parts = entriesOf<Unit, number>(units);
  return names.list(parts.map(([unit, count]) => (isPiece(unit) ? thePieces[unit](count) : theFigure(unit))));
}

/** `name: fact`, so that a sentence reads well whatever a faction is called. */
export const since: typeof english = {
  title: 'Od vašeho tahu',
  showMe: 'Ukázat',
  more: (count) => `a další: ${count}`,
  taken: (who, area, units, edition) => {
    const lost = listed(units);
    const what = edition === 'classic' ? 'ostrov' : 'oblast';
    return `${who}: přicházíte o ${what} ${area}${lost && `, ztrácíte ${lost}`}`;
  },
  lost: (who, units, area) => `${who ? `${who}: ztrácíte` : 'Ztrácíte'} ${listed(units)}, ${area}`,
  switched: (who, mercenaries, area) => `${who}: přicházíte o ${thePieces.mercenary(mercenaries)}, ${area}`,
  robbed: (who, gold, edition) =>
    `${who}: krádež, přicházíte o ${gold === null ? 'polovinu zlaťáků' : names.gold[edition](gold)}`,
  card: (who, card, edition) => `${who}: přicházíte o ${theCard[edition][card]}`,
  razed: (who, building, site) => `${who}: přicházíte o ${theBuilding[building]}, ${site}`,
  rival: (who, facts) => `${who}: ${facts.join('; ')}`,
  fact: {
    built: (building, site) => {
      const feminine = building === 'fortress' || building === 'university';
      return `${feminine ? 'postavena' : 'postaven'} ${cards.building[building].name}, ${site}`;
    },
    metropolis: (site) => `postavena metropole, ${site}`,
    monument: (monument, area) => `monument ${cards.monument[monument].name}, ${area}`,
    enshrined: (hero) => `metropole na kartě ${heroOf[hero]}`,
    hired: (hero) => `${isHeroine(hero) ? 'nová hrdinka' : 'nový hrdina'} ${cards.hero[hero].name}`,
    creatures: (creatures) =>
      `${creatures.length > 1 ? 'přicházejí' : 'přichází'} ${names.list(creatures.map((id) => cards.creature[id].name))}`,
    took: (area, from, edition) =>
      `${edition === 'classic' ? 'získaný ostrov' : 'získaná oblast'} ${area}${from && ` – dosud ${from}`}`,
    fought: (area, defender) => `bitva, ${area} – brání se ${defender}`,
    destroyed: (unit, area) => `útok na ${isPiece(unit) ? thePiece[unit] : theFigure(unit)}, ${area}`,
    robbed: (victim) => `krádež, zlato ztrácí ${victim}`,
    gained: (things) => `+${names.list(things)}`,
    moved: (areas) => `přesun → ${areas.join(', ')}`,
  },
};
