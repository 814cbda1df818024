import { goldOf, pay } from '../gold.ts';
import { canBuildMetropolis } from '../metropolis/metropolis.ts';
import { push } from '../state.ts';
import type { HeroRule } from './hero.ts';

const PRICE = 15;

/** LE-HERO-CROESUS Battle: pay 1 GP to reroll the own die, any number of times. Sacrifice: pay 15 GP for a metropolis. */
export const croesus: HeroRule = {
  rerolls: true,
  secretCondition: true,
  mayBeSacrificed: (s, faction, leaving) => goldOf(s, faction) >= PRICE && canBuildMetropolis(s, faction, leaving),
  sacrifice(s, faction) {
    pay(s, faction, PRICE);
    push(s, { kind: 'metropolis', faction });
  },
};
