import { tell } from './events.ts';
import type { State } from './state.ts';

// Purses (LE-COMP-5, LE-TEAM-2). Every flow of gold is public, the purse itself is not: beside it stands what everybody can
// work out from the flows (`goldMin`, `goldMax`).

export function goldOf(s: State, faction: number): number {
  return s.gold[s.table.teamOf[faction]];
}

export function gain(s: State, faction: number, gold: number): void {
  const team = s.table.teamOf[faction];
  s.gold[team] += gold;
  s.goldMin[team] += gold;
  s.goldMax[team] += gold;
  tell({ event: 'got', faction, gold });
}

export function pay(s: State, faction: number, gold: number): void {
  if (gold === 0) return;
  const team = s.table.teamOf[faction];
  s.gold[team] -= gold;
  s.goldMin[team] = Math.max(0, s.goldMin[team] - gold);
  s.goldMax[team] -= gold;
  tell({ event: 'paid', faction, gold });
}

/** Somebody has shown to hold at least this much. */
export function proven(s: State, faction: number, gold: number): void {
  const team = s.table.teamOf[faction];
  s.goldMin[team] = Math.max(s.goldMin[team], gold);
}

/** R-BROKE: all that can be paid is paid, and everybody sees the empty purse. */
export function payAll(s: State, faction: number): void {
  const team = s.table.teamOf[faction];
  tell({ event: 'paid', faction, gold: s.gold[team] });
  s.gold[team] = 0;
  s.goldMin[team] = 0;
  s.goldMax[team] = 0;
}

/** Half of one purse, rounded down, goes to another: only the two see how much. */
export function takeHalf(s: State, thief: number, victim: number): number {
  const from = s.table.teamOf[victim];
  const to = s.table.teamOf[thief];
  const stolen = Math.floor(s.gold[from] / 2);
  s.gold[from] -= stolen;
  s.gold[to] += stolen;
  s.goldMin[to] += Math.floor(s.goldMin[from] / 2);
  s.goldMax[to] += Math.floor(s.goldMax[from] / 2);
  s.goldMin[from] = Math.ceil(s.goldMin[from] / 2);
  s.goldMax[from] = Math.ceil(s.goldMax[from] / 2);
  return stolen;
}
