import type { Agreement, Status } from '@meltemi/protocol';
import type { Administration, Change } from './administration.ts';
import type { Game } from './game.ts';
import type { Head, LogLine, StoredLine } from './log.ts';
import type { NewPerson, Person } from './person.ts';
import type { GameRow, StoredRow } from './rows.ts';
import type { Winner } from './winner.ts';

export type { Game } from './game.ts';
export type { Head, LogLine, StoredLine } from './log.ts';
export type { NewPerson, Person } from './person.ts';

// What is kept, and what may be relied on. One contract for an embedded SQLite file and for PostgreSQL; one suite of
// tests for both.

/** A table at one moment of its log (snapshot.ts). It holds secrets, and never leaves the server. */
export interface Snapshot {
  /** Lines of the log that it is made of. */
  readonly length: number;
  /** Of the program that can read it. */
  readonly format: string;
  /** The digest of the last of these lines. */
  readonly chain: string;
  /** As JSON. */
  readonly content: string;
  /** Of all the others. */
  readonly digest: string;
}

/** A snapshot without its content. */
export interface SnapshotMark extends Omit<Snapshot, 'content'> {
  readonly game: string;
}

/** A game as it is stored, with the digests that it is checked by. */
export interface Sealed {
  readonly row: GameRow;
  /** Null: it is missing. */
  readonly head: Head | null;
}

/** What lists are made from, except what every line states. */
export interface Summary {
  readonly status: Status;
  readonly listed: boolean;
  readonly freeSeats: number;
  /** When somebody's time is up. */
  readonly deadline: number | null;
  /** A bot has to move. */
  readonly bot: boolean;
  /**
   * Empty: the game was ended early. Null: it is not over, or ended in an earlier version and was not replayed since.
   */
  readonly winners: readonly Winner[] | null;
}

/** What some lines have made of a game; kept with them, in the same commit. */
export interface Effects {
  /** The person who has to decide now. */
  readonly waiting: string | null;
  /** If it is another one. */
  readonly summary?: Summary;
  /** Those with a seat, if they are others. */
  readonly persons?: readonly string[];
  /** Of the lines; left out: the store works them out from the head it has. */
  readonly digests?: readonly string[];
}

export interface Chat {
  readonly at: number;
  readonly person: string;
  readonly name: string;
  readonly text: string;
  /** By somebody without a seat in a game that has begun. */
  readonly watching: boolean;
  /** The team that may read it; null: everybody may. */
  readonly team: number | null;
}

/** What somebody reports about another person at a table, for the operator. */
export interface Report {
  readonly game: string;
  readonly reporter: string;
  readonly person: string;
  readonly at: number;
  readonly text: string;
}

/** With the names both have now. */
export interface NamedReport extends Report {
  readonly reporterName: string;
  readonly personName: string;
}

export interface TableRow extends Summary {
  readonly id: string;
  readonly made: number;
  readonly host: string;
  readonly agreement: Agreement;
  /** When the last line was written. */
  readonly played: number;
  readonly waiting: string | null;
  readonly persons: readonly string[];
}

/**
 * What one looks for: all that is given must hold. `person` has a seat there, or has made it and it is not over;
 * `finished` had a seat, and it is over; `waiting` has to decide. Those played last come first.
 */
export interface Search {
  readonly person?: string;
  readonly finished?: string;
  readonly waiting?: string;
  readonly status?: Status;
  readonly limit: number;
}

export interface StoreListener {
  /** Lines were appended, up to this one. */
  appended(game: string, seq: number): void;
  said(game: string, chat: Chat): void;
  /** Something was erased, or the operator has changed something. */
  changed(change: Change): void;
  /** Something may have been missed. */
  missed(): void;
}

export interface Store {
  /** People's own data, and what the operator does. */
  readonly administration: Administration;

