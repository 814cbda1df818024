import { incomeOf, metropolisesOf, type State } from '@meltemi/engine';
import type { SavedGame } from '../game/saved-game.ts';
import { type Moment, momentsOf } from '../replay/moments.ts';
import { lastOf, type Reel, reelOf } from '../replay/reel.ts';
import { type Verdict, verdictOf } from './verdict.ts';

type Offer = NonNullable<State['offers'][number]>;

/** How everybody did in one cycle. By faction; a team has one purse and counts its metropolises together (LE-TEAM-2). */
export interface Cycle {
  readonly cycle: number;
  /** At its end. */
  readonly metropolises: readonly number[];
  readonly income: readonly number[];
  /** Before the first bid. */
  readonly gold: readonly number[];
  /** What the markers paid for in the end: none for those who were out. */
  readonly offers: readonly (readonly Offer[])[];
}

/** What a finished game can tell. */
export interface Story {
  readonly table: State['table'];
  readonly cycles: readonly Cycle[];
  readonly moments: readonly Moment[];
  readonly verdict: Verdict | null;
}

export function storyOf(game: SavedGame): Story {
  const reel = reelOf(game);
  const last = lastOf(reel);
  return { table: last.table, cycles: cyclesOf(reel), moments: momentsOf(reel), verdict: verdictOf(last) };
}

/** Cycles whose offerings have begun. */
function cyclesOf({ states }: Reel): Cycle[] {
  const byCycle = Map.groupBy(states, ({ cycle }) => cycle);
  return [...byCycle.values()].flatMap((positions) => {
    const first = positions.findIndex(({ phase }) => phase === 'offerings');
    return first < 0 ? [] : [cycleOf(positions.slice(first))];
  });
}

/** From the first bid on. */
function cycleOf(positions: readonly State[]): Cycle {
  const [bidding] = positions;
  const { teamOf, markerOf } = bidding.table;
  const factions = [...teamOf.keys()];
  const end = positions[positions.length - 1];
  // Offers stand until the next cycle, unless their faction drops out.
  const { offers } = positions.find(({ phase }) => phase !== 'offerings') ?? end;
  return {
    cycle: bidding.cycle,
    metropolises: teamOf.map((team) => metropolisesOf(end, team)),
    income: factions.map((faction) => incomeOf(bidding, faction)),
    gold: teamOf.map((team) => bidding.gold[team]),
    offers: factions.map((faction) => offers.filter((offer, m): offer is Offer => !!offer && markerOf[m] === faction)),
  };
}
