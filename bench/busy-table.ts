import { createRequire } from 'node:module';
import { Visitor } from '../packages/server/test/player.ts';
import { OwnSockets } from './own-sockets.ts';
import { PeerSockets } from './peer-sockets.ts';
import { OwnClients, PeerClients } from './table-clients.ts';

// Simulated tables at our server and at that of boardgame.io, each with five connections.

export const PEOPLE = 5;
/** Games that a table prepares: more than it plays between two measurements. */
const AHEAD = 16;

// Both sides use the same WebSocket library.
globalThis.WebSocket = createRequire(import.meta.url)('ws');

interface Game {
  readonly isOver: boolean;
  /** Makes a move; resolves, in milliseconds, when all five have it. */
  move(): Promise<number>;
  /** Bytes received through all connections since the beginning. */
  readonly bytes: number;
  /** Bytes that full views would have taken. */
  readonly fullBytes: number;
  close(): void;
}

/** A table at which moves are made one after the other; when a game is over, the next one begins. */
export class BusyTable {
  private readonly begin: () => Promise<Game>;
  private game: Game;
  private readonly next: Game[] = [];
  private readonly past: Game[] = [];
  moved = 0;

  private constructor(begin: () => Promise<Game>, game: Game) {
    this.begin = begin;
    this.game = game;
  }

  /** `clients`: each person uses the page's client instead of a bare socket. */
  static async ours(address: string, seed: string, clients = false): Promise<BusyTable> {
    const people: Visitor[] = [];
    for (let i = 0; i < PEOPLE; i++) people.push(await Visitor.named(address, `P${i}`));
    return BusyTable.of(async () => {
      const [, ...seats] = await Visitor.company(people, {}, PEOPLE);
      return clients ? new OwnClients(seats) : new OwnSockets(seats, seed);
    });
  }

  /** `clients`: each person uses the client of boardgame.io instead of a bare socket. */
  static peer(address: string, id: string, clients = false): Promise<BusyTable> {
    let begun = 0;
    const kind = clients ? PeerClients : PeerSockets;
    return BusyTable.of(() => kind.at(address, `${id}-${begun++}`, PEOPLE));
  }

  private static async of(begin: () => Promise<Game>): Promise<BusyTable> {
    return new BusyTable(begin, await begin());
  }

  /** Prepares games. Await it before measuring, so that only moves are measured. */
  async ready(): Promise<void> {
    for (const game of this.past) game.close();
    while (this.next.length < AHEAD) this.next.push(await this.begin());
  }

  async move(): Promise<number> {
    if (this.game.isOver) {
      this.past.push(this.game);
      this.game = this.next.shift() ?? (await this.begin());
    }
    this.moved++;
    return this.game.move();
  }

  bytes(): number {
    return this.played.reduce((sum, { bytes }) => sum + bytes, 0);
  }

  fullBytes(): number {
    return this.played.reduce((sum, { fullBytes }) => sum + fullBytes, 0);
  }

  private get played(): Game[] {
    return [...this.past, this.game];
  }

  close(): void {
    for (const game of [...this.played, ...this.next]) game.close();
  }
}
