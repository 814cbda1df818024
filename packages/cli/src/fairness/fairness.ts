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
import { setup } from '@meltemi/engine';
import { at, required } from '@meltemi/engine/internal';
import { colourOf } from '@meltemi/engine/query';
import { percent, table } from '../arena/text.ts';
import { playAll } from '../arena/worker-pool.ts';
import {
  type Command,
  DONE,
  FAILED,
  gameNumbers,
  INTERRUPTED,
  numberOf,
  UsageError,
  type Values,
} from '../command/command.ts';
import { GAME_OPTIONS, gameOptions } from '../command/options.ts';
import { Progress } from '../command/progress.ts';
import { rounded } from '../command/statistics.ts';
import { type Compensation, compensate, type Endowed } from './compensation.ts';
import type { Played, Task } from './worker.ts';

/** What each thread runs: `.ts` in the repository, `.js` in the published package. */
const SCRIPT = new URL(`./worker${extname(import.meta.filename)}`, import.meta.url);

const MORE = `Bots of one level play on one board, the quick one unless --board names another. Where starting
positions are fixed (quick starts and the classic edition), shares are counted by seat or team. Where they are chosen
in turn order, which is drawn at random, no seat can be favoured: shares are counted by place in that order.
Unfinished games (beyond 100 cycles) are left out. Printed are for each side:
  wins, share      a shared victory counts 1/n for each side
  95 %             Wilson's interval, widened so that those of all sides hold at once in 95 of 100 cases
and what it comes to. --extra 0,2,1 lets sides begin with more gold; --try-extra 4 draws for each side and game how
much more, from 0 to 4, and prints what a piece of gold is worth, the shares without any, and the gold that would make
all even. The same seed gives the same games however many play at once; Ctrl-C prints what was measured so far.
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
  /** Present if extra gold was tried. */
  readonly compensation?: Compensation;
  readonly failed: readonly { readonly game: number; readonly error: string }[];
}

export const fairness: Command = {
  name: 'fairness',
  summary: 'measure whether a board favours anybody',
  more: MORE,
  options: {
    ...GAME_OPTIONS,
    level: { type: 'string', value: LEVELS.join('|'), help: 'who plays, at all seats (default medium)' },
    extra: { type: 'string', value: 'N,N…', help: 'gold beyond the usual, by side' },
    'try-extra': { type: 'string', value: 'N', help: 'up to this much, drawn at random for each side and game' },
    games: { type: 'string', value: 'N', help: 'how many (default 100)' },
    jobs: { type: 'string', value: 'N', help: 'games played at once (default: one for every core)' },
    json: { type: 'boolean', help: 'print one JSON document' },
  },
  files: [],
  async run(values) {
    const task = taskOf(values);
    const sides = sidesOf(setup(task.options).table);
    const numbers = gameNumbers(values);
    const { tally, failed, unfinished, endowed } = await measure(
      task,
      numbers,
      sides,
      numberOf(values, 'jobs', availableParallelism(), 1),
    );
    const tried = values['try-extra'] !== undefined && endowed.length > 0;
    const result = { ...report(sides, tally, unfinished, failed), ...(tried && { compensation: compensate(endowed) }) };
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
  const task = { options: gameOptions(values, 'quick'), seed: String(values.seed ?? '1'), level };
  const sides = countOf(sidesOf(setup(task.options).table));
  if (values['try-extra'] !== undefined) return { ...task, extra: { most: numberOf(values, 'try-extra', 0, 1, 20) } };
  return values.extra === undefined ? task : { ...task, extra: extraOf(String(values.extra), sides) };
}

function extraOf(text: string, sides: number): number[] {
  const extra = text.split(',').map(Number);
  if (extra.length !== sides || extra.some((gold) => !Number.isInteger(gold) || gold < 0 || gold > 50))
    throw new UsageError(`--extra is a number of gold for each of ${sides} sides, like ${new Array(sides).fill(1)}`);
  return extra;
}

interface Measured {
  readonly tally: Tally;
  readonly unfinished: number;
  readonly endowed: readonly Endowed[];
  readonly failed: Report['failed'];
}

async function measure(task: Task, numbers: readonly number[], sides: Sides, jobs: number): Promise<Measured> {
  let tally = emptyTally(countOf(sides));
  let unfinished = 0;
  const endowed: Endowed[] = [];
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
        if (played.won) endowed.push({ won: played.won, extra: played.extra.slice(0, played.won.length) });
      }
      progress.step();
    });
  } finally {
    process.off('SIGINT', interrupt);
    progress.end();
  }
  return { tally, unfinished, endowed, failed };
}

function report(sides: Sides, tally: Tally, unfinished: number, failed: Report['failed']): Report {
  return {
    games: tally.games,
    unfinished,
    fairShare: rounded(1 / tally.wins.length),
    sides: sharesOf(tally).map(({ share, low, high }, side) => ({
      side: nameOf(sides, side),
      wins: rounded(at(tally.wins, side)),
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
    : required(sides.factions[side], `side ${side}`).map(colourOf).join(' + ');
}

function asText({ games, unfinished, fairShare, sides, verdict, compensation }: Report, level: Level): string {
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
    ...(compensation ? ['', compensationText(compensation)] : []),
  ].join('\n');
}

function compensationText({ worth, shares, extra }: Compensation): string {
  const without = shares.map((share) => percent(share)).join(', ');
  return `a piece of gold is worth ${(100 * worth).toFixed(1)} points; shares without any more: ${without}; even with ${extra.join(', ')} more`;
}

function sentence(verdict: Verdict, sides: Report['sides']): string {
  switch (verdict.kind) {
    case 'unknown':
      return 'too few games to say anything';
    case 'unfair': {
      const { side, share, margin, fair } = verdict;
      return `unfair: ${sides[side]?.side} has ${percent(share)} ± ${(100 * margin).toFixed(1)} instead of ${percent(fair)}`;
    }
    case 'fair':
    case 'open':
      return `${verdict.kind === 'fair' ? 'fair' : 'nobody stands out'}: nobody is favoured by more than about ${(100 * verdict.most).toFixed(1)} points`;
  }
}
