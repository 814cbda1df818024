import type { Witness } from './verify.ts';

// What this device remembers of tables and people at a server.

const MUTED = 'meltemi.muted';
const WITNESS = 'meltemi.witness.';

function read(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** A device without room remembers nothing. */
function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {}
}

/** People one does not want to read. */
export function mutedPeople(): string[] {
  const kept = read(MUTED);
  return Array.isArray(kept) ? kept.map(String) : [];
}

export function muteOnly(people: readonly string[]): void {
  write(MUTED, people);
}

export function witnessOf(table: string): Witness {
  const kept = read(WITNESS + table);
  return typeof kept === 'object' && kept !== null ? kept : {};
}

/** Noted down once; what was first seen counts. A seat that is taken anew has new entropy. */
export function witness(table: string, noted: Witness): void {
  write(WITNESS + table, { ...noted, ...witnessOf(table), ...(noted.entropy !== undefined && noted) });
}

export function forgetWitness(table: string): void {
  const { commitment } = witnessOf(table);
  write(WITNESS + table, { commitment });
}
