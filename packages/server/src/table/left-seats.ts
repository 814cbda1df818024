import type { Status } from '@meltemi/protocol';
import type { Game } from '../store/store.ts';
import type { SeatedBy } from './entry.ts';

// Who stands up for a moment comes back to their seat, and nobody else looks into it in the meantime.

/** Milliseconds that a left seat is its person’s alone: with a live clock, and in all other games. */
const LIVE = 300_000;
const DAY = 86_400_000;

/** Who stood up from a seat of a running game, and when. */
export interface Left {
  readonly person: string;
  readonly since: number;
}

/** Who can return to a seat that was left, and until when nobody else may take it. */
export interface Returner {
  readonly person: string;
  readonly until: number;
}

/** What is asked of a table. */
interface Seats {
  readonly game: Game;
  readonly status: Status;
  readonly seats: readonly (SeatedBy | null)[];
  /** By seat: who stood up from it and has not come back. */
  readonly left: readonly (Left | null)[];
}

export function returnerTo({ game, left, status }: Seats, seat: number): Returner | null {
  const one = left[seat];
  if (!one || status !== 'running') return null;
  const { clock } = game.agreement;
  return { person: one.person, until: one.since + (clock && 'live' in clock ? LIVE : DAY) };
}

/** Whether this person is the one who can return; null: anybody may ask for the seat now. */
export function isReturner(table: Seats, seat: number, person: string, now: number): boolean | null {
  const returner = returnerTo(table, seat);
  return returner && now < returner.until ? returner.person === person : null;
}

/**
 * Who has left each seat after this one was taken or left. To a seat on which others put a bot its person can return; not
 * to one that a bot took over from a person.
 */
export function leftAfter({ left, seats }: Seats, seat: number, sitter: SeatedBy | null, at: number): Seats['left'] {
  const before = seats[seat];
  if (before && 'person' in before)
    return left.with(seat, sitter === null ? { person: before.person, since: at } : null);
  return sitter && 'person' in sitter ? left.with(seat, null) : left;
}
