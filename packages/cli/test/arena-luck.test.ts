import assert from 'node:assert/strict';
import { test } from 'node:test';
import { actor, apply, moves, type Options, random, setup } from '@meltemi/engine';
import { weight } from '@meltemi/engine/query';
import { atLeast, randomMove } from '@meltemi/testkit';
import { adjusted, type Round } from '../src/arena/adjusted.ts';
import { playGame } from '../src/arena/game.ts';
import { LuckMeter } from '../src/arena/luck.ts';
import { matchOf } from '../src/arena/match.ts';
import { report } from '../src/arena/report.ts';
import { gameOf } from '../src/arena/round.ts';

const TABLES: readonly Options[] = [
  { players: 4, board: { seed: 'luck' } },
  { players: 4, teams: true, board: 'quick' },
  { edition: 'classic', players: 3, monuments: true },
];

test('whatever fate may do, its luck is zero on average, and what it gives to one it takes from others', (t) => {
  for (const options of TABLES) {
    const s = setup(options);
    const rng = random('luck');
    let asked = 0;
    const saw = atLeast(t, 30, 'results that matter');
    for (let who = actor(s); who !== null && asked < 60; who = actor(s)) {
      const legal = moves(s);
      if (who === 'fate' && legal.length > 1) {
        asked++;
        const total = legal.reduce((sum, move) => sum + weight(s, move), 0);
        const mean = s.gold.map(() => 0);
        for (const drawn of legal) {
          const luck = new LuckMeter(s.gold.length);
          luck.count(s, legal, drawn);
          assert.ok(Math.abs(luck.sum.reduce((a, b) => a + b)) < 1e-9);
          if (luck.sum.some((x) => Math.abs(x) > 1e-6)) saw();
          luck.sum.forEach((x, team) => {
            mean[team] += (x * weight(s, drawn)) / total;
          });
        }
        for (const x of mean) assert.ok(Math.abs(x) < 1e-9, `${x} on average`);
      }
      apply(s, randomMove(s, legal, rng), legal);
    }
  }
});

/** Rounds of one game, whose winner is decided by skill and by luck that was measured more or less well. */
function rounds(count: number, seed: string, share: number): Round[] {
  const rng = random(seed);
  return Array.from({ length: count }, () => {
    const luck = rng() - 0.5;
    return [{ won: Number(rng() < 0.4 + share * luck), luck }];
  });
}

test('without luck the same share comes out, more surely where luck decides', () => {
  for (const share of [0, 0.4, 0.8]) {
    const means = Array.from({ length: 60 }, (_, i) => adjusted(rounds(200, `${share} ${i}`, share), 0.25));
    const ratio = means.reduce((sum, each) => sum + (each?.ratio ?? 0), 0) / means.length;
    assert.ok(Math.abs(ratio - 1.6) < 0.05, `${ratio} with ${share}`);
    const saved = means.reduce((sum, each) => sum + (each?.saved ?? 0), 0) / means.length;
    assert.ok(share === 0.8 ? saved > 1.2 : saved > 0.97, `${saved} with ${share}`);
  }
});

test('too few games say nothing', () => {
  assert.equal(adjusted(rounds(7, 'few', 0.5), 0.25), null);
});

test('what a deal gives to a seat is no luck of a contestant who sits there once', () => {
  // The seat alone decides who wins each deal: nothing is left to chance.
  const decided = Array.from({ length: 20 }, (_, i) =>
    [0, 1, 2, 3].map((seat) => ({ won: Number(seat === i % 4), luck: 0 })),
  );
  const sure = adjusted(decided, 0.25);
  assert.deepEqual([sure?.ratio, sure?.ratio95, sure?.saved], [1, { low: 1, high: 1 }, null]);
  // Games of a round that know nothing of each other save nothing.
  const rng = random('apart');
  const apart = Array.from({ length: 2000 }, () => [0, 1, 2, 3].map(() => ({ won: Number(rng() < 0.25), luck: 0 })));
  const saved = adjusted(apart, 0.25)?.saved ?? 0;
  assert.ok(saved > 0.9 && saved < 1.1, `${saved}`);
});

test('the same bot under two names wins exactly its fair share in every round', () => {
  const match = matchOf({ bots: 'medium@1it,medium@2it,medium@2it,medium@2it', board: 'quick' });
  const played = [1, 2, 3, 4].map((game) => ({ game, ...playGame(gameOf(match, game)) }));
  assert.equal(new Set(played.map(({ ranks }) => String(ranks))).size, 1, 'the same game four times');
  const { contestants } = report(match, [0, 1, 2, 3], played, []);
  assert.deepEqual(
    contestants.map(({ ratio }) => ratio),
    [1, 1],
  );
});
