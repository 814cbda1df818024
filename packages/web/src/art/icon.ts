import type { GAME_ICONS } from './game-icons.ts';

/** Our own drawings, one file each in `drawn/`. */
export const DRAWN = [
  // creatures
  'cerberus',
  'chimera',
  'charon',
  'satyr',
  'dryad',
  'graeae',
  'sylph',
  'polyphemus',
  'cyclops',
  'hydra',
  'medusa',
  'kraken',
  // heroes
  'croesus',
  'helen',
  'ajax',
  'pandora',
  'penthesilea',
  'odysseus',
  'perseus',
  // gods and what they give
  'athena',
  'hera',
  'priestess',
  'university',
  'metropolis',
  // emblem
  'bull',
  // pieces and models on the board
  'trireme',
  'horn',
  'model-site',
  'model-port',
  'model-jetty',
  'model-fortress',
  'model-temple',
  'model-university',
  'model-metropolis',
  'model-monument',
  'model-hero',
] as const;

export type IconName = keyof typeof GAME_ICONS | (typeof DRAWN)[number];
