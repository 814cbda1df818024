import { at } from '../model/required.ts';
import type { Position } from '../model/state.ts';
import { goldOf } from '../query/gold.ts';
import { incomeOf } from '../query/income.ts';
import { put } from './purse.ts';
import { add, set } from './state.ts';
import { tell } from './tell.ts';

// Purses (LE-COMP-5, LE-TEAM-2). Every flow of gold is public, the purse itself is not: `goldMin` and `goldMax` are the
// bounds that everybody can derive from the flows. An unknown purse stays unknown when gold flows; only its bounds
// change.

export function gain(s: Position, faction: number, gold: number): void {
  const team = at(s.table.teamOf, faction);
  put(s, team, gold);
  add(s, 'goldMin', team, gold);
  add(s, 'goldMax', team, gold);
  tell(s, { event: 'got', faction, gold });
}

export function pay(s: Position, faction: number, gold: number): void {
  if (gold === 0) return;
  const team = at(s.table.teamOf, faction);
  put(s, team, -gold);
  set(s, 'goldMin', team, Math.max(0, at(s.goldMin, team) - gold));
  add(s, 'goldMax', team, -gold);
  tell(s, { event: 'paid', faction, gold });
}

/** A faction has proved that it holds at least this much. */
export function proven(s: Position, faction: number, gold: number): void {
  const team = at(s.table.teamOf, faction);
  if (at(s.goldMin, team) < gold) set(s, 'goldMin', team, gold);
}

/** R-BROKE: the faction pays all it has, and everybody sees the empty purse. */
export function payAll(s: Position, faction: number): void {
  const team = at(s.table.teamOf, faction);
  const gold = goldOf(s, faction);
  tell(s, { event: 'paid', faction, gold });
  put(s, team, -gold);
  for (const bound of ['goldMin', 'goldMax'] as const) set(s, bound, team, 0);
}

/** Half of one purse, rounded down, goes to another: only the two see how much. */
export function takeHalf(s: Position, thief: number, victim: number): number {
  const from = at(s.table.teamOf, victim);
  const to = at(s.table.teamOf, thief);
  const stolen = Math.floor(goldOf(s, victim) / 2);
  put(s, from, -stolen);
  put(s, to, stolen);
  for (const bound of ['goldMin', 'goldMax'] as const) {
    const half = Math.floor(at(s[bound], from) / 2);
    add(s, bound, from, -half);
    add(s, bound, to, half);
  }
  return stolen;
}

export function collect(s: Position, faction: number): void {
  const gold = incomeOf(s, faction);
  tell(s, { event: 'income', faction, gold });
  if (gold > 0) gain(s, faction, gold);
}
