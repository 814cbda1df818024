import prebuilt from 'virtual:layouts';
import type { PrebuiltLayouts } from '@meltemi/board';
import { type Layout, layoutKey } from '@meltemi/board/layout';
import type { Table } from '@meltemi/engine';
import { inTeams } from '@meltemi/engine/query';

/** The layouts of a table's board that were found when the page was built; undefined: none. */
export function layoutsFor(table: Table): PrebuiltLayouts | undefined {
  const { start, players, board } = table;
  if (start !== 'quick' || !('tiles' in board) || inTeams(table)) return undefined;
  return async ({ names, turn, sizes }) => {
    const address = prebuilt[layoutKey(players, names, turn, sizes)];
    return address ? fetched(address) : null;
  };
}

/** A layout that fails to load is found in the page. */
async function fetched(address: string): Promise<readonly Layout[] | null> {
  try {
    const answer = await fetch(address);
    return answer.ok ? ((await answer.json()) as readonly Layout[]) : null;
  } catch {
    return null;
  }
}
