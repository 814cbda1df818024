import type { Reason } from '@meltemi/bots';
import { VERSION } from '@meltemi/engine';
import { recallObject, remember } from '../device/storage.ts';

// Explanations of bots' turns at a server: after a reload the page has no earlier views to work them out from. Each
// seat has its own notes, because what it saw of a turn may be secret.

/** By the moves played before the turn. */
export type Reasons = ReadonlyMap<number, Reason>;

/** More than the turns of the two cycles that the log shows. */
const MOST = 24;

const nameOf = (table: string, seat: number | null): string => `meltemi.reasons.${table}.${seat ?? 'watching'}`;

/** Notes of another version may have kinds of reasons that this one cannot put into words. */
export function keptReasons(table: string, seat: number | null): Reasons {
  const kept = recallObject(nameOf(table, seat));
  return new Map(kept?.version === VERSION && Array.isArray(kept.reasons) ? kept.reasons : []);
}

export function keepReasons(table: string, seat: number | null, reasons: Reasons): void {
  remember(nameOf(table, seat), { version: VERSION, reasons: [...reasons].slice(-MOST) });
}
