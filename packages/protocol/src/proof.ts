import { drawFate, type GameRecord, History, moves, readMove, replay, type State, writeMove } from '@meltemi/engine';
import { type Drawn, luckFrom, luckText, streamOf } from './chance.ts';
import { needsNumber, openlyForced } from './forced.ts';
import { NumbersOfLog, type SeatNumbers, type Sha256 } from './numbers-of-log.ts';

export { type SeatNumbers, WrongNumber } from './numbers-of-log.ts';

// Works out every die and every draw of a finished game again. The digest itself is left to the platform.

/** A finished game, and what is needed to check its chance. */
export interface ProvenRecord extends GameRecord {
  readonly proof: Proof;
}

export interface Proof {
  /** The rules of chance; left out: 1, of earlier servers. */
  readonly chance?: 1 | 2;
  readonly commitment: string;
  readonly seed: string;
  /** What the players gave to the start, by seat. */
  readonly entropy: readonly string[];
  /** With what was taken back: chance was used up there too. Other lines move nothing on. */
  readonly log: readonly Readonly<Record<string, unknown>>[];
  /** Left out by earlier servers. */
  readonly chain?: ChainOfLog;
}

/** What is needed to work out the digests of a log, besides its lines. */
export interface ChainOfLog {
  /** The digest before the first line. */
  readonly origin: string;
  /** By line: the digest of what is not exported, its time and its key. */
  readonly details: readonly string[];
  /** Digests of lines that are not exported as they are, by their number. */
  readonly hidden: Readonly<Record<number, string>>;
  /** Lines, all of them hidden, from which somebody has had their name erased since. Left out: none. */
  readonly erased?: readonly number[];
}

/** What a page was given with `done`: after this many lines the log had this digest. */
export interface Receipt {
  readonly version: number;
  readonly digest: string;
}

/** Whether the log up to the receipt is the one it was given for. Null: the server was an earlier one, and its log has no digests. */
export async function isReceiptOf(
  { seed, log, chain }: Proof,
  receipt: Receipt,
  sha256: Sha256,
): Promise<boolean | null> {
  if (!chain) return null;
  let last = chain.origin;
  for (const [i, entry] of log.slice(0, receipt.version).entries()) {
    const line = chain.hidden[i] ?? (await sha256(JSON.stringify(entry)));
    last = await sha256(JSON.stringify([seed, last, line, chain.details[i]]));
  }
  return log.length >= receipt.version && last === receipt.digest.toLowerCase();
}

/** HMAC-SHA256 of a text under the seed. */
export type Digest = (text: string) => Uint8Array | Promise<Uint8Array>;

/** An outcome in the log that is not the one of the seed. */
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

/** What the players gave to the start, and the rules of chance, are what the log says. */
export function isEntropyOfLog({ entropy, log, chance }: Proof): boolean {
  const begun = log.find((entry) => entry.do === 'start');
  return JSON.stringify(begun?.entropy) === JSON.stringify(entropy) && begun?.chance === chance;
}

/** What holds. `ended`: by agreement, before its end. */
export interface Proven {
  readonly outcomes: number;
  readonly moves: number;
  readonly ended: boolean;
  /** What the people have added, by seat; null: the game was played by the rules of an earlier server, where nobody added numbers. */
  readonly seats: readonly SeatNumbers[] | null;
}

/** What the server's secret and all numbers are checked with. */
export interface Digests {
  readonly hmac: Digest;
  readonly sha256: Sha256;
}

/** Counts what holds; throws at the first line that does not, or if the log leads to another game, or to no end. */
export async function prove(record: ProvenRecord, digests: Digests): Promise<Proven> {
  const { texts, over, ...counts } = await follow(record, digests);
  if (JSON.stringify(texts) !== JSON.stringify(record.moves)) throw new Error('The log leads to another game.');
  const { difference } = replay(record);
  if (difference) throw new Error(`First difference after ${difference.after} moves: ${difference.text}`);
  const ended = record.proof.log.some(
    (entry) => entry.do === 'end' || (entry.do === 'late-choice' && entry.choice === 'end'),
  );
  if (!over && !ended) throw new Error('The log stops before the game is over.');
  return { ...counts, ended: !over };
}

async function follow({ options, proof: { log, entropy, chance } }: ProvenRecord, { hmac, sha256 }: Digests) {
  const numbers = chance === 2 ? new NumbersOfLog(entropy.length, sha256) : null;
  const history = new History(options);
  const drawn: Drawn = { dice: 0, decks: 0 };
  let played = 0;
  for (const [index, entry] of log.entries()) {
    if (entry.do === 'back') {
      const to = Number(entry.to);
      if (!(to in history.steps)) throw new Error(`Line ${index} goes back to move ${entry.to}, which was not made.`);
      history.back(to);
    }
    if (entry.do !== 'move') {
      await numbers?.follow(index, entry);
      continue;
    }
    const told = String(entry.move);
    const { state, next, legal } = history;
    if (next !== entry.by) throw new Error(`Line ${index}, '${told}', is by ${entry.by}, not by ${next}.`);
    if (entry.by === 'fate') {
      const stream = streamOf(state);
      const text = luckText(stream, drawn[stream]++, numbers?.mix ?? entropy);
      const due = writeMove(state, drawFate(state, legal, luckFrom(await hmac(text))));
      if (due !== told) throw new WrongOutcome(index, told, due);
    }
    history.play(readMove(state, told)); // earlier servers kept what was sent, however it was spelled
    if (numbers && typeof entry.by === 'number')
      await numbers.move(index, entry.by, entry.nonce, isNumberDue(numbers, entry.by, state, history.state));
    played++;
  }
  const seats = numbers?.seats ?? null;
  const { texts, next } = history;
  return { texts, over: next === null, outcomes: drawn.dice + drawn.decks, moves: played, seats };
}

/** Whether the person on this seat had to show a number with a move: one that the server has made by itself comes with none. */
function isNumberDue(numbers: NumbersOfLog, seat: number, before: State, after: State): boolean {
  const hasNumbers = (one: number) => numbers.hasNumbers(one);
  return hasNumbers(seat) && !openlyForced(before, seat, moves(before)) && needsNumber(after, hasNumbers);
}
