import { type Event, heardBy, type Move, type State, view } from '@meltemi/engine';
import { diff, type Hello, type News, type Step, whoFollows } from '@meltemi/protocol';
import type { Entry } from '../table/entry.ts';
import type { Table } from '../table/table.ts';

// What a table tells, to each seat what it may know.

/** What one line of the log has changed, to be told once it is stored. */
export interface Change {
  readonly version: number;
  readonly entry: Entry;
  /** Moves that counted before it, and after. */
  readonly from: number;
  readonly turn: number;
  readonly before: State | null;
  readonly after: State | null;
  /** If it was one. */
  readonly move: Move | null;
  readonly events: readonly Event[];
  /** Teams into whose purses it looked. */
  readonly asked: ReadonlySet<number>;
  /** Not the game alone: what else is said of the table is another now. */
  readonly beside: boolean;
}

/** Everything; `seat` null: for a spectator. */
export function helloFor(table: Table, seat: number | null, here: ReadonlySet<string>): Hello {
  const { course, version } = table;
  return {
    is: 'hello',
    version,
    seat,
    info: table.info(here),
    view: course && view(course.state, seat),
    turn: course?.turn ?? 0,
    undoable: undoable(table, seat),
    history: course ? course.events.map((events) => heardBy(events, seat)) : [],
  };
}

type Telling = Change & {
  readonly before: State;
  readonly after: State;
  readonly entry: Extract<Entry, { do: 'move' | 'back' }>;
};

/** News of some changes, as texts; those who may know the same get the same text. */
export class Bulletin {
  private readonly table: Table;
  private readonly changes: readonly Telling[];
  private readonly steps: readonly ((seat: number | null) => Step)[];
  private readonly texts = new Map<number | null, string>();
  /** Moves alone are the same for all, but for who may take back. */
  private readonly ofMoves = new Map<boolean, string>();

  constructor(table: Table, changes: readonly Change[]) {
    this.table = table;
    this.changes = changes.filter(isTelling);
    this.steps = this.changes.map(stepOf);
  }

  get isEmpty(): boolean {
    return this.changes.length === 0;
  }

  for(seat: number | null): string {
    let text = this.texts.get(seat);
    if (text === undefined) {
      text = this.text(seat);
      this.texts.set(seat, text);
    }
    return text;
  }

  private text(seat: number | null): string {
    const steps = this.steps.map((step) => step(seat));
    const mayUndo = undoable(this.table, seat);
    if (steps.some((step) => typeof step !== 'string')) return this.write(steps, mayUndo);
    let text = this.ofMoves.get(mayUndo);
    if (text === undefined) {
      text = this.write(steps, mayUndo);
      this.ofMoves.set(mayUndo, text);
    }
    return text;
  }

  private write(steps: readonly Step[], mayUndo: boolean): string {
    const { changes } = this;
    const { left: clocks, ticking } = this.table.time;
    const news: News = {
      is: 'news',
      version: changes[changes.length - 1].version,
      turn: changes[0].from,
      steps,
      ...(mayUndo && { undoable: true }),
      ...(clocks && { time: { clocks, ticking } }),
    };
    return JSON.stringify(news);
  }
}

function isTelling(change: Change): change is Telling {
  return (change.entry.do === 'move' || change.entry.do === 'back') && change.before !== null && change.after !== null;
}

/** For each seat the move alone, if it can see all the rest by itself. */
function stepOf({ entry, turn, before, move, after, events, asked }: Telling): (seat: number | null) => Step {
  const follows = move ? whoFollows({ before, move, after, events, asked }) : () => false;
  return (seat) => {
    if (entry.do === 'move' && follows(seat)) return entry.move;
    const by = entry.do === 'move' ? entry.by : null;
    return { by, turn, patch: diff(view(before, seat), view(after, seat)), happened: heardBy(events, seat) };
  };
}

function undoable(table: Table, seat: number | null): boolean {
  if (seat === null || table.status !== 'running' || !table.game.agreement.undo) return false;
  return table.course?.lastDecision(seat) !== null;
}
