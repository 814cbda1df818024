import assert from 'node:assert/strict';
import { test } from 'node:test';
import { wilson } from '@meltemi/bots/fairness';
import type { Hint } from '../src/arena/hint-notes.ts';
import type { NumberedGame } from '../src/arena/journal.ts';
import { Ladder } from '../src/arena/ladder.ts';
import { matchOf } from '../src/arena/match.ts';
import { ordinal, type Rating, rate, UNRATED } from '../src/arena/rating.ts';
import { report } from '../src/arena/report.ts';
import { asText } from '../src/arena/text.ts';

function expectNear(actual: readonly number[], expected: readonly number[], within: number): void {
  assert.equal(actual.length, expected.length);
  for (const [i, value] of actual.entries())
    assert.ok(Math.abs(value - expected[i]) < within, `${actual} is not ${expected}`);
}

test('Wilson intervals are those of Newcombe (1998), table I', () => {
  const known: readonly [number, number, number, number][] = [
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
    [29, 29, 0.883, 1],
  ];
  for (const [wins, games, ...interval] of known) {
    const { low, high } = wilson(wins, games);
    expectNear([low, high], interval, 0.00005);
  }
  assert.deepEqual(wilson(0, 0), { low: 0, high: 1 });
});

const A: Rating = { mu: 30, sigma: 4 };
const B: Rating = { mu: 22, sigma: 7 };
const C: Rating = { mu: 25, sigma: 25 / 3 };
const D: Rating = { mu: 18.5, sigma: 2.25 };

/** Mus and sigmas, one after the other. */
function flat(sides: readonly (readonly Rating[])[]): number[] {
  return sides.flat().flatMap(({ mu, sigma }) => [mu, sigma]);
}

// Expected are the numbers of openskill 5.0.1 with its default model and `tau: 0`.
const RATED: readonly [string, readonly (readonly Rating[])[], readonly number[], readonly number[]][] = [
  [
    'four newcomers',
    [[C], [C], [C], [C]],
    [1, 2, 3, 4],
    [
      27.795084971874736, 8.263160757613477, 26.552824984374855, 8.179213704945203, 24.68943500312503,
      8.083731307186588, 20.96265504062538, 8.083731307186588,
    ],
  ],
  [
    'two shared ranks',
    [[A], [B], [C], [D]],
    [3, 1, 3, 1],
    [
      29.50035521567983, 3.9798342118077725, 22.98197978270402, 6.933674940721367, 24.16793304506922, 7.978925885739235,
      18.61729386967695, 2.249415154357932,
    ],
  ],
  [
    'the last is first',
    [[A], [B], [C]],
    [2, 2, 1],
    [
      29.31253992042302, 3.9759792116070916, 21.62324574833558, 6.801176569001401, 28.517716475862986,
      8.129027155453425,
    ],
  ],
  [
    'two teams',
    [
      [A, B],
      [C, D],
    ],
    [2, 1],
    [
      29.205250514579397, 3.974591425631215, 19.566079700899405, 6.8629161356876915, 28.449433530471364,
      8.084417904133542, 18.751463704371364, 2.245168582574842,
    ],
  ],
  [
    'three teams, two of them first',
    [
      [A, B],
      [C, D],
      [B, B],
    ],
    [1, 3, 1],
    [
      30.048821750237064, 3.9870322142020087, 22.149516610101003, 6.930266085169473, 23.890392490331855,
      8.23238560230729, 18.419109612545192, 2.2480242130247587, 22.63342244872084, 6.930196287457707, 22.63342244872084,
      6.930196287457707,
    ],
  ],
];

test('ratings are those of openskill', () => {
  for (const [what, sides, ranks, expected] of RATED) {
    expectNear(flat(rate(sides, ranks)), expected, 1e-9);
    assert.ok(what);
  }
  let [x, y] = [UNRATED, UNRATED];
  for (let i = 0; i < 20; i++) [[x], [y]] = rate([[x], [y]], i % 4 === 0 ? [2, 1] : [1, 2]);
  expectNear(flat([[x, y]]), [31.528214516349596, 5.267828843354823, 18.471785483650404, 5.267828843354823], 1e-9);
  expectNear([ordinal(x)], [31.528214516349596 - 3 * 5.267828843354823], 1e-9);
});

test('a contestant on several seats goes on with their mean', () => {
  const ladder = new Ladder();
  ladder.enter([
    { name: 'x', side: 0, rank: 2 },
    { name: 'y', side: 1, rank: 1 },
    { name: 'x', side: 2, rank: 3 },
    { name: 'x', side: 3, rank: 4 },
  ]);
  const [, , , expected] = RATED[0];
  const mean = (at: number) => (expected[2 + at] + expected[4 + at] + expected[6 + at]) / 3;
  expectNear(flat([[ladder.ratingOf('x'), ladder.ratingOf('y')]]), [mean(0), mean(1), expected[0], expected[1]], 1e-9);
});

