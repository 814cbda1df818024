import { robbing } from './robbing.ts';

/** LE-CREA-SATYR, CL-CREA-SATYR Steal one philosopher from another player (may complete four). */
export const satyr = robbing<'satyr'>('philosopher');
