import { writeMove } from '@meltemi/engine';
import { automaticMove } from '@meltemi/engine/record';
import { LEAST_VOTERS } from './ballot.ts';
import type { Entry } from './entry.ts';
import { isTooLong } from './length.ts';
import { decideByFate } from './provable-random.ts';
import type { Table } from './table.ts';

/**
 * The entry that comes without a request: the log is too long, a vote is carried, fate decides, or there is only one
 * move. Null: somebody is asked.
 */
export function automaticEntry(table: Table): Entry | null {
  const { history, game, numbers, drawn } = table;
  if (table.starting !== null && numbers.isComplete) return opening(table);
  if (!history || table.status !== 'running') return null;
  if (isTooLong(table)) return { do: 'end' };
  const voted = decidedByVote(table);
  if (voted) return voted;
  const { state, next } = history;
  const move = automaticMove(history, (s, legal) => decideByFate(s, legal, game.seed, numbers.mix, drawn));
  return move && next !== null ? { do: 'move', by: next, move: writeMove(state, move) } : null;
}

/** The start, with what everybody has shown by now. */
export function opening({ numbers }: Table): Entry {
  return { do: 'start', entropy: numbers.opening, chance: 2 };
}

/** What everybody who is asked has agreed to. A late person is not asked what happens because of it. */
function decidedByVote(table: Table): Entry | null {
  const { seats, late, rewind, ballot } = table;
  const { ending, join } = ballot;
  if (!rewind && !join && late === null && ending.length === 0) return null; // as after most moves
  const { voters } = table;
  const all = (agreed: readonly number[], asked = voters) => asked.every((seat) => agreed.includes(seat));
  const others = voters.filter((seat) => seat !== late);
  // A person who has left a seat may come back to it, and was not asked.
  if (rewind && !seats.includes(null) && all(rewind.agreed)) return { do: 'back', seat: null, to: rewind.to };
  if (ending.length > 0 && all(ending, others)) return { do: 'end' };
  if (join && voters.length >= LEAST_VOTERS && all(join.agreed))
    return { do: 'seat', seat: join.seat, sitter: join.sitter };
  const choice = late === null ? null : ballot.lateChoice(others);
  if (late === null || choice === null) return null;
  if (choice === 'bot') return { do: 'seat', seat: late, sitter: { level: 'medium' } };
  return { do: 'late-choice', seat: late, choice };
}
