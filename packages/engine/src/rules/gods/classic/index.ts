import { ares } from './ares.ts';
import { athena } from './athena.ts';
import type { ClassicGods } from './classic-god.ts';
import { poseidon } from './poseidon.ts';
import { zeus } from './zeus.ts';

export const CLASSIC_GODS: ClassicGods = { zeus, athena, poseidon, ares };
