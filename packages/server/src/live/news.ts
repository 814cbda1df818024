import { type Event, heardBy, type Move, type State, type View, view } from '@meltemi/engine';
import { diff, followed, type Hello, type News, type Step, same } from '@meltemi/protocol';
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
    const { changes } = this;
    const { left: clocks, ticking } = this.table.time;
    return {
      is: 'news',
      version: changes[changes.length - 1].version,
      turn: changes[0].from,
      steps: changes.map((change) => stepFor(change, seat)),
      ...(undoable(this.table, seat) && { undoable: true }),
      ...(clocks && { time: { clocks, ticking } }),
    };
  }
}

function isTelling(change: Change): change is Telling {
  return (change.entry.do === 'move' || change.entry.do === 'back') && change.before !== null && change.after !== null;
}

/** The move alone, if this seat can see all the rest by itself. */
function stepFor({ before, after, entry, move, turn, events }: Telling, seat: number | null): Step {
  const [seen, sees] = [viewOf(before, seat), viewOf(after, seat)];
  if (entry.do === 'move' && move && isFollowed(seen, move, sees, events)) return entry.move;
  const by = entry.do === 'move' ? entry.by : null;
  return { by, turn, patch: diff(seen, sees), happened: heardBy(events, seat) };
}

/** What was seen after a move is what is seen before the next one. */
const views = new WeakMap<State, Map<number | null, View>>();

function viewOf(state: State, seat: number | null): View {
  let known = views.get(state);
  if (!known) {
    known = new Map();
    views.set(state, known);
  }
  const seen = known.get(seat) ?? view(state, seat);
  known.set(seat, seen);
  return seen;
}

function isFollowed(seen: View, move: Move, sees: View, events: readonly Event[]): boolean {
  try {
    const own = followed(seen, move);
    return same(own.view, sees) && same(own.events, events);
  } catch {
    return false; // it takes what this seat does not know
  }
}

function undoable(table: Table, seat: number | null): boolean {
  if (seat === null || table.status !== 'running' || !table.game.agreement.undo) return false;
  return table.course?.lastDecision(seat) !== null;
}
