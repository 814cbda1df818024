import type { Position } from '@meltemi/engine';
import { at } from '@meltemi/engine/internal';
import { metropolisesOf } from '@meltemi/engine/query';
import { decidingFaction } from './deciding-faction.ts';

/**
 * The team that decides has its metropolises: its turn can bring no victory that it has not, and had better end than
 * spend the rest of its gold.
 */
export function isAtGoal(s: Position): boolean {
  return metropolisesOf(s, at(s.table.teamOf, decidingFaction(s))) >= s.table.goal;
}
