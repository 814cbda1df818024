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
  const asked = pool.use({ watched: true, host: 'ada' }, (think) => think('easy', {} as Question, { ms: 1 }));
  await assert.rejects(asked, /gone|exit/);
  await pool.close();
  process.off('worker', note);
});

test('tables that are looked at come first; then nobody has a second bot served before all have had one', async () => {
  const pool = new BotPool(1);
  const served: string[] = [];
  const { promise: thinking, resolve: done } = Promise.withResolvers<void>();
  const use = (host: string, watched: boolean, name: string) =>
    pool.use({ host, watched }, async () => {
      served.push(name);
      await thinking;
    });
  const all = [
    use('eve', false, 'eve 1'),
    use('eve', false, 'eve 2'),
    use('eve', false, 'eve 3'),
    use('ada', false, 'ada 1'),
    use('eve', false, 'eve 4'),
    use('ada', false, 'ada 2'),
    use('ben', true, 'ben 1'),
  ];
  assert.equal(pool.waiting, 7);
  done();
  await Promise.all(all);
  assert.deepEqual(served, ['eve 1', 'ben 1', 'ada 1', 'eve 2', 'ada 2', 'eve 3', 'eve 4']);
  assert.equal(pool.waiting, 0);
  await pool.close();
});

test('whoever waits when the server closes is told', async () => {
  const pool = new BotPool(1);
  const forever = pool.use({ host: 'ada', watched: true }, () => new Promise(() => {}));
  const next = pool.use({ host: 'ada', watched: true }, async () => assert.fail('there is no turn any more'));
  const refused = assert.rejects(next, /closes/);
  await pool.close();
  await refused;
  void forever;
});
