import { canBuildMetropolis } from '../metropolis/metropolis.ts';
import { push } from '../state.ts';
import { reserve } from '../supply.ts';
import type { HeroRule } from './hero.ts';

/**
 * LE-HERO-JASON Battle: in heroic mobilisation enemy fleets count as own (never for retreats). Sacrifice: all 8 own fleets on the
 * board: metropolis.
 */
export const jason: HeroRule = {
  sailsOnAnyFleet: true,
  mayBeSacrificed: (s, faction, leaving) =>
    reserve(s, faction, 'fleet') === 0 && canBuildMetropolis(s, faction, leaving),
  sacrifice: (s, faction) => push(s, { kind: 'metropolis', faction }),
};
