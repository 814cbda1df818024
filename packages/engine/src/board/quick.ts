import type { Arrangement } from '../model/arrangement.ts';
import { required } from '../model/required.ts';
import { readArrangement } from './arrangement-notation.ts';

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

/**
 * LE-MAP-5: ready-made boards with starting positions. All factions of a set-up have an income of 3, one priestess, a
 * like number of sites, and are about equally far from their rivals; teammates keep to LE-SETUP-7.
 */
export const QUICK: Readonly<Record<3 | 4 | 5 | 6 | 'team', QuickSetup>> = {
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
  // Five players: ten tiles.
  5: quick('3b@0,0/2 6b@-1,1/4 5b@-1,0/2 1b@0,1/0 8b@0,-1/5 9b@1,-1/1 7b@-1,2/0 4b@1,-2/0 2b@1,0/5 10b@-2,1/2', [
    'plaka/glauce panormos/eulimene chalki/actaea',
    'ermoupoli/proto schoinoussa/neso ioulis/thoe',
    'oia/maera psathi/admete akrotiri/ploto',
    'phylakopi/speio ornos/ligea kalafatis/xanthe',
    'koufonisia/dynamene kastro/doris livadi/beroe',
  ]),
  // Six players in three teams, factions 0 and 3, 1 and 4, 2 and 5: ten tiles.
  6: quick('10b@0,0/0 9b@-1,0/5 1b@0,-1/0 8b@-1,-1/2 6b@1,-1/3 2b@0,-2/1 3b@-2,0/0 4b@-2,1/4 5b@-2,-1/2 7b@-3,0/2', [
    'kamares/neso akrotiri/ploto korissia/evarne',
    'livadi/beroe koufonisia/dynamene exomvourgo/speio',
    'psathi/melite finikas/rhodea ermoupoli/clytia',
    'irakleia/telesto panormos/eurynome mylopotas/zeuxo',
    'adamas/glauce oia/actaea kastro/doris',
    'kalafatis/ligea schoinoussa/plexaura chalki/panope',
  ]),
  // Two players, or four in two teams, factions 0 and 2 against 1 and 3: eight tiles.
  team: quick('6b@0,0/4 5b@1,0/5 4b@0,1/3 9b@1,-1/0 7b@2,-1/3 8b@2,-2/0 10b@0,-1/5 1b@1,-2/3', [
    'lefkes/actaea akrotiri/eurynome psathi/melite',
    'korissia/evarne phylakopi/glauce kamares/neso',
    'mylopotas/eulimene finikas/rhodea ermoupoli/clytia',
    'koufonisia/cydippe schoinoussa/dynamene kastro/beroe',
  ]),
};

/** Starts are written as three times land/fleet; one troop stands on each land. */
function quick(arrangement: string, starts: readonly string[]): QuickSetup {
  return { arrangement: readArrangement(arrangement), starts: starts.map(start) };
}

function start(text: string): Start {
  const pairs = text.split(' ').map((pair) => pair.split('/'));
  const lands = pairs.map(([land = '']) => land);
  const fleets = pairs.map(([, fleet = '']) => fleet);
  return { lands, fleets, troops: [1, 1, 1] };
}

/** LE-MAP-5: the quick set-up for a number of players. */
export function quickFor(players: number, teams: boolean): QuickSetup {
  const size = ([3, 4, 5, 6] as const).find((number) => number === players);
  return QUICK[teams && size !== 6 ? 'team' : required(size, `quick board for ${players} players`)];
}
