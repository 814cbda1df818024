import { collect } from '../../../effects/gold.ts';
import type { Instant } from '../creature.ts';

/** CL-CREA-FATES Take one's income again. */
export const fates: Instant = { now: collect };
