import type { Store } from '../store/store.ts';
import { RequestRefusal } from '../table/refusal.ts';
import { summaryOf } from '../table/table-info.ts';
import { openTable } from './opening.ts';

/**
 * Stores the winners of games that ended in an earlier version. A game is replayed without a room, which would stay
 * open; each is tried once, so one that cannot be read waits for the next start.
 */
export class WinnersBackfill {
  private readonly store: Store;
  private readonly failed: (error: unknown) => void;
  /** The last game that was tried; null: all were. */
  private last: string | null = '';

  constructor(store: Store, failed: (error: unknown) => void) {
    this.store = store;
    this.failed = failed;
  }

  /** The next game, if there is one. */
  async step(): Promise<void> {
    if (this.last === null) return;
    const id = await this.store.nextWithoutWinners(this.last);
    if (id !== null) await this.fill(id);
    this.last = id;
  }

  private async fill(id: string): Promise<void> {
    try {
      const game = await this.store.game(id);
      const { winners = null } = game ? summaryOf((await openTable(game, this.store)).table) : {};
      if (winners) await this.store.setWinners(id, winners);
    } catch (error) {
      await this.store.ping(); // if the database is away, the same game is tried again
      if (!(error instanceof RequestRefusal)) this.failed(error);
    }
  }
}
