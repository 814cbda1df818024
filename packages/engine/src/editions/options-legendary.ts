import { boardFromOptions } from '../board/board-from-options.ts';
import { quickFor } from '../board/quick.ts';
import type { Arrangement } from '../model/arrangement.ts';
import type { Wrong } from '../model/errors.ts';
import type { Given, Options } from '../model/options.ts';
import { EVERY_NUMBER, PRINTED_SCALE, type Table } from '../model/table.ts';
import { checkPlayers } from './options.ts';

export function agreeLegendary(given: Given, wrong: Wrong): Table {
  const players = checkPlayers(given, [2, 3, 4, 5, 6], wrong);
  const teams = checkTeams(given, players, wrong);
  const goal = checkGoal(given, players, teams, wrong);
  const arrangement = checkBoard(given, players, teams, wrong);
  const { scale, start, board, gold, starts } = given as Partial<Options>;
  const begins = start ?? (board === 'quick' ? 'quick' : 'deployment');
  if (starts === 'drawn' && begins === 'deployment')
    wrong('starts', 'bad-start', 'Only fixed starting positions can be drawn: here everybody chooses (R-STARTS).');
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
    start: begins,
    ...(starts === 'drawn' && { starts }),
    board: { tiles: arrangement },
    monuments: false,
    gold: gold ?? 'hidden',
  };
}

/** LE-MAP-3: tiles by number of players. */
function tilesFor(players: number, teams: boolean): number {
  if (players === 2 || teams) return players === 6 ? 10 : 8;
  return 2 * players;
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
  if (goal === 4 && !teams && players > 0)
    wrong('goal', 'bad-goal', 'A goal of 4 metropolises is for teams (LE-TEAM-1).');
  if (goal === 3 || goal === 4) return goal;
  wrong('goal', 'bad-goal', `The goal is 3 or 4 metropolises, not ${JSON.stringify(goal)}.`);
  return 3;
}

function checkBoard(given: Given, players: number, teams: boolean, wrong: Wrong): Arrangement {
  const { board = given.start === 'quick' ? 'quick' : { seed: 1 }, start } = given;
  if (start === 'quick' && board !== 'quick') {
    wrong('start', 'bad-start', `A quick start needs the quick board: its positions are fixed (LE-MAP-5).`);
  }
  // The number of players decides how many tiles there must be.
  const tiles = players === 0 ? 0 : tilesFor(players, teams);
  if (board === 'quick') return tiles === 0 ? [] : quickFor(players, teams).arrangement;
  return boardFromOptions(board, tiles, wrong);
}
