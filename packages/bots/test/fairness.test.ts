import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Options, random, setup } from '@meltemi/engine';
import { atLeast } from '@meltemi/testkit';
import { sideOfTeam } from '../src/fairness/sides.ts';
import { addGame, countOf, emptyTally, selfPlay, sharesOf, sidesOf, type Tally, verdictOf } from '../src/fairness.ts';

function playOn(options: Options, seed: string): { won: number[] | null; decisions: number } {
  const game = selfPlay(options, seed, 'random');
  for (let decisions = 0; ; decisions++) {
    const { done, value } = game.next();
    if (done) return { won: value, decisions };
  }
}

/** Games of sides that win with these chances. */
function drawn(chances: readonly number[], games: number, seed: string): Tally {
  const rng = random(seed);
  const wins = chances.map(() => 0);
  for (let i = 0; i < games; i++) {
    let side = 0;
    for (let left = rng() - chances[0]; left >= 0 && side < chances.length - 1; left -= chances[side]) side++;
    wins[side]++;
  }
  return { games, wins };
}

test('fixed starts are compared by team, deployment by place in the turn order', () => {
  const sides = (options: Options) => sidesOf(setup(options).table);
  assert.deepEqual(sides({ players: 3, start: 'quick' }), { by: 'start', factions: [[0], [1], [2]] });
  assert.deepEqual(sides({ players: 2, start: 'quick' }).by, 'start');
  assert.deepEqual(sides({ players: 4, start: 'quick', starts: 'drawn' }), { by: 'turn', count: 4 });
  assert.deepEqual(sides({ players: 6, start: 'quick' }), {
    by: 'start',
    factions: [
      [0, 3],
      [1, 4],
      [2, 5],
    ],
  });
  assert.deepEqual(sides({ players: 5 }), { by: 'turn', count: 5 });
  assert.deepEqual(sides({ players: 4, teams: true }), { by: 'turn', count: 2 });
  assert.equal(countOf(sides({ edition: 'classic', players: 2 })), 2);
});

test('a game of self-play pauses at every decision, gives one victory away, and is the same for the same seed', (t) => {
  const saw = atLeast(t, 3, 'games won');
  for (const options of [
    { players: 3, start: 'quick' },
    { players: 4, teams: true, board: { seed: 3 } },
    { edition: 'classic', players: 2 },
  ] as const) {
    const { won, decisions } = playOn(options, 'a');
    assert.ok(decisions > 20);
    assert.deepEqual(playOn(options, 'a'), { won, decisions });
    if (!won) continue;
    saw();
    assert.equal(won.reduce((a, b) => a + b).toFixed(6), '1.000000');
  }
});

test('where all deploy, the side is the place in the first turn order', () => {
  const s = setup({ players: 4, teams: true, board: { seed: 1 } });
  s.order = [3, 1, 0, 2];
  assert.deepEqual(sideOfTeam(s), [1, 0], 'teams of factions 0 and 2, 1 and 3');
  const free = setup({ players: 3, board: { seed: 1 } });
  free.order = [2, 0, 1];
  assert.deepEqual(sideOfTeam(free), [1, 2, 0]);
  const quick = setup({ players: 3, start: 'quick' });
  quick.order = [2, 0, 1];
  assert.deepEqual(sideOfTeam(quick), [0, 1, 2]);
});

test('an unfinished game counts for nothing', () => {
  const tally = addGame(emptyTally(2), [0.5, 0.5]);
  assert.deepEqual(addGame(tally, null), { games: 1, wins: [0.5, 0.5] });
});

test('before 20 games nothing is said', () => {
  assert.deepEqual(verdictOf({ games: 19, wins: [19, 0] }), { kind: 'unknown' });
  assert.equal(verdictOf({ games: 20, wins: [20, 0] }).kind, 'unfair');
});

test('a side that wins far more than its share is named, with its margin', () => {
  const verdict = verdictOf({ games: 200, wins: [50, 100, 50] });
  assert.ok(verdict.kind === 'unfair');
  assert.equal(verdict.side, 1);
  assert.equal(verdict.share, 0.5);
  assert.equal(verdict.fair, 1 / 3);
  assert.ok(verdict.margin > 0.07 && verdict.margin < 0.09);
});

test('so is a side that wins far less, if it is the one farthest off', () => {
  const verdict = verdictOf({ games: 300, wins: [40, 130, 130] });
  assert.ok(verdict.kind === 'unfair' && verdict.side === 0);
});

test('equal shares are called fair only once nobody can be favoured by more than ten points', () => {
  assert.equal(verdictOf({ games: 60, wins: [20, 20, 20] }).kind, 'open');
  const verdict = verdictOf({ games: 300, wins: [100, 100, 100] });
  assert.ok(verdict.kind === 'fair');
  assert.ok(verdict.most > 0.05 && verdict.most < 0.08);
});

test('of 400 fair boards at most one in fifteen is called unfair, and a clear advantage is nearly always found', () => {
  const called = (chances: readonly number[], games: number) =>
    Array.from({ length: 400 }, (_, i) => verdictOf(drawn(chances, games, `${games} ${i}`)).kind).filter(
      (kind) => kind === 'unfair',
    ).length;
  assert.ok(called([1 / 3, 1 / 3, 1 / 3], 200) <= 400 / 15);
  assert.ok(called([0.25, 0.25, 0.25, 0.25], 100) <= 400 / 15);
  assert.ok(called([0.48, 0.26, 0.26], 200) > 360);
});

test('intervals shrink as games are played', () => {
  const widths = [50, 200, 800].map((games) => {
    const [{ low, high }] = sharesOf({ games, wins: [games / 4, (3 * games) / 4] });
    return high - low;
  });
  assert.deepEqual(
    widths.map((width) => width.toFixed(2)),
    ['0.23', '0.12', '0.06'],
  );
});
