import './production.ts';
import { createRequire } from 'node:module';
import { AREAS } from './peer-game.ts';

/** The moves of a random game of ours. What boardgame.io stores of a game grows with every move. */
export const USUAL_LENGTH = 400;

interface Socket {
  on(event: string, heard: (...args: never[]) => void): void;
  emit(event: string, ...args: unknown[]): void;
  close(): void;
  io: { engine: { on(event: string, heard: (packet: { data?: string }) => void): void } };
}

const { io } = createRequire(import.meta.url)('socket.io-client') as { io(address: string, options: object): Socket };

/** Five sockets at one game of boardgame.io. */
export class PeerSockets {
  private readonly id: string;
  private readonly sockets: readonly Socket[];
  private readonly seen: number[];
  private version = 0;
  private told = () => {};
  bytes = 0;

  private constructor(id: string, sockets: readonly Socket[]) {
    this.id = id;
    this.sockets = sockets;
    this.seen = sockets.map(() => 0);
  }

  static async at(address: string, id: string, people: number): Promise<PeerSockets> {
    const sockets = Array.from({ length: people }, () =>
      io(`${address}/peer`, { transports: ['websocket'], forceNew: true }),
    );
    const match = new PeerSockets(id, sockets);
    await Promise.all(sockets.map((socket, seat) => match.sit(socket, seat)));
    return match;
  }

  private async sit(socket: Socket, seat: number): Promise<void> {
    await new Promise<void>((resolve) => socket.on('connect', resolve));
    socket.io.engine.on('packet', ({ data }) => {
      this.bytes += data?.length ?? 0;
    });
    socket.on('update', (_: string, { _stateID }: { _stateID: number }) => {
      this.seen[seat] = _stateID;
      if (this.seen.every((one) => one >= this.version)) this.told();
    });
    const synced = new Promise<void>((resolve) => socket.on('sync', resolve));
    socket.emit('sync', this.id, String(seat), undefined, this.sockets.length);
    await synced;
  }

  get isOver(): boolean {
    return this.version === USUAL_LENGTH;
  }

  /** boardgame.io sends full states only. */
  get fullBytes(): number {
    return this.bytes;
  }

  async move(): Promise<number> {
    const seat = this.version % this.sockets.length;
    const payload = { type: 'march', args: [this.version % AREAS], playerID: String(seat) };
    const start = performance.now();
    const { promise, resolve } = Promise.withResolvers<void>();
    this.told = resolve;
    this.sockets[seat].emit('update', { type: 'MAKE_MOVE', payload }, this.version++, this.id, String(seat));
    await promise;
    return performance.now() - start;
  }

  close(): void {
    for (const socket of this.sockets) socket.close();
  }
}
