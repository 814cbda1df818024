import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { type Random, random, type View, writeMove } from '@meltemi/engine';
import { below } from '@meltemi/engine/internal';
import { type Seat, Visitor } from '../player.ts';
import type { Nodes } from './nodes.ts';

/** What was said to be done. */
export interface Acknowledged {
  readonly table: string;
  readonly key: string;
  readonly move: string;
}

/** A request until it is answered, by whichever server. */
interface Pending {
  readonly key: string;
  readonly version: number;
  readonly move: string;
}

/** People (as programs) and a bot who play one game to its end, whatever happens to the servers. */
export class Company {
  readonly acknowledged: Acknowledged[] = [];
  private readonly nodes: Nodes;
  private readonly rng: Random;

  constructor(nodes: Nodes, seed: string) {
    this.nodes = nodes;
    this.rng = random(seed);
  }

  /** Resolves to the table when the game is over. */
  async play(): Promise<string> {
    const { table, people } = await this.meet();
    await Promise.all(people.map((person) => this.person(person, table)));
    return table;
  }

  /** Makes tables until everything about one was granted. */
  private async meet(): Promise<{ table: string; people: Visitor[] }> {
    for (;;) {
      try {
        const address = this.nodes.address(this.rng);
        const people = [await Visitor.named(address, 'Ada'), await Visitor.named(address, 'Ben')];
        const [table, ...seats] = await Visitor.company(people);
        for (const { socket } of seats) socket.close();
        return { table, people };
      } catch {
        await setTimeout(100);
      }
    }
  }

  private async person(visitor: Visitor, table: string): Promise<void> {
    const asked: { pending: Pending | null } = { pending: null };
    for (;;) {
      visitor.address = this.nodes.address(this.rng);
      const seat = await visitor.connect(table);
      try {
        if (!seat.closed && (await this.playAt(seat, table, asked))) return;
      } catch (error) {
        if (!/closed/.test((error as Error).message)) throw error;
      } finally {
        seat.socket.close();
      }
      await setTimeout(20 + below(this.rng, 100));
    }
  }

  /** Until the game is over. What was asked and not answered is asked again first, under the same key. */
  private async playAt(seat: Seat, table: string, asked: { pending: Pending | null }): Promise<boolean> {
    for (;;) {
      if (asked.pending) {
        const { key, version, move } = asked.pending;
        const answer = await seat.ask({ do: 'play', version, move }, key).then(
          () => 'done',
          (error: Error) => error.message,
        );
        if (/closed|failed|unsure/.test(answer)) throw new Error(`closed, or as good as that: ${answer}`);
        if (answer === 'done') this.acknowledged.push({ table, key, move });
        asked.pending = null;
      }
      await seat.until(() => seat.legal.length > 0 || seat.info.status === 'over');
      if (seat.info.status === 'over') return true;
      const { legal, version } = seat;
      const move = writeMove(seat.view as View, legal[below(this.rng, legal.length)]);
      asked.pending = { key: randomUUID(), version, move };
    }
  }
}
