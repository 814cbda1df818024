import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { MessageChannel, Worker } from 'node:worker_threads';
import { attend, BotClient, LEVELS, type Question, think } from '../src/index.ts';
import { assertLegal, questions } from './host-questions.ts';

// The outside: a host, and bots in a real worker thread.

const asked = questions(12, 'host');
const [first, second, third] = asked;
const LONG = { ms: 60_000 };
/** An answer that never comes is a failure, not a wait. */

function newWorker(t: TestContext): Worker {
  const worker = new Worker(new URL('./client-worker.ts', import.meta.url));
  t.after(() => worker.terminate());
  return worker;
}

test('a worker thread finds the move that thinking here finds, at every level', async (t) => {
  const host = new BotClient(newWorker(t));
  for (const level of LEVELS) {
    for (const question of asked) {
      // Where a step more or less matters, it does so early.
      for (const iterations of level === 'hard' ? [1, 2, 3, 5, 8, 12, 20] : [1]) {
        const move = await host.ask(level, question, { iterations }).move;
        const here = think(level, question, { iterations });
        assert.deepEqual(move, here, `${level}, seed ${question.seed}, ${iterations} iterations`);
      }
    }
  }
});

test('questions asked at the same time are answered in their order', async (t) => {
  const host = new BotClient(newWorker(t));
  const order: number[] = [];
  const several = [
    host.ask('hard', first, { iterations: 60 }),
    host.ask('random', second, {}),
    host.ask('hard', third, { iterations: 1 }),
  ];
  await Promise.all(several.map(({ move }, i) => move.then(() => order.push(i))));
  assert.deepEqual(order, [0, 1, 2]);
});

test('a thought of a minute is stopped long before, with a legal move', async (t) => {
  const host = new BotClient(newWorker(t));
  const { move, best, stop } = host.ask('hard', first, LONG);
  assertLegal(await best(), first);
  stop();
  assertLegal(await move, first);
});

test('so is one that waits behind another, and the other goes on', async (t) => {
  const host = new BotClient(newWorker(t));
  const long = host.ask('hard', first, {});
  const queued = host.ask('hard', second, LONG);
  queued.stop();
  assertLegal(await queued.move, second);
  assertLegal(await long.best(), first);
  long.stop();
  assertLegal(await long.move, first);
});

test('the best move so far is reported as often as asked, and the last report is the move', async (t) => {
  const host = new BotClient(newWorker(t));
  const { move, best, stop } = host.ask('hard', first, LONG);
  for (const each of [best(), best(), best()]) assertLegal(await each, first);
  const last = best();
  stop();
  const crossing = best();
  assertLegal(await last, first);
  assert.deepEqual(await crossing, await move);
  assert.deepEqual(await best(), await move);
  stop(); // too late, and no harm
  assertLegal(await host.ask('easy', second, {}).move, second);
});

test('what the worker refuses is rejected, and the next question is answered', async (t) => {
  const host = new BotClient(newWorker(t));
  const bad = host.ask('godlike' as 'hard', first, {});
  await assert.rejects(bad.best(), /no such level: godlike/);
  await assert.rejects(bad.move, /no such level: godlike/);
  assertLegal(await host.ask('medium', first, {}).move, first);
});

test('when the worker ends, nobody waits for ever', async (t) => {
  const worker = newWorker(t);
  const host = new BotClient(worker);
  const { move, best } = host.ask('hard', first, LONG);
  const queued = host.ask('hard', second, LONG);
  await best();
  const late = assert.rejects(best(), /the worker of the bots is gone: exit/);
  await worker.terminate();
  await assert.rejects(move, /the worker of the bots is gone: exit/);
  await assert.rejects(queued.move, /gone/);
  await late;
  await assert.rejects(host.ask('easy', first, {}).move, /gone/);
});

test('a worker that breaks says why', async () => {
  const worker = new Worker('throw new Error("no wind")', { eval: true });
  const { move } = new BotClient(worker).ask('easy', first, {});
  await assert.rejects(move, /the worker of the bots is gone: no wind/);
});

test('a worker that is terminated silently is reported to the client', async () => {
  const host = new BotClient({ postMessage() {} });
  const { move } = host.ask('easy', first, {});
  host.fail(new Error('terminated'));
  await assert.rejects(move, /terminated/);
});

test('a message port will do as well, until it is closed', async (t) => {
  const { port1, port2 } = new MessageChannel();
  t.after(() => port2.close());
  attend(port1);
  const host = new BotClient(port2);
  const budget = { iterations: 5 };
  assert.deepEqual(await host.ask('hard', first, budget).move, think('hard', first, budget));
  const { move, best } = host.ask('hard', second, LONG);
  await best();
  port1.close();
  await assert.rejects(move, /gone: close/);
});

test('only the view travels', () => {
  const sent: unknown[] = [];
  const host = new BotClient({ postMessage: (value) => sent.push(value) });
  host.ask('easy', { ...first, state: 'secret' } as Question, { iterations: 3 });
  assert.deepEqual(sent, [{ ask: 1, level: 'easy', ...first, budget: { iterations: 3 } }]);
  assert.deepEqual(structuredClone(sent), sent);
});
