import type { Reason } from '@meltemi/bots';
import { VERSION } from '@meltemi/engine';
import { recall, remember } from '../device.ts';

// What turns of bots at a server were good for: a page that is loaded again gets no earlier views to work it out from. Each seat has its own
// notes, because what it saw of a turn may be secret.

/** By the moves played before the turn. */
export type Reasons = ReadonlyMap<number, Reason>;

/** More than the turns of the two cycles that the log shows. */
const MOST = 24;

const nameOf = (table: string, seat: number | null): string => `meltemi.reasons.${table}.${seat ?? 'watching'}`;

/** Notes of another version may have kinds of reasons that this one cannot put into words. */
export function keptReasons(table: string, seat: number | null): Reasons {
  const kept = recall(nameOf(table, seat)) as { version?: unknown; reasons?: unknown } | null;
  const readable = kept?.version === VERSION && Array.isArray(kept.reasons);
  return new Map(readable ? (kept.reasons as [number, Reason][]) : []);
}

export function keepReasons(table: string, seat: number | null, reasons: Reasons): void {
  remember(nameOf(table, seat), { version: VERSION, reasons: [...reasons].slice(-MOST) });
}
