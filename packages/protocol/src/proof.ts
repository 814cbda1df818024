import { drawFate, readMove, writeMove } from '@meltemi/engine';
import { type GameRecord, History, replay } from '@meltemi/engine/record';
import { type Drawn, fateText, randomFrom, streamOf } from './fate.ts';
import { needsNumber, openlyForced, rewindTarget, wishesFor } from './forced.ts';
import { NumbersOfLog, type SeatNumbers, type Sha256 } from './numbers-of-log.ts';

export { type Consent, type LoggedPledge, type SeatNumbers, WrongNumber } from './numbers-of-log.ts';

// Computes every die and every draw of a finished game again. The platform supplies the digests.

/** A finished game with the proof of its dice and draws. */
export interface ProvenRecord extends GameRecord {
  readonly proof: Proof;
}

/** What a finished game carries so that its dice and draws can be computed again. */
export interface Proof {
  /** The version of the rules for dice and draws; left out: 1, of earlier servers. */
  readonly chance?: 1 | 2;
  readonly commitment: string;
  readonly seed: string;
  /** The players' contributions to the start, by seat. */
  readonly entropy: readonly string[];
  /** Includes moves taken back: they have used outcomes too. */
  readonly log: readonly Readonly<Record<string, unknown>>[];
  /** Left out by earlier servers. */
  readonly chain?: ChainOfLog;
}

/** Besides the lines, what is needed to compute the digests of a log. */
export interface ChainOfLog {
  /** The digest before the first line. */
  readonly origin: string;
  /** By line: the digest of its fields that are not exported, such as its time and its key. */
  readonly details: readonly string[];
  /** Digests of lines that are not exported as they are, by line number. */
  readonly hidden: Readonly<Record<number, string>>;
  /** Numbers of hidden lines from which a name was erased later. Left out: none. */
  readonly erased?: readonly number[];
}

/** Comes to a page with `done`: the digest of the log after this many lines. */
export interface Receipt {
  readonly version: number;
  readonly digest: string;
}

/** Lines that are not exported as they are: persons, or the next table, are in them. */
const HIDDEN: readonly unknown[] = ['seat', 'join', 'keep', 'readmit', 'rematch'];

/** Whether the receipt was given for this log. Null: the log is of an earlier server and has no digests. */
export async function isReceiptOf(
  { seed, log, chain }: Proof,
  receipt: Receipt,
  sha256: Sha256,
): Promise<boolean | null> {
  if (!chain) return null;
  let last = chain.origin;
  for (const [i, entry] of log.slice(0, receipt.version).entries()) {
    const hidden = HIDDEN.includes(entry.do) ? chain.hidden[i] : undefined;
    const line = hidden ?? (await sha256(JSON.stringify(entry)));
    last = await sha256(JSON.stringify([seed, last, line, chain.details[i]]));
  }
  return log.length >= receipt.version && last === receipt.digest.toLowerCase();
}

/** HMAC-SHA256 of a text under the seed. */
export type Digest = (text: string) => Uint8Array | Promise<Uint8Array>;

/** An outcome in the log that does not follow from the seed. */
export class WrongOutcome extends Error {
  override readonly name = 'WrongOutcome';
  readonly line: number;
  readonly told: string;

  constructor(line: number, told: string, due: string) {
    super(`Line ${line} says '${told}', but the seed says '${due}'.`);
    this.line = line;
    this.told = told;
  }
}

/** Whether contributions to the start and the version of the rules are those of the log. */
export function isEntropyOfLog({ entropy, log, chance }: Proof): boolean {
  const begun = log.find((entry) => entry.do === 'start');
  return JSON.stringify(begun?.entropy) === JSON.stringify(entropy) && begun?.chance === chance;
}

/** What was verified. `ended`: the players ended the game early. */
export interface Proven {
  readonly outcomes: number;
  readonly moves: number;
  readonly ended: boolean;
  /** The players' numbers by seat; null: a game by the rules of an earlier server, where players added none. */
  readonly seats: readonly SeatNumbers[] | null;
}

/** The functions of the platform for checking the seed and all numbers. */
export interface Digests {
  readonly hmac: Digest;
  readonly sha256: Sha256;
}

/**
 * Verifies a finished game and counts what was verified; throws at the first line that is wrong, if the log leads to
 * another game, or if it stops early. `watch` is told of each line.
 */
