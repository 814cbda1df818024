import type { EditionId, HeroId, Piece } from '@meltemi/engine';
import { each } from '../cards.ts';
import { plural } from '../plural.ts';
import { buildings } from './buildings.ts';
import { creatures } from './creatures.ts';
import { gods } from './gods.ts';
import { heroes } from './heroes.ts';

// The cases of names and nouns, where a sentence needs another one than the nominative.

type Each<K extends string, V = string> = Readonly<Record<K, V>>;

/** Genitive: u Dia, od Dia. */
export const godOf = each(gods, 'genitive');

/** Dative: nabídnout Diovi. */
export const godTo = each(gods, 'dative');

/** Accusative: uplatit Harpyji. */
export const theCreature = each(creatures, 'accusative');

/** Accusative: obětovat Helenu. */
export const theHero = each(heroes, 'accusative');

/** Genitive: místo Heleny. */
export const heroOf = each(heroes, 'genitive');

export function isHeroine(hero: HeroId): boolean {
  return heroes[hero].gender === 'f';
}

/** Accusative: postavit akademii. */
export const theBuilding = each(buildings, 'accusative');

/** Genitive: místo akademie. */
export const buildingOf = each(buildings, 'genitive');

/** Accusative: naverbovat vojáka. */
export const thePiece: Each<Piece> = {
  troop: 'vojáka',
  mercenary: 'námezdního vojáka',
  fleet: 'loď',
  prosperity: 'žeton rohu hojnosti',
};

/** Accusative: najmout kněžku. */
export const theCard: Each<EditionId, Each<'priestess' | 'philosopher'>> = {
  legendary: { priestess: 'kněžku', philosopher: 'filozofa' },
  classic: { priestess: 'kněze', philosopher: 'filozofa' },
};

const choose = plural('cs');
const counted = (one: string, few: string, other: string) => (n: number) =>
  `${n}\u00a0${choose(n, { one, few, other })}`;

/** Accusative after a number: máte 2 vojáky. */
export const thePieces = {
  troop: counted('vojáka', 'vojáky', 'vojáků'),
  mercenary: counted('námezdního vojáka', 'námezdní vojáky', 'námezdních vojáků'),
  fleet: counted('loď', 'lodě', 'lodí'),
};
