import Type, { type Static } from 'typebox';

// What was agreed at a table and what everybody sees of it, before, during and after the game.

/** How strong a bot plays. */
export const Level = Type.Union([
  Type.Literal('random'),
  Type.Literal('easy'),
  Type.Literal('medium'),
  Type.Literal('hard'),
]);

/** The options of the game; the engine checks that they are possible together. */
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

/**
 * A live clock has seconds for the whole game and an increment for each decision; a game over days has hours for each
 * decision.
 */
export const Clock = Type.Union([
  Type.Object(
    { live: Type.Integer({ minimum: 10, maximum: 36_000 }), increment: Type.Integer({ minimum: 0, maximum: 600 }) },
    { additionalProperties: false },
  ),
  Type.Object({ hours: Type.Integer({ minimum: 1, maximum: 720 }) }, { additionalProperties: false }),
]);
export type Clock = Static<typeof Clock>;

/** What the host sets when making a table. */
export const Agreement = Type.Object(
  {
    options: GameOptions,
    /** Null: no time limit. */
    clock: Type.Union([Clock, Type.Null()]),
    /** Shown in the lobby; otherwise only people with the link find it. */
    listed: Type.Boolean(),
    hints: Type.Boolean(),
    undo: Type.Boolean(),
  },
  { additionalProperties: false },
);
export type Agreement = Static<typeof Agreement>;

/** Who sits there; null: a free seat. `person` is a public id, `away` since when the person is not connected. */
export const Sitter = Type.Union([
  Type.Null(),
  Type.Object({ person: Type.String(), name: Type.String(), away: Type.Union([Type.Integer(), Type.Null()]) }),
  Type.Object({ level: Level }),
]);
export type Sitter = Static<typeof Sitter>;

/** A person, by the public id and the name at this table. */
const Named = Type.Object({ person: Type.String(), name: Type.String() });

/** Before, during and after the game. */
export const Status = Type.Union([Type.Literal('open'), Type.Literal('running'), Type.Literal('over')]);
export type Status = Static<typeof Status>;

/** What the others may choose for a seat whose time is up: a bot plays on, they wait, or the game ends. */
export const LateChoice = Type.Union([Type.Literal('bot'), Type.Literal('wait'), Type.Literal('end')]);

/** After the host asks for the start, players have this many milliseconds to show their first numbers. */
export const REVEAL_WITHIN = 10_000;

/** What everybody sees of a table. */
export const TableInfo = Type.Object({
  id: Type.String(),
  status: Status,
  agreement: Agreement,
  /** The person who made it. */
  host: Type.String(),
  /** New people cannot sit down. */
  locked: Type.Boolean(),
  /** Only seated people and the host may chat. */
  quiet: Type.Boolean(),
  /** Of a rematch, by seat: somebody of the game before for whom the seat is kept until they come. */
  kept: Type.Array(Type.Union([Type.Null(), Named])),
  /** Persons whom the host has sent away before the game, and who cannot sit down. */
  removed: Type.Array(Named),
  /** The host closed it before the game. */
  closed: Type.Boolean(),
  seats: Type.Array(Sitter),
  /**
   * By seat: the person who stood up from it in the running game. Until then nobody else may take it, and they can return
   * also if a bot plays on; after that, while it is free.
   */
  left: Type.Array(Type.Union([Type.Object({ person: Type.String(), until: Type.Integer() }), Type.Null()])),
  made: Type.Integer(),
  played: Type.Integer(),
  /** SHA-256 of the secret seed of all dice and draws, known before the game starts. */
  commitment: Type.String(),
  /**
   * The version of the rules for dice and draws. 2: players add numbers that they pledged before; 1: the game has not
   * begun, or began on an earlier server.
   */
  chance: Type.Union([Type.Literal(1), Type.Literal(2)]),
  /** SHA-256 of the next number of each seat; null for bots, free seats, and under version 1. */
  pledges: Type.Array(Type.Union([Type.String(), Type.Null()])),
  /** The host has asked for the start, and players may show their first numbers until then. */
  starting: Type.Union([Type.Integer(), Type.Null()]),
  /** The seed itself, once the game is over. */
  seed: Type.Union([Type.String(), Type.Null()]),
  /** Milliseconds left by seat, and since when the deciding seat has been deciding. */
  clocks: Type.Union([Type.Array(Type.Integer()), Type.Null()]),
  ticking: Type.Union([Type.Object({ seat: Type.Integer(), since: Type.Integer() }), Type.Null()]),
  /** A seat whose time is up: the others choose what happens. */
  late: Type.Union([Type.Integer(), Type.Null()]),
  /** A proposal to go back to an earlier move, and the seats that agree. */
  rewind: Type.Union([Type.Object({ to: Type.Integer(), agreed: Type.Array(Type.Integer()) }), Type.Null()]),
  /** What a seat has declined that others wanted, until the next move or proposal. */
  declined: Type.Union([
    Type.Object({
      about: Type.Union([Type.Literal('end'), Type.Literal('join'), Type.Literal('rewind')]),
      seat: Type.Integer(),
    }),
    Type.Null(),
  ]),
  /** Since when the deciding seat has been asked. */
  asked: Type.Union([Type.Integer(), Type.Null()]),
  /** Seats that want to end the game; it ends when all people do. */
  ending: Type.Array(Type.Integer()),
  /** A person who asks for a free seat of the running game, and the seats that agree. */
  join: Type.Union([
    Type.Object({
      seat: Type.Integer(),
      person: Type.String(),
      name: Type.String(),
      agreed: Type.Array(Type.Integer()),
    }),
    Type.Null(),
  ]),
  /** The others' votes on a seat whose time is up. */
  lateVotes: Type.Array(Type.Object({ seat: Type.Integer(), choice: LateChoice })),
  /** The next table of the same people. */
  rematch: Type.Union([Type.String(), Type.Null()]),
});
export type TableInfo = Static<typeof TableInfo>;
