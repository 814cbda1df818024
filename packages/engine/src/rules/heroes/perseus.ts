import { push } from '../../effects/state.ts';
import { flights } from '../../query/groups.ts';
import type { HeroRule } from './hero.ts';

/**
 * LE-HERO-PERSEUS Battle: troops with him that would be destroyed may withdraw instead. Sacrifice: any group of own
 * troops and heroes moves from one land area to any other; he leaves first (R-PERSEUS).
 */
export const perseus: HeroRule = {
  savesTroops: true,
  mayBeSacrificed: (s, faction, leaving) => flights(s, faction, leaving).length > 0,
  sacrifice: (s, faction) => push(s, { kind: 'perseus-leads', faction }),
};
