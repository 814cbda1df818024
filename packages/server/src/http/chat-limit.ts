import { networkOf } from './network.ts';
import { KeyedRateLimiter } from './rate-limiter.ts';

/** Messages in ten seconds: of one person at all tables, and of all people of one address. */
const PERSON = 10;
const ADDRESS = 40;

/** What is said is kept, so it is limited more than other messages. */
export class ChatLimit {
  private readonly persons = new KeyedRateLimiter(PERSON);
  private readonly addresses = new KeyedRateLimiter(ADDRESS);

  isTooFast(person: string, address: string): boolean {
    return this.persons.isTooFast(person) || this.addresses.isTooFast(networkOf(address));
  }
}
