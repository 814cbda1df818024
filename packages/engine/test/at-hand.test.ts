import assert from 'node:assert/strict';
import { test } from 'node:test';
import { actor, apply, below, drawFate, moves, type Options, random, setup } from '../src/contract.ts';
import { addRest } from '../src/rest.ts';
import { addTables } from '../src/tables.ts';

// What can be played with how much of the engine. In this order: what was added stays.

const quick = (players: number, more: Partial<Options> = {}): Options => ({ players, board: 'quick', ...more });
const NOT_AT_HAND = /not added/;
const OTHERS = [quick(2), quick(5), quick(6), quick(4, { teams: true })];

/** At random to its end. */
function playOut(options: Options, seed: string): void {
  const rng = random(seed);
  const s = setup(options);
  for (let who = actor(s); who !== null; who = actor(s)) {
    const legal = moves(s);
    apply(s, who === 'fate' ? drawFate(s, legal, rng) : legal[below(rng, legal.length)], legal);
  }
}

test('three or four who start at once need the contract alone', () => {
  for (const options of [quick(3), quick(4), quick(4, { scale: 'every', gold: 'open' })]) playOut(options, 'at hand');
  for (const options of OTHERS) assert.throws(() => setup(options), NOT_AT_HAND);
  assert.throws(() => playOut(quick(4, { start: 'deployment' }), 'deployed'), NOT_AT_HAND);
  assert.throws(() => setup({ players: 4 }), NOT_AT_HAND);
});

test('other quick boards and deployment are added with the tables', () => {
  addTables();
  for (const options of [...OTHERS, quick(4, { start: 'deployment' })]) playOut(options, 'tables');
  assert.throws(() => setup({ players: 4 }), NOT_AT_HAND);
});

test('any board and the classic edition are added with the rest', () => {
  addRest();
  for (const options of [{ players: 4 }, { edition: 'classic', players: 4 } as const]) playOut(options, 'rest');
});
