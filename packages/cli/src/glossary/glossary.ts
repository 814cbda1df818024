import type { Bonus, Building, CreatureId, God, HeroId, MonumentId } from '@meltemi/engine';

// The game's cards and words, each in a line: for players who have never seen the rules. The rules themselves are in docs/rules.

/** The words of one edition. */
export interface Glossary {
  readonly gods: Readonly<Partial<Record<God, string>>>;
  readonly creatures: Readonly<Partial<Record<CreatureId, string>>>;
  readonly heroes: Readonly<Partial<Record<HeroId, string>>>;
  readonly buildings: Readonly<Record<Building | 'metropolis', string>>;
  readonly monuments: Readonly<Partial<Record<MonumentId, string>>>;
  /** The game in short: paragraphs, headings end with a colon. */
  readonly guide: readonly string[];
}

export const BONUS_WORDS: Readonly<Record<Bonus, string>> = {
  troops: 'two troops',
  gold: '3 gold',
  prosperity: 'a prosperity token',
  fleets: 'two fleets',
  priestess: 'a priestess',
};

/** Monuments by their names. */
export const MONUMENT_NAMES: Readonly<Record<MonumentId, string>> = {
  lighthouse: 'the Great Lighthouse of Poseidon',
  citadel: 'the Great Citadel of Ares',
  military: 'the Military Academy',
  naval: 'the Naval Academy',
  warport: 'the War Port',
  university: 'the Great University of Athena',
  zeus: 'the Great Temple of Zeus',
  athena: 'the Temple of Athena',
  poseidon: 'the Temple of Poseidon',
  ares: 'the Temple of Ares',
};
