import Type, { type Static } from 'typebox';

// A table as it is agreed and seen, before, during and after the game. Everybody sees the same of it.

export const Level = Type.Union([
  Type.Literal('random'),
  Type.Literal('easy'),
  Type.Literal('medium'),
  Type.Literal('hard'),
]);

/** The options of the game; the engine checks whether they make sense together. */
export const GameOptions = Type.Object(
  {
    edition: Type.Optional(Type.Union([Type.Literal('legendary'), Type.Literal('classic')])),
    players: Type.Integer({ minimum: 2, maximum: 6 }),
    teams: Type.Optional(Type.Boolean()),
    goal: Type.Optional(Type.Union([Type.Literal(3), Type.Literal(4)])),
    scale: Type.Optional(Type.Union([Type.Literal('printed'), Type.Literal('every')])),
    start: Type.Optional(Type.Union([Type.Literal('deployment'), Type.Literal('quick')])),
    starts: Type.Optional(Type.Union([Type.Literal('fixed'), Type.Literal('drawn')])),
    board: Type.Optional(
      Type.Union([
        Type.Literal('quick'),
        Type.Object({ seed: Type.String({ maxLength: 64 }) }, { additionalProperties: false }),
        Type.Object({ tiles: Type.String({ maxLength: 400 }) }, { additionalProperties: false }),
      ]),
    ),
    gold: Type.Optional(Type.Union([Type.Literal('hidden'), Type.Literal('bounds'), Type.Literal('open')])),
    monuments: Type.Optional(Type.Boolean()),
    tie: Type.Optional(Type.Union([Type.Literal('gold'), Type.Literal('metropolises')])),
  },
  { additionalProperties: false },
);
export type GameOptions = Static<typeof GameOptions>;

/** Live: seconds for the whole game, plus an increment per decision. By letter: hours for each decision. */
export const Clock = Type.Union([
  Type.Object(
    { live: Type.Integer({ minimum: 10, maximum: 36_000 }), increment: Type.Integer({ minimum: 0, maximum: 600 }) },
    { additionalProperties: false },
  ),
  Type.Object({ hours: Type.Integer({ minimum: 1, maximum: 720 }) }, { additionalProperties: false }),
]);
export type Clock = Static<typeof Clock>;

/** What is agreed when a table is made. */
export const Agreement = Type.Object(
  {
    options: GameOptions,
    /** Null: nobody counts the time. */
    clock: Type.Union([Clock, Type.Null()]),
    /** In the lobby, or for those with the link only. */
    listed: Type.Boolean(),
    hints: Type.Boolean(),
    undo: Type.Boolean(),
  },
  { additionalProperties: false },
);
export type Agreement = Static<typeof Agreement>;

/** Who sits there; null: a free seat. `person` is a public id, no secret. */
export const Sitter = Type.Union([
  Type.Null(),
  Type.Object({ person: Type.String(), name: Type.String(), here: Type.Boolean() }),
  Type.Object({ level: Level }),
]);
export type Sitter = Static<typeof Sitter>;

export const Status = Type.Union([Type.Literal('open'), Type.Literal('running'), Type.Literal('over')]);
export type Status = Static<typeof Status>;

/** What may happen with a seat whose time is up: a bot plays on, the others wait, or the game ends. */
export const LateChoice = Type.Union([Type.Literal('bot'), Type.Literal('wait'), Type.Literal('end')]);

/** Without a clock, somebody who has not decided for this long, in milliseconds, can be called absent. */
export const ABSENT_AFTER = 86_400_000;

/** After a start was asked for, people have this long to show their first numbers, in milliseconds. */
export const REVEAL_WITHIN = 10_000;

/** What everybody sees of a table. */
export const TableInfo = Type.Object({
  id: Type.String(),
  status: Status,
  agreement: Agreement,
  /** The person who made it. */
  host: Type.String(),
  /** Nobody new may sit down. */
  locked: Type.Boolean(),
  /** Only those who sit, and the host, may write. */
  quiet: Type.Boolean(),
  /** The host has given it up before the game. */
  closed: Type.Boolean(),
  seats: Type.Array(Sitter),
  made: Type.Integer(),
  played: Type.Integer(),
  /** SHA-256 of the secret seed of all chance, known before the game starts. */
  commitment: Type.String(),
  /** The rules of chance. 2: every person adds numbers, which were pledged before; 1: the game was begun, or people sat down, on an earlier server. */
  chance: Type.Union([Type.Literal(1), Type.Literal(2)]),
  /** SHA-256 of the next number of each seat; null for bots, free seats, and where rules 1 hold. */
  pledges: Type.Array(Type.Union([Type.String(), Type.Null()])),
  /** The start was asked for, and until then people may show their first numbers. */
  starting: Type.Union([Type.Integer(), Type.Null()]),
  /** The seed itself, once the game is over. */
  seed: Type.Union([Type.String(), Type.Null()]),
  /** Milliseconds left by seat, and since when the one who decides has been deciding. */
  clocks: Type.Union([Type.Array(Type.Integer()), Type.Null()]),
  ticking: Type.Union([Type.Object({ seat: Type.Integer(), since: Type.Integer() }), Type.Null()]),
  /** A seat whose time is up: the others choose what happens. */
  late: Type.Union([Type.Integer(), Type.Null()]),
  /** A proposal to go back to an earlier move, and the seats that agree. */
  rewind: Type.Union([Type.Object({ to: Type.Integer(), agreed: Type.Array(Type.Integer()) }), Type.Null()]),
  /** Since when the one who decides has been asked. */
  asked: Type.Union([Type.Integer(), Type.Null()]),
  /** Seats that want to end the game; it ends when all people do. */
  ending: Type.Array(Type.Integer()),
  /** Somebody who asks for a free seat of the running game, and the seats that agree. */
  join: Type.Union([
    Type.Object({
      seat: Type.Integer(),
      person: Type.String(),
      name: Type.String(),
      agreed: Type.Array(Type.Integer()),
    }),
    Type.Null(),
  ]),
  /** What the others want to happen with a seat whose time is up. */
  lateVotes: Type.Array(Type.Object({ seat: Type.Integer(), choice: LateChoice })),
  /** The next table of the same company. */
  rematch: Type.Union([Type.String(), Type.Null()]),
});
export type TableInfo = Static<typeof TableInfo>;
