import { push } from '../../effects/state.ts';
import { BUILDINGS } from '../../model/ids.ts';
import { countOf } from '../../query/sites.ts';
import type { HeroRule } from './hero.ts';

const ALIKE = 3;

/** LE-HERO-ODYSSEUS Battle: attacking, ignores fortresses. Sacrifice: three basic buildings of one type: metropolis. */
export const odysseus: HeroRule = {
  ignoresFortresses: true,
  builds: 'on-cleared-site',
  needs: ALIKE,
  mayBeSacrificed: (s, faction) => s.stack.length > 0 && BUILDINGS.some((type) => countOf(s, faction, type) >= ALIKE),
  sacrifice(s, faction) {
    push(s, { kind: 'metropolis', faction }, { kind: 'raze', faction, how: 'odysseus', gone: [] });
  },
};
