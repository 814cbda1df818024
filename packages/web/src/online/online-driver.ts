import type { Advice, Question } from '@meltemi/bots';
import { type Actor, actor, type Happening, type Move, moves, type View, writeMove } from '@meltemi/engine';
import type { Hello, News, TableInfo } from '@meltemi/protocol';
import { applyStep } from '@meltemi/protocol/apply-to-view';
import type { ProvenRecord } from '@meltemi/protocol/proof';
import type { Driver, GameUpdate, HistoryEntry } from '../game/driver.ts';
import type { Company, SavedGame } from '../game/saved-game.ts';
import { asRequestError, type RequestError } from './client.ts';
import type { Asked } from './live.ts';
import { mayNeedNumber } from './needs-number.ts';
import { SeatNotes } from './seat-notes.ts';
import { companyOf } from './table-company.ts';

/** What the driver needs from the page. */
export interface Surroundings {
  /** `number`: this seat's next number goes with it. */
  ask(asked: Asked, number?: boolean): Promise<unknown>;
  /** Something does not match: requests the full view. */
  resync(): void;
  /** The finished game. */
  record(): Promise<ProvenRecord>;
  advise(question: Question): Promise<Advice[]>;
  failed(error: RequestError): void;
}

/** A position in the queue. */
interface Shot {
  readonly seen: View;
  readonly happened: readonly Happening[];
  readonly by: Actor;
  readonly turn: number;
  readonly undoable: boolean;
  /** What somebody else took back. */
  readonly takenBack?: readonly Happening[];
}

/** A longer queue than this is skipped: the reader has been away. */
const MOST = 60;
/** How long to wait for a move that the server is likely to make by itself, in milliseconds. */
const AT_ONCE = 120;

/** Drives a game at a server from its messages. */
export class OnlineDriver implements Driver {
  private readonly around: Surroundings;
  private info: TableInfo;
  /** The latest position; what is shown may lag behind. */
  private now: Shot;
  private queue: Shot[] = [];
  private entries: HistoryEntry[];
  private shown = 0;
  private game: SavedGame | null = null;
  private show: ((update: GameUpdate) => Promise<void> | void) | null = null;
  private failed: (error: unknown) => void = () => {};
  private busy = false;
  private readonly seats: SeatNotes;
  /** Number of moves at which this seat has decided and the server has not answered yet. */
  private decided: number | null = null;

  constructor(hello: Hello & { view: View }, around: Surroundings) {
    this.around = around;
    this.info = hello.info;
    this.now = opening(hello);
    this.entries = entriesOf(hello);
    this.queue = [this.now];
    this.seats = new SeatNotes(this.info.id);
    this.seats.see(this.info, this.now.turn);
  }

  companyAt(turn: number): Company {
    return this.seats.at(turn, this.company);
  }

  get company(): Company {
    const company = companyOf(this.info);
    return this.now.seen.seat === null ? { ...company, hints: false } : company;
  }

  /** Who decides in the latest position; null: the game is over. */
  get next(): Actor {
    return this.info.status === 'over' ? null : actor(this.now.seen);
  }

  begin(show: (update: GameUpdate) => Promise<void> | void, failed: (error: unknown) => void): void {
    this.show = show;
    this.failed = failed;
    this.goOn();
  }

  /** What has been shown so far. */
  history(): HistoryEntry[] {
    return this.entries.slice(0, this.shown);
  }

  hello(hello: Hello & { view: View }): void {
    this.info = hello.info;
    const before = this.now.seen.table;
    const { table } = hello.view;
    // The same table object stays, so that the board is not drawn again.
    const same = JSON.stringify(before) === JSON.stringify(table);
    this.now = opening(same ? { ...hello, view: { ...hello.view, table: before } } : hello);
    this.entries = entriesOf(hello);
    this.queue = [this.now];
    this.seats.see(this.info, this.now.turn);
    this.goOn();
  }

  news({ steps, turn, undoable = false }: News): void {
    if (turn !== this.now.turn) return this.around.resync();
    for (const [i, step] of steps.entries()) {
      const { view: seen, happened, by, turn } = applyStep(this.now.seen, this.now.turn, step);
      const takenBack = by === null ? this.goBack(turn, seen) : null;
      if (by !== null) this.entries = [...this.entries.slice(0, turn - 1), { turn: turn - 1, happened }];
      this.now = {
        seen,
        happened,
        by,
        turn,
        undoable: undoable && i === steps.length - 1,
        ...(takenBack && { takenBack }),
      };
      this.queue.push(this.now);
    }
    this.goOn();
  }

