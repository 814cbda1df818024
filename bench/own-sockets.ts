import {
  actor,
  moves,
  type Random,
  random,
  readMove,
  type State,
  type View,
  view,
  writeMove,
} from '../packages/engine/src/index.ts';
import { attempt, below } from '../packages/engine/src/internal.ts';
import { applyStep, type NewsStep, type ToClient } from '../packages/protocol/src/index.ts';
import type { Seat } from '../packages/server/test/player.ts';

// Five people at one table of ours, in one head. Every connection gets and reads its own messages, as five pages would.
// What follows from a move that all five have heard is worked out once here and not five times: in earnest these are
// five machines, none of them the server's. The people of boardgame.io get whole states and work out nothing at all. On
// both sides a move is over when all five have read what they were sent.

/** The part of the library's socket that is used. */
interface Socket {
  onmessage: null;
  on(event: 'message', heard: (data: Buffer) => void): void;
  send(text: string): void;
  close(): void;
}

export class OwnSockets {
  /** The whole state, merged from the five views. */
  private state: State;
  private readonly sockets: readonly Socket[];
  private readonly seats: readonly Seat[];
  /** By seat: SHA-256 of its next number. */
  private readonly pledges: (string | null)[];
  private readonly rng: Random;
  private readonly versions: number[];
  /** By seat: the steps received since the five states were last equal. */
  private readonly steps: NewsStep[][];
  private waiting: PromiseWithResolvers<number> | null = null;
  /** The version after the last move; null: not known yet. */
  private done: number | null = null;
  private asked = 0;
  /** Of the last move. */
  private key = '';
  private weight = 0;
  bytes = 0;
  fullBytes = 0;

  constructor(seats: readonly Seat[], seed: string) {
    this.state = together(seats.map((seat) => seat.view as View));
    this.seats = seats;
    this.pledges = [...seats[0].info.pledges];
    this.versions = seats.map(({ version }) => version);
    this.rng = random(seed);
    this.steps = seats.map(() => []);
    this.sockets = seats.map(({ socket }) => socket as unknown as Socket);
    for (const [seat, socket] of this.sockets.entries()) {
      socket.onmessage = null;
      socket.on('message', (data) => this.hear(seat, data.toString()));
    }
  }

  get isOver(): boolean {
    return actor(this.state) === null;
  }

  /** The deciding client makes a move; returns the milliseconds until all clients have received it. */
  async move(): Promise<number> {
    const seat = actor(this.state) as number;
    const seen = view(this.state, seat);
    const legal = moves(seen);
    const move = writeMove(seen, legal[below(this.rng, legal.length)]);
    if (this.asked % 20 === 0) this.weight = JSON.stringify(seen).length;
    this.key = `company-${this.asked++}`;
    const nonce = this.seats[seat].numbers()?.under(this.pledges[seat] ?? '');
    const text = JSON.stringify({ do: 'play', key: this.key, version: this.versions[seat], move, nonce });
    const start = performance.now();
    this.waiting = Promise.withResolvers();
    this.sockets[seat].send(text);
    return (await this.waiting.promise) - start;
  }

  private hear(seat: number, text: string): void {
    this.bytes += text.length;
    const message = JSON.parse(text) as ToClient;
    // An answer to what was asked before, such as to the first number, may come after the game has begun.
    const isAnswer = (message.is === 'refused' || message.is === 'done') && message.key === this.key;
    if (isAnswer && message.is === 'refused') this.waiting?.reject(new Error(message.text));
    if (isAnswer && message.is === 'done') this.done = message.version;
    if (message.is === 'news') {
      this.versions[seat] = message.version;
      this.pledges[seat] = message.pledge ?? this.pledges[seat];
      this.steps[seat].push(...message.steps);
      this.fullBytes += this.weight;
    }
    const { done } = this;
    if (done === null || !this.versions.every((version) => version >= done)) return;
    const now = performance.now();
    this.done = null;
    this.follow();
    this.waiting?.resolve(now);
  }

  private follow(): void {
    const heard = this.steps.map((steps) => steps.splice(0));
    if (heard.every((steps) => steps.every((step, i) => typeof step === 'string' && step === heard[0][i]))) {
      for (const step of heard[0] as string[]) {
        const move = readMove(this.state, step);
        attempt(this.state, move, [move]);
      }
    } else this.state = together(heard.map((steps, seat) => this.seenBy(seat, steps)));
  }

  private seenBy(seat: number, steps: readonly NewsStep[]): View {
    return steps.reduce((seen, step) => applyStep(seen, 0, step).view, view(this.state, seat));
  }

  close(): void {
    for (const socket of this.sockets) socket.close();
  }
}

/** The state that these views show together: each has its own purse and card. */
function together(views: readonly View[]): State {
  const [{ seat: _, ...open }] = views;
  const { teamOf, seatOf } = open.table;
  return {
    ...open,
    gold: open.gold.map((_, team) => views[seatOf[teamOf.indexOf(team)]].gold[team] as number),
    top: (open.top && views[open.top.seat].top) as State['top'],
  };
}
