/** Half of what somebody has used is forgotten after this many milliseconds. */
const HALF_LIFE = 10_000;
/** Accounts beyond this many are cleared of those that have nothing left on them. */
const MOST = 1000;

interface Account {
  readonly used: number;
  readonly at: number;
}

/** How much time each has used lately; who has used least comes first. */
export class FairShare {
  private readonly accounts = new Map<string, Account>();
  private readonly now: () => number;

  constructor(now: () => number = performance.now.bind(performance)) {
    this.now = now;
  }

  used(name: string): number {
    const { used, at } = this.accounts.get(name) ?? { used: 0, at: 0 };
    return used * 0.5 ** ((this.now() - at) / HALF_LIFE);
  }

  charge(name: string, ms: number): void {
    this.accounts.set(name, { used: Math.max(0, this.used(name) + ms), at: this.now() });
    if (this.accounts.size > MOST)
      for (const one of [...this.accounts.keys()]) if (this.used(one) < 1) this.accounts.delete(one);
  }
}