test('teams are rated as sides', () => {
  const ladder = new Ladder();
  const seats = [2, 1, 2, 1].map((rank, seat) => ({ name: `bot${seat}`, side: seat % 2, rank }));
  ladder.enter(seats);
  const [lost, won] = rate(
    [
      [UNRATED, UNRATED],
      [UNRATED, UNRATED],
    ],
    [2, 1],
  );
  const ratings = seats.map(({ name }) => ladder.ratingOf(name));
  assert.deepEqual(ratings, [lost[0], won[0], lost[1], won[1]]);
});

function game(number: number, ranks: readonly number[] | null, more: Partial<NumberedGame> = {}): NumberedGame {
  const seats = ranks?.length ?? 4;
  return { game: number, cycles: 10 + number, ranks, seconds: 2, ms: new Array(seats).fill([number]), ...more };
}

test('wins are counted for the bot in the seat, and for the seat', () => {
  const match = matchOf({ bots: 'hard,easy,easy,easy' });
  // The one that is alone sits on seat 0, 3, 2, 1.
  const games = [game(4, [4, 1, 2, 3]), game(1, [1, 1, 3, 4]), game(2, [1, 2, 3, 4]), game(3, null)];
  const result = report(match, [0, 1, 2, 3], games, []);
  const [hard, easy] = result.contestants;
  assert.deepEqual([result.games, result.rounds, result.unfinished], [4, 1, 1]);
  assert.deepEqual(result.winsBySeat, [1.5, 1.5, 0, 0]);
  assert.deepEqual([hard.name, hard.seats, hard.games, hard.wins], ['hard', 1, 4, 1.5]);
  assert.deepEqual([easy.name, easy.seats, easy.games, easy.wins], ['easy', 3, 4, 1.5]);
  assert.deepEqual([hard.winShare, hard.fairShare, hard.ratio], [0.375, 0.25, 1.5], 'nobody wins what is unfinished');
  assert.deepEqual([easy.winShare, easy.fairShare, easy.ratio], [0.375, 0.75, 0.5]);
  const { low, high } = wilson(1.5, 4);
  expectNear([hard.winShare95.low, hard.winShare95.high], [low, high], 0.001);
  expectNear([hard.ratio95.low, hard.ratio95.high], [low * 4, high * 4], 0.001);
  assert.deepEqual([hard.meanRank, easy.meanRank], [2, 2.556]);
  const finished = report(match, [0, 1, 2, 3], games.slice(0, 3), []);
  assert.deepEqual(hard.rating, finished.contestants[0].rating);
  assert.deepEqual(result.cycles, { min: 11, median: 12, max: 14 });
  assert.equal(result.seconds, 8);
});

test('the order in which games ended does not matter', () => {
  const match = matchOf({ bots: 'hard,easy,easy' });
  const games = [game(1, [1, 2, 3]), game(2, [2, 1, 3]), game(3, [3, 2, 1])];
  assert.deepEqual(report(match, [0, 1, 2], games.toReversed(), []), report(match, [0, 1, 2], games, []));
});

test('a team of one contestant wins all, a mixed one shares', () => {
  const sides = [0, 1, 0, 1];
  const wins = (bots: string) =>
    report(matchOf({ bots, teams: true }), sides, [game(1, [2, 1, 2, 1])], []).contestants.map((each) => each.wins);
  assert.deepEqual(wins('hard,easy,hard,easy'), [0, 1]);
  assert.deepEqual(wins('hard,hard,easy,easy'), [0.5, 0.5]);
});

test('times of decisions', () => {
  const match = matchOf({ bots: 'hard,easy' });
  const hundred = Array.from({ length: 100 }, (_, i) => 100 - i);
  // In the second game they have changed places.
  const games = [game(1, [1, 2], { ms: [hundred, [1, 2]] }), game(2, [1, 2], { ms: [[], [1000]] })];
  const [hard, easy] = report(match, [0, 1], games, []).contestants;
  assert.deepEqual(hard.decisions, { count: 101, mean: 59.901, p50: 51, p99: 100, max: 1000 });
  assert.deepEqual(easy.decisions, { count: 2, mean: 1.5, p50: 1, p99: 2, max: 2 });
});

test('without games there is nothing to say, but it is said', () => {
  const result = report(matchOf({ bots: 'hard,easy,easy' }), [0, 1, 2], [], []);
  assert.deepEqual([result.cycles, result.contestants[0].meanRank], [null, null]);
  assert.match(asText(result), /^0 games in 0 rounds/);
});

