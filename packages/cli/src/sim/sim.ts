import { setup } from '@meltemi/engine';
import { messageOf } from '@meltemi/engine/internal';
import { type Command, DONE, FAILED, gameNumbers, type Values } from '../command/command.ts';
import { GAME_OPTIONS, gameArgs, gameOptions } from '../command/options.ts';
import { Progress } from '../command/progress.ts';
import { rounded, type Spread, spreadOf, spreadText, sum } from '../command/statistics.ts';
import { type Ending, playRandomly, type RandomGame } from './random-game.ts';

const MORE = `Every game has its own dice, players and (unless --board says otherwise) board, all from --seed and the game's number: the
same seed gives the same games on every machine. Printed are:
  games, finished      how many were played, and how many of them came to their end (within 400 cycles)
  decisions            choices between at least two moves; movesTotal counts fate's and forced moves too
  decisionsPerSecond   with the full list of legal moves each time: the only number that changes from run to run
  cycles               of finished games: least, median, most
  winsBySeat           by seat from 0; a victory of several seats (a team, or shared) counts 1/n for each of them
  endings              by metropolises, by elimination, unfinished
  failed               games that broke off, each with the command that plays it again`;

/** Plays one game; replaced in tests. */
type Play = (values: Values, game: number) => RandomGame;

interface Failure {
  readonly game: number;
  readonly error: string;
  readonly command: string;
}

export interface Simulation {
  readonly games: number;
  readonly finished: number;
  readonly decisions: number;
  readonly decisionsPerSecond: number;
  readonly movesTotal: number;
  readonly cycles: Spread | null;
  readonly winsBySeat: readonly number[];
  readonly endings: Readonly<Record<Ending, number>>;
  readonly failed: readonly Failure[];
}

export const sim: Command = {
  name: 'sim',
  summary: 'play games of random players and count',
  more: MORE,
  options: {
    ...GAME_OPTIONS,
    games: { type: 'string', value: 'N', help: 'how many (default 100)' },
    game: { type: 'string', value: 'N', help: 'only the game of this number (from 1)' },
    verify: { type: 'boolean', help: 'check every position and replay every game' },
    json: { type: 'boolean', help: 'print one JSON document' },
  },
  files: [],
  run(values) {
    const result = simulate(values);
    console.log(values.json ? JSON.stringify(result) : asText(result));
    for (const failure of result.failed) console.error(failureText(failure));
    return result.failed.length > 0 ? FAILED : DONE;
  },
};

export function simulate(values: Values, play: Play = playNumber): Simulation {
  const numbers = gameNumbers(values);
  // Wrong options are wrong for all games, so they are reported once, before the first.
  const { players } = setup(optionsOf(values, numbers[0] ?? 1)).table;
  const progress = new Progress(numbers.length, 'games');
  const done: RandomGame[] = [];
  const failed: Failure[] = [];
  const began = performance.now();
  for (const game of numbers) {
    try {
      done.push(play(values, game));
    } catch (error) {
      failed.push({ game, error: messageOf(error), command: commandFor(values, game) });
    }
    progress.step();
  }
  progress.end();
  return summary(done, failed, players, (performance.now() - began) / 1000);
}

function seedOf(values: Values): string {
  return String(values.seed ?? '1');
}

function optionsOf(values: Values, game: number) {
  return gameOptions(values, { seed: `${seedOf(values)}/${game}` });
}

function playNumber(values: Values, game: number): RandomGame {
  return playRandomly(optionsOf(values, game), `${seedOf(values)}/${game}`, values.verify === true);
}

function commandFor(values: Values, game: number): string {
  return `npx meltemi sim ${gameArgs({ ...values, seed: seedOf(values) })} --game ${game} --verify`;
}

function summary(done: readonly RandomGame[], failed: readonly Failure[], seats: number, seconds: number): Simulation {
  const finished = done.filter(({ ending }) => ending !== 'unfinished');
  const decisions = sum(done.map((game) => game.decisions));
  const count = (ending: Ending) => done.filter((game) => game.ending === ending).length;
  const wins = (seat: number) => sum(finished.map(({ winners }) => (winners.includes(seat) ? 1 / winners.length : 0)));
  return {
    games: done.length + failed.length,
    finished: finished.length,
    decisions,
    decisionsPerSecond: Math.round(decisions / seconds),
    movesTotal: sum(done.map((game) => game.moves)),
    cycles: spreadOf(finished.map((game) => game.cycles)),
    winsBySeat: Array.from({ length: seats }, (_, seat) => rounded(wins(seat))),
    endings: {
      metropolises: count('metropolises'),
      elimination: count('elimination'),
      unfinished: count('unfinished'),
    },
    failed,
  };
}

function asText(result: Simulation): string {
  const { endings } = result;
  const rows: [string, string | number][] = [
    ['games', result.games],
    ['finished', result.finished],
    ['decisions', result.decisions],
    ['decisionsPerSecond', result.decisionsPerSecond],
    ['movesTotal', result.movesTotal],
    ['cycles', spreadText(result.cycles)],
    ['winsBySeat', result.winsBySeat.join(' ')],
    [
      'endings',
      `metropolises ${endings.metropolises}, elimination ${endings.elimination}, unfinished ${endings.unfinished}`,
    ],
    ['failed', result.failed.length],
  ];
  return rows.map(([name, value]) => `${name.padEnd(20)}${value}`).join('\n');
}

function failureText({ game, error, command }: Failure): string {
  return `meltemi sim: game ${game} broke off at ${error}\n  again: ${command}`;
}
