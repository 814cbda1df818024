import type { Unit } from '@meltemi/engine';
import { type Cards, each } from '../cards.ts';
import { bonuses } from './bonuses.ts';
import { buildings } from './buildings.ts';
import { creatures } from './creatures.ts';
import { gods } from './gods.ts';
import { heroes } from './heroes.ts';
import { monuments } from './monuments.ts';

export const cards: Cards = {
  god: gods,
  creature: creatures,
  hero: heroes,
  monument: monuments,
  building: buildings,
  bonus: bonuses,
};

// Names alone.
export const god = each(cards.god, 'name');
export const creature = each(cards.creature, 'name');
export const hero = each(cards.hero, 'name');
export const monument = each(cards.monument, 'name');
export const building = each(cards.building, 'name');
export const bonus = each(cards.bonus, 'name');

/** One unit of a side, by its name or kind. */
export const unit: Readonly<Record<Unit, string>> = {
  ...hero,
  troop: 'oddział',
  mercenary: 'najemnik',
  fleet: 'flota',
  minotaur: creature.minotaur,
};
