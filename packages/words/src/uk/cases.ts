import type { Building, CreatureId, EditionId, God, HeroId, Piece, Unit } from '@meltemi/engine';
import { counted, names } from './names.ts';

// Names and counts in the cases that sentences need.

type Each<K extends string, V = string> = Readonly<Record<K, V>>;
type Count = (n: number) => string;

/** кого? від кого? */
export const ofGod: Each<God> = {
  zeus: 'Зевса',
  athena: 'Атени',
  poseidon: 'Посейдона',
  ares: 'Ареса',
  hera: 'Гери',
  apollo: 'Аполлона',
};

/** кому? */
export const toGod: Each<God> = {
  zeus: 'Зевсу',
  athena: 'Атені',
  poseidon: 'Посейдону',
  ares: 'Аресу',
  hera: 'Гері',
  apollo: 'Аполлону',
};

/** кого? (знахідний) */
export const theCreature: Each<CreatureId> = {
  harpy: 'Гарпію',
  gryphon: 'Грифона',
  griffon: 'Грифона',
  giant: 'Велетня',
  dryad: 'Дріаду',
  cyclops: 'Циклопа',
  charon: 'Харона',
  graeae: 'Грай',
  fates: 'Мойр',
  pegasus: 'Пегаса',
  satyr: 'Сатира',
  siren: 'Сирену',
  sphinx: 'Сфінкса',
  sylph: 'Сильфа',
  chimera: 'Химеру',
  cerberus: 'Цербера',
  hydra: 'Гідру',
  polyphemus: 'Поліфема',
  medusa: 'Медузу',
  minotaur: 'Мінотавра',
  chiron: 'Хірона',
  kraken: 'Кракена',
};

/** чий? (родовий) */
export const ofHero: Each<HeroId> = {
  croesus: 'Креза',
  hector: 'Гектора',
  helen: 'Єлени',
  jason: 'Ясона',
  ajax: 'Аякса',
  pandora: 'Пандори',
  penthesilea: 'Пентесілеї',
  odysseus: 'Одіссея',
  perseus: 'Персея',
};

/** кого? (знахідний) */
export const theHero: Each<HeroId> = {
  ...ofHero,
  helen: 'Єлену',
  pandora: 'Пандору',
  penthesilea: 'Пентесілею',
};

/** ким? */
export const byHero: Each<HeroId> = {
  croesus: 'Крезом',
  hector: 'Гектором',
  helen: 'Єленою',
  jason: 'Ясоном',
  ajax: 'Аяксом',
  pandora: 'Пандорою',
  penthesilea: 'Пентесілеєю',
  odysseus: 'Одіссеєм',
  perseus: 'Персеєм',
};

/** що? (знахідний) */
export const theBuilding: Each<Building | 'metropolis'> = {
  ...names.building,
  fortress: 'фортецю',
  metropolis: 'метрополію',
};

/** чого? */
export const ofBuilding: Each<Building | 'metropolis'> = {
  port: 'порту',
  fortress: 'фортеці',
  temple: 'храму',
  university: 'університету',
  metropolis: 'метрополії',
};

/** кого? що? (знахідний) */
export const theUnit: Each<Unit> = { ...names.unit, ...theHero, fleet: 'флотилію', minotaur: 'Мінотавра' };

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
