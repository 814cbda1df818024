import { hash } from 'node:crypto';
import { Damaged } from './damaged.ts';
import type { GameRow, MadeRow, SummaryRow } from './rows.ts';
import type { Head, LogLine, StoredLine, Summary } from './store.ts';
import { winnersText } from './winner.ts';

// Digests that show whether what is stored of a game is what was written. Each line's digest covers the line and the
// digest before it; the first one covers the game as it was made. The secret seed is part of each, so that nobody can
// test a guess about a hidden line during the game.

/** A line before it has its digest. */
type LineWithoutDigest = Omit<StoredLine, 'digest' | 'erased'> & Partial<Pick<StoredLine, 'erased'>>;

const digestOf = (...parts: readonly unknown[]) => hash('sha256', JSON.stringify(parts));

/** What is published before the game. */
export function commitmentOf(seed: string): string {
  return hash('sha256', Buffer.from(seed, 'hex'));
}

/** The digest before the first line; `row`: of the game, as it is stored. */
export function originOf({ id, made, host, agreement, engine, seed }: MadeRow): string {
  return digestOf(seed, commitmentOf(seed), digestOf(id, made, host, agreement, engine));
}

/** What lists are made from; it changes while the game goes on. */
export function summaryDigest({
  id,
  status,
  listed,
  free_seats,
  deadline,
  bot,
  winners,
}: SummaryRow & Pick<GameRow, 'id'>): string {
  return digestOf(id, status, listed, free_seats, deadline, bot, winners);
}

/** The columns that a summary fills, with their digest. */
export function summaryRow(id: string, { status, listed, freeSeats, deadline, bot, winners }: Summary) {
  const row = {
    ...{ status, listed: Number(listed), free_seats: freeSeats, deadline, bot: Number(bot) },
    winners: winnersText(winners),
  };
  return { ...row, digest: summaryDigest({ id, ...row }) };
}

/**
 * What a line's digest covers besides its entry, in one digest: an exported game shows this one instead of keys and
 * persons.
 */
export function detailsOf({ seq, at, key, waiting }: Omit<LineWithoutDigest, 'entry'>): string {
  return digestOf(seq, at, key, waiting);
}

/** An entry as it is stored; `erased` is left out of lines that were never stored. */
type StoredEntry = Pick<StoredLine, 'entry'> & Partial<Pick<StoredLine, 'erased'>>;

/**
 * The digest of a line's entry as it was written. A line from which a name was erased keeps it in `erased`, followed by
 * the digest of the entry as it is now: so the chain still holds, and damage to such a line is noticed too.
 */
export function entryDigest({ entry, erased }: StoredEntry): string {
  return erased ? erased.slice(0, DIGEST) : hash('sha256', entry);
}

const DIGEST = 64;

/** What `erased` holds when the entry of a line is replaced by this one. */
export function erasedMark(seed: string, line: StoredEntry, entry: string): string {
  const written = entryDigest(line);
  return `${written}${digestOf(seed, written, entry)}`;
}

/** The digest of a line, from the one before it. */
function linkOf(seed: string, previous: string, line: LineWithoutDigest): string {
  return digestOf(seed, previous, entryDigest(line), detailsOf(line));
}

/** The digests of lines that follow `previous`. */
export function digestsOf(seed: string, previous: string, lines: readonly LogLine[], waiting: string | null): string[] {
  let last = previous;
  return lines.map((line) => {
    last = linkOf(seed, last, { ...line, waiting });
    return last;
  });
}

/** What a game of an earlier version lacks: digests, made from what is stored today. */
export function sealOf(row: GameRow, lines: readonly LineWithoutDigest[]) {
  const { seed } = row;
  let last = originOf(row);
  const digests = lines.map((line) => {
    last = linkOf(seed, last, line);
    return { seq: line.seq, digest: last };
  });
  return {
    ...{ commitment: commitmentOf(seed), digest: summaryDigest(row), digests },
    head: { length: lines.length, digest: last },
  };
}

/** Follows a stored game from its row to its head. The first thing that is not as it was written throws. */
export class Chain {
  private readonly id: string;
  private readonly seed: string;
  private readonly head: Head;
  /** The digest before the first line. */
  readonly origin: string;
  length: number;
  /** Of the last line. */
  digest: string;

  /** `head` null: it is missing. `from`: the lines before it are taken on trust. */
  constructor(row: GameRow, head: Head | null, from?: Pick<Head, 'length' | 'digest'>) {
    this.id = row.id;
    this.seed = row.seed;
    if (!head) throw new Damaged(this.id, 'its head is missing');
    this.head = head;
    if (head.pinned < 0 || head.pinned > head.length) throw new Damaged(this.id, 'its head is not what was written');
    if (row.commitment !== commitmentOf(this.seed)) throw new Damaged(this.id, 'its seed is not the committed one');
    if (row.digest !== summaryDigest(row)) throw new Damaged(this.id, 'its row is not what was written');
    this.origin = originOf(row);
    this.length = from?.length ?? 0;
    this.digest = from?.digest ?? this.origin;
    if (!from) this.compare();
  }

  follow(line: StoredLine): void {
    if (line.seq !== this.length)
      throw new Damaged(this.id, `lines are missing: after ${this.length} lines comes line ${line.seq}`);
    if (line.digest !== linkOf(this.seed, this.digest, line))
      throw new Damaged(this.id, `line ${line.seq} is not what was written`);
    if (line.erased && line.erased !== erasedMark(this.seed, line, line.entry))
      throw new Damaged(this.id, `line ${line.seq} is not what was left when a name was erased`);
    this.add(line.digest);
    this.compare();
  }

  /** A line that was just written with this digest. */
  add(digest: string): void {
    this.length++;
    this.digest = digest;
  }

  /** All lines were followed. There may be more than the head knows: another node went on after it was read. */
  end(): void {
    if (this.length < this.head.length)
      throw new Damaged(this.id, `it has ${this.length} lines, ${this.head.length} were written`);
  }

  private compare(): void {
    if (this.length === this.head.length && this.digest !== this.head.digest)
      throw new Damaged(this.id, `its head is not that of ${this.length} lines`);
  }
}
