import { type Event, heardBy, type State, view } from '@meltemi/engine';
import { diff, type Hello, type News } from '@meltemi/protocol';
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

export function newsFor(table: Table, seat: number | null, changes: readonly Change[]): News[] {
  const last = changes.findLast(({ entry }) => isNews(entry));
  return changes.flatMap(({ version, entry, turn, before, after, events }): News[] => {
    if (!before || !after || !isNews(entry)) return [];
    const isLast = version === last?.version;
    const { left: clocks, ticking } = table.time;
    return [
      {
        is: 'news',
        version,
        by: entry.do === 'move' ? entry.by : null,
        turn,
        undoable: isLast && undoable(table, seat),
        ...(!isLast && { more: true }),
        ...(isLast && clocks && { time: { clocks, ticking } }),
        patch: diff(view(before, seat), view(after, seat)),
        happened: heardBy(events, seat),
      },
    ];
  });
}

function isNews(entry: Entry): entry is Extract<Entry, { do: 'move' | 'back' }> {
  return entry.do === 'move' || entry.do === 'back';
}

function undoable(table: Table, seat: number | null): boolean {
  if (seat === null || table.status !== 'running' || !table.game.agreement.undo) return false;
  return table.course?.lastDecision(seat) !== null;
}
