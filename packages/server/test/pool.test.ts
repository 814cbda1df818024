import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import type { Question } from '@meltemi/bots';
import { BotPool } from '../src/bots/pool.ts';

test('threads that can not begin are not replaced without end', { timeout: 60_000 }, async () => {
  const hired: number[] = [];
  const note = () => void hired.push(Date.now());
  process.on('worker', note);
  const began = Date.now();
  const pool = new BotPool(2, new URL('data:text/javascript,throw new Error("broken")'));
  while (hired.length < 4) await setTimeout(20);
  assert.ok(hired[2] - began > 900, 'not before a second has passed');
  await assert.rejects(pool.ask('easy', {} as Question, { ms: 1 }), /gone|no thread is left/);
  await pool.close();
  process.off('worker', note);
});
