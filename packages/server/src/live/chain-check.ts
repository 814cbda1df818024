import { Chain } from '../store/chain.ts';
import { Damaged } from '../store/damaged.ts';
import type { Store } from '../store/store.ts';

/** Number of lines read at once, and the milliseconds of each step. */
const PAGE = 500;
const BUDGET = 50;

/**
 * Checks in small steps the chains of tables that were opened from a snapshot, without the lines before it. Each game
 * is checked once while the server runs; damage is reported.
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

  /** Number of games still to be checked. */
  get waiting(): number {
    return this.queue.length + (this.current ? 1 : 0);
  }

  async step(): Promise<void> {
    const end = performance.now() + BUDGET;
    while (this.waiting > 0 && performance.now() < end) {
      try {
        await this.page();
      } catch (error) {
        if (!(error instanceof Damaged)) throw error; // the database is away: the page is read again
        if (this.current) this.damaged(this.current.id, error);
        this.current = null;
      }
    }
  }

  private async page(): Promise<void> {
    const current = await this.next();
    if (!current) return;
    const { id, chain } = current;
    const lines = await this.store.log(id, chain.length, PAGE);
    for (const line of lines) chain.follow(line);
    await new Promise(setImmediate);
    if (lines.length === PAGE) return;
    chain.end();
    this.current = null;
  }

  /** Null: there is none, or it was deleted. */
  private async next() {
    if (this.current) return this.current;
    const [id] = this.queue;
    if (id === undefined) return null;
    const sealed = await this.store.sealed(id);
    this.queue.shift();
    this.current = sealed && { id, chain: new Chain(sealed.row, sealed.head) };
    return this.current;
  }
}
