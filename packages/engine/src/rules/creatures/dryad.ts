import { robbing } from './robbing.ts';

/** LE-CREA-DRYAD, CL-CREA-DRYAD Steal one priestess from another player. */
export const dryad = robbing<'dryad'>('priestess');
