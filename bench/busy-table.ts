import { createRequire } from 'node:module';
import { Visitor } from '../packages/server/test/player.ts';
import { OwnSockets } from './own-sockets.ts';
import { PeerSockets } from './peer-sockets.ts';
import { OwnClients, PeerClients } from './table-clients.ts';

// People at a server, as programs: tables of ours, and of boardgame.io. Each has five connections.

export const PEOPLE = 5;
/** Games a table has ready: more than it plays in one go. */
const AHEAD = 16;

// Both sides talk through the same library.
globalThis.WebSocket = createRequire(import.meta.url)('ws');

interface Game {
  readonly isOver: boolean;
  /** Makes a move; resolves, in milliseconds, when all five have it. */
  move(): Promise<number>;
  /** Bytes that came through all connections since the beginning. */
  readonly bytes: number;
  /** What full views would have been. */
  readonly fullBytes: number;
  close(): void;
}

/** A table at which one move after the other is made; when a game is over, the next one is there. */
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

  /** `clients`: each person has the client of the page, and not only a socket. */
  static async ours(address: string, seed: string, clients = false): Promise<BusyTable> {
    const people: Visitor[] = [];
    for (let i = 0; i < PEOPLE; i++) people.push(await Visitor.named(address, `P${i}`));
    return BusyTable.of(async () => {
      const [, ...seats] = await Visitor.company(people, {}, PEOPLE);
      return clients ? new OwnClients(seats) : new OwnSockets(seats, seed);
    });
  }

  /** `clients`: each person has the client of boardgame.io, and not only a socket. */
  static peer(address: string, id: string, clients = false): Promise<BusyTable> {
    let begun = 0;
    const kind = clients ? PeerClients : PeerSockets;
    return BusyTable.of(() => kind.at(address, `${id}-${begun++}`, PEOPLE));
  }

  private static async of(begin: () => Promise<Game>): Promise<BusyTable> {
    return new BusyTable(begin, await begin());
  }

  /** To be asked before time is taken: moves are measured, and not how games are made and left. */
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