  /** The time that all nodes agree on, in milliseconds: that of the database. */
  now(): number;
  /** False: there is a game of this id already, and nothing was changed. */
  create(game: Game, summary: Summary): Promise<boolean>;
  game(id: string): Promise<Game | null>;
  /**
   * Appends lines in one commit, together with what they have made of the game; resolves when it is on disk. False:
   * somebody else has written at this place; then nothing is written.
   */
  append(game: string, lines: readonly LogLine[], after: Effects): Promise<boolean>;
  /** Lines from `from` on; at most `limit`. */
  log(game: string, from: number, limit?: number): Promise<StoredLine[]>;
  /** What a log is checked against; to be read before the log. */
  sealed(game: string): Promise<Sealed | null>;
  /** Notes the digest of the state after this many lines; an earlier one than is noted changes nothing. */
  pin(game: string, length: number, state: string): Promise<void>;
  snapshot(game: string): Promise<Snapshot | null>;
  /** Replaces one of fewer lines. */
  saveSnapshot(game: string, snapshot: Snapshot): Promise<void>;
  dropSnapshot(game: string): Promise<void>;
  snapshotMarks(): Promise<SnapshotMark[]>;

  find(search: Search): Promise<TableRow[]>;
  /** Open tables that everybody may see, made since then and by each host the last one only; those made last first. */
  lobby(since: number, limit: number): Promise<TableRow[]>;
  /**
   * How many tables a person keeps: running ones made by that person or with a seat, and open ones made by that person
   * since then.
   */
  tablesOf(person: string, since: number): Promise<number>;
  /**
   * Running games in which a bot has to move, the longest waiting first, and games that are not over whose deadline has
   * passed.
   */
  botsToMove(limit: number): Promise<string[]>;
  due(now: number, limit: number): Promise<string[]>;
  /** The first finished game after this one, in the order of ids, that has no winners stored. */
  nextWithoutWinners(after: string): Promise<string | null>;
  setWinners(game: string, winners: readonly Winner[]): Promise<void>;
  /** This node alone will make the bot's move at `seq`, until then. False: another node has it. */
  claim(game: string, seq: number, node: string, until: number): Promise<boolean>;
  /**
   * Counts something that all nodes count together: how much there was of it in this window of milliseconds, this one
   * included. What it is stays in memory; where it is stored, it is an HMAC under a key that is forgotten after a day.
   */
  count(what: string, window: number): Promise<number>;

  addPerson(person: NewPerson): Promise<void>;
  person(id: string): Promise<Person | null>;
  rename(id: string, name: string): Promise<void>;
  /** Sessions and one-time links by the hash of their secret. */
  addToken(hash: string, kind: 'session' | 'link', person: string, until: number): Promise<void>;
  token(hash: string, kind: 'session' | 'link', now: number): Promise<string | null>;
  /** True if it was there: a one-time link is used by taking it away. */
  endToken(hash: string): Promise<boolean>;
  endTokens(person: string): Promise<void>;
  /** Those that are too old go, and so do old counts. */
  clearTokens(now: number): Promise<void>;

  /** Keeps what was said, and tells all nodes; what comes again under the same key was said before. */
  say(game: string, key: string, chat: Chat): Promise<void>;
  chats(game: string, limit: number): Promise<Chat[]>;
  /** One of each person about another at a table: the last one counts. */
  report(report: Report): Promise<void>;
  /** The latest first. */
  reports(limit: number): Promise<NamedReport[]>;

  /** What this node wants to hear of all nodes. */
  listen(listener: StoreListener): void;
  /** Everything that is kept, as it is at one moment. */
  dump(): AsyncIterable<StoredRow>;
  /** Puts everything back, in one commit. A store that is not empty throws. */
  load(rows: AsyncIterable<StoredRow>): Promise<void>;
  /** What is wrong with the database itself, as far as it can tell. */
  check(): Promise<string[]>;
  /** Answers if the store is there. */
  ping(): Promise<void>;
  /** Writes something without a meaning; resolves when it is on disk. */
  probe(): Promise<void>;
  close(): Promise<void>;
}
