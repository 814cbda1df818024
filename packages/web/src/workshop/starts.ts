import { NOBODY } from '@meltemi/engine';
import { areaAt, type Board } from '@meltemi/engine/board';
import { at } from '@meltemi/engine/internal';
import { type Deployed, landsToSettle, seasToLaunch } from '@meltemi/engine/query';
import type { BoardSize } from './board-sizes.ts';

/** What a faction that always takes the richest cornucopias gets out of deployment. */
export interface Start {
  readonly lands: readonly number[];
  /** By land: the sea area of its fleet, if there was room for one. */
  readonly fleets: readonly (number | null)[];
  readonly income: number;
  readonly priestesses: number;
  readonly sites: number;
}

/** A land area with the sea area of its fleet. */
interface Pick {
  readonly land: number;
  readonly sea: number | null;
}

/** LE-SETUP-4, LE-SETUP-5: two land areas each in turn order, a third in reverse order. By place in the turn order. */
export function startsOf(board: Board, { teamOf }: BoardSize): Start[] {
  let ground: Deployed = { board, teamOf, owner: board.areas.map(() => NOBODY) };
  const factions = [...teamOf.keys()];
  const pairs = factions.map((faction) => {
    const pair = best(ground, pairsFor(ground, faction));
    ground = taken(ground, faction, pair);
    return pair;
  });
  const thirds = factions.toReversed().map((faction) => {
    const third = best(ground, singles(ground, faction, landsToSettle(ground, faction, 2, NOBODY)));
    ground = taken(ground, faction, third);
    return third;
  });
  return pairs.map((pair, faction) => startOf(board, [...pair, ...(thirds[thirds.length - 1 - faction] ?? [])]));
}

/** Two land areas in round one, or the only one that is left. */
function pairsFor(ground: Deployed, faction: number): Pick[][] {
  const first = landsToSettle(ground, faction, 1, NOBODY);
  const pairs = first.flatMap((one) => {
    const settled = taken(ground, faction, [{ land: one, sea: null }]);
    return landsToSettle(settled, faction, 1, one).flatMap((two) => fleetsOf(settled, faction, one, two));
  });
  return pairs.length > 0 ? pairs : singles(ground, faction, first);
}

function seasFor(ground: Deployed, faction: number, land: number): readonly (number | null)[] {
  const seas = seasToLaunch(ground, faction, land);
  return seas.length > 0 ? seas : [null];
}

function singles(ground: Deployed, faction: number, lands: readonly number[]): Pick[][] {
  return lands.flatMap((land) => seasFor(ground, faction, land).map((sea) => [{ land, sea }]));
}

function fleetsOf(ground: Deployed, faction: number, one: number, two: number): Pick[][] {
  return seasFor(ground, faction, one).flatMap((first) =>
    seasFor(taken(ground, faction, [{ land: one, sea: first }]), faction, two).map((second) => [
      { land: one, sea: first },
      { land: two, sea: second },
    ]),
  );
}

/** The most cornucopias; among equals the most priestess symbols, then the most sites, then the first. */
function best({ board, owner }: Deployed, choices: readonly (readonly Pick[])[]): readonly Pick[] {
  let most = Number.NEGATIVE_INFINITY;
  let chosen: readonly Pick[] = [];
  for (const choice of choices) {
    // A sea area with an own fleet already earns nothing more.
    const fresh = choice.map(({ land, sea }) => ({ land, sea: sea !== null && owner[sea] === NOBODY ? sea : null }));
    const { income, priestesses, sites } = startOf(board, fresh);
    const worth = 100 * income + 10 * priestesses + sites;
    if (worth > most) [most, chosen] = [worth, choice];
  }
  return chosen;
}

function taken(ground: Deployed, faction: number, picks: readonly Pick[]): Deployed {
  const areas = new Set(picks.flatMap(({ land, sea }) => (sea === null ? [land] : [land, sea])));
  return { ...ground, owner: ground.owner.map((holder, area) => (areas.has(area) ? faction : holder)) };
}

function startOf(board: Board, picks: readonly Pick[]): Start {
  const lands = picks.map(({ land }) => land);
  const fleets = picks.map(({ sea }) => sea);
  const areas = [...new Set([...lands, ...fleets.filter((sea) => sea !== null)])];
  return {
    lands,
    fleets,
    income: areas.reduce((sum, area) => sum + at(board.cornucopias, area), 0),
    priestesses: lands.filter((land) => board.priestess[land]).length,
    sites: lands.reduce((sum, land) => sum + areaAt(board, land).sites.length, 0),
  };
}
