import { collect } from '../../effects/gold.ts';
import type { Instant } from './creature.ts';

/** LE-CREA-GRAEAE Take one's income again, as the board stands now: this faction's areas only (R-GRAEAE). */
export const graeae: Instant = { now: collect };
