import type { EditionId, HeroId, Piece, Unit } from '@meltemi/engine';
import { each } from '../cards.ts';
import { plural } from '../plural.ts';
import { buildings } from './buildings.ts';
import { creatures } from './creatures.ts';
import { gods } from './gods.ts';
import { heroes } from './heroes.ts';

// The cases of names and nouns, where a sentence needs another one than the nominative.

type Each<K extends string, V = string> = Readonly<Record<K, V>>;

/** Genitive: od Zeusa, dla Zeusa. */
export const godOf = each(gods, 'genitive');

/** Dative: ofiarować Zeusowi. */
export const godTo = each(gods, 'dative');

/** Locative: przy Zeusie. */
export const godAt = each(gods, 'locative');

/** Accusative: kupić Harpię. */
export const theCreature = each(creatures, 'accusative');

/** Genitive: użyć Harpii. */
export const creatureOf = each(creatures, 'genitive');

/** Accusative: poświęcić Helenę. */
export const theHero = each(heroes, 'accusative');

/** Genitive: zdolność Heleny. */
export const heroOf = each(heroes, 'genitive');

export function isHeroine(hero: HeroId): boolean {
  return heroes[hero].gender === 'f';
}

/** Accusative: stracić flotę. */
export const theUnit: Each<Unit> = {
  ...theHero,
  troop: 'oddział',
  mercenary: 'najemnika',
  fleet: 'flotę',
  minotaur: 'Minotaura',
};

/** Accusative: wybudować fortecę. */
export const theBuilding = each(buildings, 'accusative');

/** Genitive: zamiast fortecy. */
export const buildingOf = each(buildings, 'genitive');

const prosperity: Each<EditionId> = { legendary: 'żeton dobrobytu', classic: 'znacznik dobrobytu' };

/** Accusative: zrekrutować flotę. */
export function thePiece(piece: Piece, edition: EditionId): string {
  return piece === 'prosperity' ? prosperity[edition] : theUnit[piece];
}

/** One of a kind, in the nominative. */
export function onePiece(piece: Piece, edition: EditionId): string {
  const one = { troop: 'oddział', mercenary: 'najemnik', fleet: 'flota', prosperity: prosperity[edition] };
  return `1\u00a0${one[piece]}`;
}

/** Accusative: wziąć kapłankę. */
export const theCard: Each<EditionId, Each<'priestess' | 'philosopher'>> = {
  legendary: { priestess: 'kapłankę', philosopher: 'filozofa' },
  classic: { priestess: 'kapłana', philosopher: 'filozofa' },
};

const choose = plural('pl');
const counted = (one: string, few: string, many: string) => (n: number) =>
  `${n}\u00a0${choose(n, { one, few, many, other: many })}`;

/** Accusative after a number: masz 1 flotę. */
export const thePieces = {
  troop: counted('oddział', 'oddziały', 'oddziałów'),
  mercenary: counted('najemnika', 'najemników', 'najemników'),
  fleet: counted('flotę', 'floty', 'flot'),
};
