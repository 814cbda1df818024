import type * as engine from '@meltemi/engine';
import Type, { type Static } from 'typebox';
import { TableInfo } from './table.ts';

// Messages from the server to one page. They contain only what the recipient's seat may see and hear.

/** No other fields. */
const closed = { additionalProperties: false };
/** How many of something. */
const Count = Type.Integer({ minimum: 0 });
/** A seat of a table, from 0. */
const Seat = Type.Integer({ minimum: 0, maximum: 5 });

// The engine's types describe views and happenings in full.

/** What a seat may know of a game. */
const View = Type.Unsafe<engine.View>(
  Type.Object({ table: Type.Object({}), frames: Type.Array(Type.Object({ kind: Type.String() })) }),
);
/** Something that happened in a game. */
const Happening = Type.Unsafe<engine.Happening>(Type.Object({ event: Type.String() }));
/** What a seat hears of one move. */
const Heard = Type.Immutable(Type.Array(Happening));

/** The full state, at the beginning and after a gap. */
const Hello = Type.Object(
  {
    is: Type.Literal('hello'),
    version: Count,
    /** The recipient's seat; null: a spectator. */
    seat: Type.Union([Seat, Type.Null()]),
    info: TableInfo,
    /** Null before the game starts. */
    view: Type.Union([View, Type.Null()]),
    /** Number of moves so far, without those taken back. */
    turn: Count,
    undoable: Type.Boolean(),
    /** What this seat has heard, by move. */
    history: Type.Immutable(Type.Array(Heard)),
  },
  closed,
);
export type Hello = Static<typeof Hello>;

/** New values of the fields of a view that have changed. */
const Patch = Type.Object({ set: Type.Record(Type.String(), Type.Unknown()) }, closed);
export type Patch = Static<typeof Patch>;

/**
 * A move in notation, if its result follows from the view before it; otherwise the changes to the view and what the
 * seat heard.
 */
const NewsStep = Type.Union([
  Type.String(),
  Type.Object(
    {
      /** Null: moves were taken back. */
      by: Type.Union([Seat, Type.Literal('fate'), Type.Null()]),
      turn: Count,
      patch: Patch,
      happened: Heard,
    },
    closed,
  ),
]);
export type NewsStep = Static<typeof NewsStep>;

/** A move and the automatic moves after it, as this seat may know them. */
const News = Type.Object(
  {
    is: Type.Literal('news'),
    version: Count,
    /** Number of moves before the first step. */
    turn: Count,
    steps: Type.Immutable(Type.Array(NewsStep, { minItems: 1 })),
    undoable: Type.Optional(Type.Boolean()),
    /** SHA-256 of this seat's next number, if the last one was used. */
    pledge: Type.Optional(Type.String()),
    /** Present if the table has a clock. */
    time: Type.Optional(Type.Pick(TableInfo, ['clocks', 'ticking'])),
  },
  closed,
);
export type News = Static<typeof News>;

/** A change to the table itself: seats, presence, clocks, proposals. */
const TableNews = Type.Object({ is: Type.Literal('table'), version: Count, info: TableInfo }, closed);
export type TableNews = Static<typeof TableNews>;

/** A chat message. */
const Said = Type.Object(
  {
    is: Type.Literal('said'),
    person: Type.String(),
    name: Type.String(),
    text: Type.String(),
    at: Type.Integer(),
    /** By a spectator; shown in a separate chat. */
    watching: Type.Boolean(),
    /** The team that receives it; null: everybody does. */
    team: Type.Union([Count, Type.Null()]),
  },
  closed,
);
export type Said = Static<typeof Said>;

/** A chat message was deleted. `at` null: all messages of this person at this table. */
const Unsaid = Type.Object(
  { is: Type.Literal('unsaid'), person: Type.String(), at: Type.Union([Type.Integer(), Type.Null()]) },
  closed,
);

/** A notice of the operator to everybody; null: it is withdrawn. */
const Notice = Type.Object({ is: Type.Literal('notice'), text: Type.Union([Type.String(), Type.Null()]) }, closed);

/** The answer to a ping: the line is good, and the log has this many lines. */
const Pong = Type.Object({ is: Type.Literal('pong'), version: Count }, closed);

/** The request with this key is done and stored; its news were sent before. */
const Done = Type.Object(
  {
    is: Type.Literal('done'),
    key: Type.String(),
    version: Count,
    /** A receipt: the digest of the log up to this version. Left out for chat, and if the log has grown since. */
    digest: Type.Optional(Type.String()),
  },
  closed,
);
export type Done = Static<typeof Done>;

/** The request is refused, or was not a valid message (`key` null). */
const Refused = Type.Object(
  {
    is: Type.Literal('refused'),
    key: Type.Union([Type.String(), Type.Null()]),
    code: Type.String(),
    text: Type.String(),
    /** For moves: the rule that forbids it. */
    rule: Type.Optional(Type.String()),
  },
  closed,
);
export type Refused = Static<typeof Refused>;

/** A message from the server to a page. */
export const ToClient = Type.Union([Hello, News, TableNews, Said, Unsaid, Notice, Pong, Done, Refused]);
export type ToClient = Static<typeof ToClient>;
