import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Played, wayBack } from '../src/record/undo.ts';

const fate: Played = { by: 'fate', revealed: true, forced: false };
const other: Played = { by: 1, revealed: false, forced: false };
const own: Played = { by: 0, revealed: false, forced: false };
const forced: Played = { ...own, forced: true };
const secret: Played = { ...own, revealed: true };

test('the way back leads to the last own decision, over forced moves', () => {
  assert.deepEqual(wayBack([fate, own], 0), { to: 1 });
  assert.deepEqual(wayBack([fate, own, forced, forced], 0), { to: 1 });
});

test('what has happened since the last decision is in the way', () => {
  assert.deepEqual(wayBack([own, fate], 0), { blockedBy: 1 });
  assert.deepEqual(wayBack([own, other, forced], 0), { blockedBy: 1 });
  assert.deepEqual(wayBack([own, secret], 0), { blockedBy: 1 });
});

test('before the first own decision nothing is in the way: there is nothing to take back', () => {
  assert.deepEqual(wayBack([], 0), { blockedBy: null });
  assert.deepEqual(wayBack([fate, fate], 0), { blockedBy: null });
  assert.deepEqual(wayBack([fate, other, forced], 0), { blockedBy: null });
  assert.deepEqual(wayBack([forced, fate], 0), { blockedBy: null });
});
