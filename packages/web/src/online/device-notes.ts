import type { Receipt } from '@meltemi/protocol/proof';
import { forget, namesAfter, recall, remember } from '../device/storage.ts';

// What this device remembers of tables and people at a server.

/** A series of numbers that follow from a secret. A missing count means all of them. */
export interface DrawnNumbers {
  readonly secret: string;
  /** They were pledged when this device took a seat, or later by a player who had one; left out by earlier pages. */
  readonly seated?: boolean;
  /** How many the server has not used, as far as it has said so. */
  readonly left?: number;
  /** How many were never sent to the server. */
  readonly unsent?: number;
}

/** New numbers of another seat, as the server has told of them. */
export interface ToldPledge {
  readonly seat: number;
  readonly pledge: string;
  /** How many of this device's numbers were never sent by then, in the order in which they were drawn. */
  readonly unsent: readonly number[];
}

/** Consent to go back that was given on this device, whatever became of it. */
export interface GivenConsent {
  /** The line of the log it was meant for, and the number of moves to go back to. */
  readonly line: number;
  readonly to: number;
}

/** What this device has noted of a table during the game, to check the server's proof against. */
export interface DeviceNotes {
  /** The commitment the server had published before anybody sat down here. */
  readonly commitment?: string;
  /** The seat that was taken here before the game. */
  readonly seat?: number;
  /** What was added to fate on an earlier server. */
  readonly entropy?: string;
  /** The latest last. */
  readonly numbers?: readonly DrawnNumbers[];
  /** What all seats had pledged when the first number was shown. */
  readonly pledges?: readonly (string | null)[];
  /** What other seats have pledged since, the latest last. */
  readonly told?: readonly ToldPledge[];
  /** Left out by earlier pages, which did not note it. */
  readonly agreed?: readonly GivenConsent[];
  /** The last one the server gave. */
  readonly receipt?: Receipt;
}

/** Series kept per table: more than anybody changes devices in one game. */
const MOST_DRAWN = 20;

const MUTED = 'meltemi.muted';
const NOTES = 'meltemi.witness.';

/** People whose chat is hidden. */
export function mutedPeople(): string[] {
  const kept = recall(MUTED);
  return Array.isArray(kept) ? kept.map(String) : [];
}

export function muteOnly(people: readonly string[]): void {
  remember(MUTED, people);
}

/** Notes of this page view, for devices that store nothing. */
const noted = new Map<string, DeviceNotes>();

export function notesOf(table: string): DeviceNotes {
  const kept = recall(NOTES + table);
  return typeof kept === 'object' && kept !== null ? kept : (noted.get(table) ?? {});
}

/** Removes everything: the next person at this device is somebody else. */
export function removeNotes(): void {
  noted.clear();
  for (const table of namesAfter(NOTES)) forget(NOTES + table);
  forget(MUTED);
}

function note(table: string, notes: DeviceNotes): void {
  noted.set(table, notes);
  remember(NOTES + table, notes);
}

/** Adds notes without overwriting: what was seen first counts. */
export function noteOnce(table: string, seen: DeviceNotes): void {
  note(table, { ...seen, ...notesOf(table) });
}

export function keepNumbers(table: string, numbers: readonly DrawnNumbers[]): void {
  note(table, { ...notesOf(table), numbers: numbers.slice(-MOST_DRAWN) });
}

export function keepTold(table: string, told: ToldPledge): void {
  const notes = notesOf(table);
  note(table, { ...notes, told: [...(notes.told ?? []), told] });
}

/**
 * Keeps the receipt of the longest log, which covers all earlier ones. `asked`: the version the request was made for.
 */
export function keepReceipt(table: string, receipt: Receipt, asked: number): void {
  const notes = notesOf(table);
  if (receipt.version >= Math.max(asked, notes.receipt?.version ?? 0)) note(table, { ...notes, receipt });
}

/** The seat that this device's numbers are pledged for, whatever was noted before. */
export function noteSeat(table: string, seat: number): void {
  note(table, { agreed: [], ...notesOf(table), seat });
}

export function keepConsent(table: string, consent: GivenConsent): void {
  const { agreed, ...notes } = notesOf(table);
  if (agreed) note(table, { ...notes, agreed: [...agreed, consent] });
}

/** Whether something was noted that comes only with the game. */
export function isBegun({ pledges, told, receipt }: DeviceNotes): boolean {
  return pledges !== undefined || told !== undefined || receipt !== undefined;
}

/**
 * Forgets a seat that was left before the game. Its numbers stay: they may belong to a seat that has just been taken.
 * What was noted during a game stays too, or a server could make the device forget it.
 */
export function forgetSeat(table: string): void {
  const { commitment, numbers, ...rest } = notesOf(table);
  if (!isBegun(rest)) note(table, { ...(commitment !== undefined && { commitment }), ...(numbers && { numbers }) });
}
