import { createRequire } from 'node:module';
import { below, type Random, random, type View, writeMove } from '../packages/engine/src/index.ts';
import { type Seat, Visitor } from '../packages/server/test/player.ts';

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
      const action = { type: 'MAKE_MOVE', payload: { type: 'march', args: [version % 34], playerID: String(seat) } };
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
  private readonly rng: Random;
  private seats: readonly Seat[] = [];
  private heard = 0;
  private full = 0;
  private moves = 0;
  private view = 0;

  private constructor(people: readonly Visitor[], seed: string) {
    this.people = people;
    this.rng = random(seed);
  }

  static async at(address: string, seed: string): Promise<OurTable> {
    const people: Visitor[] = [];
    for (let i = 0; i < PEOPLE; i++) people.push(await Visitor.named(address, `P${i}`));
    const table = new OurTable(people, seed);
    await table.begin();
    return table;
  }

  private async begin(): Promise<void> {
    this.close();
    const [, ...seats] = await Visitor.company(this.people, {}, PEOPLE);
    this.seats = seats;
    for (const seat of seats) seat.heard.length = 0;
  }

  async move(): Promise<number> {
    let mover = this.seats.find(({ legal }) => legal.length > 0);
    if (!mover) {
      if (this.seats.some(({ info }) => info.status === 'over')) await this.begin();
      else await Promise.race(this.seats.map((seat) => seat.next()));
      mover = this.seats.find(({ legal }) => legal.length > 0);
    }
    if (!mover) return this.move();
    const { legal, version } = mover;
    const move = writeMove(mover.view as View, legal[below(this.rng, legal.length)]);
    const start = performance.now();
    const done = await mover.ask({ do: 'play', version, move });
    for (const seat of this.seats) await seat.until(() => seat.version >= done);
    const took = performance.now() - start;
    this.weigh();
    return took;
  }

  /** A full view would go with every news; to weigh one for all is enough. */
  private weigh(): void {
    if (this.moves++ % 20 === 0) this.view = JSON.stringify(this.seats[0].view).length;
    for (const seat of this.seats) {
      for (const text of seat.heard.splice(0)) {
        if (!text.startsWith('{"is":"news"')) continue;
        this.heard += text.length;
        this.full += this.view;
      }
    }
  }

  bytes(): number {
    return this.heard;
  }

  fullBytes(): number {
    return this.full;
  }

  close(): void {
    for (const { socket } of this.seats) socket.close();
  }
}
