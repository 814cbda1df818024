import { push } from '../../effects/state.ts';
import { canBuildMetropolis } from '../../query/metropolises.ts';
import { FLEETS, reserve } from '../../query/supply.ts';
import type { HeroRule } from './hero.ts';

/**
 * LE-HERO-JASON Battle: in heroic mobilisation enemy fleets count as own (never for retreats). Sacrifice: all 8 own
 * fleets on the board: metropolis.
 */
export const jason: HeroRule = {
  sailsOnAnyFleet: true,
  builds: 'on-free-site',
  needs: FLEETS,
  mayBeSacrificed: (s, faction, leaving) =>
    reserve(s, faction, 'fleet') === 0 && canBuildMetropolis(s, faction, leaving),
  sacrifice: (s, faction) => push(s, { kind: 'metropolis', faction }),
};
