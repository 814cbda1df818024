import type { RunningPosition } from '../model/events.ts';
import { at } from '../model/required.ts';

/** What a faction has to spend; nothing can be counted on in a purse that is not known. Nothing else looks into purses. */
export function goldOf(s: RunningPosition, faction: number): number {
  const team = at(s.table.teamOf, faction);
  s.collector?.looks?.add(team);
  return s.gold[team] ?? 0;
}
