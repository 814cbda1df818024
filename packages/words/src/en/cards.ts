import type { Unit } from '@meltemi/engine';
import { type Cards, namesOf } from '../cards.ts';
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

export const { god, creature, hero, monument, building, bonus } = namesOf(cards);

/** One unit of a side, by its name or kind. */
export const unit: Readonly<Record<Unit, string>> = {
  ...hero,
  troop: 'troop',
  mercenary: 'mercenary',
  fleet: 'fleet',
  minotaur: creature.minotaur,
};
