import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { whileSlow } from '../../src/online/while-slow.ts';

test('only what takes long is shown, until it is done or has failed', async (t) => {
  mock.timers.enable({ apis: ['setTimeout'] });
  t.after(() => mock.timers.reset());
  const shown: string[] = [];
  const follow = (work: Promise<string>) =>
    whileSlow(
      work,
      700,
      () => shown.push('begin'),
      () => shown.push('end'),
    );
  assert.equal(await follow(Promise.resolve('fast')), 'fast');
  mock.timers.tick(10_000);
  assert.deepEqual(shown, []);

  const slow = Promise.withResolvers<string>();
  const following = follow(slow.promise);
  mock.timers.tick(699);
  assert.deepEqual(shown, []);
  mock.timers.tick(1);
  assert.deepEqual(shown, ['begin']);
  slow.resolve('slow');
  assert.equal(await following, 'slow');
  assert.deepEqual(shown, ['begin', 'end']);

  const failing = Promise.withResolvers<string>();
  const refused = assert.rejects(follow(failing.promise), /refused/);
  mock.timers.tick(700);
  failing.reject(new Error('refused'));
  await refused;
  assert.deepEqual(shown, ['begin', 'end', 'begin', 'end']);
});
