import type { Building, CreatureId, EditionId, God, HeroId, Piece, Unit } from '@meltemi/engine';
import { plural } from '../plural.ts';

// The cases of names and nouns, where a sentence needs another one than the nominative.

type Each<K extends string, V = string> = Readonly<Record<K, V>>;

/** Genitive: od Zeusa, dla Zeusa. */
export const godOf: Each<God> = {
  zeus: 'Zeusa',
  athena: 'Ateny',
  poseidon: 'Posejdona',
  ares: 'Aresa',
  hera: 'Hery',
  apollo: 'Apolla',
};

/** Dative: ofiarować Zeusowi. */
export const godTo: Each<God> = {
  zeus: 'Zeusowi',
  athena: 'Atenie',
  poseidon: 'Posejdonowi',
  ares: 'Aresowi',
  hera: 'Herze',
  apollo: 'Apollowi',
};

/** Locative: przy Zeusie. */
export const godAt: Each<God> = {
  zeus: 'Zeusie',
  athena: 'Atenie',
  poseidon: 'Posejdonie',
  ares: 'Aresie',
  hera: 'Herze',
  apollo: 'Apollu',
};

/** Accusative: kupić Harpię. */
export const theCreature: Each<CreatureId> = {
  harpy: 'Harpię',
  gryphon: 'Gryfa',
  griffon: 'Gryfa',
  giant: 'Giganta',
  dryad: 'Driadę',
  cyclops: 'Cyklopa',
  charon: 'Charona',
  graeae: 'Graje',
  fates: 'Mojry',
  pegasus: 'Pegaza',
  satyr: 'Satyra',
  siren: 'Syrenę',
  sphinx: 'Sfinksa',
  sylph: 'Sylfa',
  chimera: 'Chimerę',
  cerberus: 'Cerbera',
  hydra: 'Hydrę',
  polyphemus: 'Polifema',
  medusa: 'Meduzę',
  minotaur: 'Minotaura',
  chiron: 'Chirona',
  kraken: 'Krakena',
};

/** Genitive: użyć Harpii. */
export const creatureOf: Each<CreatureId> = {
  ...theCreature,
  harpy: 'Harpii',
  dryad: 'Driady',
  graeae: 'Graj',
  fates: 'Mojr',
  siren: 'Syreny',
  chimera: 'Chimery',
  hydra: 'Hydry',
  medusa: 'Meduzy',
};

/** Accusative: poświęcić Helenę. */
export const theHero: Each<HeroId> = {
  croesus: 'Krezusa',
  hector: 'Hektora',
  helen: 'Helenę',
  jason: 'Jazona',
  ajax: 'Ajasa',
  pandora: 'Pandorę',
  penthesilea: 'Pentezyleę',
  odysseus: 'Odyseusza',
  perseus: 'Perseusza',
};

/** Genitive: zdolność Heleny. */
export const heroOf: Each<HeroId> = {
  ...theHero,
  helen: 'Heleny',
  pandora: 'Pandory',
  penthesilea: 'Pentezylei',
};

export function isHeroine(hero: HeroId): boolean {
  return hero === 'helen' || hero === 'pandora' || hero === 'penthesilea';
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
export const theBuilding: Each<Building | 'metropolis'> = {
  port: 'port',
  fortress: 'fortecę',
  temple: 'świątynię',
  university: 'uniwersytet',
  metropolis: 'metropolię',
};

/** Genitive: zamiast fortecy. */
export const buildingOf: Each<Building | 'metropolis'> = {
  port: 'portu',
  fortress: 'fortecy',
  temple: 'świątyni',
  university: 'uniwersytetu',
  metropolis: 'metropolii',
};

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
