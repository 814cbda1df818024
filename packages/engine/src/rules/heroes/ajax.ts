import { push } from '../../effects/state.ts';
import { landCount } from '../../query/areas.ts';
import { canBuildMetropolis } from '../../query/metropolises.ts';
import type { HeroRule } from './hero.ts';

const LANDS = 7;

/** LE-HERO-AJAX Battle: strength 2. Sacrifice: at least 7 own land areas: metropolis. */
export const ajax: HeroRule = {
  strength: 2,
  needs: LANDS,
  builds: 'on-free-site',
  mayBeSacrificed: (s, faction, leaving) => landCount(s, faction) >= LANDS && canBuildMetropolis(s, faction, leaving),
  sacrifice: (s, faction) => push(s, { kind: 'metropolis', faction }),
};
