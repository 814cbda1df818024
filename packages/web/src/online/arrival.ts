import type { RequestError } from './client.ts';

// Why somebody who goes to a table could not sit down there: the page of that table says so.

const refusals = new Map<string, RequestError>();

export function noteRefusal(table: string, error: RequestError): void {
  // Who sits there already has come back.
  if (error.code !== 'seated') refusals.set(table, error);
}

/** Once: null, if there is none. */
export function takeRefusal(table: string): RequestError | null {
  const found = refusals.get(table) ?? null;
  refusals.delete(table);
  return found;
}
