import { writeMove } from '@meltemi/engine';
import type { Course } from './course.ts';
import type { Entry } from './entry.ts';
import { openlyForced } from './forced.ts';
import { decideByLuck } from './luck.ts';
import type { Table } from './table.ts';

/** What follows by itself at this place of the log: chance decides, or there is one move only. Null: somebody is asked. */
export function following(table: Table): Entry | null {
  const { course, game, entropy, version } = table;
  if (table.status !== 'running') return null;
  const { state, next, legal } = course as Course;
  if (next === 'fate') {
    return { do: 'move', by: 'fate', move: writeMove(state, decideByLuck(state, legal, game.seed, entropy, version)) };
  }
  const only = openlyForced(state, next as number, legal);
  return only && { do: 'move', by: next as number, move: writeMove(state, only) };
}
