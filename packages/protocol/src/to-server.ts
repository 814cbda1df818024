import Type, { type Static } from 'typebox';
import { HEX } from './numbers.ts';
import { LateChoice } from './table.ts';

// Messages from a page to the server, through the socket of one table. The page chooses the `key`: a message sent again
// with the same key is done once. `version` is the number of log lines the page has seen: a request made for an earlier
// version is refused.

/** Chosen by the page: a message sent again with the same key is done once. */
const Key = Type.String({ minLength: 8, maxLength: 40, pattern: '^[A-Za-z0-9_-]+$' });
/** How many lines of the log the page has seen. */
const Version = Type.Integer({ minimum: 0 });
/** One line of text, without control characters: a terminal of the operator would obey them. */
export const LINE = '^[^\\u0000-\\u0008\\u000a-\\u001f\\u007f-\\u009f]*$';
/** No other fields. */
const closed = { additionalProperties: false };
/**
 * A number that the page pledged before, on which outcomes depend. Only moves that lead to an outcome need one
 * (`needsNumber`).
 */
const Nonce = Type.String({ pattern: HEX });

/** A move in notation. */
const Play = Type.Object(
  {
    ...{ do: Type.Literal('play'), key: Key, version: Version, move: Type.String({ maxLength: 100 }) },
    nonce: Type.Optional(Nonce),
  },
  closed,
);
/** Takes back one’s own last decision, as far as that is allowed. */
const Undo = Type.Object({ do: Type.Literal('undo'), key: Key, version: Version }, closed);
/**
 * Proposes to go back to the position after this many moves, or agrees to it. A number, as earlier pages send it, is
 * not kept.
 */
const Rewind = Type.Object(
  {
    ...{ do: Type.Literal('rewind'), key: Key, version: Version, to: Type.Integer({ minimum: 0 }) },
    nonce: Type.Optional(Nonce),
  },
  closed,
);
/**
 * The first number, once the host has asked for the start. It has no version because all pages send it at the same
 * time.
 */
const Reveal = Type.Object({ do: Type.Literal('reveal'), key: Key, nonce: Nonce }, closed);
/** The page does not have the pledged numbers and pledges new ones. */
const Pledge = Type.Object(
  { do: Type.Literal('pledge'), key: Key, version: Version, pledge: Type.String({ pattern: HEX }) },
  closed,
);
/** Declines a proposal to go back, which ends it. */
const Decline = Type.Object({ do: Type.Literal('decline'), key: Key, version: Version }, closed);
/** A vote on what happens to a seat whose time is up, or whose player was called absent. */
const Late = Type.Object(
  {
    do: Type.Literal('late'),
    key: Key,
    version: Version,
    choice: LateChoice,
  },
  closed,
);
/**
 * In a game without a clock the deciding seat has been idle for a day, or has left the others who wait for it: they
 * vote as if time were up.
 */
const Absent = Type.Object({ do: Type.Literal('absent'), key: Key, version: Version }, closed);
/** A vote on ending the game, or on a person who asks for a free seat. */
const Vote = Type.Object(
  {
    do: Type.Literal('vote'),
    key: Key,
    version: Version,
    about: Type.Union([Type.Literal('end'), Type.Literal('join')]),
    agree: Type.Boolean(),
  },
  closed,
);
/** Gives one's own seat to a bot. */
const Resign = Type.Object({ do: Type.Literal('resign'), key: Key, version: Version }, closed);
/** Stops the clocks, or lets them run again. */
const Pause = Type.Object({ do: Type.Literal('pause'), key: Key, version: Version }, closed);
/** A chat message: to everybody, or to those who share one’s team. */
const Say = Type.Object(
  {
    ...{ do: Type.Literal('say'), key: Key, text: Type.String({ minLength: 1, maxLength: 500, pattern: LINE }) },
    to: Type.Optional(Type.Literal('team')),
  },
  closed,
);
/** Requests the full view, after a gap. */
const Resync = Type.Object({ do: Type.Literal('resync') }, closed);

/** Asks whether the line is good: a page that only waits would not notice that it is silent. */
const Ping = Type.Object({ do: Type.Literal('ping') }, closed);

/** A message from a page to the server. */
export const ToServer = Type.Union([
  Play,
  Undo,
  Rewind,
  Reveal,
  Pledge,
  Decline,
  Late,
  Absent,
  Vote,
  Resign,
  Pause,
  Say,
  Resync,
  Ping,
]);
export type ToServer = Static<typeof ToServer>;
