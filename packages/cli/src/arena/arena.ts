import { availableParallelism } from 'node:os';
import { extname } from 'node:path';
import { setup } from '@meltemi/engine';
import { type Command, DONE, FAILED, gameNumbers, INTERRUPTED, numberOf, type Values } from '../command/command.ts';
import { GAME_OPTIONS } from '../command/options.ts';
import { Progress } from '../command/progress.ts';
import { Journal, type NumberedGame } from './journal.ts';
import { commandFor, type Match, matchOf, optionsOf } from './match.ts';
import { sidesOf } from './ranks.ts';
import { type Failure, report } from './report.ts';
import { wholeRounds } from './round.ts';
import { asText, failureText } from './text.ts';
import type { Played, Task } from './worker.ts';
import { playAll } from './worker-pool.ts';

/** What each thread runs: `.ts` in the repository, `.js` in the published package. */
export const SCRIPT = new URL(`./worker${extname(import.meta.filename)}`, import.meta.url);

const MORE = `  --bots hard,medium,medium,medium   one for every seat; levels: random, easy, medium, hard; yardsticks: medium-1, hard-1,
                                     builder, philosopher, raider, beginner
  --bots hard@200ms,hard@20ms        each with a budget of its own: milliseconds, or iterations (hard@400it)
  --bots hard@50cpu,medium           milliseconds of the processor: what else the machine does takes nothing from the bot
Entries that read the same are one contestant. In team games seats 0 and 2, 1 and 3 (of six: 0 and 3, 1 and 4, 2 and
5) play together.

Games come in rounds: the same board and the same seed of fate once for every rotation of the bots around the table.
With budgets in iterations alone, the same seed gives the same games on every machine, however many play at once; with
milliseconds (ms), strength is measured fairly only where every job has a core to itself. Printed are:
  games, rounds    how many were played; unfinished ones (beyond 200 cycles) are won by nobody; failed ones are left out
  cycles           of finished games: least, median, most
  seconds          that the games took, one after the other
  winsBySeat       by seat from 0; a victory of several seats (a team, or shared) counts 1/n for each of them
and for each contestant:
  wins, winShare   the same for all its seats together, and as a share of the games; fairShare is its share of the seats
  ratio            win share by fair share: 1 is as good as the average; the interval is Wilson's of 95 %
  adjusted         the ratio by whole rounds, with luck taken out: what each move of fate changed in the chances to win, less what was to be
                   expected, from eight rounds on; 'games saved' says how many times as many single games would be as sure. Mean luck is zero within its error
  meanRank         winners 1, then by metropolises, then by gold; the eliminated come after all others
  rating           OpenSkill (Plackett–Luce): mu, sigma and mu − 3 sigma, game by game; all begin at 25
  decisions        between at least two moves: how many, and their milliseconds: mean, median, 99th percentile, most

--out writes a line for every game as soon as it has ended. The same command with the same file goes on where it was
left, more --games add to it. The file knows nothing of changes to the bots themselves: take a new one after each.`;

export const arena: Command = {
  name: 'arena',
  summary: 'let bots play against each other and measure their strength',
  more: MORE,
  options: {
    bots: { type: 'string', value: 'BOT,BOT…', help: 'who plays, by seat' },
    ...GAME_OPTIONS,
    players: { ...GAME_OPTIONS.players, help: 'how many play (default: as many as --bots names)' },
    games: { type: 'string', value: 'N', help: 'how many, rounded up to whole rounds (default 100)' },
    game: { type: 'string', value: 'N', help: 'only the game of this number (from 1)' },
    'budget-ms': { type: 'string', value: 'N', help: 'milliseconds for each decision (default 50)' },
    iterations: { type: 'string', value: 'N', help: 'iterations for each decision, instead or as well' },
    jobs: { type: 'string', value: 'N', help: 'games played at once (default: one for every core)' },
    out: { type: 'string', value: 'FILE', help: 'write every game into a file, or go on with it' },
    habits: { type: 'boolean', help: 'also print what was built, bought and fought, per game' },
    calibration: { type: 'boolean', help: 'also print how right the chances to win were' },
    hints: { type: 'string', value: 'N', help: 'ask for a hint at one decision in N, and print how right hints were' },
    json: { type: 'boolean', help: 'print one JSON document' },
  },
  files: [],
  async run(values) {
    const match = matchOf(values);
    const { games, failed, missing } = await contest(
      values,
      match,
      gameNumbers(values, (games) => wholeRounds(match, games)),
    );
    const result = report(match, sidesOf(setup(optionsOf(match, 1)).table), games, failed);
    const shown = { habits: values.habits === true, calibration: values.calibration === true };
    console.log(values.json ? JSON.stringify(result) : asText(result, shown));
    for (const failure of failed) console.error(failureText(failure));
    if (missing > 0) console.error(interruption(missing, typeof values.out === 'string'));
    if (missing > 0) return INTERRUPTED;
    return failed.length > 0 ? FAILED : DONE;
  },
};

interface Harvest {
  readonly games: readonly NumberedGame[];
  readonly failed: readonly Failure[];
  /** How many games were not played because the run was stopped. */
  readonly missing: number;
}

/** The games with these numbers: read from the file if it has them, else played now. */
export async function contest(values: Values, match: Match, numbers: readonly number[]): Promise<Harvest> {
  const jobs = numberOf(values, 'jobs', availableParallelism(), 1);
  const journal = typeof values.out === 'string' ? new Journal(values.out, match) : null;
  const known = new Map(journal?.found.map((game) => [game.game, game]));
  const open = numbers.filter((number) => !known.has(number));
  const games = numbers.flatMap((number) => known.get(number) ?? []);
  const failed: Failure[] = [];
  const progress = new Progress(open.length, 'games');
  const stop = new AbortController();
  const interrupt = () => stop.abort();
  process.once('SIGINT', interrupt);
  try {
    const hints = values.hints === undefined ? {} : { hints: numberOf(values, 'hints', 1, 1) };
    const data: Task = { match, ...hints };
    await playAll<Played>({ script: SCRIPT, data, jobs }, open, stop, (done) => {
      if ('error' in done) {
        failed.push({ game: done.game, error: done.error, command: commandFor(values, match, done.game) });
      } else {
        games.push({ game: done.game, ...done.played });
        journal?.add({ game: done.game, ...done.played });
      }
      progress.step();
    });
  } finally {
    process.off('SIGINT', interrupt);
    progress.end();
    journal?.close();
  }
  return { games, failed, missing: numbers.length - games.length - failed.length };
}

function interruption(missing: number, kept: boolean): string {
  const next = kept ? '; the same command goes on from there' : '';
  return `meltemi arena: stopped with ${missing} games still to play${next}`;
}
