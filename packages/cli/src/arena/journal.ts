import { closeSync, openSync, readFileSync, truncateSync, writeSync } from 'node:fs';
import { isRecord, required } from '@meltemi/engine/internal';
import { UsageError } from '../command/command.ts';
import { reasonOf, systemError } from '../command/system-error.ts';
import type { PlayedGame } from './game.ts';
import type { Match } from './match.ts';

export interface NumberedGame extends PlayedGame {
  readonly game: number;
}

/** A file of played games: one line with what was agreed, then one per game in the order in which they ended. */
export class Journal {
  /** The games that were in the file when it was opened. */
  readonly found: readonly NumberedGame[];
  private readonly descriptor: number;

  /** Refuses the file of another match and leaves it as it is. A game whose line was cut off is played again. */
  constructor(file: string, match: Match) {
    const head = headOf(match);
    const bytes = withSentence(file, () => contentOf(file));
    const whole = bytes.lastIndexOf('\n') + 1;
    const [first, ...games] = bytes.subarray(0, whole).toString().split('\n').slice(0, -1);
    if (first === undefined && !head.startsWith(bytes.toString())) throw new UsageError(foreign(file, null, match));
    if (first !== undefined && first !== head) throw new UsageError(foreign(file, first, match));
    this.found = games.map((line, i) => readGame(line, `line ${i + 2} of ${file}`, match.bots.length));
    this.descriptor = withSentence(file, () => {
      if (whole < bytes.length) truncateSync(file, whole);
      return openSync(file, 'a');
    });
    if (first === undefined) this.write(head);
  }

  add(game: NumberedGame): void {
    this.write(JSON.stringify(game));
  }

  close(): void {
    closeSync(this.descriptor);
  }

  /** Writes at once, so that no game is lost when the run is stopped or crashes. */
  private write(line: string): void {
    writeSync(this.descriptor, `${line}\n`);
  }
}

/** A file of played games, with the match it says it belongs to. */
export function readJournal(file: string): { readonly match: Match; readonly games: readonly NumberedGame[] } {
  const [first = '', ...lines] = withSentence(file, () => readFileSync(file, 'utf8'))
    .split('\n')
    .slice(0, -1);
  const head = parsed(first);
  if (head?.arena !== 1) throw new UsageError(`${file} holds something else than games of the arena`);
  const { bots, options, seed } = head as unknown as Match;
  const games = lines.map((line, i) => readGame(line, `line ${i + 2} of ${file}`, bots.length));
  return { match: { bots, options, seed }, games };
}

function headOf({ bots, options, seed }: Match): string {
  return JSON.stringify({ arena: 1, bots, options, seed });
}

function contentOf(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch (error) {
    if (systemError(error).code === 'ENOENT') return Buffer.alloc(0);
    throw error;
  }
}

function withSentence<T>(file: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw new UsageError(`could not open ${file}: ${reasonOf(error)}`);
  }
}

/** Why the file can't be continued. */
function foreign(file: string, first: string | null, match: Match): string {
  const own = JSON.parse(headOf(match));
  const other = parsed(first ?? '');
  if (other === null || other.arena !== own.arena)
    return `${file} holds something else than games of the arena; it was left as it is`;
  const differs = required(
    Object.keys(own).find((key) => JSON.stringify(other[key]) !== JSON.stringify(own[key])),
    'difference',
  );
  const difference = `its '${differs}' is ${JSON.stringify(other[differs])}, not ${JSON.stringify(own[differs])}`;
  return `${file} holds games of another match and was left as it is: ${difference}`;
}

function readGame(line: string, where: string, seats: number): NumberedGame {
  const game = parsed(line) as Partial<NumberedGame> | null;
  const bySeat = (list: unknown) => Array.isArray(list) && list.length === seats;
  if (
    Number.isInteger(game?.game) &&
    typeof game?.cycles === 'number' &&
    typeof game.seconds === 'number' &&
    (game.ranks === null || bySeat(game.ranks)) &&
    bySeat(game.ms)
  )
    return game as NumberedGame;
  throw new UsageError(`${where} is no game of this match; the file was left as it is`);
}

function parsed(line: string): Record<string, unknown> | null {
  try {
    const value = JSON.parse(line);
    return isRecord(value) ? value : null;
  } catch {
    return null;
  }
}
