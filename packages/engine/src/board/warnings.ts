import { type Board, seasBeside } from './board.ts';

/** What makes a legal board hard to play on: players placing tiles freely would avoid it. */
type BoardWarning = 'sea-split' | 'few-islands' | 'few-islands-for-teams';

/** What makes this board hard to play on for this number of factions; empty: nothing. */
export function boardWarnings(board: Board, factions: number, teams: boolean): BoardWarning[] {
  const found: BoardWarning[] = [];
  if (!seaConnected(board)) found.push('sea-split');
  // LE-SETUP-4: the last to choose finds land besides the longest island, though all others have taken two areas each.
  if (landOutside(board, 1) <= 2 * (factions - 1)) found.push('few-islands');
  // LE-SETUP-7: and also besides the teammate's two islands, where the teammate's two areas lie.
  else if (teams && landOutside(board, 3) <= 2 * (factions - 2)) found.push('few-islands-for-teams');
  return found;
}

/** The number of land areas outside the `longest` longest islands. */
function landOutside({ island, lands }: Board, longest: number): number {
  const sizes: number[] = [];
  for (const number of island.slice(0, lands)) sizes[number] = (sizes[number] ?? 0) + 1;
  const rest = sizes.sort((a, b) => b - a).slice(longest);
  return rest.reduce((sum, size) => sum + size, 0);
}

/** Can fleets sail from every sea area to every other? */
function seaConnected(board: Board): boolean {
  const { areas, lands } = board;
  const seen = new Set<number>();
  const todo = [lands];
  for (let sea = todo.pop(); sea !== undefined; sea = todo.pop()) {
    if (seen.has(sea)) continue;
    seen.add(sea);
    todo.push(...seasBeside(board, sea));
  }
  return seen.size === areas.length - lands;
}
