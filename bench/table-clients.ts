import './production.ts';
import { createRequire } from 'node:module';
import { setTimeout } from 'node:timers/promises';
import { random } from '../packages/engine/src/index.ts';
import { below } from '../packages/engine/src/internal.ts';
import type { Seat } from '../packages/server/test/player.ts';
import { AREAS, peerGame } from './peer-game.ts';
import { USUAL_LENGTH } from './peer-sockets.ts';

// Five people at one table, each with the client of their side, which knows the game. A move is complete when all five
// have the new position.

/** Clients at a table of ours. */
export class OwnClients {
  private readonly seats: readonly Seat[];
  private readonly rng = random('clients');
  readonly bytes = 0;
  readonly fullBytes = 0;

  constructor(seats: readonly Seat[]) {
    this.seats = seats;
  }

  get isOver(): boolean {
    return this.seats.every(({ legal }) => legal.length === 0);
  }

  async move(): Promise<number> {
    const mover = this.seats.find(({ legal }) => legal.length > 0) as Seat;
    const { legal } = mover;
    const move = legal[below(this.rng, legal.length)];
    const start = performance.now();
    const version = await mover.play(move);
    for (const seat of this.seats) await seat.until(() => seat.version >= version);
    return performance.now() - start;
  }

  close(): void {
    for (const { socket } of this.seats) socket.close();
  }
}

/** The part of boardgame.io's client that is used. */
interface Client {
  readonly moves: { march(area: number): void };
  start(): void;
  stop(): void;
  subscribe(changed: () => void): void;
  getState(): { readonly isConnected: boolean; readonly _stateID: number } | null;
}

const load = createRequire(import.meta.url);
const { Client } = load('boardgame.io/dist/cjs/client.js') as { Client(options: object): Client };
const { SocketIO } = load('boardgame.io/dist/cjs/multiplayer.js') as { SocketIO(options: object): unknown };

/** Clients at a table of boardgame.io. */
export class PeerClients {
  private readonly clients: Client[];
  private version = 0;
  private told = () => {};
  readonly bytes = 0;
  readonly fullBytes = 0;

  private constructor(clients: Client[]) {
    this.clients = clients;
  }

  static async at(address: string, id: string, people: number): Promise<PeerClients> {
    const game = peerGame(people);
    const multiplayer = SocketIO({ server: address, socketOpts: { transports: ['websocket'] } });
    const common = { game, numPlayers: people, matchID: id, multiplayer, debug: false };
    const clients = Array.from({ length: people }, (_, seat) => Client({ ...common, playerID: String(seat) }));
    for (const client of clients) client.start();
    while (!clients.every((client) => client.getState()?.isConnected)) await setTimeout(5);
    const match = new PeerClients(clients);
    for (const client of clients) client.subscribe(() => match.haveAll() && match.told());
    return match;
  }

  private haveAll(): boolean {
    return this.clients.every((client) => (client.getState()?._stateID ?? 0) >= this.version);
  }

  get isOver(): boolean {
    return this.version === USUAL_LENGTH;
  }

  async move(): Promise<number> {
    const mover = this.clients[this.version % this.clients.length];
    const { promise, resolve } = Promise.withResolvers<void>();
    const start = performance.now();
    this.told = resolve;
    this.version++;
    mover.moves.march(this.version % AREAS);
    await promise;
    return performance.now() - start;
  }

  close(): void {
    for (const client of this.clients.splice(0)) client.stop(); // removed first, because it can't be stopped twice
  }
}
