import type { God } from '../../../model/ids.ts';
import { ares } from './ares.ts';
import { athena } from './athena.ts';
import type { ClassicGod, ClassicGods } from './classic-god.ts';
import { poseidon } from './poseidon.ts';
import { zeus } from './zeus.ts';

const CLASSIC_GODS: ClassicGods = { zeus, athena, poseidon, ares };

/** The rules of a god, if there is a turn with it: not with Apollo. */
export function classicGod(god: God): ClassicGod | undefined {
  const gods: { readonly [G in God]?: ClassicGod } = CLASSIC_GODS;
  return gods[god];
}
