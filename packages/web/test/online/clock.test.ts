import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clockFace, isPaused, timeLeft } from '../../src/online/clock.ts';
import { clockOf } from '../../src/online/table-choice.ts';
import { openTable } from './table.ts';

const HOUR = 3_600_000;

test('only the clock of the deciding player runs, and never below zero', () => {
  const time = { clocks: [60_000, 30_000], ticking: { seat: 1, since: 1000 } };
  assert.equal(timeLeft(time, 0, 11_000), 60_000);
  assert.equal(timeLeft(time, 1, 11_000), 20_000);
  assert.equal(timeLeft(time, 1, 99_000), 0);
  assert.equal(timeLeft(time, 1, 0), 30_000, 'a clock that is behind adds nothing');
  assert.equal(timeLeft({ clocks: null, ticking: null }, 0, 0), null);
});

test('clocks show seconds, then hours, then days', () => {
  assert.equal(clockFace(9_900, 'en'), '0:09');
  assert.equal(clockFace(30 * 60_000, 'en'), '30:00');
  assert.equal(clockFace(HOUR + 61_000, 'en'), '1:01:01');
  assert.equal(clockFace(47 * HOUR, 'en'), '47:00:00');
  assert.match(clockFace(75 * HOUR, 'en'), /^3 days? 3 hr$/);
});

test('a running game whose clocks stand still is paused', () => {
  const running = { ...openTable(), status: 'running', clocks: [1, 1, 1] } as const;
  assert.ok(isPaused({ ...running, clocks: [1, 1, 1] }));
  assert.ok(!isPaused({ ...running, clocks: [1, 1, 1], ticking: { seat: 0, since: 0 } }));
  assert.ok(!isPaused({ ...running, clocks: null }));
});

test('a clock is as it was chosen, within what the server takes', () => {
  const choice = {
    listed: 'no',
    clock: 'none',
    minutes: 30,
    increment: 10,
    hours: 48,
    undo: true,
    hints: false,
  } as const;
  assert.equal(clockOf(choice), null);
  assert.deepEqual(clockOf({ ...choice, clock: 'live' }), { live: 1800, increment: 10 });
  assert.deepEqual(clockOf({ ...choice, clock: 'hours', hours: 5000 }), { hours: 720 });
  assert.deepEqual(clockOf({ ...choice, clock: 'live', minutes: Number.NaN, increment: -3 }), {
    live: 60,
    increment: 0,
  });
});
