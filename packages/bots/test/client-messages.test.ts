import assert from 'node:assert/strict';
import { on } from 'node:events';
import { type TestContext, test } from 'node:test';
import { Worker } from 'node:worker_threads';
import { setup } from '@meltemi/engine';
import { questions } from './host-questions.ts';

// The messages themselves, as any other program would send them to the worker.

const [first, second] = questions(2, 'messages');

/** An answer that never comes is a failure, not a wait. */

interface Heard {
  readonly id: number | null;
  readonly done?: boolean;
  readonly iterations: number;
  readonly ms: number;
  readonly error?: string;
}

/** Sends messages and takes the answers one by one. */
class Talk {
  private readonly worker = new Worker(new URL('./client-worker.ts', import.meta.url));
  private readonly answers = on(this.worker, 'message');

  constructor(t: TestContext) {
    t.after(() => this.worker.terminate());
  }

  send(...messages: unknown[]): void {
    for (const message of messages) this.worker.postMessage(message);
  }

  async next(): Promise<Heard> {
    const { value } = await this.answers.next();
    return value?.[0];
  }
}

function ask(id: number, level: string, budget: object, question: object = first) {
  return { ask: id, level, ...question, budget };
}

test('an answer is the move, that it is the last word, and what it took', async (t) => {
  const talk = new Talk(t);
  talk.send(ask(7, 'hard', { iterations: 25 }));
  const { ms, ...answer } = await talk.next();
  assert.ok(Number.isInteger(ms));
  assert.deepEqual(Object.keys(answer), ['id', 'move', 'done', 'iterations']);
  assert.deepEqual([answer.id, answer.done, answer.iterations], [7, true, 25]);
});

test('without a budget it thinks until it is stopped', async (t) => {
  const talk = new Talk(t);
  talk.send(ask(1, 'hard', {}), { best: 1 });
  const { id, done } = await talk.next();
  assert.deepEqual([id, done], [1, false]);
  // Thinking goes on: sooner or later there is more behind the best move.
  let thought = 0;
  while (thought < 20) {
    talk.send({ best: 1 });
    const { done, iterations } = await talk.next();
    assert.equal(done, false);
    assert.ok(iterations >= thought);
    thought = iterations;
  }
  talk.send({ stop: 1 });
  const { done: last, iterations } = await talk.next();
  assert.ok(last && iterations >= thought);
});

test('a budget of time ends the thinking', async (t) => {
  const talk = new Talk(t);
  talk.send(ask(1, 'hard', { ms: 50 }), ask(2, 'hard', { ms: 0 }));
  const answer = await talk.next();
  assert.deepEqual([answer.id, answer.done], [1, true]);
  assert.ok(answer.ms >= 50);
  assert.equal((await talk.next()).iterations, 0);
});

test('one that waits can be asked for its best and stopped, ahead of the one that is thought about', async (t) => {
  const talk = new Talk(t);
  talk.send(ask(1, 'hard', {}), ask(2, 'hard', { ms: 60_000 }, second), { best: 2 }, { stop: 2 }, { stop: 1 });
  const heard = [await talk.next(), await talk.next(), await talk.next()];
  assert.deepEqual(
    heard.map(({ id, done }) => [id, done]),
    [
      [2, false],
      [2, true],
      [1, true],
    ],
  );
  assert.deepEqual([heard[1].iterations, heard[1].ms], [0, 0]);
});

test('after a stop others are thought about as before', async (t) => {
  const talk = new Talk(t);
  talk.send(ask(1, 'hard', {}), { stop: 1 }, ask(2, 'hard', { iterations: 30 }), ask(3, 'hard', { iterations: 20 }));
  const heard = [await talk.next(), await talk.next(), await talk.next()];
  assert.deepEqual(
    heard.slice(1).map(({ id, iterations }) => [id, iterations]),
    [
      [2, 30],
      [3, 20],
    ],
  );
});

test('an id is one question at a time; a request that comes after the answer is ignored', async (t) => {
  const talk = new Talk(t);
  talk.send(ask(1, 'hard', {}), ask(1, 'easy', {}), { stop: 1 });
  assert.match((await talk.next()).error ?? '', /this id is being thought about already/);
  assert.equal((await talk.next()).done, true);
  talk.send({ best: 1 }, { stop: 1 }, { stop: 5 }, ask(1, 'easy', {}));
  assert.equal((await talk.next()).done, true);
});

const MALFORMED: readonly [string, unknown, number | null, RegExp][] = [
  ['nothing', null, null, /a whole number under ask, best or stop/],
  ['text', 'ask', null, /a whole number under ask, best or stop/],
  ['no id', { level: 'easy' }, null, /a whole number under ask, best or stop/],
  ['an id that is text', { stop: '1' }, null, /a whole number under ask, best or stop/],
  ['a strange level', ask(2, 'toString', {}), 2, /no such level: toString/],
  ['no level', { ask: 2 }, 2, /no such level: undefined/],
  ['no view', ask(2, 'easy', {}, { ...first, seen: undefined }), 2, /not a view/],
  ['a state', ask(2, 'easy', {}, { ...first, seen: setup({ players: 3 }) }), 2, /not a view/],
  ['a hollow view', ask(2, 'hard', {}, { ...first, seen: { seat: 0 } }), 2, /./],
  ['no moves', ask(2, 'easy', {}, { ...first, legal: [] }), 2, /legal is not a list of moves/],
  ['a move that is none', ask(2, 'medium', {}, { ...first, legal: [null] }), 2, /legal is not a list of moves/],
  ['no seed', ask(2, 'easy', {}, { ...first, seed: undefined }), 2, /the seed is neither number nor text/],
  ['a strange budget', ask(2, 'easy', { ms: 'long' }), 2, /ms and iterations of the budget are numbers/],
  ['less than no time', ask(2, 'easy', { iterations: -1 }), 2, /ms and iterations of the budget are numbers/],
];

test('the worker says what is wrong with a message, and survives', async (t) => {
  const talk = new Talk(t);
  talk.send(ask(1, 'hard', {}));
  for (const [name, message, id, error] of MALFORMED) {
    talk.send(message);
    // A hollow view is found out when its turn comes; stopping it brings that forward.
    talk.send({ stop: 2 });
    const answer = await talk.next();
    assert.equal(answer.id, id, name);
    assert.match(answer.error ?? '', error, name);
  }
  talk.send({ stop: 1 });
  assert.deepEqual([(await talk.next()).id], [1]);
});

test('a bot that fails in its turn leaves the next one alone', async (t) => {
  const talk = new Talk(t);
  talk.send(ask(1, 'hard', {}, { ...first, seen: { seat: 0 } }), ask(2, 'hard', { iterations: 2 }));
  const failed = await talk.next();
  assert.equal(failed.id, 1);
  assert.ok(failed.error);
  assert.equal((await talk.next()).id, 2);
});
