import prepared from 'virtual:layouts';
import { type Board, inTeams, type Table } from '@meltemi/engine';
import { layoutKey } from './layout-key.ts';
import type { Laying } from './map.ts';
import type { Layout } from './places.ts';
import type { Sizes } from './sizes.ts';

/** How the areas of a table's board are laid out: as it was found when the page was built, or else as it is found now. */
export async function layoutsOf(
  table: Table,
  board: Board,
  names: readonly string[],
  turn: number,
  sizes: Sizes,
): Promise<Laying> {
  const { start, players } = table;
  const quick = start === 'quick' && 'tiles' in table.board && !inTeams(table);
  const address = quick && prepared[layoutKey(players, names, turn, sizes)];
  const layouts = address && (await fetched(address));
  if (!layouts) return (await import('./laying.ts')).laying(board, names, turn, sizes);
  // biome-ignore lint/correctness/useYield: nothing is left to be found.
  return function* () {
    return layouts;
  };
}

/** A layout that fails to load is computed here. */
async function fetched(address: string): Promise<readonly Layout[] | null> {
  try {
    const answer = await fetch(address);
    return answer.ok ? ((await answer.json()) as readonly Layout[]) : null;
  } catch {
    return null;
  }
}
