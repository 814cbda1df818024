import { writeMove } from '@meltemi/engine';
import type { Course } from './course.ts';
import type { Entry } from './entry.ts';
import { openlyForced } from './forced.ts';
import { decideByLuck } from './luck.ts';
import type { Table } from './table.ts';

/** What follows by itself: all who are left want to go back, chance decides, or there is one move only. Null: somebody is asked. */
export function following(table: Table): Entry | null {
  const { course, game, entropy, drawn } = table;
  if (table.status !== 'running') return null;
  if (table.rewind && allAgree(table, table.rewind.agreed)) return { do: 'back', seat: null, to: table.rewind.to };
  const { state, next, legal } = course as Course;
  if (next === 'fate') {
    return { do: 'move', by: 'fate', move: writeMove(state, decideByLuck(state, legal, game.seed, entropy, drawn)) };
  }
  const only = openlyForced(state, next as number, legal);
  return only && { do: 'move', by: next as number, move: writeMove(state, only) };
}

function allAgree({ seats }: Table, agreed: readonly number[]): boolean {
  return seats.every((sitter, seat) => !sitter || !('person' in sitter) || agreed.includes(seat));
}
