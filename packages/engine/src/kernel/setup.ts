import { boardOf } from '../board/board-of.ts';
import { agree } from '../editions/agree.ts';
import { EDITIONS } from '../editions/index.ts';
import { runRules } from '../effects/tell.ts';
import type { Event } from '../model/events.ts';
import { BONUSES, NOBODY } from '../model/ids.ts';
import type { Options } from '../model/options.ts';
import type { State } from '../model/state.ts';
import { type Table, teamsOf } from '../model/table.ts';
import { termsOf } from '../model/terms.ts';
import { proceed } from './game.ts';

/** A new game at its first decision, which is fate's. Bad options throw a SetupError that lists everything wrong. */
export function setup(options: Options, log?: Event[]): State {
  const s = emptyState(agree(options));
  runRules(s, { log }, (running) => {
    EDITIONS[s.table.edition].begin(running);
    proceed(running);
  });
  return s;
}

/** All pieces still in the box (LE-COMP). */
export function emptyState(table: Table): State {
  const board = boardOf({ table });
  const terms = termsOf({ table });
  const factions = table.teamOf.length;
  const teams = teamsOf(table);
  // LE-SETUP-3: 5 GP for each faction, together in a team.
  const purse = (5 * factions) / teams;
  const each = (length: number, value: number): number[] => new Array(length).fill(value);
  return {
    table,
    cycle: 1,
    phase: 'setup',
    frames: [],
    gods: [],
    order: [],
    acted: [],
    offers: new Array(table.markerOf.length).fill(null),
    apollo: [],
    priestesses: each(factions, 0),
    philosophers: each(factions, 0),
    eliminated: [],
    gold: each(teams, purse),
    goldMin: each(teams, purse),
    goldMax: each(teams, purse),
    owner: each(board.areas.length, NOBODY),
    troops: each(board.areas.length, 0),
    mercenaries: each(board.areas.length, 0),
    fleets: each(board.areas.length, 0),
    prosperity: each(board.areas.length, 0),
    built: new Array(board.sites.length).fill(null),
    metropolises: [],
    monuments: [],
    monumentPool: [],
    enshrined: [],
    // LE-COMP-2: five bonuses, three tokens each.
    stack: BONUSES.flatMap((bonus) => new Array(terms.tokensOfEachBonus).fill(bonus)),
    owed: [],
    usedTemples: [],
    track: terms.trackPrices.map(() => null),
    deck: terms.creatures,
    discard: [],
    top: null,
    drawn: [],
    figures: [],
    heroTrack: new Array(terms.heroPlaces).fill(null),
    heroDeck: terms.heroes,
    heroes: [],
    battle: null,
  };
}
