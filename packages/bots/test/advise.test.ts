import assert from 'node:assert/strict';
import { test } from 'node:test';
import { actor, EDITIONS, moves, random, readMove, readPosition, type State, view } from '@meltemi/engine';
import { aftermath } from '../src/advice/aftermath.ts';
import { reasons } from '../src/advice/reasons.ts';
import { advise, type Budget, TOPICS } from '../src/index.ts';
import { Evaluator } from '../src/value/evaluator.ts';
import { AT, FEATURES, type Feature } from '../src/value/feature.ts';
import { MODELS } from '../src/value/models.ts';
import { readExercises } from './exercise.ts';
import { positions, TABLES } from './games.ts';

function adviceFor(s: State, iterations: number) {
  return adviceWithin(s, { iterations });
}

function adviceWithin(s: State, budget: Budget) {
  const seen = view(s, actor(s) as number);
  return advise({ seen, legal: moves(seen), seed: 'advice' }, budget);
}

test('advice names up to three legal moves with chances and reasons, in every mode', () => {
  for (const table of Object.keys(TABLES)) {
    for (const s of positions(table, 'advice', 60)) {
      const legal = moves(s).map((move) => JSON.stringify(move));
      const advice = adviceFor(s, 20);
      assert.ok(advice.length >= 1 && advice.length <= 3);
      assert.equal(new Set(advice.map(({ move }) => JSON.stringify(move))).size, advice.length);
      for (const { move, chance, reasons } of advice) {
        assert.ok(legal.includes(JSON.stringify(move)));
        assert.ok(chance > 0 && chance <= 1);
        for (const { topic, team, weight } of reasons) {
          assert.ok(TOPICS.includes(topic) && team >= 0 && team < s.gold.length && weight > 0);
        }
      }
    }
  }
});

test('whoever can win by one move is mostly told to do it, and why', () => {
  for (const edition of EDITIONS) {
    const won = readExercises(edition, 'win').filter(({ decisions }) => decisions === 1);
    const advice = won.map(({ position }) => adviceFor(readPosition(position), 60)[0]);
    // Often several moves of a kind win, and some can be made before.
    const told = advice.filter(({ move }, i) => won[i].line[0].startsWith(move.do));
    assert.ok(told.length >= 0.6 * won.length, `${edition}: ${told.length} of ${won.length}`);
    assert.ok(advice.some(({ reasons }) => reasons[0]?.topic === 'victory'));
  }
});

test('there is advice also without a budget to think', () => {
  for (const s of positions('four', 'at once', 40))
    for (const budget of [{ iterations: 0 }, { ms: 0 }]) assert.ok(adviceWithin(s, budget).length > 0);
});

/** A team of which only this is known. */
function row(known: Partial<Record<Feature, number>>): number[] {
  const cells = FEATURES.map(() => 0);
  for (const [feature, value] of Object.entries(known)) cells[AT[feature as Feature]] = value;
  return cells;
}

test('nobody is told of more where there is less', () => {
  // Games have taught that creatures on the board are worth less than nothing.
  const [with1, without] = [row({ figures: 0.5 }), row({})];
  const found = (before: number[], after: number[], instead: number[], own = 0) =>
    reasons('legendary', { before: [before], after: [after], instead: [instead] }, own).map(({ topic }) => topic);
  assert.deepEqual(found(with1, without, with1), [], 'one has gone');
  assert.deepEqual(found(without, without, with1), [], 'with other moves one would be there');
  assert.deepEqual(found(without, with1, without, 1), [], 'a rival gets one');
  assert.deepEqual(found(with1, row({ units: 0.5 }), with1), ['army'], 'troops come instead');
  const [site, built] = [row({ 'empty-sites': 0.5 }), row({})];
  assert.deepEqual(found(site, site, built), [], 'with other moves one would build: room that was there is no gain');
});

test('what dice decide is looked at more than once', () => {
  const s = readPosition(`
    position classic players 3
    board classic
    gold red 1
    kea red troops 2
    milos red
    tinos blue troops 2
    naxos blue
    delos yellow
    c2 red fleets 1
    creatures - - -
    now turn red ares
  `);
  const legal = moves(s);
  const [row] = aftermath(new Evaluator(MODELS), s, readMove(s, 'march kea>tinos 2'), legal, random(1));
  const lands = 8 * row[AT.lands];
  assert.ok(lands > 2 && lands < 3, `${lands} lands`);
});
