import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FEATURES } from '@meltemi/bots/tuning';
import { random } from '@meltemi/engine';
import { below } from '@meltemi/engine/internal';
import { compensate } from '../src/fairness/compensation.ts';
import { gainsOf, moved, nameOf, type Tried } from '../src/tune/trial.ts';

const SEATS = 4;

/** Games in which the seat with the highest strength and luck wins. */
function tried(games: number, strength: (signs: Int8Array) => number): Tried[] {
  const rng = random('trials');
  return Array.from({ length: games }, () => {
    const signs = Array.from({ length: SEATS }, () => Int8Array.from(FEATURES, () => below(rng, 3) - 1));
    const scores = signs.map((own) => strength(own) + 3 * rng());
    const best = scores.indexOf(Math.max(...scores));
    return { signs, won: scores.map((_, seat) => Number(seat === best) - 1 / SEATS) };
  });
}

test('what turning a weight brings is found among all that are turned at once', () => {
  const gains = gainsOf(
    tried(3000, (own) => 0.4 * own[2] - 0.4 * own[5]),
    'weights',
  );
  const order = gains.map((_, i) => i).sort((a, b) => Math.abs(gains[b]) - Math.abs(gains[a]));
  assert.deepEqual(order.slice(0, 2).sort(), [2, 5]);
  assert.ok(gains[2] > 0.03 && gains[5] < -0.03, `${gains[2]} ${gains[5]}`);
});

test('a weight is not turned up because turning it down is ruin', () => {
  const gains = gainsOf(
    tried(3000, (own) => (own[3] < 0 ? -2 : 0)),
    'weights',
  );
  assert.ok(Math.abs(gains[3]) < 0.02, String(gains[3]));
});

test('the lean moves in proportion, the most effective one by the full step', () => {
  const gains = FEATURES.map((_, i) => (i === 0 ? 0.04 : i === 1 ? -0.02 : 0));
  const net = {
    features: FEATURES,
    facts: [],
    hidden: 0,
    wide: 0,
    skip: FEATURES.map(() => 1),
    first: [],
    firstBias: [],
    second: [],
    secondBias: [],
    last: [],
  };
  const { lean = [] } = moved(net, gains, 'weights', 2);
  assert.equal(nameOf('weights', 0), FEATURES[0]);
  assert.deepEqual(
    lean.slice(0, 3).map((x) => Math.round(100 * x)),
    [40, -20, 0],
  );
});

test('gold that makes up for an unfair start is found by giving it away at random', () => {
  const rng = random('gold');
  const games = Array.from({ length: 6000 }, () => {
    const extra = [0, 1, 2].map(() => below(rng, 5));
    const chances = [0.43, 0.33, 0.24].map(
      (share, side) => share + 0.03 * (extra[side] - (extra[0] + extra[1] + extra[2]) / 3),
    );
    const draw = rng();
    const winner = draw < chances[0] ? 0 : draw < chances[0] + chances[1] ? 1 : 2;
    return { extra, won: extra.map((_, side) => Number(side === winner)) };
  });
  const { worth, shares, extra } = compensate(games);
  assert.ok(Math.abs(worth - 0.02) < 0.006, String(worth));
  for (const [side, share] of [0.43, 0.33, 0.24].entries()) assert.ok(Math.abs(shares[side] - share) < 0.025);
  assert.equal(extra[0], 0);
  assert.ok(extra[1] >= 2 && extra[1] <= 5 && extra[2] >= 5 && extra[2] <= 8, String(extra));
});
