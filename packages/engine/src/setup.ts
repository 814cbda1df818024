import { addFleets, takeControl } from './areas.ts';
import { CLASSIC_BOARDS } from './board/classic-boards.ts';
import { quickFor } from './board/quick.ts';
import { type Event, listen } from './events.ts';
import { proceed } from './game.ts';
import { BONUSES, type EditionId, NOBODY } from './ids.ts';
import { agree, type Options } from './options.ts';
import { boardOf, push, type State, set } from './state.ts';
import { inTeams, type Table, teamsOf } from './table.ts';
import { termsOf } from './terms.ts';

/** A new game, standing at its first decision (fate's). Bad options throw a SetupError that lists everything wrong. */
export function setup(options: Options, log?: Event[]): State {
  const s = emptyState(agree(options));
  listen(log, () => {
    BEGIN[s.table.edition](s);
    proceed(s);
  });
  return s;
}

const BEGIN: { readonly [E in EditionId]: (s: State) => void } = { legendary: beginLegendary, classic: beginClassic };

/** LE-SETUP: gods, markers, heroes, creatures, then deployment; the first cycle skips its start (LE-CYCLE-1). */
function beginLegendary(s: State): void {
  push(s, { kind: 'income' });
  if (s.table.start === 'quick') placeQuickly(s);
  else push(s, { kind: 'deployment', round: 1, next: 0 });
  push(s, { kind: 'fill-creatures' }, { kind: 'fill-heroes' }, { kind: 'lay-markers' }, { kind: 'lay-gods' });
}

/** CL-SETUP: start units by board, random turn order; monument cards, if they are played with. */
function beginClassic(s: State): void {
  const { index } = boardOf(s);
  const { starts } = CLASSIC_BOARDS[s.table.players as 2 | 3 | 4 | 5];
  starts.forEach(({ isles, fleets }, faction) => {
    for (const id of isles) {
      takeControl(s, index.get(id) as number, faction);
      set(s, 'troops', index.get(id) as number, 1);
    }
    for (const id of fleets) addFleets(s, index.get(id) as number, faction, 1);
  });
  s.cycle = 0;
  push(s, { kind: 'start' });
  if (s.table.monuments) push(s, { kind: 'choose-monuments', left: s.table.players });
  push(s, { kind: 'lay-markers' });
}

/** Everything in its box (LE-COMP). */
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

/** LE-MAP-5: fixed starting positions. */
function placeQuickly(s: State): void {
  const { index } = boardOf(s);
  const { starts } = quickFor(s.table.players, inTeams(s.table));
  starts.forEach((start, faction) => {
    start.lands.forEach((id, i) => {
      const area = index.get(id) as number;
      takeControl(s, area, faction);
      set(s, 'troops', area, start.troops[i]);
      addFleets(s, index.get(start.fleets[i]) as number, faction, 1);
    });
  });
}