export async function prove(record: ProvenRecord, digests: Digests, watch: () => void = () => {}): Promise<Proven> {
  const { texts, over, ...counts } = await follow(record, digests, watch);
  if (JSON.stringify(texts) !== JSON.stringify(record.moves)) throw new Error('The log leads to another game.');
  const { difference } = replay(record);
  if (difference) throw new Error(`First difference after ${difference.after} moves: ${difference.text}`);
  if (!over && !record.proof.log.some(isEnd)) throw new Error('The log stops before the game is over.');
  return { ...counts, ended: !over };
}

/** Whether this line ends a game that has no winner. */
function isEnd(entry: Readonly<Record<string, unknown>>): boolean {
  return entry.do === 'end' || (entry.do === 'late-choice' && entry.choice === 'end');
}

async function follow(
  { options, proof: { log, entropy, chance } }: ProvenRecord,
  { hmac, sha256 }: Digests,
  watch: () => void,
) {
  if (entropy.length !== options.players) throw new Error('The start has another number of seats than the game.');
  const numbers = chance === undefined || chance === 1 ? null : new NumbersOfLog(entropy.length, sha256);
  const history = new History(options, openlyForced);
  const drawn: Drawn = { dice: 0, decks: 0 };
  let played = 0;
  let phase: 'open' | 'running' | 'over' = 'open';
  for (const [index, entry] of log.entries()) {
    watch();
    if (entry.do === 'start' && phase === 'open') phase = 'running';
    if (isEnd(entry)) phase = 'over';
    if ((entry.do === 'move' || entry.do === 'back') && phase !== 'running')
      throw new Error(`Line ${index} is ${phase === 'open' ? 'before the start' : 'after the end'} of the game.`);
    if (entry.do === 'back') {
      const to = Number(entry.to);
      if (!(to in history.steps)) throw new Error(`Line ${index} goes back to move ${entry.to}, which was not made.`);
      if (numbers && entry.seat === null) checkRewind(history, numbers, index, to);
      else if (numbers) checkUndo(history, index, Number(entry.seat), to);
      history.back(to);
    }
    if (entry.do !== 'move') {
      const isAsked = numbers !== null && entry.do === 'propose';
      const hasNumbers = (seat: number) => numbers?.hasNumbers(seat) ?? false;
      const wishes = isAsked ? wishesFor(history.steps, Number(entry.to), hasNumbers) : undefined;
      await numbers?.follow(index, entry, wishes);
      continue;
    }
    const told = String(entry.move);
    const { state, next, legal, forced } = history;
    if (next !== entry.by) throw new Error(`Line ${index}, '${told}', is by ${entry.by}, not by ${next}.`);
    if (entry.by === 'fate') {
      const stream = streamOf(state);
      const text = fateText(stream, drawn[stream]++, numbers?.mix ?? entropy);
      const due = writeMove(state, drawFate(state, legal, randomFrom(await hmac(text))));
      if (due !== told) throw new WrongOutcome(index, told, due);
    }
    history.play(readMove(state, told)); // earlier servers stored moves as they were sent, in any spelling
    if (numbers && typeof entry.by === 'number')
      await numbers.move(index, entry.by, entry.nonce, !forced && isNumberDue(numbers, entry.by, history));
    played++;
  }
  const seats = numbers?.seats ?? null;
  const { texts, next } = history;
  return { texts, over: next === null, outcomes: drawn.dice + drawn.decks, moves: played, seats };
}

/** A seat takes back its own last decision only, and nothing that was revealed: else it could let a die fall again. */
function checkUndo(history: History, line: number, seat: number, to: number): void {
  const way = history.wayBack(seat);
  if (history.next !== seat || !('to' in way) || way.to !== to)
    throw new Error(`Line ${line} takes back what seat ${seat} cannot take back alone.`);
}

/** Where chance would go on at once, everybody who added numbers must have added one to it. */
function checkRewind({ next, steps }: History, numbers: NumbersOfLog, line: number, to: number): void {
  if (next === 'fate') throw new Error(`Line ${line} goes back before an outcome that was due.`);
  if (!numbers.areOffered && rewindTarget(steps, to, (seat) => numbers.hasNumbers(seat)) !== to)
    throw new Error(`Line ${line} goes back to where what follows was known.`);
}

/** Whether the player on this seat had to show a number with the move just made; the server's own moves need none. */
function isNumberDue(numbers: NumbersOfLog, seat: number, { state, legal }: History): boolean {
  const hasNumbers = (one: number) => numbers.hasNumbers(one);
  return hasNumbers(seat) && needsNumber(state, hasNumbers, legal);
}
