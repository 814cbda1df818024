import assert from 'node:assert/strict';
import { test } from 'node:test';
import { actor, EDITIONS, moves, readPosition, type State, view } from '@meltemi/engine';
import { advise, type Budget, TOPICS } from '../src/index.ts';
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
