import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import type { Hello, TableNews, ToClient, ToServer } from '@meltemi/protocol';
import type { RequestError } from '../../src/online/client.ts';
import { type Connection, Live, type Socket } from '../../src/online/live.ts';
import { openTable } from './table.ts';

/** A socket whose other end is the test. */
class FakeSocket implements Socket {
  onmessage: Socket['onmessage'] = null;
  onclose: Socket['onclose'] = null;
  readonly sent: ToServer[] = [];
  isClosed = false;

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {
    this.isClosed = true;
  }

  tell(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

function connected() {
  const sockets: FakeSocket[] = [];
  const states: Connection[] = [];
  const heard: ToClient[] = [];
  const connect = () => {
    sockets.push(new FakeSocket());
    return sockets[sockets.length - 1];
  };
  const page = { isSeen: true };
  const live = new Live(connect, {
    hear: (message) => heard.push(message),
    connection: (now) => states.push(now),
    isSeen: () => page.isSeen,
  });
  live.open();
  return { live, sockets, states, heard, page, last: () => sockets[sockets.length - 1] };
}

const HELLO: Hello = {
  is: 'hello',
  version: 4,
  seat: 0,
  info: openTable(),
  view: null,
  turn: 0,
  undoable: false,
  history: [],
};

test('a request carries a key of its own and the version told last', async () => {
  const { live, last } = connected();
  last().tell(HELLO);
  last().tell({ is: 'table', version: 7, info: openTable() } satisfies TableNews);
  const done = live.ask({ do: 'play', move: 'end' });
  const [asked] = last().sent;
  assert.equal(asked.do === 'play' && asked.version, 7);
  last().tell({ is: 'done', key: (asked as { key: string }).key, version: 9 });
  assert.equal((await done).version, 9);
  live.close();
});

test('what was refused says why, and other answers are left alone', async () => {
  const { live, last } = connected();
  last().tell(HELLO);
  const undo = live.ask({ do: 'undo' });
  const pause = live.ask({ do: 'pause' });
  const [first, second] = last().sent as { key: string }[];
  assert.notEqual(first.key, second.key);
  last().tell({ is: 'refused', key: first.key, code: 'no-undo', text: 'No.' });
  await assert.rejects(undo, (error: RequestError) => error.code === 'no-undo');
  last().tell({ is: 'done', key: second.key, version: 5 });
  await pause;
  live.close();
});

test('a lost connection is restored within a second, and unanswered requests are repeated under their keys', (t) => {
  mock.timers.enable({ apis: ['setTimeout', 'Date'] });
  t.after(() => mock.timers.reset());
  const { live, sockets, states, last } = connected();
  last().tell(HELLO);
  live.ask({ do: 'play', move: 'end' }).catch(() => {});
  const [asked] = last().sent;
  last().onclose?.({ code: 1006 });
  assert.deepEqual(states, ['open', 'lost']);
  mock.timers.tick(1000);
  assert.equal(sockets.length, 2);
  assert.deepEqual(last().sent, [], 'first the greeting');
  last().tell({ ...HELLO, version: 5 });
  assert.deepEqual(last().sent, [asked], 'the same, for the moment it was meant for');
  assert.deepEqual(states, ['open', 'lost', 'open']);
  live.close();
});

test('a request of unsure outcome is repeated under its key, a limited number of times', async (t) => {
  mock.timers.enable({ apis: ['setTimeout', 'Date'] });
  t.after(() => mock.timers.reset());
  const { live, sockets, last } = connected();
  last().tell(HELLO);
  const done = live.ask({ do: 'play', move: 'end' });
  const never = live.ask({ do: 'undo' });
  const [first, second] = last().sent as { key: string }[];
  const unsure = (key: string) => last().tell({ is: 'refused', key, code: 'unsure', text: 'Not known yet.' });
  unsure(first.key);
  mock.timers.tick(1000);
  assert.deepEqual(last().sent, [first, second, first]);
  last().tell({ is: 'done', key: first.key, version: 5 });
  assert.equal((await done).version, 5);
  for (let i = 0; i < 20; i++) {
    unsure(second.key);
    mock.timers.tick(5000);
  }
  await assert.rejects(never, (error: RequestError) => error.code === 'unsure');
  assert.ok(last().sent.length < 15);
  assert.equal(sockets.length, 1, 'the connection is good');
  live.close();
});

test('the waits grow, and the network coming back ends them', (t) => {
  mock.timers.enable({ apis: ['setTimeout', 'Date'] });
  t.after(() => mock.timers.reset());
  const { live, sockets, last } = connected();
  for (let i = 0; i < 8; i++) {
    last().onclose?.({ code: 1006 });
    mock.timers.tick(5000);
  }
  const before = sockets.length;
  last().onclose?.({ code: 1006 });
  mock.timers.tick(3000);
  assert.equal(sockets.length, before, 'still waiting');
  live.wake();
  assert.equal(sockets.length, before + 1);
  live.close();
});

test('a connection without answers is given up, and silence alone is no reason', (t) => {
  mock.timers.enable({ apis: ['setTimeout', 'Date'] });
  t.after(() => mock.timers.reset());
  const { live, sockets, states, page, last } = connected();
  last().tell(HELLO);
  page.isSeen = false;
  mock.timers.tick(60_000);
  assert.deepEqual([last().sent, sockets.length], [[], 1], 'nobody looks');
  live.wake();
  assert.deepEqual(last().sent, [{ do: 'ping' }]);
  mock.timers.tick(10_000);
  mock.timers.tick(1000);
  assert.ok(sockets[0].isClosed && sockets.length > 1);
  assert.ok(states.includes('lost'));
  live.close();
});

test('who waits at a seen page is told within half a minute that the line is silent', (t) => {
  mock.timers.enable({ apis: ['setTimeout', 'Date'] });
  t.after(() => mock.timers.reset());
  const { live, states, last } = connected();
  last().tell(HELLO);
  for (let i = 0; i < 5; i++) {
    mock.timers.tick(20_000);
    assert.equal(last().sent.length, i + 1);
    last().tell({ is: 'pong', version: HELLO.version });
  }
  assert.deepEqual(states, ['open'], 'an answer is enough');
  mock.timers.tick(20_000);
  mock.timers.tick(8000);
  assert.deepEqual(states, ['open', 'lost']);
  live.close();
});

test('who has missed something, by the answer to a test, asks for the whole view', (t) => {
  mock.timers.enable({ apis: ['setTimeout', 'Date'] });
  t.after(() => mock.timers.reset());
  const { live, heard, last } = connected();
  last().tell(HELLO);
  mock.timers.tick(20_000);
  last().tell({ is: 'pong', version: HELLO.version + 1 });
  assert.deepEqual(last().sent, [{ do: 'ping' }, { do: 'resync' }]);
  assert.deepEqual(heard, [HELLO], 'the answer is no news');
  live.close();
});

test('without a network the connection is lost at once, and is tried again', (t) => {
  mock.timers.enable({ apis: ['setTimeout', 'Date'] });
  t.after(() => mock.timers.reset());
  const { live, sockets, states, last } = connected();
  last().tell(HELLO);
  live.offline();
  assert.deepEqual(states, ['open', 'lost']);
  mock.timers.tick(1000);
  assert.equal(sockets.length, 2);
  live.close();
});

test('a table that does not exist is not requested again', (t) => {
  mock.timers.enable({ apis: ['setTimeout', 'Date'] });
  t.after(() => mock.timers.reset());
  const { sockets, states, last } = connected();
  last().onclose?.({ code: 4404 });
  mock.timers.tick(60_000);
  assert.equal(sockets.length, 1);
  assert.deepEqual(states, ['gone']);
});
