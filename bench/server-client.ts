import { createRequire } from 'node:module';
import { Visitor } from '../packages/server/test/player.ts';
import { AREAS } from './field-game.ts';
import { Company } from './server-company.ts';

// People at a server, as programs: one table of ours, and one of boardgame.io. Each has five connections.

export const PEOPLE = 5;

/** A table at which one move after the other is made. */
export interface BusyTable {
  /** Makes a move; resolves, in milliseconds, when all five have it. */
  move(): Promise<number>;
  /** Bytes that came through all connections since the beginning. */
  bytes(): number;
  /** What full views would have been. */
  fullBytes(): number;
  close(): void;
}

const load = createRequire(import.meta.url);
// Both sides talk through the same library.
globalThis.WebSocket = load('ws');

interface Socket {
  on(event: string, heard: (...args: never[]) => void): void;
  emit(event: string, ...args: unknown[]): void;
  close(): void;
  io: { engine: { on(event: string, heard: (packet: { data?: string }) => void): void } };
}

export async function fieldTable(address: string, id: string): Promise<BusyTable> {
  const { io } = load('socket.io-client') as { io(address: string, options: object): Socket };
  let bytes = 0;
  let version = 0;
  const waiting: (() => void)[] = [];
  const seen: number[] = new Array(PEOPLE).fill(0);
  const sockets = Array.from({ length: PEOPLE }, () =>
    io(`${address}/field`, { transports: ['websocket'], forceNew: true }),
  );
  await Promise.all(
    sockets.map(async (socket, seat) => {
      await new Promise<void>((resolve) => socket.on('connect', resolve));
      socket.io.engine.on('packet', ({ data }) => {
        bytes += data?.length ?? 0;
      });
      socket.on('update', (_: string, { _stateID }: { _stateID: number }) => {
        seen[seat] = _stateID;
        if (seen.every((one) => one >= version)) for (const go of waiting.splice(0)) go();
      });
      const synced = new Promise<void>((resolve) => socket.on('sync', resolve));
      socket.emit('sync', id, String(seat), undefined, PEOPLE);
      await synced;
    }),
  );
  return {
    async move() {
      const seat = version % PEOPLE;
      const action = { type: 'MAKE_MOVE', payload: { type: 'march', args: [version % AREAS], playerID: String(seat) } };
      const start = performance.now();
      const all = new Promise<void>((resolve) => waiting.push(resolve));
      sockets[seat].emit('update', action, version++, id, String(seat));
      await all;
      return performance.now() - start;
    },
    bytes: () => bytes,
    fullBytes: () => bytes,
    close: () => {
      for (const socket of sockets) socket.close();
    },
  };
}

/** Our table; when a game is over, the next one begins. */
export class OurTable implements BusyTable {
  private readonly people: readonly Visitor[];
  private company!: Company;
  private readonly seed: string;
  private heard = 0;
  private full = 0;

  private constructor(people: readonly Visitor[], seed: string) {
    this.people = people;
    this.seed = seed;
  }

  static async at(address: string, seed: string): Promise<OurTable> {
    const people: Visitor[] = [];
    for (let i = 0; i < PEOPLE; i++) people.push(await Visitor.named(address, `P${i}`));
    const table = new OurTable(people, seed);
    await table.begin();
    return table;
  }

  private async begin(): Promise<void> {
    const [, ...seats] = await Visitor.company(this.people, {}, PEOPLE);
    this.company = new Company(seats, this.seed);
  }

  async move(): Promise<number> {
    if (this.company.isOver) {
      this.close();
      await this.begin();
    }
    return this.company.move();
  }

  bytes(): number {
    return this.heard + this.company.bytes;
  }

  fullBytes(): number {
    return this.full + this.company.fullBytes;
  }

  close(): void {
    this.heard += this.company.bytes;
    this.full += this.company.fullBytes;
    this.company.close();
  }
}
