import type * as engine from '@meltemi/engine';
import Type, { type Static } from 'typebox';
import { TableInfo } from './table.ts';

// From the server to one person's page. Only a seat's own view, and what that seat has heard, ever leaves.

const closed = { additionalProperties: false };
const Count = Type.Integer({ minimum: 0 });
const Seat = Type.Integer({ minimum: 0, maximum: 5 });

// Views and happenings are the engine's, and its types say what is in them.
const View = Type.Unsafe<engine.View>(
  Type.Object({ table: Type.Object({}), frames: Type.Array(Type.Object({ kind: Type.String() })) }),
);
const Happening = Type.Unsafe<engine.Happening>(Type.Object({ event: Type.String() }));
const Heard = Type.Immutable(Type.Array(Happening));

/** Everything, at the beginning and after a gap. */
const Hello = Type.Object(
  {
    is: Type.Literal('hello'),
    version: Count,
    /** The recipient's seat; null: a spectator. */
    seat: Type.Union([Seat, Type.Null()]),
    info: TableInfo,
    /** Null before the game starts. */
    view: Type.Union([View, Type.Null()]),
    /** Moves that count so far. */
    turn: Count,
    undoable: Type.Boolean(),
    /** What this seat has heard, by move. */
    history: Type.Immutable(Type.Array(Heard)),
  },
  closed,
);
export type Hello = Static<typeof Hello>;

/** New values of the fields of a view that differ. */
const Patch = Type.Object({ set: Type.Record(Type.String(), Type.Unknown()) }, closed);
export type Patch = Static<typeof Patch>;

/** A move in notation, where all it does follows from the view before it; else what has changed, and what was heard of it. */
const Step = Type.Union([
  Type.String(),
  Type.Object(
    {
      /** Null: something was taken back. */
      by: Type.Union([Seat, Type.Literal('fate'), Type.Null()]),
      turn: Count,
      patch: Patch,
      happened: Heard,
    },
    closed,
  ),
]);
export type Step = Static<typeof Step>;

/** What has happened, as this seat may know it: a move, and all that follows by itself. */
const News = Type.Object(
  {
    is: Type.Literal('news'),
    version: Count,
    /** Moves that counted before the first step. */
    turn: Count,
    steps: Type.Immutable(Type.Array(Step, { minItems: 1 })),
    undoable: Type.Optional(Type.Boolean()),
    /** SHA-256 of this seat's next number, where the last one was used. */
    pledge: Type.Optional(Type.String()),
    /** Clocks, if time is counted. */
    time: Type.Optional(Type.Pick(TableInfo, ['clocks', 'ticking'])),
  },
  closed,
);
export type News = Static<typeof News>;

/** The table itself has changed: seats, presence, clocks, proposals. */
const TableNews = Type.Object({ is: Type.Literal('table'), version: Count, info: TableInfo }, closed);
export type TableNews = Static<typeof TableNews>;

const Said = Type.Object(
  {
    is: Type.Literal('said'),
    person: Type.String(),
    name: Type.String(),
    text: Type.String(),
    at: Type.Integer(),
    /** By a spectator: a chat of its own. */
    watching: Type.Boolean(),
  },
  closed,
);
export type Said = Static<typeof Said>;

/** Something that was said is no longer kept. `at` null: everything this person has said here. */
const Unsaid = Type.Object(
  { is: Type.Literal('unsaid'), person: Type.String(), at: Type.Union([Type.Integer(), Type.Null()]) },
  closed,
);

/** What the operator says to everybody; null: no more. */
const Notice = Type.Object({ is: Type.Literal('notice'), text: Type.Union([Type.String(), Type.Null()]) }, closed);

/** What was asked under this key is done and stored; the news of it have been sent before. */
const Done = Type.Object(
  {
    is: Type.Literal('done'),
    key: Type.String(),
    version: Count,
    /** A receipt: the digest of the log up to this version. It is left out for chat, and where the log has gone on meanwhile. */
    digest: Type.Optional(Type.String()),
  },
  closed,
);
export type Done = Static<typeof Done>;

/** What was asked is refused, or was no message at all. */
const Refused = Type.Object(
  {
    is: Type.Literal('refused'),
    key: Type.Union([Type.String(), Type.Null()]),
    code: Type.String(),
    text: Type.String(),
    /** The rule that forbids it, for moves. */
    rule: Type.Optional(Type.String()),
  },
  closed,
);
export type Refused = Static<typeof Refused>;

export const ToClient = Type.Union([Hello, News, TableNews, Said, Unsaid, Notice, Done, Refused]);
export type ToClient = Static<typeof ToClient>;
