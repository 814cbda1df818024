import assert from 'node:assert/strict';
import { mock, type TestContext, test } from 'node:test';
import { everyRound } from '../../src/online/rounds.ts';

/** Asks somebody who answers or not, at times of our own. */
function rounds(t: TestContext) {
  mock.timers.enable({ apis: ['setTimeout'] });
  t.after(() => mock.timers.reset());
  const network = new EventTarget();
  const server = { answers: true, asked: 0 };
  const ask = async () => {
    server.asked++;
    return server.answers;
  };
  const stop = everyRound(ask, [[network, 'online']]);
  /** Lets that many seconds go by. */
  const wait = async (seconds: number) => {
    for (let i = 0; i < seconds; i++) {
      await new Promise((done) => setImmediate(done));
      mock.timers.tick(1000);
    }
    await new Promise((done) => setImmediate(done));
  };
  return { network, server, stop, wait };
}

test('who does not answer is asked again every second, and every ten seconds after an answer', async (t) => {
  const { server, stop, wait } = rounds(t);
  assert.equal(server.asked, 1, 'at once');
  await wait(20);
  assert.equal(server.asked, 3);
  server.answers = false;
  await wait(10);
  const before = server.asked;
  await wait(5);
  assert.equal(server.asked, before + 5);
  server.answers = true;
  await wait(1);
  const answered = server.asked;
  await wait(9);
  assert.equal(server.asked, answered);
  stop();
  await wait(30);
  assert.equal(server.asked, answered);
});

test('an event ends the pause, and does not ask twice at a time', async (t) => {
  const { network, server, stop, wait } = rounds(t);
  network.dispatchEvent(new Event('online'));
  assert.equal(server.asked, 1, 'the first answer has not come');
  await wait(1);
  network.dispatchEvent(new Event('online'));
  assert.equal(server.asked, 2);
  stop();
});
