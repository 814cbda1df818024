import type { Receipt } from '@meltemi/protocol/proof';
import { recall, remember } from '../device.ts';
import type { Witness } from './verify.ts';

// What this device remembers of tables and people at a server.

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

export function witnessOf(table: string): Witness {
  const kept = recall(WITNESS + table);
  return typeof kept === 'object' && kept !== null ? kept : {};
}

/** Noted down once; what was first seen counts. A seat that is taken anew has new entropy. */
export function witness(table: string, noted: Witness): void {
  remember(WITNESS + table, { ...noted, ...witnessOf(table), ...(noted.entropy !== undefined && noted) });
}

/** The latest one counts: it covers all that came before it. */
export function keepReceipt(table: string, receipt: Receipt): void {
  remember(WITNESS + table, { ...witnessOf(table), receipt });
}

export function forgetWitness(table: string): void {
  const { commitment } = witnessOf(table);
  remember(WITNESS + table, { commitment });
}
