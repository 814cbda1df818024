import { createHash } from 'node:crypto';
import type { NewPerson, Person, Store } from '../store/store.ts';
import { NAMELESS, normalName } from '../table/name.ts';
import { word } from './rooms.ts';

const DAY = 86_400_000;
const SESSION = 400 * DAY;
const LINK = 600_000;

/** Who is who: a person is a name and a secret, which only its own devices know. The store knows hashes. */
export class Identity {
  private readonly store: Store;

  constructor(store: Store) {
    this.store = store;
  }

  /** A new person, and the secret of the first session. */
  async arrive(name: string): Promise<{ person: NewPerson; secret: string }> {
    const person = { id: word(9), name, made: Date.now() };
    await this.store.addPerson(person);
    return { person, secret: await this.admit(person.id) };
  }

  /** A session on one more device. */
  private async admit(person: string): Promise<string> {
    const secret = word(32);
    await this.store.addToken(hash(secret), 'session', person, Date.now() + SESSION);
    return secret;
  }

  async whose(secret: string | undefined): Promise<Person | null> {
    if (!secret) return null;
    const id = await this.store.token(hash(secret), 'session', Date.now());
    const person = id === null ? null : await this.store.person(id);
    const now = Date.now();
    if (person && now - person.seen > DAY) await this.store.administration.touch(person.id, now);
    // Earlier versions took names as they were sent.
    return person && { ...person, name: normalName(person.name) || NAMELESS };
  }

  /** A word that carries the identity to another device: good once, for ten minutes. */
  async makeLink(person: string): Promise<string> {
    const secret = word(24);
    await this.store.addToken(hash(secret), 'link', person, Date.now() + LINK);
    return secret;
  }

  /** The secret of a session on the device that has the link; null: it was used or is too old. */
  async followLink(link: string): Promise<string | null> {
    const id = await this.store.token(hash(link), 'link', Date.now());
    if (id === null || !(await this.store.endToken(hash(link)))) return null;
    return this.admit(id);
  }

  async leave(secret: string): Promise<void> {
    await this.store.endToken(hash(secret));
  }

  /** All devices at once. */
  async leaveEverywhere(person: string): Promise<void> {
    await this.store.endTokens(person);
  }
}

/** Looked up by hash: how long it takes tells nothing about the secret. */
function hash(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
