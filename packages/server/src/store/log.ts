/** A line of a game's log, from which everything about the game follows. `seq` counts from 0 without gaps. */
export interface LogLine {
  readonly seq: number;
  readonly at: number;
  /** The person and the key of the page's request; only the key in earlier versions. */
  readonly key: string | null;
  /** What happened: an `Entry` of the table, as JSON. */
  readonly entry: string;
}

/** A line as it is stored. */
export interface StoredLine extends LogLine {
  readonly waiting: string | null;
  /** Digest of this line and, through the digest before it, of the whole log up to here. */
  readonly digest: string;
  /** Set when a name was erased from the line (chain.ts); null: the line is as it was written. */
  readonly erased: string | null;
}

/** The length and the digest of a log, stored beside it, so that a lost end is noticed. */
export interface Head {
  readonly length: number;
  /** Of the last line. */
  readonly digest: string;
  /** After this many lines the state of the game had the digest `state`; null: no digest was stored yet. */
  readonly pinned: number;
  readonly state: string | null;
}
