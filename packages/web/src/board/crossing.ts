import { NOBODY, type View } from '@meltemi/engine';
import { areaAt, type Board, landsBeside, seasBeside } from '@meltemi/engine/board';
import { at } from '@meltemi/engine/internal';

type Seen = Pick<View, 'owner' | 'fleets'>;

/** A path of areas, with the sea areas whose fleets connect lands that do not touch. */
export function crossing(board: Board, seen: Seen, faction: number, path: readonly number[]): number[] {
  return path.flatMap((to, i) => {
    const from = path[i - 1];
    if (from === undefined || !isLand(board, from) || !isLand(board, to)) return [to];
    if (landsBeside(board, from).includes(to)) return [to];
    const own = (sea: number): boolean => seen.owner[sea] === faction;
    // Teammates' fleets are links as well, and with Jason anybody's.
    const any = (sea: number): boolean => seen.owner[sea] !== NOBODY;
    return [...(chain(board, from, to, own) ?? chain(board, from, to, any) ?? []), to];
  });
}

/** The shortest chain of sea areas between two lands. */
function chain(board: Board, from: number, to: number, links: (sea: number) => boolean): number[] | null {
  const ways: number[][] = seasBeside(board, from)
    .filter(links)
    .map((sea) => [sea]);
  const seen = new Set(ways.flat());
  for (const way of ways) {
    const last = at(way, way.length - 1);
    if (landsBeside(board, last).includes(to)) return way;
    for (const sea of seasBeside(board, last)) {
      if (seen.has(sea) || !links(sea)) continue;
      seen.add(sea);
      ways.push([...way, sea]);
    }
  }
  return null;
}

function isLand(board: Board, area: number): boolean {
  return areaAt(board, area).land;
}
