import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import type { Question } from '@meltemi/bots';
import { FairShare } from '../src/bots/fair-share.ts';
import { BotPool } from '../src/bots/pool.ts';

test('threads that can not begin are not replaced without end', async () => {
  const hired: number[] = [];
  const note = () => void hired.push(Date.now());
  process.on('worker', note);
  const began = Date.now();
  const pool = new BotPool(2, new URL('data:text/javascript,throw new Error("broken")'));
  const reported: string[] = [];
  pool.report = ({ message }) => reported.push(message);
  while (hired.length < 4) await setTimeout(20);
  assert.ok(hired[2] - began > 900, 'not before a second has passed');
  const asked = pool.use({ person: 'ada', network: 'one' }, (think) => think('easy', {} as Question, { ms: 1 }));
  await assert.rejects(asked, /gone|exit/);
  assert.deepEqual(reported, ['broken'], 'once, however often they fail');
  await pool.close();
  process.off('worker', note);
});

/** The order in which bots are served that all ask at once, each thinking for five milliseconds of a clock of its own. */
async function served(...asked: readonly [name: string, person: string, network: string | null][]): Promise<string[]> {
  let now = 0;
  const pool = new BotPool(1, undefined, () => now);
  const order: string[] = [];
  const all = asked.map(([name, person, network]) =>
    pool.use({ person, network }, async () => {
      order.push(name);
      now += 5;
    }),
  );
  assert.equal(pool.waiting, asked.length);
  await Promise.all(all);
  assert.equal(pool.waiting, 0);
  await pool.close();
  return order;
}

test('time is shared by networks: many names of one are served like one', async () => {
  const eves = Array.from({ length: 20 }, (_, i) => [`eve ${i}`, `eve ${i}`, 'one'] as const);
  const order = await served(...eves.map((one) => [...one] as [string, string, string]), ['ada', 'ada', 'another']);
  assert.equal(order.indexOf('ada'), 1, 'after the one that was thinking already');
});

test('within a network it is shared by persons, and a person’s tables have their turns', async () => {
  const order = await served(
    ['eve 1', 'eve', 'one'],
    ['eve 2', 'eve', 'one'],
    ['eve 3', 'eve', 'one'],
    ['ada 1', 'ada', 'one'],
  );
  assert.deepEqual(order, ['eve 1', 'ada 1', 'eve 2', 'eve 3']);
});

test('tables where nobody looks on share what one network has', async () => {
  const order = await served(
    ['far 1', 'ben', null],
    ['far 2', 'cyd', null],
    ['far 3', 'dan', null],
    ['here 1', 'ada', 'one'],
    ['here 2', 'ada', 'one'],
  );
  assert.deepEqual(order, ['far 1', 'here 1', 'here 2', 'far 2', 'far 3']);
});

test('what was used is forgotten, half of it in ten seconds', () => {
  let now = 0;
  const share = new FairShare(() => now);
  share.charge('one', 100);
  now = 10_000;
  assert.equal(share.used('one'), 50);
  share.charge('one', -80);
  assert.equal(share.used('one'), 0);
});

test('requests that wait when the server closes are answered', async () => {
  const pool = new BotPool(1);
  const forever = pool.use({ person: 'ada', network: 'one' }, () => new Promise(() => {}));
  const next = pool.use({ person: 'ada', network: 'one' }, async () => assert.fail('there is no turn any more'));
  const refused = assert.rejects(next, /closes/);
  await pool.close();
  await refused;
  void forever;
});
