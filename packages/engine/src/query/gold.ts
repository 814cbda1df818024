import type { RunningState } from '../model/events.ts';

/** What a faction has to spend: nothing else looks into purses. */
export function goldOf(s: RunningState, faction: number): number {
  const team = s.table.teamOf[faction];
  s.collector?.looks?.add(team);
  return s.gold[team];
}
