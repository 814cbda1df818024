import type { Building, CreatureId, EditionId, God, HeroId, Piece } from '@meltemi/engine';
import { plural } from '../plural.ts';

// The cases of names and nouns, where a sentence needs another one than the nominative.

type Each<K extends string, V = string> = Readonly<Record<K, V>>;

/** Genitive: u Dia, od Dia. */
export const godOf: Each<God> = {
  zeus: 'Dia',
  athena: 'Athény',
  poseidon: 'Poseidóna',
  ares: 'Aréa',
  hera: 'Héry',
  apollo: 'Apollóna',
};

/** Dative: nabídnout Diovi. */
export const godTo: Each<God> = {
  zeus: 'Diovi',
  athena: 'Athéně',
  poseidon: 'Poseidónovi',
  ares: 'Aréovi',
  hera: 'Héře',
  apollo: 'Apollónovi',
};

/** Accusative: uplatit Harpyji. */
export const theCreature: Each<CreatureId> = {
  harpy: 'Harpyji',
  gryphon: 'Gryfa',
  griffon: 'Gryfa',
  giant: 'Obra',
  dryad: 'Dryádu',
  cyclops: 'Kyklopa',
  charon: 'Charóna',
  graeae: 'Graie',
  fates: 'Moiry',
  pegasus: 'Pegasa',
  satyr: 'Satyra',
  siren: 'Sirénu',
  sphinx: 'Sfingu',
  sylph: 'Sylfu',
  chimera: 'Chiméru',
  cerberus: 'Kerbera',
  hydra: 'Hydru',
  polyphemus: 'Polyféma',
  medusa: 'Medúsu',
  minotaur: 'Mínótaura',
  chiron: 'Cheiróna',
  kraken: 'Krakena',
};

/** Accusative: obětovat Helenu. */
export const theHero: Each<HeroId> = {
  croesus: 'Kroisa',
  hector: 'Hektora',
  helen: 'Helenu',
  jason: 'Iásona',
  ajax: 'Ajaxe',
  pandora: 'Pandóru',
  penthesilea: 'Penthesileu',
  odysseus: 'Odyssea',
  perseus: 'Persea',
};

/** Genitive: místo Heleny. */
export const heroOf: Each<HeroId> = {
  ...theHero,
  helen: 'Heleny',
  pandora: 'Pandóry',
  penthesilea: 'Penthesiley',
};

export function isHeroine(hero: HeroId): boolean {
  return hero === 'helen' || hero === 'pandora' || hero === 'penthesilea';
}

/** Accusative: postavit akademii. */
export const theBuilding: Each<Building | 'metropolis'> = {
  port: 'přístav',
  fortress: 'pevnost',
  temple: 'chrám',
  university: 'akademii',
  metropolis: 'metropoli',
};

/** Genitive: místo akademie. */
export const buildingOf: Each<Building | 'metropolis'> = {
  port: 'přístavu',
  fortress: 'pevnosti',
  temple: 'chrámu',
  university: 'akademie',
  metropolis: 'metropole',
};

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
