import type { HeroRule } from './hero.ts';

/**
 * LE-HERO-PENTHESILEA Battle: wins ties of a round (R-PENTH-TIE). Sacrifice: only while a metropolis is being placed,
 * on her card (metropolis/metropolis.ts asks for it).
 */
export const penthesilea: HeroRule = {
  winsTies: true,
  mayBeSacrificed: () => false,
  sacrifice: () => {},
};
