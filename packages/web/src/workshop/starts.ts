import type { Board } from '@meltemi/engine';
import { type Company, teamOf } from './company.ts';

/** What a faction that always takes the richest cornucopias gets out of deployment. */
export interface Start {
  readonly lands: readonly number[];
  /** By land: the sea area of its fleet, if there was room for one. */
  readonly fleets: readonly (number | null)[];
  readonly income: number;
  readonly priestesses: number;
  readonly sites: number;
}

interface Ground {
  readonly board: Board;
  readonly company: Company;
  /** By area. */
  readonly owner: (number | null)[];
}

/** A land area with the sea area of its fleet. */
interface Pick {
  readonly land: number;
  readonly sea: number | null;
}

/** LE-SETUP-4, LE-SETUP-5: two land areas each in turn order, a third in reverse order. By place in the turn order. */
export function startsOf(board: Board, company: Company): Start[] {
  const ground: Ground = { board, company, owner: board.areas.map(() => null) };
  const picks: Pick[][] = Array.from({ length: company.factions }, () => []);
  picks.forEach((own, faction) => {
    own.push(...richestPair(ground, faction));
    take(ground, faction, own);
  });
  for (let faction = company.factions - 1; faction >= 0; faction--) {
    const third = best(ground, singles(ground, faction, free(ground)));
    picks[faction].push(...third);
    take(ground, faction, third);
  }
  return picks.map((own) => startOf(board, own));
}

/** Two land areas on two islands, without a teammate; if there is none, the own island, then any (LE-SETUP-7, R-DEPLOY). */
function richestPair(ground: Ground, faction: number): readonly Pick[] {
  const { island } = ground.board;
  const lands = free(ground);
  const mates = teammates(ground, faction);
  const apart = lands.filter((land) => !mates.has(island[land]));
  const first = apart.length > 0 ? apart : lands;
  const pairs = first.flatMap((one) => {
    const elsewhere = apart.filter((land) => island[land] !== island[one]);
    const open = [elsewhere, apart, lands].map((among) => among.filter((land) => land !== one));
    const second = open.find((among) => among.length > 0) ?? [];
    return second.flatMap((two) => fleetsOf(ground, faction, one, two));
  });
  return pairs.length > 0 ? best(ground, pairs) : best(ground, singles(ground, faction, first));
}

function free({ board, owner }: Ground): number[] {
  return owner.flatMap((holder, area) => (holder === null && area < board.lands ? area : []));
}

/** The islands where a teammate is. */
function teammates({ board, company, owner }: Ground, faction: number): Set<number> {
  const mate = (holder: number | null): boolean =>
    holder !== null && holder !== faction && teamOf(company, holder) === teamOf(company, faction);
  return new Set(board.island.filter((_, area) => area < board.lands && mate(owner[area])));
}

/** R-DEPLOY: empty sea areas beside a land area, else those with an own fleet, else none. */
function seasFor(
  { board, owner }: Ground,
  faction: number,
  land: number,
  own: number | null,
): readonly (number | null)[] {
  const near = board.seaNear[land];
  const empty = near.filter((sea) => owner[sea] === null && sea !== own);
  if (empty.length > 0) return empty;
  const shared = near.filter((sea) => owner[sea] === faction || sea === own);
  return shared.length > 0 ? shared : [null];
}

function singles(ground: Ground, faction: number, lands: readonly number[]): Pick[][] {
  return lands.flatMap((land) => seasFor(ground, faction, land, null).map((sea) => [{ land, sea }]));
}

function fleetsOf(ground: Ground, faction: number, one: number, two: number): Pick[][] {
  return seasFor(ground, faction, one, null).flatMap((first) =>
    seasFor(ground, faction, two, first).map((second) => [
      { land: one, sea: first },
      { land: two, sea: second },
    ]),
  );
}

/** The most cornucopias; among equals the most priestess symbols, then the most sites, then the first. */
function best({ board, owner }: Ground, choices: readonly (readonly Pick[])[]): readonly Pick[] {
  let most = Number.NEGATIVE_INFINITY;
  let chosen: readonly Pick[] = [];
  for (const choice of choices) {
    const taken = choice.map(({ land, sea }) => ({ land, sea: sea !== null && owner[sea] === null ? sea : null }));
    const { income, priestesses, sites } = startOf(board, taken);
    const worth = 100 * income + 10 * priestesses + sites;
    if (worth > most) [most, chosen] = [worth, choice];
  }
  return chosen;
}

function take({ owner }: Ground, faction: number, picks: readonly Pick[]): void {
  for (const { land, sea } of picks) {
    owner[land] = faction;
    if (sea !== null) owner[sea] = faction;
  }
}

function startOf(board: Board, picks: readonly Pick[]): Start {
  const lands = picks.map(({ land }) => land);
  const fleets = picks.map(({ sea }) => sea);
  const areas = [...new Set([...lands, ...fleets.filter((sea) => sea !== null)])];
  return {
    lands,
    fleets,
    income: areas.reduce((sum, area) => sum + board.cornucopias[area], 0),
    priestesses: lands.filter((land) => board.priestess[land]).length,
    sites: lands.reduce((sum, land) => sum + board.areas[land].sites.length, 0),
  };
}
