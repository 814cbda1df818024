import type { Position } from '../model/state.ts';

/** Changes what is in a purse, if that is known: to put gold in, or to take it out, is not to look. */
export function put(s: Position, team: number, by: number): void {
  const purse = s.gold[team];
  if (typeof purse === 'number' && by !== 0) s.gold = s.gold.with(team, purse + by);
}
