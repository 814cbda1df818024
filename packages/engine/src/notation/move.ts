import type { Board } from '../board/board.ts';
import { areaAt } from '../board/board.ts';
import { boardOf } from '../board/board-of.ts';
import { COLOURS, colourOf, factionNamed } from '../model/colours.ts';
import {
  BONUSES,
  BUILDINGS,
  CREATURES,
  FIGHTERS,
  FIGURES,
  GOD_TILES,
  GODS,
  HEROES,
  MONUMENTS,
  PIECES,
  UNITS,
} from '../model/ids.ts';
import type { Move, MoveKind, MoveOf } from '../model/moves.ts';
import { required } from '../model/required.ts';
import type { Table } from '../model/table.ts';
import { keysOf } from '../model/typed-keys.ts';
import { readNumber, readSite, Words, writeSite } from './words.ts';

// Moves as text: a verb and its arguments, `bid zeus 5`, `march naxos>paros 2+1`. One table for both directions.

/** Kinds of arguments: how each is written and read. */
interface Argument {
  readonly expected: string;
  write(value: never, board: Board): string;
  read(word: string, board: Board): string | number | undefined;
}

function word(expected: string, words: readonly string[]): Argument {
  return {
    expected: `${expected} (${words.join(', ')})`,
    write: (value: string) => value,
    read: (text) => (words.includes(text) ? text : undefined),
  };
}

const AREA: Argument = {
  expected: 'an area of this board',
  write: (area: number, board) => areaAt(board, area).id,
  read: (text, board) => board.index.get(text),
};

const SITE: Argument = {
  expected: 'a building site of this board, such as naxos.1',
  write: (site: number, board) => writeSite(board, site),
  read: (text, board) => readSite(board, text),
};

const NUMBER: Argument = {
  expected: 'a whole number',
  write: (value: number) => String(value),
  read: readNumber,
};

const DIE: Argument = {
  expected: 'a die (0, 1, 2, 3)',
  write: (die: number) => String(die),
  read: (text) => (/^[0-3]$/.test(text) ? Number(text) : undefined),
};

const FACTION: Argument = {
  expected: `a faction (${COLOURS.join(', ')})`,
  write: colourOf,
  read: factionNamed,
};

const HERO = word('a hero', HEROES);

const MONUMENT = word('a monument', MONUMENTS);

const CARD = word('a card', ['priestess', 'philosopher']);

const GROUP = { troops: NUMBER, mercenaries: NUMBER };

type Grammar = { readonly [K in MoveKind]: { readonly [A in Exclude<keyof MoveOf<K>, 'do'>]: Argument } };

const GRAMMAR: Grammar = {
  tile: { god: word('a god', GOD_TILES) },
  marker: { faction: FACTION },
  draw: { creature: word('a creature', CREATURES) },
  unveil: { hero: HERO },
  token: { bonus: word('a bonus', BONUSES) },
  roll: { die: DIE },
  settle: { area: AREA },
  place: { piece: word('a piece', PIECES), area: AREA },
  bid: { god: word('a god', GODS), amount: NUMBER },
  keep: { creature: word('a figure', FIGURES), area: AREA },
  release: { creature: word('a figure', FIGURES) },
  build: { building: word('a building', BUILDINGS), site: SITE },
  skip: {},
  recruit: { piece: word('a piece', PIECES), area: AREA },
  gain: { card: CARD },
  hire: { hero: HERO, area: AREA },
  buy: { creature: word('a creature', CREATURES) },
  look: {},
  play: {},
  return: {},
  sail: { from: AREA, to: AREA, fleets: NUMBER },
  march: { from: AREA, to: AREA, ...GROUP },
  mobilise: { hero: HERO, to: AREA, ...GROUP },
  join: { hero: HERO },
  stay: { hero: HERO },
  sacrifice: { hero: HERO, as: HERO },
  end: {},
  reroll: {},
  stand: {},
  lose: { unit: word('a unit', UNITS) },
  save: { piece: word('a piece', FIGHTERS), area: AREA },
  withdraw: { area: AREA },
  fight: {},
  raze: { site: SITE },
  found: { site: SITE },
  enshrine: { hero: HERO },
  destroy: { piece: word('a piece', FIGHTERS), area: AREA },
  rob: { faction: FACTION },
  take: { area: AREA },
  convert: { site: SITE, building: word('a building', BUILDINGS) },
  trade: { hero: HERO, for: HERO },
  fly: { from: AREA, to: AREA, ...GROUP },
  choose: { creature: word('a creature', CREATURES) },
  swap: { area: AREA, with: AREA },
  summon: { area: AREA },
  push: { from: AREA, to: AREA },
  exchange: {},
  done: {},
  replace: { creature: word('a creature', CREATURES) },
  raise: { area: AREA },
  charm: { area: AREA },
  sell: { piece: word('a piece', ['troop', 'fleet']), area: AREA },
  dismiss: { card: CARD },
  swim: { area: AREA },
  card: { monument: MONUMENT },
  erect: { monument: MONUMENT, area: AREA },
  devote: { piece: word('a piece', ['troop', 'fleet']), area: AREA },
};

/** What stands before an argument, where it is not a space. */
const BEFORE: Readonly<Record<string, string>> = {
  to: '>',
  mercenaries: '+',
  as: ' as ',
  for: ' for ',
  with: ' with ',
};

const KINDS = keysOf<MoveKind>(GRAMMAR);

/** The arguments of each kind of move, in their order. */
const ARGUMENTS = new Map(KINDS.map((kind) => [kind, Object.entries<Argument>(GRAMMAR[kind])]));

function argumentsOf(kind: MoveKind): readonly (readonly [name: string, argument: Argument])[] {
  return required(ARGUMENTS.get(kind), `move '${kind}'`);
}

/** Arguments that need not be written: no mercenaries, a hero's own sacrifice. */
const IMPLIED: Readonly<Record<string, (move: Readonly<Record<string, unknown>>) => unknown>> = {
  mercenaries: () => 0,
  as: (move) => move.hero,
};

/** A move in notation, such as `march naxos>paros 2` (docs/notation.md). */
export function writeMove(position: { readonly table: Table }, move: Move): string {
  const board = boardOf(position);
  const values: Readonly<Record<string, unknown>> = move;
  let text: string = move.do;
  for (const [name, argument] of argumentsOf(move.do)) {
    const implied = IMPLIED[name];
    if (implied && implied(values) === values[name]) continue;
    text += (BEFORE[name] ?? ' ') + argument.write(values[name] as never, board);
  }
  return text;
}

/** Reads what writeMove writes. Whether the move is legal is another question. */
export function readMove(position: { readonly table: Table }, text: string): Move {
  const board = boardOf(position);
  const words = new Words(text, 1, /[^\s>+]+/g);
  const kind = words.oneOf('a move', KINDS);
  const move: Record<string, unknown> = { do: kind };
  for (const [name, argument] of argumentsOf(kind)) {
    const said = words.said(BEFORE[name]?.trim() ?? '');
    const implied = !said && (words.done || name === 'as') ? IMPLIED[name] : undefined;
    move[name] = implied ? implied(move) : words.take(argument.expected, (word) => argument.read(word, board));
  }
  if (!words.done) words.fail('the end of the move');
  return move as Move;
}
