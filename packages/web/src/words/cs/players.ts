import type { players as english } from '../en/players.ts';
import { outOf } from './out-of.ts';

/** The players and what they have. */
export const players: typeof english = {
  players: 'Hráči',
  team: (names) => `Tým: ${names}`,
  bidsAs: (places) => `V pořadí nabízení darů: ${places}`,
  purse: (gold) => `${gold} v zásobě`,
  holdPurse: 'Podržte: zlaťáky',
  /** Beside the reader's own name. */
  you: 'vy',
  purseBounds: (least, most) => `${least} až ${most}\u00a0ZL v zásobě`,
  income: (gold) => `Příjem ${gold}`,
  thinking: 'přemýšlí',
  out: 'mimo hru',
  metropolises: (have, goal) => `${outOf(have, goal)}\u00a0metropolí`,
  philosophers: (have) => `${outOf(have, 4)}\u00a0filozofů`,
  buildings: (have) => `Budovy pro příští metropoli: ${have}`,
  none: 'žádné',
  reserve: (troops, fleets) => `V zásobě: ${troops}, ${fleets}`,
  figure: (name, area) => `${name} (${area})`,
  shrine: (hero) => `Metropole na kartě (${hero})`,
  askSacrifices: 'Ptát se na oběť hrdiny před každou akcí',
  askSacrificesHint: 'Jinak dostanete otázku jen tehdy, když volíte, co ve svém tahu udělat.',
};