  /** Removes what was taken back; returns it unless this seat took it back itself. */
  private goBack(turn: number, seen: View): readonly Happening[] | null {
    const [undone] = this.entries.splice(turn);
    const last = this.entries.pop();
    const takenBack = undone && actor(seen) !== seen.seat ? undone.happened : null;
    if (last) this.entries.push(takenBack ? { ...last, takenBack } : last);
    return takenBack;
  }

  /** Seats, clocks or proposals have changed; at the end of the game the update is sent again without choices. */
  table(info: TableInfo): void {
    const ended = info.status === 'over' && this.info.status !== 'over';
    this.info = info;
    this.seats.see(info, this.now.turn);
    if (ended) this.again();
  }

  /** After an absence the current position is shown at once. */
  catchUp(): void {
    if (this.queue.length > 1) this.queue = [{ ...this.now, happened: [], by: null }];
  }

  async play(move: Move): Promise<void> {
    const { seen, turn } = this.now;
    const asked: Asked = { do: 'play', move: writeMove(seen, move) };
    const number = mayNeedNumber(seen, move, this.info.pledges);
    this.decided = turn;
    try {
      await this.around
        .ask(asked, number)
        .catch((error: RequestError) => {
          // Only the table has changed in the meantime, not the game.
          if (error.code !== 'late' || this.now.turn !== turn || this.next !== seen.seat) throw error;
          return this.around.ask(asked, number);
        })
        .finally(() => {
          this.decided = null;
        });
    } catch (error) {
      this.refuse(asRequestError(error));
    }
  }

  undo(): void {
    this.around.ask({ do: 'undo' }).catch((error) => this.refuse(error));
  }

  arrived(): void {}

  advise(): Promise<Advice[]> {
    const { seen } = this.now;
    return this.around.advise({ seen, legal: moves(seen), seed: `${this.info.id} ${this.now.turn}` });
  }

  saved(): SavedGame | null {
    return this.game;
  }

  leave(): void {
    this.show = null;
  }

  private refuse(error: RequestError): void {
    this.around.failed(error);
    this.again();
  }

  /** Sends the current position again. */
  private again(): void {
    this.queue.push({ ...this.now, happened: [], by: null });
    this.goOn();
  }

  /** Shows the queue one by one. */
  private async goOn(): Promise<void> {
    if (this.busy || !this.show) return;
    this.busy = true;
    if (this.queue.length > MOST) this.catchUp();
    try {
      for (let shot = this.queue.shift(); shot && this.show; shot = this.queue.shift()) {
        await this.settle(shot);
        this.shown = shot.turn;
        await this.show(this.newsOf(shot));
      }
    } catch (error) {
      this.failed(error);
    }
    this.busy = false;
  }

  private newsOf(shot: Shot): GameUpdate {
    const { seen, happened, by, turn, takenBack } = shot;
    const last = shot.seen === this.now.seen;
    const next = last ? this.next : actor(seen);
    const open = last && next !== null && turn !== this.decided;
    const legal = open && next === seen.seat ? moves(seen) : [];
    return {
      seen,
      happened,
      by,
      turn,
      next,
      legal,
      undoable: open && shot.undoable,
      passTo: null,
      behind: this.queue.length,
      ...(takenBack && { takenBack }),
    };
  }

  /**
   * Before the latest position is shown: fetches a finished game, or waits briefly for a forced move that the server
   * makes.
   */
  private async settle(shot: Shot): Promise<void> {
    const { seen } = this.now;
    if (shot.seen !== seen) return;
    if (this.next === null) await this.fetchGame();
    else if (this.queue.length === 0 && this.next === seen.seat && moves(seen).length === 1) {
      await new Promise((resolve) => setTimeout(resolve, AT_ONCE));
    }
  }

  /** Fetches the finished game, which has no secrets. Without a connection, with the next one. */
  private async fetchGame(): Promise<void> {
    try {
      this.game ??= { ...(await this.around.record()), company: { ...this.company, over: true } };
    } catch (error) {
      this.around.failed(asRequestError(error));
    }
  }
}

function opening({ view, turn, undoable }: Hello & { view: View }): Shot {
  return { seen: view, happened: [], by: null, turn, undoable };
}

function entriesOf({ history }: Hello): HistoryEntry[] {
  return history.map((happened, turn) => ({ turn, happened }));
}
