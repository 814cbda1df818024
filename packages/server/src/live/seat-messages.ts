import { type Event, heardBy, type Move, type State, view } from '@meltemi/engine';
import { diff, type Hello, type News, type NewsStep } from '@meltemi/protocol';
import type { Entry } from '../table/entry.ts';
import type { Table } from '../table/table.ts';
import { infoOf, type Presence } from '../table/table-info.ts';
import { isDerivable } from './derivable.ts';

// The messages of a table to each seat, with what that seat may know.

/** What one line of the log has changed, to be sent once the line is stored. */
export interface Change {
  readonly version: number;
  readonly entry: Entry;
  /** Number of moves before it and after it. */
  readonly from: number;
  readonly turn: number;
  readonly before: State | null;
  readonly after: State | null;
  /** Null: the line is not a move. */
  readonly move: Move | null;
  readonly events: readonly Event[];
  /** Teams whose purses the rules looked into. */
  readonly looks: ReadonlySet<number>;
  /** It has changed more than the game: seats, clocks, votes or proposals. */
  readonly beside: boolean;
}

/** The full state for a seat; null: for a spectator. */
export function helloFor(table: Table, seat: number | null, presence: Presence): Hello {
  const { history, version } = table;
  return {
    is: 'hello',
    version,
    seat,
    info: infoOf(table, presence),
    view: history && view(history.state, seat),
    turn: history?.turn ?? 0,
    undoable: undoable(table, seat),
    history: history ? history.steps.map(({ events }) => heardBy(events, seat)) : [],
  };
}

type Telling = Change & {
  readonly before: State;
  readonly after: State;
  readonly entry: Extract<Entry, { do: 'move' | 'back' }>;
};

/** The news of some changes as texts: one for each seat and one for all spectators, made when first needed. */
export class SeatMessages {
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
    const [first, last] = [changes[0], changes.at(-1)];
    if (!first || !last) throw new Error('there is nothing to tell');
    return {
      is: 'news',
      version: last.version,
      turn: first.from,
      steps: changes.map((change) => stepFor(seat, change)),
      ...(undoable(table, seat) && { undoable: true }),
      ...this.pledgeFor(seat),
      ...(clocks && { time: { clocks, ticking } }),
    };
  }

  /** The seat's next pledge, if its number was used. */
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

/** The move alone, if the seat can derive the rest. */
function stepFor(seat: number | null, { entry, turn, before, move, after, events, looks }: Telling): NewsStep {
  if (entry.do === 'move' && move && isDerivable({ before, move, after, events, looks }, seat)) return entry.move;
  const by = entry.do === 'move' ? entry.by : null;
  return { by, turn, patch: diff(view(before, seat), view(after, seat)), happened: heardBy(events, seat) };
}

function undoable(table: Table, seat: number | null): boolean {
  if (seat === null || table.status !== 'running' || !table.game.agreement.undo) return false;
  return table.lastDecision(seat) !== null;
}
