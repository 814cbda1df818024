import type { Receipt } from '@meltemi/protocol/proof';
import { recall, remember } from '../device.ts';

// What this device remembers of tables and people at a server.

/** Numbers of this device: all follow from the secret. `left`: how many the server has not used, as far as it has said so. */
export interface Drawn {
  readonly secret: string;
  readonly left?: number;
}

/** What this device has noted down of a table itself, while the game was not over. */
export interface Witness {
  /** What the server had settled before anybody sat down here. */
  readonly commitment?: string;
  /** The seat that was taken here before the game. */
  readonly seat?: number;
  /** What was added to chance on an earlier server. */
  readonly entropy?: string;
  /** The latest last. */
  readonly numbers?: readonly Drawn[];
  /** What all seats had pledged when the first number was shown. */
  readonly pledges?: readonly (string | null)[];
  /** The last one the server gave. */
  readonly receipt?: Receipt;
}

/** More than anybody changes devices in one game. */
const MOST_DRAWN = 20;

const MUTED = 'meltemi.muted';
const WITNESS = 'meltemi.witness.';

/** People one does not want to read. */
export function mutedPeople(): string[] {
  const kept = recall(MUTED);
  return Array.isArray(kept) ? kept.map(String) : [];
}

export function muteOnly(people: readonly string[]): void {
  remember(MUTED, people);
}

/** What was noted while this page was open, for devices that keep nothing. */
const noted = new Map<string, Witness>();

export function witnessOf(table: string): Witness {
  const kept = recall(WITNESS + table);
  return typeof kept === 'object' && kept !== null ? kept : (noted.get(table) ?? {});
}

function note(table: string, witness: Witness): void {
  noted.set(table, witness);
  remember(WITNESS + table, witness);
}

/** Noted down once; what was first seen counts. */
export function witness(table: string, seen: Witness): void {
  note(table, { ...seen, ...witnessOf(table) });
}

export function keepNumbers(table: string, numbers: readonly Drawn[]): void {
  note(table, { ...witnessOf(table), numbers: numbers.slice(-MOST_DRAWN) });
}

/** The latest one counts: it covers all that came before it. */
export function keepReceipt(table: string, receipt: Receipt): void {
  note(table, { ...witnessOf(table), receipt });
}

/** The seat was left before the game. Numbers stay: they may be those of a seat that has just been taken. */
export function forgetSeat(table: string): void {
  const { commitment, numbers } = witnessOf(table);
  note(table, { commitment, numbers });
}
