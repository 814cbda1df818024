import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  actor,
  apply,
  clone,
  EDITIONS,
  moves,
  outcome,
  random,
  readPosition,
  type State,
  setup,
} from '@meltemi/engine';
import { boardOf } from '@meltemi/engine/board';
import { below } from '@meltemi/engine/internal';
import { atLeast, randomMove } from '@meltemi/testkit';
import { fitNet, PARTS, slopeAdder } from '../src/fit/fit-net.ts';
import { layoutOf } from '../src/fit/layout.ts';
import { Samples } from '../src/fit/samples.ts';
import { Evaluator } from '../src/value/evaluator.ts';
import { AT, FEATURES, TABLE_FACTS } from '../src/value/feature.ts';
import { FeatureReader } from '../src/value/features.ts';
import legendaryNet from '../src/value/legendary-net.json' with { type: 'json' };
import { FIRST_WEIGHTS, MODELS } from '../src/value/models.ts';
import { NetModel } from '../src/value/net-model.ts';
import { Reach } from '../src/value/reach.ts';
import { positions, TABLES } from './games.ts';

const evaluator = new Evaluator(MODELS);
const value = (s: State) => evaluator.value(s);
const features = (s: State) => new FeatureReader().read(s);

test('chances to win add up to 1 in every mode', (t) => {
  const saw = atLeast(t, 120, 'positions');
  for (const table of Object.keys(TABLES)) {
    for (const s of positions(table, 'sum', 25)) {
      saw();
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
    apply(s, randomMove(s, legal, rng), legal);
  }
  const winners = outcome(s)?.winners ?? [];
  assert.deepEqual(
    value(s),
    s.gold.map((_, team) => (winners.includes(team) ? 1 / winners.length : 0)),
  );
});

test('the first weights are for features that there still are', () => {
  for (const edition of EDITIONS)
    for (const name of Object.keys(FIRST_WEIGHTS[edition]))
      assert.ok(
        FEATURES.some((feature) => feature === name),
        name,
      );
});

test('weights that were fitted to other features are refused', () => {
  assert.throws(() => new NetModel(legendaryNet, FEATURES.toReversed(), TABLE_FACTS), /other features/);
});

test('seats can be exchanged: the same standing has the same chance on every seat', () => {
  for (const edition of EDITIONS) {
    const rng = random('seats');
    const scores = new Float64Array(6);
    for (let i = 0; i < 50; i++) {
      const rows = Array.from({ length: 4 }, () => Float64Array.from(FEATURES, () => (rng() < 0.5 ? 0 : rng())));
      const table = Float64Array.from(TABLE_FACTS, () => rng());
      MODELS[edition].score(rows, table, 4, scores);
      const before = [...scores.subarray(0, 4)];
      MODELS[edition].score([rows[2], rows[0], rows[3], rows[1]], table, 4, scores);
      [2, 0, 3, 1].forEach((old, now) => {
        assert.ok(Math.abs(scores[now] - before[old]) < 1e-9);
      });
    }
  }
});

test('what is counted does not depend on what was counted before', () => {
  const list = positions('four', 'memory', 12);
  const rng = random('memory');
  const reader = new FeatureReader();
  const rows = (s: State) =>
    reader
      .read(s)
      .slice(0, s.gold.length)
      .map((row) => [...row]);
  const alone = list.map((s) => {
    reader.read(positions('classic, two', 'elsewhere', 400)[0] ?? setup(TABLES.two));
    return rows(s);
  });
  for (let i = 0; i < 300; i++) {
    const at = below(rng, list.length);
    assert.deepEqual(rows(clone(list[at])), alone[at]);
    const fresh = new Reach();
    fresh.update(list[at], null);
    const { lands } = boardOf(list[at]);
    for (let faction = 0; faction < list[at].table.teamOf.length; faction++)
      assert.deepEqual(reader.stats.reach.groups[faction].subarray(0, lands), fresh.groups[faction].subarray(0, lands));
  }
});

test('a metropolis more is worth more, and more gold is in nearly every turn', (t) => {
  const sawTurn = atLeast(t, 90, 'turns');
  const sawSite = atLeast(t, 60, 'turns with a site for a metropolis');
  let [turns, richer] = [0, 0];
  for (const table of ['two', 'three', 'four', 'classic, four']) {
    for (const s of positions(table, 'worth', 4)) {
      if (s.frames.at(-1)?.kind !== 'turn') continue;
      sawTurn();
      const [before] = value(s);
      turns++;
      if (value({ ...s, gold: s.gold.with(0, s.gold[0] + 5) })[0] > before) richer++;
      const site = s.built.findIndex((built, i) => built === null && s.owner[siteArea(s, i)] === 0);
      if (site < 0) continue;
      sawSite();
      assert.ok(value({ ...s, built: s.built.with(site, 'metropolis') })[0] > before);
    }
  }
  assert.ok(richer >= 0.95 * turns, `${richer} of ${turns} turns`);
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

test('philosophers to come are counted at the price of their buyer', () => {
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

test('threads add up the slopes that one alone adds up, to the last bit', () => {
  const names = { features: ['a', 'b'], facts: ['c'] };
  const rng = random('threads');
  const teams = 3;
  const count = 90;
  const width = names.facts.length + teams * (names.features.length + 1);
  const data = Float32Array.from({ length: count * width }, () => rng());
  const samples = Samples.of(names.features.length, names.facts.length, [
    { data, teams: Array.from({ length: count }, () => teams) },
  ]);
  const layout = layoutOf(names, { hidden: 4, wide: 4 });
  const weights = Float64Array.from({ length: layout.length }, () => rng() - 0.5);
  const batch = Uint32Array.from({ length: count }, (_, i) => i);
  const slopesBy = (threads: number) => {
    const parts = Array.from({ length: PARTS }, () => new Float64Array(layout.length));
    for (let thread = 0; thread < threads; thread++)
      slopeAdder({ samples, layout, weights, parts }, thread, threads)(batch);
    return parts;
  };
  const alone = slopesBy(1);
  assert.ok(alone.every((slopes) => slopes.some((slope) => slope !== 0)));
  for (const threads of [2, 5]) assert.deepEqual(slopesBy(threads), alone);
});

test('fitting finds what made the winners, also where a weighted sum can not', async () => {
  const rng = random('fit');
  const [features, facts, teams, count] = [4, 1, 3, 4000];
  const data = new Float32Array(count * (facts + teams * (features + 1)));
  for (let i = 0, at = 0; i < count; i++, at += facts + teams * (features + 1)) {
    const rows = at + facts;
    for (let k = 0; k < teams * features; k++) data[rows + k] = rng();
    const x = (team: number, feature: number) => data[rows + team * features + feature];
    const powers = [0, 1, 2].map((team) => {
      const mostOfOthers = Math.max(...[0, 1, 2].filter((other) => other !== team).map((other) => x(other, 3)));
      return Math.exp(
        2 * x(team, 0) + 4 * Number(x(team, 1) > 0.5 !== x(team, 2) > 0.5) + 3 * Number(x(team, 3) > mostOfOthers),
      );
    });
    let left = rng() * (powers[0] + powers[1] + powers[2]);
    const winner = powers.findIndex((power) => {
      left -= power;
      return left < 0;
    });
    data[rows + teams * features + winner] = 1;
  }
  const samples = Samples.of(features, facts, [{ data, teams: Array.from({ length: count }, () => teams) }]);
  const names = { features: ['a', 'b', 'c', 'd'], facts: ['e'] };
  const sum = await fitNet(samples, names, { hidden: 0, wide: 0 }, 30, 'sum', { skip: [0, 0, 0, 0], seed: 'sum' });
  const net = await fitNet(samples, names, { hidden: 8, wide: 8 }, 30, 'net', { skip: [0, 0, 0, 0], seed: 'net' });
  assert.ok(sum.loss < sum.even - 0.02, `${sum.loss} of ${sum.even}`);
  assert.ok(net.loss < sum.loss - 0.1, `${net.loss} of ${sum.loss}`);
  // The player of the net finds what the fit found.
  const model = new NetModel(net.weights, names.features, names.facts);
  const scores = new Float64Array(teams);
  let loss = 0;
  const held = samples.starts.slice(-300);
  for (const at of held) {
    const rows = [0, 1, 2].map((team) =>
      data.subarray(at + facts + team * features, at + facts + (team + 1) * features),
    );
    model.score(rows, data.subarray(at, at + facts), teams, scores);
    const powers = Array.from(scores, Math.exp);
    const winner = data.subarray(at + facts + teams * features, at + facts + teams * (features + 1)).indexOf(1);
    loss -= Math.log(powers[winner] / powers.reduce((a, b) => a + b)) / held.length;
  }
  assert.ok(Math.abs(loss - net.loss) < 0.05, `${loss} and ${net.loss}`);
});
