import { messageOf } from '../model/errors.ts';
import type { State } from '../model/state.ts';
import { RULES } from '../model/version.ts';
import { hashPosition } from '../notation/hash.ts';
import { readMove } from '../notation/move.ts';
import { History } from './history.ts';
import type { GameRecord } from './record.ts';

/** Thrown at the first place where a record does not hold. */
export class RecordError extends Error {
  override readonly name = 'RecordError';
  /** How many moves hold. */
  readonly after: number;

  constructor(after: number, text: string) {
    super(text);
    this.after = after;
  }
}

/**
 * Plays a record from the start. Gives its history before the first move and after each; throws a RecordError at the
 * first illegal move or wrong hash, or where moves are missing.
 */
export function* replaySteps(record: GameRecord): Generator<History, History> {
  const history = new History(record.options);
  yield history;
  expectHash(record, history, 'Before the first move');
  for (const text of record.moves) {
    const { turn } = history;
    if (history.next === null) throw broken(record, turn, `The game is over, but '${text}' follows.`);
    try {
      history.play(readMove(history.state, text));
    } catch (error) {
      throw broken(record, turn, `Move ${turn + 1}, '${text}': ${messageOf(error)}`);
    }
    expectHash(record, history, `After move ${turn + 1}, '${text}'`);
    yield history;
  }
  const { turn } = history;
  const nowhere = record.hashes.find(({ after }) => !Number.isInteger(after) || after < 0 || after > turn);
  if (nowhere)
    throw broken(record, turn, `The moves end after ${turn}, but a hash was recorded after move ${nowhere.after}.`);
  return history;
}

/** Throws if another position was recorded here. */
function expectHash(record: GameRecord, { turn, state }: History, when: string): void {
  const recorded = record.hashes.filter(({ after }) => after === turn);
  const other = recorded.length > 0 && recorded.find(({ hash }) => hash !== hashPosition(state));
  if (other) throw broken(record, turn, `${when}, the position is ${hashPosition(state)}, recorded was ${other.hash}.`);
}

/** The error, with the reason why an unaltered record may differ: other rules. */
function broken({ rules, version }: GameRecord, after: number, text: string): RecordError {
  if (rules === undefined || rules === RULES) return new RecordError(after, text);
  const writer = `${rules}${version ? ` (Meltemi ${version})` : ''}`;
  return new RecordError(after, `${text} It was recorded with rules ${writer}; these are rules ${RULES}.`);
}

/** The history of a whole record; one that does not hold throws. */
export function historyOf(record: GameRecord): History {
  const steps = replaySteps(record);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** What came of replaying a record: the state it leads to, and how many of its moves were played. */
export interface Replayed {
  readonly state: State;
  readonly played: number;
  /** The first place where the record does not hold. */
  readonly difference: { readonly after: number; readonly text: string } | null;
}

/** Plays a record as far as it holds; `watch` is told of each move. Bad options throw. */
export function replay(record: GameRecord, watch: () => void = () => {}): Replayed {
  const steps = replaySteps(record);
  let step = steps.next();
  const history = step.value;
  let difference: Replayed['difference'] = null;
  try {
    while (!step.done) {
      step = steps.next();
      watch();
    }
  } catch (error) {
    if (!(error instanceof RecordError)) throw error;
    difference = { after: error.after, text: error.message };
  }
  return { state: history.state, played: history.turn, difference };
}
