import { missing } from '../errors.ts';
import { type Arrangement, readArrangement } from './placed.ts';

/** Where a faction starts. */
export interface Start {
  /** The ids of its three land areas; the first two lie on different islands (LE-SETUP-4). */
  readonly lands: readonly string[];
  /** For each of them the sea area of its fleet. */
  readonly fleets: readonly string[];
  /** For each of them the number of basic troops, 3 in all (LE-SETUP-5). */
  readonly troops: readonly number[];
}

export interface QuickSetup {
  readonly arrangement: Arrangement;
  /** By faction. */
  readonly starts: readonly Start[];
}

/** Those that are added (tables.ts). */
export type MoreQuick = Record<5 | 6 | 'team', QuickSetup>;

/**
 * LE-MAP-5: ready-made boards with starting positions. All factions of a set-up have an income of 3, one priestess, a
 * like number of sites, and are about equally far from their rivals; teammates keep to LE-SETUP-7.
 */
export const QUICK: Readonly<Record<3 | 4, QuickSetup>> & Partial<MoreQuick> = {
  // Three players: six tiles.
  3: quick('9a@0,0/0 4a@1,0/0 5a@0,1/2 7a@-1,1/1 6a@-1,2/2 3a@1,1/2', [
    'serifos/hippothoe syros/ianthe kythnos/cymothoe',
    'milos/ianeira tinos/dione mykonos/eione',
    'kea/opis andros/psamathe gyaros/calypso',
  ]),
  // Four players, each for themselves: eight tiles.
  4: quick('3a@0,0/4 10a@-1,0/1 6a@-1,1/1 2a@0,-1/2 8a@-2,1/5 7a@-1,-1/3 5a@0,1/0 1a@1,-1/0', [
    'kythnos/galene sikinos/perse kimolos/erato',
    'ios/laomedeia tinos/psamathe rineia/amphitrite',
    'serifos/hippothoe mykonos/urania milos/ianeira',
    'kea/dione donousa/agave naxos/thetis',
  ]),
};

/** Starts are written as three times land/fleet; one troop stands on each land. */
export function quick(arrangement: string, starts: readonly string[]): QuickSetup {
  return { arrangement: readArrangement(arrangement), starts: starts.map(start) };
}

function start(text: string): Start {
  const pairs = text.split(' ').map((pair) => pair.split('/'));
  return { lands: pairs.map(([land]) => land), fleets: pairs.map(([, fleet]) => fleet), troops: [1, 1, 1] };
}

/** LE-MAP-5: the quick set-up for so many players. */
export function quickFor(players: number, teams: boolean): QuickSetup {
  return QUICK[teams && players !== 6 ? 'team' : (players as 3 | 4 | 5 | 6)] ?? missing();
}
