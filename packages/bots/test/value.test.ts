import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  actor,
  apply,
  below,
  boardOf,
  clone,
  drawFate,
  moves,
  outcome,
  random,
  readPosition,
  type State,
  setup,
} from '@meltemi/engine';
import { AT, FEATURES } from '../src/value/feature.ts';
import { features } from '../src/value/features.ts';
import { fit, type Sample } from '../src/value/fit.ts';
import { reach, survey } from '../src/value/reach.ts';
import { value } from '../src/value/value.ts';
import weights from '../src/value/weights.json' with { type: 'json' };
import { positions, TABLES } from './games.ts';

test('chances to win add up to 1 in every mode', () => {
  for (const table of Object.keys(TABLES)) {
    for (const s of positions(table, 'sum', 25)) {
      const chances = value(s);
      assert.equal(chances.length, s.gold.length);
      assert.ok(chances.every((chance) => chance >= 0 && chance <= 1));
      assert.ok(Math.abs(chances.reduce((a, b) => a + b) - 1) < 1e-9);
    }
  }
});

test('a finished game is a fact', () => {
  const s = setup(TABLES['classic, three']);
  const rng = random('finished');
  for (let who = actor(s); who !== null; who = actor(s)) {
    const legal = moves(s);
    apply(s, who === 'fate' ? drawFate(s, legal, rng) : legal[below(rng, legal.length)], legal);
  }
  const winners = outcome(s)?.winners ?? [];
  assert.deepEqual(
    value(s),
    s.gold.map((_, team) => (winners.includes(team) ? 1 / winners.length : 0)),
  );
});

test('every feature has a weight, and every weight its feature', () => {
  for (const edition of ['legendary', 'classic'] as const)
    assert.deepEqual(Object.keys(weights[edition]), [...FEATURES]);
});

test('what is counted does not depend on what was counted before', () => {
  const list = positions('four', 'memory', 12);
  const rng = random('memory');
  const rows = (s: State) =>
    features(s)
      .slice(0, s.gold.length)
      .map((row) => [...row]);
  const alone = list.map((s) => {
    features(positions('classic, two', 'elsewhere', 400)[0] ?? setup(TABLES.two));
    return rows(s);
  });
  for (let i = 0; i < 300; i++) {
    const at = below(rng, list.length);
    assert.deepEqual(rows(clone(list[at])), alone[at]);
    const counted = reach.map((list) => [...list]);
    survey(list[at], null);
    assert.deepEqual(
      reach.map((list) => [...list]),
      counted,
    );
  }
});

test('a metropolis more is worth more, and so is gold', () => {
  for (const table of ['three', 'classic, four']) {
    for (const s of positions(table, 'worth', 40)) {
      if (s.frames.at(-1)?.kind !== 'turn') continue;
      const [before] = value(s);
      assert.ok(value({ ...s, gold: s.gold.with(0, s.gold[0] + 5) })[0] > before);
      const site = s.built.findIndex((built, i) => built === null && s.owner[siteArea(s, i)] === 0);
      if (site >= 0) assert.ok(value({ ...s, built: s.built.with(site, 'metropolis') })[0] > before);
    }
  }
});

function siteArea(s: State, site: number): number {
  return boardOf(s).sites[site].area;
}

test('a rival about to win is seen', () => {
  const seen = positions('classic, four', 'threat', 3).filter((s) => s.phase === 'offerings');
  const threatened = seen.map((s) =>
    features({ ...s, philosophers: s.philosophers.with(1, 3) }).map((row) => row[AT['could-bring-metropolis']]),
  );
  assert.ok(threatened.some((row) => row[1] >= 1));
});

test('philosophers to come are counted at the price of whoever buys them', () => {
  const gain = (philosophers: number, gold: number, monuments: string) =>
    features(
      readPosition(`
        position classic players 3 monuments
        board classic
        gold red ${gold}
        red philosophers ${philosophers}
        kea red metropolis.1
        milos red
        naxos blue
        tinos yellow
        ${monuments}
        now turn red athena
      `),
    )[0][AT['turn-brings-metropolis']];
  assert.equal(gain(2, 3, ''), 0);
  assert.equal(gain(2, 3, 'monument athena milos 0'), 1, 'MO-ATHENA');
  assert.equal(gain(0, 12, ''), 0);
  assert.equal(gain(0, 12, 'monument university milos 0'), 1, 'MO-UNIVERSITY');
  assert.equal(gain(0, 11, 'monument university milos 0'), 0);
});

test('fitting finds the weights that made the winners', () => {
  const rng = random('fit');
  const truth = [1.5, -1, 0, 0.5];
  const samples: Sample[] = Array.from({ length: 6000 }, () => {
    const rows = Array.from({ length: 3 }, () => truth.map(() => rng()));
    const powers = rows.map((row) => Math.exp(row.reduce((sum, x, i) => sum + x * truth[i], 0)));
    let left = rng() * powers.reduce((a, b) => a + b);
    const winner = powers.findIndex((power) => {
      left -= power;
      return left < 0;
    });
    return { rows, won: rows.map((_, team) => Number(team === winner)) };
  });
  const { weights: found, loss, even } = fit(samples, [0, 0, 0, 0], 60, 0);
  for (const [i, weight] of found.entries())
    assert.ok(Math.abs(weight - truth[i]) < 0.25, `${found} instead of ${truth}`);
  assert.ok(loss < even);
});
