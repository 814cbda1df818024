import { Worker } from 'node:worker_threads';
import { type BotName, begin, think } from '../packages/bots/src/index.ts';
import { Evaluator } from '../packages/bots/src/value/evaluator.ts';
import type { Models } from '../packages/bots/src/value/model.ts';
import { FIRST_MODELS, MODELS } from '../packages/bots/src/value/models.ts';
import {
  actor,
  apply,
  clone,
  drawFate,
  moves,
  type Options,
  random,
  type State,
  setup,
  view,
} from '../packages/engine/src/index.ts';
import { median, ms, percentile, type Row, race, rate, times } from './measure.ts';
import { ticTacToeIterations } from './tic-tac-toe.ts';
import { BOARDGAME } from './versions.ts';

// Measures how fast the hard bot searches, beside boardgame.io's MCTSBot on tic-tac-toe, and whether it keeps its
// budget.

const LEGENDARY: Options = { players: 4, board: { seed: 1 } };
const CLASSIC: Options = { edition: 'classic', players: 4 };
/** Number of positions taken from a game, from the first decision to the last. */
const POSITIONS = 40;
const ITERATIONS = 50;
const BUDGET = 50;
const FIRST_MOVES = 12;

/** Decisions from a game of medium bots, spread over its length. */
function questions(options: Options): { state: State; seat: number }[] {
  const s = setup(options);
  const rng = random('search');
  const found: { state: State; seat: number }[] = [];
  for (let who = actor(s); who !== null; who = actor(s)) {
    const legal = moves(s);
    if (who === 'fate') apply(s, drawFate(s, legal, rng), legal);
    else if (legal.length === 1) apply(s, legal[0], legal);
    else {
      found.push({ state: { ...s }, seat: who });
      const seen = view(s, who);
      apply(s, think('medium', { seen, legal: moves(seen), seed: found.length }, {}), legal);
    }
  }
  const step = Math.ceil(found.length / POSITIONS);
  return found.filter((_, i) => i % step === 0);
}

function searching(options: Options): () => number {
  const asked = questions(options).map(({ state, seat }) => view(state, seat));
  let next = 0;
  return () => {
    const seen = asked[next++ % asked.length];
    const thinking = begin('hard', { seen, legal: moves(seen), seed: next });
    let done = 0;
    while (done < ITERATIONS && thinking.step()) done++;
    return done;
  };
}

export function searchRows(seconds: number): Row[] {
  const [legendary, classic, theirs] = race([searching(LEGENDARY), searching(CLASSIC), ticTacToeIterations], seconds);
  return [
    {
      what: 'hard bot, Legendary, 4 players',
      value: rate(legendary, 'iterations'),
      ratio: times(legendary / theirs),
      wanted: '≥ 1×',
    },
    {
      what: 'hard bot, classic, 4 players',
      value: rate(classic, 'iterations'),
      ratio: times(classic / theirs),
      wanted: '≥ 1×',
    },
    { what: `${BOARDGAME} MCTSBot, tic-tac-toe`, value: rate(theirs, 'iterations') },
  ];
}

/** Judges positions after the first moves of each decision, like a search. */
function judging(options: Options, models: Models): () => number {
  const positions = questions(options).flatMap(({ state }) => {
    const legal = moves(state);
    return legal.slice(0, FIRST_MOVES).map((move) => {
      const then = clone(state);
      apply(then, move, legal);
      return then;
    });
  });
  const evaluator = new Evaluator(models);
  return () => {
    for (const position of positions) evaluator.value(position);
    return positions.length;
  };
}

/**
 * How many positions per second the net judges, beside the first value function, a weighted sum of the same features.
 */
export function valueRows(seconds: number): Row[] {
  const [legendary, first, classic, firstClassic] = race(
    [LEGENDARY, CLASSIC].flatMap((options) => [judging(options, MODELS), judging(options, FIRST_MODELS)]),
    seconds,
  );
  return [
    {
      what: 'Legendary, 4 players; against the first value function',
      value: rate(legendary, 'positions'),
      ratio: times(legendary / first),
      wanted: '≥ 100,000',
    },
    {
      what: 'classic, 4 players; the same',
      value: rate(classic, 'positions'),
      ratio: times(classic / firstClassic),
      wanted: '≥ 100,000',
    },
  ];
}

/** Answers of a bot without a time budget to decisions spread over a game. */
function deciding(options: Options, bot: BotName): () => number {
  const asked = questions(options).map(({ state, seat }) => view(state, seat));
  return () => {
    for (const [seed, seen] of asked.entries()) think(bot, { seen, legal: moves(seen), seed }, {});
    return asked.length;
  };
}

/** How long the medium bot takes, beside the first medium bot with the same decisions. */
export function mediumRows(seconds: number): Row[] {
  const [legendary, first, classic, firstClassic] = race(
    [LEGENDARY, CLASSIC].flatMap((options) => [deciding(options, 'medium'), deciding(options, 'medium-1')]),
    seconds,
  );
  return [
    {
      what: 'medium bot, Legendary, 4 players; against medium-1',
      value: rate(legendary, 'decisions'),
      ratio: times(legendary / first),
      wanted: '≥ 0.5×',
    },
    {
      what: 'medium bot, classic, 4 players; the same',
      value: rate(classic, 'decisions'),
      ratio: times(classic / firstClassic),
      wanted: '≥ 0.5×',
    },
  ];
}

/** Measures the budget while every core has other work to do. */
export async function budgetRows(decisions: number, cores: number): Promise<Row[]> {
  const busy = Array.from({ length: cores }, () => new Worker('for (;;) Math.sqrt(2);', { eval: true }));
  const asked = [...questions(LEGENDARY), ...questions(CLASSIC)];
  const used: number[] = [];
  for (let i = 0; i < decisions; i++) {
    const { state, seat } = asked[i % asked.length];
    const seen = view(state, seat);
    const began = performance.now();
    think('hard', { seen, legal: moves(seen), seed: i }, { ms: BUDGET });
    used.push(performance.now() - began);
  }
  await Promise.all(busy.map((worker) => worker.terminate()));
  const p99 = percentile(used, 0.99);
  return [
    { what: `${decisions} decisions with ${BUDGET} ms each, median`, value: ms(median(used)) },
    { what: 'the same, 99 of 100 take at most', value: ms(p99), ratio: times(p99 / BUDGET), wanted: '≤ 1.2×' },
  ];
}
