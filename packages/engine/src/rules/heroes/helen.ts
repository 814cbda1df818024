import { push } from '../../effects/state.ts';
import { BUILDINGS } from '../../model/ids.ts';
import { countOf } from '../../query/sites.ts';
import type { HeroRule } from './hero.ts';

const PAIR = 2;
const PAIRS = 2;

/**
 * LE-HERO-HELEN Battle: the own die always counts 2. Sacrifice: two pairs of basic buildings of two types: metropolis.
 */
export const helen: HeroRule = {
  die: 2,
  builds: 'on-cleared-site',
  needs: PAIR,
  mayBeSacrificed: (s, faction) =>
    s.stack.length > 0 && BUILDINGS.filter((type) => countOf(s, faction, type) >= PAIR).length >= PAIRS,
  sacrifice(s, faction) {
    push(s, { kind: 'metropolis', faction }, { kind: 'raze', faction, how: 'helen', gone: [] });
  },
};
