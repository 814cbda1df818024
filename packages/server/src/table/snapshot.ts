import { hash } from 'node:crypto';
import { RULES } from '@meltemi/engine';
import type { Game, Snapshot } from '../store/store.ts';
import { Table } from './table.ts';

// A table at one moment of its log. It is bound to the log by the digest of its last line and by the digest of the game
// as it was made (`origin`). One that does not fit is not used: the log is the truth, and the table is replayed from
// its first line.

/** Counted up whenever a saved table is written in another way; snapshot.test.ts notices that. */
const FORMAT = 8;
/** A snapshot of another format or of other rules is not read. */
const CURRENT = `${FORMAT}/${RULES}`;

/**
 * Lines after which a new snapshot is taken. What is left to replay takes some 20 ms; most games end before their
 * second snapshot.
 */
export const SNAPSHOT_EVERY = 512;

/** `chain`: the digest of the log. */
export function snapshotOf(table: Table, origin: string, chain: string): Snapshot {
  const snapshot = { length: table.version, format: CURRENT, chain, content: JSON.stringify(table.save()) };
  return { ...snapshot, digest: digestOf(origin, snapshot) };
}

function digestOf(origin: string, { length, format, chain, content }: Omit<Snapshot, 'digest'>): string {
  return hash('sha256', `${JSON.stringify([origin, length, format, chain])}${content}`);
}

export function isCurrent({ format }: Pick<Snapshot, 'format'>): boolean {
  return format === CURRENT;
}

/** It is what was written. */
export function isIntact(snapshot: Snapshot, origin: string): boolean {
  return snapshot.digest === digestOf(origin, snapshot);
}

/** The table of an intact snapshot. */
export function restored(game: Game, { content }: Snapshot): Table {
  return Table.restored(game, JSON.parse(content));
}
