import type { Board } from '@meltemi/engine';
import type { Company } from './company.ts';

/** What makes a board hard to play on, although the rules allow it. */
type Warning = 'sea-split' | 'no-coast' | 'few-islands' | 'few-islands-for-teams';

export function warningsOf(board: Board, { factions, teams }: Company): Warning[] {
  const found: Warning[] = [];
  if (!seaConnected(board)) found.push('sea-split');
  if (board.seaNear.slice(0, board.lands).some((seas) => seas.length === 0)) found.push('no-coast');
  // LE-SETUP-4: the last to choose finds land besides the longest island, though all others have taken two areas there.
  if (landOutside(board, 1) <= 2 * (factions - 1)) found.push('few-islands');
  // LE-SETUP-7: and also besides the teammate's two islands.
  else if (teams && landOutside(board, 3) <= 2 * (factions - 2)) found.push('few-islands-for-teams');
  return found;
}

/** The number of land areas that are not on the so many longest islands. */
function landOutside(board: Board, longest: number): number {
  return islandSizes(board)
    .slice(longest)
    .reduce((sum, size) => sum + size, 0);
}

/** Land areas by island, the longest first. */
function islandSizes({ island, lands }: Board): number[] {
  const sizes: number[] = [];
  for (const number of island.slice(0, lands)) sizes[number] = (sizes[number] ?? 0) + 1;
  return sizes.sort((a, b) => b - a);
}

function seaConnected({ areas, lands, seaNear }: Board): boolean {
  const seen = new Set<number>();
  const todo = [lands];
  for (let sea = todo.pop(); sea !== undefined; sea = todo.pop()) {
    if (seen.has(sea)) continue;
    seen.add(sea);
    todo.push(...seaNear[sea]);
  }
  return seen.size === areas.length - lands;
}

interface Facts {
  readonly lands: number;
  readonly seas: number;
  readonly islands: number;
  readonly cornucopias: number;
  readonly priestesses: number;
  readonly sites: number;
}

export function factsOf(board: Board): Facts {
  return {
    lands: board.lands,
    seas: board.areas.length - board.lands,
    islands: islandSizes(board).length,
    cornucopias: board.cornucopias.reduce((sum, n) => sum + n, 0),
    priestesses: board.priestess.filter(Boolean).length,
    sites: board.sites.length,
  };
}
