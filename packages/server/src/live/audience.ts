import type { ToClient } from '@meltemi/protocol';
import type { Damaged } from '../store/damaged.ts';
import type { Chat } from '../store/store.ts';
import { sharedTeam } from '../table/shared-team.ts';
import type { Table } from '../table/table.ts';
import { infoOf, type Presence } from '../table/table-info.ts';
import { type Change, helloFor, SeatMessages } from './seat-messages.ts';

/** Somebody who looks at a table. */
export interface Listener {
  readonly person: string | null;
  /** From where, as far as limits count. */
  readonly network?: string;
  /** A message to the page, as JSON. */
  hear(text: string): void;
  /** The table is closed for good. */
  dismiss?(reason: Damaged): void;
  /** The person is signed out everywhere. */
  signOut?(): void;
}

/** Whether it has changed who sits where. */
export function reseats({ entry }: Change): boolean {
  return entry.do === 'seat' || entry.do === 'remove' || entry.do === 'close';
}

/** Those who look at a table, and what they are told. */
export class Audience implements Presence {
  private readonly listeners = new Set<Listener>();
  /** Those whose turn to be greeted has not come. */
  private readonly coming = new Set<Listener>();
  /** When persons left, by person. Those who are not in it have not come since the beginning. */
  private readonly left = new Map<string, number>();
  private readonly now: () => number;
  private readonly begun: number;

  constructor(now: () => number) {
    this.now = now;
    this.begun = now();
  }

  awaySince(person: string): number | null {
    if (this.find((listener) => listener.person === person)) return null;
    return this.left.get(person) ?? this.begun;
  }

  find(is: (listener: Listener) => boolean): Listener | undefined {
    return [...this.listeners].find(is);
  }

  expect(listener: Listener): void {
    this.coming.add(listener);
  }

  /** Greets somebody who was expected and has not left meanwhile. */
  welcome(table: Table, listener: Listener): void {
    if (!this.coming.delete(listener)) return;
    this.listeners.add(listener);
    if (listener.person !== null) this.left.delete(listener.person);
    this.greet(table, listener);
    this.tellTable(table, listener);
  }

  /** False: they were not welcomed yet. */
  drop(listener: Listener): boolean {
    this.coming.delete(listener);
    if (!this.listeners.delete(listener)) return false;
    const { person } = listener;
    if (person !== null && this.awaySince(person) !== null) this.left.set(person, this.now());
    return true;
  }

  greet(table: Table, listener: Listener): void {
    listener.hear(JSON.stringify(helloFor(table, table.seatOf(listener.person), this)));
  }

  greetAll(table: Table): void {
    for (const listener of this.listeners) this.greet(table, listener);
  }

  /** The news for all who are here, ready to be told. */
  write(table: Table, changes: readonly Change[]): SeatMessages {
    const messages = new SeatMessages(table, changes);
    if (!messages.isEmpty) for (const { person } of this.listeners) messages.for(table.seatOf(person));
    return messages;
  }

  tell(table: Table, changes: readonly Change[], messages = new SeatMessages(table, changes)): void {
    // Seats decide who may see what, so everybody gets a full view.
    if (changes.some((change) => reseats(change) || change.entry.do === 'start')) return this.greetAll(table);
    this.tellNews(table, messages);
    if (changes.some(({ beside }) => beside) || table.status === 'over') this.tellTable(table);
  }

  private tellNews(table: Table, messages: SeatMessages): void {
    if (messages.isEmpty) return;
    for (const listener of this.listeners) listener.hear(messages.for(table.seatOf(listener.person)));
  }

  /** To everybody else, or to all. */
  tellTable(table: Table, except?: Listener): void {
    this.hear({ is: 'table', version: table.version, info: infoOf(table, this) }, except);
  }

  /** Everybody, or all but one, get the same. */
  hear(message: ToClient, except?: Listener): void {
    const text = JSON.stringify(message);
    for (const listener of this.listeners) if (listener !== except) listener.hear(text);
  }

  /** Only those who sit in the team it was said to. */
  hearInTeam(table: Table, chat: Chat): void {
    const text = JSON.stringify({ is: 'said', ...chat } satisfies ToClient);
    for (const listener of this.listeners)
      if (sharedTeam(table, table.seatOf(listener.person)) === chat.team) listener.hear(text);
  }

  dismiss(reason: Damaged): void {
    for (const listener of this.listeners) listener.dismiss?.(reason);
  }

  signOut(person: string): void {
    for (const listener of this.listeners) if (listener.person === person) listener.signOut?.();
  }
}
