import type { EditionId, Piece, Unit } from '@meltemi/engine';
import { each } from '../cards.ts';
import { buildings } from './buildings.ts';
import { unit } from './cards.ts';
import { creatures } from './creatures.ts';
import { gods } from './gods.ts';
import { heroes } from './heroes.ts';
import { counted, names } from './names.ts';

// Names and counts in the cases that sentences need.

type Each<K extends string, V = string> = Readonly<Record<K, V>>;
type Count = (n: number) => string;

/** кого? від кого? */
export const ofGod = each(gods, 'genitive');

/** кому? */
export const toGod = each(gods, 'dative');

/** кого? (знахідний) */
export const theCreature = each(creatures, 'accusative');

/** чий? (родовий) */
export const ofHero = each(heroes, 'genitive');

/** кого? (знахідний) */
export const theHero = each(heroes, 'accusative');

/** ким? */
export const byHero = each(heroes, 'instrumental');

/** що? (знахідний) */
export const theBuilding = each(buildings, 'accusative');

/** чого? */
export const ofBuilding = each(buildings, 'genitive');

/** кого? що? (знахідний) */
export const theUnit: Each<Unit> = { ...unit, ...theHero, fleet: 'флотилію', minotaur: 'Мінотавра' };

/** Counts in the accusative. */
export const thePieces: Each<Piece, Count> = {
  ...names.piece,
  fleet: counted('флотилію', 'флотилії', 'флотилій'),
};

const philosophers = counted('філософа', 'філософів', 'філософів');

export const theCards: Each<EditionId, Each<'priestess' | 'philosopher', Count>> = {
  legendary: { priestess: counted('жрицю', 'жриць', 'жриць'), philosopher: philosophers },
  classic: { priestess: counted('жерця', 'жерців', 'жерців'), philosopher: philosophers },
};

export const theGold = counted('монету', 'монети', 'монет');
