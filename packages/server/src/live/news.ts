import { type Event, type Happening, heardBy, type State, view } from '@meltemi/engine';
import { diff, type Hello, type News, type Patch } from '@meltemi/protocol';
import type { Entry } from '../table/entry.ts';
import type { Table } from '../table/table.ts';

// What a table tells, to each seat what it may know.

/** What one line of the log has changed, to be told once it is stored. */
export interface Change {
  readonly version: number;
  readonly entry: Entry;
  readonly turn: number;
  readonly before: State | null;
  readonly after: State | null;
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

/** What one may know of a change. */
interface Known {
  readonly patch: Patch;
  readonly happened: readonly Happening[];
}

/** News of some changes, as texts; those that are the same for several seats are made once. */
export class Bulletin {
  private readonly table: Table;
  private readonly changes: readonly Telling[];
  /** What everybody may know of a change that shows nobody anything more. */
  private readonly open: readonly (Known | null)[];
  private readonly texts = new Map<string, string>();

  constructor(table: Table, changes: readonly Change[]) {
    this.table = table;
    this.changes = changes.filter(isTelling);
    this.open = this.changes.map((change) => (isOpen(change) ? knownTo(change, null) : null));
  }

  for(seat: number | null): string[] {
    return this.changes.map((change, i) => {
      const isLast = i === this.changes.length - 1;
      const canUndo = isLast && undoable(this.table, seat);
      const open = this.open[i];
      const variant = `${i} ${canUndo} ${open ? '' : seat}`;
      let text = this.texts.get(variant);
      if (text === undefined) {
        text = JSON.stringify(this.news(change, isLast, canUndo, open ?? knownTo(change, seat)));
        this.texts.set(variant, text);
      }
      return text;
    });
  }

  private news({ version, entry, turn }: Telling, isLast: boolean, canUndo: boolean, known: Known): News {
    const { left: clocks, ticking } = this.table.time;
    return {
      is: 'news',
      version,
      by: entry.do === 'move' ? entry.by : null,
      turn,
      undoable: canUndo,
      ...(!isLast && { more: true }),
      ...(isLast && clocks && { time: { clocks, ticking } }),
      ...known,
    };
  }
}

function isTelling(change: Change): change is Telling {
  return (change.entry.do === 'move' || change.entry.do === 'back') && change.before !== null && change.after !== null;
}

function knownTo({ before, after, events }: Telling, seat: number | null): Known {
  return { patch: diff(view(before, seat), view(after, seat)), happened: heardBy(events, seat) };
}

/** Purses and the looked-at card are as they were, and nothing was told secretly. Purses are opened at the end. */
function isOpen({ before, after, events }: Telling): boolean {
  if (before.gold !== after.gold || before.top !== after.top || before.phase !== after.phase) return false;
  return events.every(({ audience }) => audience === 'all');
}

function undoable(table: Table, seat: number | null): boolean {
  if (seat === null || table.status !== 'running' || !table.game.agreement.undo) return false;
  return table.course?.lastDecision(seat) !== null;
}