test('the table has a row for each contestant, in line', () => {
  const lines = asText(report(matchOf({ bots: 'hard@200ms,easy' }), [0, 1], [game(1, [1, 2])], [])).split('\n');
  const [head, hard, easy] = lines.slice(lines.findIndex((line) => line.startsWith('bot')));
  assert.match(head, /^bot +seats +wins +share +fair +ratio +95 % +rank +mu +sigma +ordinal$/);
  assert.match(hard, /^hard@200ms +1 +1 +100\.0 % +50\.0 % +2\.00 +0\.41–2\.00 +1\.00 +27\.64 /);
  assert.match(easy, /^easy {8}/);
  assert.deepEqual([hard.length, easy.length], [head.length, head.length]);
});

test('a table without rows is left out, and of one contestant nothing is compared', () => {
  const empty = asText(report(matchOf({ bots: 'hard,easy' }), [0, 1], [game(1, [1, 2])], []));
  assert.doesNotMatch(empty, /without luck/);
  const alone = asText(report(matchOf({ bots: 'easy,easy' }), [0, 1], [game(1, [1, 2])], []));
  assert.match(alone, /^There is one contestant, so nothing is compared: --bots hard,medium has two\.$/m);
  assert.doesNotMatch(alone, /ratio|without luck/);
  assert.match(alone, /^bot +decisions/m);
});

test('calibration: chances are held against who won, by decile', () => {
  const bots = matchOf({ bots: 'easy,easy,easy' });
  const chances = [
    [0.52, 0.26, 0.22],
    [0.97, 0.02, 0.01],
  ];
  const games = [
    { ...game(1, [1, 2, 3]), chances },
    { ...game(2, [2, 1, 3]), chances: chances.slice(0, 1) },
  ];
  const { calibration } = report(bots, [0, 1, 2], games, []);
  assert.equal(calibration?.positions, 3);
  assert.deepEqual(calibration?.deciles[5], { positions: 2, chance: 0.52, won: 0.5 });
  assert.deepEqual(calibration?.deciles[9], { positions: 1, chance: 0.97, won: 1 });
  assert.deepEqual(calibration?.deciles[0], { positions: 2, chance: 0.015, won: 0 });
  const squares = [0.48, 0.26, 0.22, 0.03, 0.02, 0.01, 0.52, 0.74, 0.22].map((x) => x ** 2);
  assert.equal(calibration?.brier, Math.round((squares.reduce((a, b) => a + b) / 9) * 1000) / 1000);
  assert.equal(calibration?.equal, 0.222);
});

test('hints are held against whether the seat that was given them won, bids apart', () => {
  const bots = matchOf({ bots: 'easy,easy,easy' });
  const hint = (seat: number, chance: number, kind: Hint['kind'] = 'turns'): Hint => ({ seat, chance, kind });
  const games = [
    { ...game(1, [1, 2, 3]), hints: [hint(0, 0.6), hint(2, 0.2), hint(1, 0.3, 'bids')] },
    { ...game(2, [2, 1, 3]), hints: [hint(0, 0.7)] },
  ];
  const result = report(bots, [0, 1, 2], games, []);
  const { bids, turns } = result.hints;
  assert.equal(result.calibration, null);
  assert.deepEqual([bids?.positions, bids?.chance, bids?.won], [1, 0.3, 0]);
  assert.deepEqual([turns?.positions, turns?.chance, turns?.won], [3, 0.5, 0.333]);
  assert.deepEqual(turns?.deciles[6], { positions: 1, chance: 0.6, won: 1 });
  assert.equal(turns?.brier, Math.round(((0.16 + 0.04 + 0.49) / 3) * 1000) / 1000);
  const text = asText(result);
  assert.match(text, /^hints for turns: the chance of the first move\nBrier score 0\.230 in 3 positions/m);
  assert.match(text, /^on average 50\.0 % given, 33\.3 % won$/m);
  assert.deepEqual(report(bots, [0, 1, 2], [game(1, [1, 2, 3])], []).hints, { bids: null, turns: null });
});

test('calibration: partners win together, and those who share a victory have a part of it', () => {
  const bots = matchOf({ bots: 'easy,easy,easy,easy' });
  const chances = [[0.3, 0.7, 0.3, 0.7]];
  const won = (ranks: number[], sides: number[]) =>
    report(bots, sides, [{ ...game(1, ranks), chances }], []).calibration?.deciles[3].won;
  assert.equal(won([1, 3, 1, 3], [0, 1, 0, 1]), 1);
  assert.equal(won([1, 3, 1, 3], [0, 1, 2, 3]), 0.5);
  assert.equal(report(bots, [0, 1, 2, 3], [game(1, [1, 2, 3, 4])], []).calibration, null);
});
