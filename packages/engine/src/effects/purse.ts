import type { Position } from '../model/state.ts';

/** Changes the gold in a purse if it is known. Putting gold in or taking it out does not count as looking. */
export function put(s: Position, team: number, by: number): void {
  const purse = s.gold[team];
  if (typeof purse === 'number' && by !== 0) s.gold = s.gold.with(team, purse + by);
}
