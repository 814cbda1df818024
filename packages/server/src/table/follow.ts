import { writeMove } from '@meltemi/engine';
import { openlyForced } from '@meltemi/protocol';
import type { Course } from './course.ts';
import type { Entry } from './entry.ts';
import { isTooLong } from './length.ts';
import { decideByLuck } from './luck.ts';
import type { Table } from './table.ts';

/** What follows by itself: the log is too long, a vote is carried, chance decides, or there is one move only. Null: somebody is asked. */
export function following(table: Table): Entry | null {
  const { course, game, numbers, drawn } = table;
  if (table.starting !== null && numbers.isComplete) return opening(table);
  if (table.status !== 'running') return null;
  if (isTooLong(table)) return { do: 'end' };
  const voted = decidedByVote(table);
  if (voted) return voted;
  const { state, next, legal } = course as Course;
  if (next === 'fate') {
    return {
      do: 'move',
      by: 'fate',
      move: writeMove(state, decideByLuck(state, legal, game.seed, numbers.mix, drawn)),
    };
  }
  const only = openlyForced(state, next as number, legal);
  return only && { do: 'move', by: next as number, move: writeMove(state, only) };
}

/** The start, with what everybody has shown by now. */
export function opening({ numbers }: Table): Entry {
  return { do: 'start', entropy: numbers.opening, chance: 2 };
}

/** What everybody who is asked has agreed to. A late person is not asked what happens because of it. */
function decidedByVote({ seats, voters, late, rewind, ballot }: Table): Entry | null {
  const all = (agreed: readonly number[], asked = voters) => asked.every((seat) => agreed.includes(seat));
  const others = voters.filter((seat) => seat !== late);
  // A person who has left a seat may come back to it, and was not asked.
  if (rewind && !seats.includes(null) && all(rewind.agreed)) return { do: 'back', seat: null, to: rewind.to };
  const { ending, join } = ballot;
  if (ending.length > 0 && all(ending, others)) return { do: 'end' };
  if (join && voters.length > 0 && all(join.agreed)) return { do: 'seat', seat: join.seat, sitter: join.sitter };
  const choice = late === null ? null : ballot.lateChoice(others);
  if (late === null || choice === null) return null;
  if (choice === 'bot') return { do: 'seat', seat: late, sitter: { level: 'medium' } };
  return { do: 'late-choice', seat: late, choice };
}
