import { pay } from '../../effects/gold.ts';
import { push } from '../../effects/state.ts';
import { goldOf } from '../../query/gold.ts';
import { canBuildMetropolis } from '../../query/metropolises.ts';
import type { HeroRule } from './hero.ts';

const PRICE = 15;

/**
 * LE-HERO-CROESUS Battle: pay 1 GP to reroll the own die, any number of times. Sacrifice: pay 15 GP for a metropolis.
 */
export const croesus: HeroRule = {
  rerolls: true,
  secretCondition: true,
  builds: 'on-free-site',
  needs: PRICE,
  mayBeSacrificed: (s, faction, leaving) => goldOf(s, faction) >= PRICE && canBuildMetropolis(s, faction, leaving),
  sacrifice(s, faction) {
    pay(s, faction, PRICE);
    push(s, { kind: 'metropolis', faction });
  },
};
