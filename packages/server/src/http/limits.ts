import type { Settings } from '../settings.ts';
import type { Store } from '../store/store.ts';
import { networkOf } from './network.ts';
import { KeyedRateLimiter } from './rate-limiter.ts';

const MINUTE = 60_000;

/** What costs more than other requests, in requests: a table that is not in memory, a game as a file. */
export const COSTS = { opening: 5, export: 20 } as const;

/** What is kept for ever. */
type Kept = 'names' | 'tables' | 'listed' | 'reports';

/** Wrong tokens of a network in a minute. */
const WRONG_TOKENS = 10;

/** Steps back of all people of an address together, as a multiple of what one may. */
const TOGETHER = 4;

/** Rate limits of an address, and of a person, by what things cost. */
export class Limits {
  private readonly store: Store;
  private readonly costs: KeyedRateLimiter;
  private readonly stepsBack: KeyedRateLimiter;
  private readonly stepsBackTogether: KeyedRateLimiter;
  private readonly tokens = new KeyedRateLimiter(WRONG_TOKENS, MINUTE);
  private readonly kept: Readonly<Record<Kept, { readonly most: number; readonly window: number }>>;

  constructor({ requests, messages }: Settings, store: Store) {
    this.store = store;
    this.costs = new KeyedRateLimiter(requests, MINUTE);
    const back = Math.ceil(messages / 10);
    this.stepsBack = new KeyedRateLimiter(back, MINUTE);
    this.stepsBackTogether = new KeyedRateLimiter(TOGETHER * back, MINUTE);
    this.kept = {
      names: { most: Math.ceil(requests / 10), window: MINUTE },
      tables: { most: Math.ceil(requests / 10), window: MINUTE },
      listed: { most: Math.ceil(requests / 30), window: 60 * MINUTE },
      reports: { most: Math.ceil(requests / 30), window: 60 * MINUTE },
    };
  }

  /** Whether an address asks for too much that is expensive. */
  isTooMuch(what: keyof typeof COSTS, address: string): boolean {
    return this.costs.isTooFast(networkOf(address), COSTS[what]);
  }

  /**
   * Whether an address makes too many of what is kept: names cost nothing. All nodes count together.
   */
  async isTooMany(what: Kept, address: string): Promise<boolean> {
    const { most, window } = this.kept[what];
    return (await this.store.count(`${what} ${networkOf(address)}`, window)) > most;
  }

  /** Counts a token before it is compared; true: too many of this network were wrong. */
  isGuessing(address: string): boolean {
    return this.tokens.isTooFast(networkOf(address));
  }

  /** The token that was counted last was right. */
  hasGivenToken(address: string): void {
    this.tokens.isTooFast(networkOf(address), -1);
  }

  /** Whether somebody takes moves back too often: bots and dice would make a log of any length of it. */
  isBackTooFast(person: string, address: string): boolean {
    return this.stepsBack.isTooFast(person) || this.stepsBackTogether.isTooFast(networkOf(address));
  }
}
