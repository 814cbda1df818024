import { type Event, heardBy, type Move, type State, view } from '@meltemi/engine';
import { diff, follows, type Hello, type News, type Step } from '@meltemi/protocol';
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

/** News of some changes, as texts: one for each seat, and one for all spectators. */
export class Bulletin {
  private readonly table: Table;
  private readonly changes: readonly Telling[];
  private readonly texts = new Map<number | null, string>();

  constructor(table: Table, changes: readonly Change[]) {
    this.table = table;
    this.changes = changes.filter(isTelling);
  }

  get isEmpty(): boolean {
    return this.changes.length === 0;
  }

  for(seat: number | null): string {
    let text = this.texts.get(seat);
    if (text === undefined) {
      text = JSON.stringify(this.news(seat));
      this.texts.set(seat, text);
    }
    return text;
  }

  private news(seat: number | null): News {
    const { changes, table } = this;
    const { left: clocks, ticking } = table.time;
    return {
      is: 'news',
      version: changes[changes.length - 1].version,
      turn: changes[0].from,
      steps: changes.map((change) => stepFor(seat, change)),
      ...(undoable(table, seat) && { undoable: true }),
      ...this.pledgeFor(seat),
      ...(clocks && { time: { clocks, ticking } }),
    };
  }

  /** Where a number of this seat was used. */
  private pledgeFor(seat: number | null): { pledge?: string } {
    const { table, changes } = this;
    const isUsed = changes.some(({ entry }) =>
      entry.do === 'move' ? entry.by === seat && entry.nonce : entry.seat === null,
    );
    const pledge = seat !== null && table.chance === 2 && isUsed && table.numbers.pledges[seat];
    return pledge ? { pledge } : {};
  }
}

function isTelling(change: Change): change is Telling {
  return (change.entry.do === 'move' || change.entry.do === 'back') && change.before !== null && change.after !== null;
}

/** The move alone, if the seat can see all the rest by itself. */
function stepFor(seat: number | null, { entry, turn, before, move, after, events, asked }: Telling): Step {
  if (entry.do === 'move' && move && follows({ before, move, after, events, asked }, seat)) return entry.move;
  const by = entry.do === 'move' ? entry.by : null;
  return { by, turn, patch: diff(view(before, seat), view(after, seat)), happened: heardBy(events, seat) };
}

function undoable(table: Table, seat: number | null): boolean {
  if (seat === null || table.status !== 'running' || !table.game.agreement.undo) return false;
  return table.course?.lastDecision(seat) !== null;
}
