import type { State } from '@meltemi/engine';
import { at, required } from '@meltemi/engine/internal';
import { incomeOf, metropolisesOf } from '@meltemi/engine/query';
import type { SavedGame } from '../game/saved-game.ts';
import { type GamePositions, lastOf, positionsOf } from '../replay/positions.ts';
import { type TurningPoint, turningPointsOf } from '../replay/turning-points.ts';
import { type Verdict, verdictOf } from './verdict.ts';

type Offer = NonNullable<State['offers'][number]>;

/** One cycle in figures, by faction; a team shares its purse and its metropolises (LE-TEAM-2). */
export interface Cycle {
  readonly cycle: number;
  /** At its end. */
  readonly metropolises: readonly number[];
  readonly income: readonly number[];
  /** Before the first bid. */
  readonly gold: readonly number[];
  /** The offers that were paid; none for eliminated factions. */
  readonly offers: readonly (readonly Offer[])[];
}

/** The statistics of a finished game. */
export interface Story {
  readonly table: State['table'];
  readonly cycles: readonly Cycle[];
  readonly turningPoints: readonly TurningPoint[];
  readonly verdict: Verdict | null;
}

export function storyOf(game: SavedGame): Story {
  const positions = positionsOf(game);
  const last = lastOf(positions);
  return {
    table: last.table,
    cycles: cyclesOf(positions),
    turningPoints: turningPointsOf(positions),
    verdict: verdictOf(last),
  };
}

/** Cycles whose offerings have begun. */
function cyclesOf({ states }: GamePositions): Cycle[] {
  const byCycle = Map.groupBy(states, ({ cycle }) => cycle);
  return [...byCycle.values()].flatMap((positions) => {
    const first = positions.findIndex(({ phase }) => phase === 'offerings');
    return first < 0 ? [] : [cycleOf(positions.slice(first))];
  });
}

/** From the first bid on. */
function cycleOf(positions: readonly State[]): Cycle {
  const bidding = required(positions[0], 'position');
  const { teamOf, markerOf } = bidding.table;
  const factions = [...teamOf.keys()];
  const end = positions.at(-1) ?? bidding;
  // Offers stand until the next cycle, unless their faction drops out.
  const { offers } = positions.find(({ phase }) => phase !== 'offerings') ?? end;
  return {
    cycle: bidding.cycle,
    metropolises: teamOf.map((team) => metropolisesOf(end, team)),
    income: factions.map((faction) => incomeOf(bidding, faction)),
    gold: teamOf.map((team) => at(bidding.gold, team)),
    offers: factions.map((faction) => offers.filter((offer, m): offer is Offer => !!offer && markerOf[m] === faction)),
  };
}
