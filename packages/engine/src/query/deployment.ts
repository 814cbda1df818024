import { type Board, seasBeside } from '../board/board.ts';
import { NOBODY } from '../model/ids.ts';
import { at } from '../model/required.ts';

/** Who has what while everybody chooses where to begin. */
export interface Deployed {
  readonly board: Board;
  /** By area. */
  readonly owner: readonly number[];
  /** By faction. */
  readonly teamOf: readonly number[];
}

/**
 * Unoccupied land areas; in round one on another island than teammates (LE-SETUP-7, LE-TEAM-3) and than the first.
 * Without such an island the first does not count; if all are teammates', they do not, and only then neither counts
 * (R-DEPLOY).
 */
export function landsToSettle(
  { board, owner, teamOf }: Deployed,
  faction: number,
  round: 1 | 2,
  first: number,
): number[] {
  const { lands, island } = board;
  const free: number[] = [];
  const mates = new Set<number>();
  for (const [area, holder] of owner.slice(0, lands).entries()) {
    if (holder === NOBODY) free.push(area);
    else if (holder !== faction && teamOf[holder] === teamOf[faction]) mates.add(at(island, area));
  }
  if (round === 2) return free;
  const apart = free.filter((area) => !mates.has(at(island, area)));
  const elsewhere = (areas: readonly number[]) =>
    areas.filter((area) => first === NOBODY || island[area] !== island[first]);
  return [elsewhere(apart), apart, elsewhere(free)].find((areas) => areas.length > 0) ?? free;
}

/** R-DEPLOY: empty sea areas beside the land, else those with only own fleets, else none. */
export function seasToLaunch({ board, owner }: Deployed, faction: number, land: number): number[] {
  const near = seasBeside(board, land);
  const empty = near.filter((sea) => owner[sea] === NOBODY);
  return empty.length > 0 ? empty : near.filter((sea) => owner[sea] === faction);
}
