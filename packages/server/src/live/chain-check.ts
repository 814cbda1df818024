import { Chain } from '../store/chain.ts';
import { Damaged } from '../store/damaged.ts';
import type { Store } from '../store/store.ts';

/** Lines that are read at once, and milliseconds of each step. */
const PAGE = 500;
const BUDGET = 50;

/**
 * Follows, in small steps, the chains of tables that were opened from a snapshot: the lines before it were not read. Each game is checked
 * once while the server runs; what is found damaged is reported.
 */
export class ChainCheck {
  private readonly store: Store;
  private readonly damaged: (game: string, error: Damaged) => void;
  private readonly known = new Set<string>();
  private readonly queue: string[] = [];
  private current: { readonly id: string; readonly chain: Chain } | null = null;

  constructor(store: Store, damaged: (game: string, error: Damaged) => void) {
    this.store = store;
    this.damaged = damaged;
  }

  add(game: string): void {
    if (this.known.has(game)) return;
    this.known.add(game);
    this.queue.push(game);
  }

  /** Games that are still to be checked. */
  get waiting(): number {
    return this.queue.length + (this.current ? 1 : 0);
  }

  async step(): Promise<void> {
    const end = performance.now() + BUDGET;
    while (this.waiting > 0 && performance.now() < end) {
      try {
        await this.page();
      } catch (error) {
        if (!(error instanceof Damaged)) throw error; // the database is away: the same page is read again
        if (this.current) this.damaged(this.current.id, error);
        this.current = null;
      }
    }
  }

  private async page(): Promise<void> {
    const { id, chain } = await this.next();
    const lines = await this.store.log(id, chain.length, PAGE);
    for (const line of lines) chain.follow(line);
    await new Promise(setImmediate);
    if (lines.length === PAGE) return;
    chain.end();
    this.current = null;
  }

  private async next() {
    if (this.current) return this.current;
    const [id] = this.queue;
    const sealed = await this.store.sealed(id);
    this.queue.shift();
    this.current = { id, chain: new Chain(sealed?.row ?? {}, sealed?.head ?? null) };
    return this.current;
  }
}
