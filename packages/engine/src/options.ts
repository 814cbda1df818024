import type { Arrangement } from './board/placed.ts';
import { quickFor } from './board/quick.ts';
import { BOARDS } from './boards.ts';
import { missing, SetupError, type SetupProblem, type Wrong } from './errors.ts';
import { EDITIONS, type EditionId } from './ids.ts';
import { EVERY_NUMBER, PRINTED_SCALE, type Table } from './table.ts';

/** What can be agreed before a game. Only the number of players must be said. */
export interface Options {
  readonly edition?: EditionId;
  readonly players: number;
  /** LE-TEAM-1: four may play in teams; two and six always do. */
  readonly teams?: boolean;
  /** LE-TEAM-1: 4 metropolises for a longer team game. */
  readonly goal?: 3 | 4;
  /** R-SCALE. */
  readonly scale?: 'printed' | 'every';
  readonly start?: 'deployment' | 'quick';
  /** 'quick', a seed for a random board, or an own arrangement (also in notation). */
  readonly board?: 'quick' | { readonly seed: number | string } | { readonly tiles: string | Arrangement };
  readonly gold?: 'hidden' | 'bounds' | 'open';
  /** The Monuments expansion of the classic edition. */
  readonly monuments?: boolean;
  /** R-CL-TIE: what decides between several who have reached the goal of the classic edition. */
  readonly tie?: 'gold' | 'metropolises';
}

/** Options that are one of some words. */
export const CHOICES = {
  edition: EDITIONS,
  scale: ['printed', 'every'],
  start: ['deployment', 'quick'],
  gold: ['hidden', 'bounds', 'open'],
  tie: ['gold', 'metropolises'],
} as const;

/** Options that only one edition has. */
const ONLY = {
  legendary: ['teams', 'goal', 'scale', 'start', 'board'],
  classic: ['monuments', 'tie'],
} as const;

/** LE-MAP-3: tiles by number of players. */
function tilesFor(players: number, teams: boolean): number {
  if (players === 2 || teams) return players === 6 ? 10 : 8;
  return 2 * players;
}

/** The table, if the options make sense. */
export function agree(options: Options): Table {
  const problems: SetupProblem[] = [];
  const wrong: Wrong = (option, code, text) => {
    problems.push({ option, code, text });
  };
  const given: Given = isRecord(options) ? options : {};
  checkWords(given, wrong);
  const agreed = AGREE[given.edition === 'classic' ? 'classic' : 'legendary'](given, wrong);
  if (problems.length > 0) throw new SetupError(problems);
  return agreed;
}

export type Given = Record<string, unknown>;

/** By edition; the classic one is added (rest.ts). */
export const AGREE: { readonly legendary: Agreeing; classic: Agreeing } = {
  legendary: agreeLegendary,
  classic: missing,
};
type Agreeing = (given: Given, wrong: Wrong) => Table;

function agreeLegendary(given: Given, wrong: Wrong): Table {
  const players = checkPlayers(given, 6, wrong);
  const teams = checkTeams(given, players, wrong);
  const goal = checkGoal(given, players, teams, wrong);
  const arrangement = checkBoard(given, players, teams, wrong);
  const { scale, start, board, gold } = given as Partial<Options>;
  const factions = players === 2 ? 4 : players;
  const sides = teams ? factions / 2 : factions;
  return {
    edition: 'legendary',
    players,
    teamOf: Array.from({ length: factions }, (_, faction) => faction % sides),
    seatOf: Array.from({ length: factions }, (_, faction) => faction % players),
    markerOf: Array.from({ length: factions }, (_, faction) => faction),
    goal,
    tie: 'metropolises',
    scale: scale === 'every' ? EVERY_NUMBER : PRINTED_SCALE,
    start: start ?? (board === 'quick' ? 'quick' : 'deployment'),
    board: { tiles: arrangement },
    monuments: false,
    gold: gold ?? 'hidden',
  };
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function checkWords(given: Given, wrong: Wrong): void {
  const known = [...Object.keys(CHOICES), 'players', 'teams', 'goal', 'board', 'monuments'];
  const other = given.edition === 'classic' ? 'legendary' : 'classic';
  for (const option of Object.keys(given)) {
    if (!known.includes(option)) wrong(option, 'unknown-option', `There is no option '${option}'.`);
    else if ((ONLY[other] as readonly string[]).includes(option) && given[option] !== undefined) {
      wrong(option, 'other-edition', `Option '${option}' belongs to the ${other} edition.`);
    }
  }
  for (const [option, words] of Object.entries(CHOICES)) {
    const value = given[option];
    if (value === undefined || (words as readonly unknown[]).includes(value)) continue;
    wrong(option, 'bad-choice', `Option '${option}' is one of ${words.join(', ')}, not ${JSON.stringify(value)}.`);
  }
}

export function checkPlayers(given: Given, most: number, wrong: Wrong): number {
  const { players } = given;
  if (typeof players === 'number' && Number.isInteger(players) && players >= 2 && players <= most) return players;
  wrong('players', 'bad-players', `There are 2 to ${most} players, not ${JSON.stringify(players)}.`);
  return 0;
}

function checkTeams(given: Given, players: number, wrong: Wrong): boolean {
  const { teams } = given;
  if (teams !== undefined && typeof teams !== 'boolean')
    wrong('teams', 'bad-choice', `Option 'teams' is true or false.`);
  const must = players === 2 || players === 6;
  if (must && teams === false) wrong('teams', 'bad-teams', `${players} players always play in teams (LE-TEAM-1).`);
  if ((players === 3 || players === 5) && teams === true) {
    wrong('teams', 'bad-teams', `${players} players can't play in teams (LE-TEAM-1).`);
  }
  return must || (players === 4 && teams === true);
}

function checkGoal(given: Given, players: number, teams: boolean, wrong: Wrong): number {
  const { goal = 3 } = given;
  if (goal !== 3 && goal !== 4)
    wrong('goal', 'bad-goal', `The goal is 3 or 4 metropolises, not ${JSON.stringify(goal)}.`);
  else if (goal === 4 && !teams && players > 0)
    wrong('goal', 'bad-goal', 'A goal of 4 metropolises is for teams (LE-TEAM-1).');
  return goal as number;
}

function checkBoard(given: Given, players: number, teams: boolean, wrong: Wrong): Arrangement {
  const { board = given.start === 'quick' ? 'quick' : { seed: 1 }, start } = given;
  if (start === 'quick' && board !== 'quick') {
    wrong('start', 'bad-start', `A quick start needs the quick board: its positions are fixed (LE-MAP-5).`);
  }
  // How many tiles there must be is known only with the players.
  const tiles = players === 0 ? 0 : tilesFor(players, teams);
  if (board === 'quick') return tiles === 0 ? [] : quickFor(players, teams).arrangement;
  return BOARDS.arranged(board, tiles, wrong);
}
