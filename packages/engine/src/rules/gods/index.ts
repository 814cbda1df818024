import { apollo } from './apollo.ts';
import { ares } from './ares.ts';
import { athena } from './athena.ts';
import type { GodRules } from './god.ts';
import { hera } from './hera.ts';
import { poseidon } from './poseidon.ts';
import { zeus } from './zeus.ts';

export const GOD_RULES: GodRules = { zeus, athena, poseidon, ares, hera, apollo };
