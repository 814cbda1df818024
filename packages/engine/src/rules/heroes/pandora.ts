import type { HeroRule } from './hero.ts';

/**
 * LE-HERO-PANDORA Battle: enemy mercenaries change sides before it begins. Sacrifice: that of a hero on the track
 * (sacrifice.ts offers them; she has none of her own).
 */
export const pandora: HeroRule = {
  turnsMercenaries: true,
  mayBeSacrificed: () => false,
  sacrifice: () => {},
};
