import { availableParallelism } from 'node:os';
import { extname } from 'node:path';
import { LEVELS, type Level } from '@meltemi/bots';
import {
  addGame,
  countOf,
  emptyTally,
  type Sides,
  sharesOf,
  sidesOf,
  type Tally,
  type Verdict,
  verdictOf,
} from '@meltemi/bots/fairness';
import { COLOURS, setup } from '@meltemi/engine';
import { playAll } from './arena/crew.ts';
import { percent, table } from './arena/text.ts';
import { type Command, DONE, FAILED, gameNumbers, INTERRUPTED, numberOf, UsageError, type Values } from './command.ts';
import type { Played, Task } from './fairness/worker.ts';
import { GAME_OPTIONS, gameOptions } from './options.ts';
import { Progress } from './progress.ts';
import { rounded } from './statistics.ts';

/** What each thread runs: `.ts` in the repository, `.js` in the published package. */
const SCRIPT = new URL(`./fairness/worker${extname(import.meta.filename)}`, import.meta.url);

const MORE = `Bots of one level play on one board, the quick one unless --board names another. Where starting positions are fixed (quick starts and
the classic edition), shares are counted by seat or team. Where they are chosen in turn order, which is drawn at random, no seat can be
favoured: shares are counted by place in that order. Unfinished games (beyond 100 cycles) are left out. Printed are for each side:
  wins, share      a shared victory counts 1/n for each side
  95 %             Wilson's interval, widened so that those of all sides hold at once in 95 of 100 cases
and what it comes to. The same seed gives the same games however many play at once; Ctrl-C prints what was measured so far.
  meltemi fairness --players 4 --games 4000`;

interface Report {
  readonly games: number;
  readonly unfinished: number;
  readonly fairShare: number;
  readonly sides: readonly {
    readonly side: string;
    readonly wins: number;
    readonly share: number;
    readonly low: number;
    readonly high: number;
  }[];
  readonly verdict: Verdict;
  readonly failed: readonly { readonly game: number; readonly error: string }[];
}

export const fairness: Command = {
  name: 'fairness',
  summary: 'measure whether a board favours anybody',
  more: MORE,
  options: {
    ...GAME_OPTIONS,
    level: { type: 'string', value: LEVELS.join('|'), help: 'who plays, at all seats (default medium)' },
    games: { type: 'string', value: 'N', help: 'how many (default 100)' },
    jobs: { type: 'string', value: 'N', help: 'games played at once (default: one for every core)' },
    json: { type: 'boolean', help: 'print one JSON document' },
  },
  files: [],
  async run(values) {
    const task = taskOf(values);
    const sides = sidesOf(setup(task.options).table);
    const numbers = gameNumbers(values);
    const { tally, failed, unfinished } = await measure(
      task,
      numbers,
      sides,
      numberOf(values, 'jobs', availableParallelism(), 1),
    );
    const result = report(sides, tally, unfinished, failed);
    console.log(values.json ? JSON.stringify(result) : asText(result, task.level));
    for (const { game, error } of failed) console.error(`meltemi fairness: game ${game} broke off: ${error}`);
    const missing = numbers.length - tally.games - unfinished - failed.length;
    if (missing > 0) console.error(`meltemi fairness: stopped with ${missing} games still to play`);
    if (missing > 0) return INTERRUPTED;
    return failed.length > 0 ? FAILED : DONE;
  },
};

function taskOf(values: Values): Task {
  const level = LEVELS.find((known): known is Level => known === (values.level ?? 'medium'));
  if (!level) throw new UsageError(`--level is ${LEVELS.join(', ')}, not '${values.level}'`);
  return { options: gameOptions(values, 'quick'), seed: String(values.seed ?? '1'), level };
}

interface Measured {
  readonly tally: Tally;
  readonly unfinished: number;
  readonly failed: Report['failed'];
}

async function measure(task: Task, numbers: readonly number[], sides: Sides, jobs: number): Promise<Measured> {
  let tally = emptyTally(countOf(sides));
  let unfinished = 0;
  const failed: { game: number; error: string }[] = [];
  const progress = new Progress(numbers.length, 'games');
  const stop = new AbortController();
  const interrupt = () => stop.abort();
  process.once('SIGINT', interrupt);
  try {
    await playAll<Played>({ script: SCRIPT, data: task, jobs }, numbers, stop, (played) => {
      if ('error' in played) failed.push(played);
      else {
        tally = addGame(tally, played.won);
        unfinished += played.won ? 0 : 1;
      }
      progress.step();
    });
  } finally {
    process.off('SIGINT', interrupt);
    progress.end();
  }
  return { tally, unfinished, failed };
}

function report(sides: Sides, tally: Tally, unfinished: number, failed: Report['failed']): Report {
  return {
    games: tally.games,
    unfinished,
    fairShare: rounded(1 / tally.wins.length),
    sides: sharesOf(tally).map(({ share, low, high }, side) => ({
      side: nameOf(sides, side),
      wins: rounded(tally.wins[side]),
      share: rounded(share),
      low: rounded(low),
      high: rounded(high),
    })),
    verdict: verdictOf(tally),
    failed,
  };
}

function nameOf(sides: Sides, side: number): string {
  return sides.by === 'turn'
    ? `${side + 1} in turn order`
    : sides.factions[side].map((faction) => COLOURS[faction]).join(' + ');
}

function asText({ games, unfinished, fairShare, sides, verdict }: Report, level: Level): string {
  const rows = sides.map(({ side, wins, share, low, high }) => [
    side,
    wins,
    percent(share),
    `${(100 * low).toFixed(1)}–${(100 * high).toFixed(1)}`,
  ]);
  return [
    `${games} games of ${level} bots, ${unfinished} unfinished; a fair share is ${percent(fairShare)}`,
    '',
    ...table(['side', 'wins', 'share', '95 %'], rows),
    '',
    sentence(verdict, sides),
  ].join('\n');
}

function sentence(verdict: Verdict, sides: Report['sides']): string {
  switch (verdict.kind) {
    case 'unknown':
      return 'too few games to say anything';
    case 'unfair': {
      const { side, share, margin, fair } = verdict;
      return `unfair: ${sides[side].side} has ${percent(share)} ± ${(100 * margin).toFixed(1)} instead of ${percent(fair)}`;
    }
    case 'fair':
    case 'open':
      return `${verdict.kind === 'fair' ? 'fair' : 'nobody stands out'}: nobody is favoured by more than about ${(100 * verdict.most).toFixed(1)} points`;
  }
}
