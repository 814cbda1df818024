import type { RunningPosition } from '../model/events.ts';
import { at } from '../model/required.ts';

/** The gold a faction can spend; 0 if its purse is unknown. No other function reads purses. */
export function goldOf(s: RunningPosition, faction: number): number {
  const team = at(s.table.teamOf, faction);
  s.collector?.looks?.add(team);
  return s.gold[team] ?? 0;
}
