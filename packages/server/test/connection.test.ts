import assert from 'node:assert/strict';
import { once } from 'node:events';
import { after, before, describe, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import type { TableInfo } from '@meltemi/protocol';
import type { FastifyInstance } from 'fastify';
import type { WebSocket } from 'ws';
import { Connection } from '../src/http/connection.ts';
import type { Context } from '../src/http/context.ts';
import { serve } from '../src/http/server.ts';
import type { Room } from '../src/live/room.ts';
import { readSettings } from '../src/settings.ts';
import { SqliteStore } from '../src/store/sqlite.ts';
import { type Seat, Visitor } from './player.ts';

// Connections at awkward moments: while something is being stored, or before anything was said.

const METRICS_TOKEN = 'a-token-for-prometheus';
const SETTINGS = readSettings({ LOG_LEVEL: 'silent', METRICS_TOKEN, PORT: '0', BOT_THREADS: '1' });

describe('a connection', () => {
  const store = new SqliteStore(':memory:');
  let app: FastifyInstance;
  let address = '';
  before(async () => {
    app = await serve(SETTINGS, store, null);
    address = await app.listen({ port: 0, host: '127.0.0.1' });
  });
  after(() => app.close());

  /** A socket that can also ping. */
  function opened(id: string): WebSocket {
    const Socket = app.websocketServer.options.WebSocket as unknown as new (address: string) => WebSocket;
    return new Socket(`${address.replace('http', 'ws')}/api/tables/${id}/live`);
  }

  test('hears of no version that is not stored, not even with what it says', async (t) => {
    const [ada, ben] = [await Visitor.named(address, 'Ada'), await Visitor.named(address, 'Ben')];
    const [, first, second] = await Visitor.company([ada, ben], {}, 2);
    const { version } = first;
    const { promise: writing, reject } = Promise.withResolvers<never>();
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
    t.mock.method(
      store,
      'append',
      () => {
        begin();
        return writing;
      },
      { times: 1 },
    );
    const pausing = first.ask({ do: 'pause' });
    await begun;
    const said = second.ask({ do: 'say', version: undefined, text: 'Shall we?' });
    await first.until(() => first.heard.some((text) => text.includes('Shall we?')));
    reject(new Error('the disk is full'));
    await assert.rejects(pausing, /unsure/);
    assert.equal(await said, version);
    for (const { socket } of [first, second]) socket.close();
    await Promise.all([first.gone(), second.gone()]);
  });

  test('hears the news of its move, and then that it is done', async () => {
    const [ada, ben] = [await Visitor.named(address, 'Ada'), await Visitor.named(address, 'Ben')];
    const [, ...seats] = await Visitor.company([ada, ben], {}, 2);
    await seats[0].atRest(seats);
    const mover = seats.find(({ legal }) => legal.length > 0) as Seat;
    const [before, other] = [mover.heard.length, seats.find((seat) => seat !== mover) as Seat];
    await mover.play(mover.legal[0], 'a-move-of-mine');
    await other.until(() => other.version === mover.version);
    const [news, ...more] = mover.heard.slice(before).map((text) => JSON.parse(text));
    assert.equal(news.is, 'news');
    const { digest } = more[0];
    assert.deepEqual(more, [{ is: 'done', key: 'a-move-of-mine', version: news.version, digest }]);
    assert.match(digest, /^[0-9a-f]{64}$/, 'a receipt');
    assert.ok(!other.heard.join().includes('a-move-of-mine'));
    await mover.ask({ do: 'play', move: 'the same once more' }, 'a-move-of-mine');
    assert.match(mover.heard.at(-1) as string, /^{"is":"done","key":"a-move-of-mine"/);
    await mover.ask({ do: 'say', version: undefined, text: 'Well?' }, 'a-word-of-mine');
    assert.match(mover.heard.at(-1) as string, /^{"is":"done","key":"a-word-of-mine"/);
    for (const { socket } of seats) socket.close();
    await Promise.all(seats.map((seat) => seat.gone()));
  });

  test('is not told that nothing was changed when the database has failed in the middle of it', async (t) => {
    const [ada, ben] = [await Visitor.named(address, 'Ada'), await Visitor.named(address, 'Ben')];
    const [id, ...seats] = await Visitor.company([ada, ben], {}, 2);
    const [first] = seats;
    const away = () => Promise.reject(new Error('the connection was reset'));
    const append = store.append.bind(store);
    const lost = async (...written: Parameters<typeof append>) => append(...written).then(away);
    const written = async (key: string) =>
      (await store.log(id, 0)).filter((line) => line.key?.endsWith(`:${key}`)).length;

    t.mock.method(store, 'append', lost, { times: 1 });
    assert.equal(await first.ask({ do: 'pause' }, 'stored-and-found'), (await store.log(id, 0)).length);
    assert.equal(await written('stored-and-found'), 1);

    t.mock.method(store, 'append', lost, { times: 1 });
    const reading = t.mock.method(store, 'log', away);
    await assert.rejects(first.ask({ do: 'pause' }, 'stored-and-unknown'), /unsure/);
    assert.match(first.heard.at(-1) as string, /It is not known yet whether this was done/);
    await assert.rejects(first.ask({ do: 'pause' }, 'stored-and-unknown'), /unsure/, 'the database is still away');
    reading.mock.restore();
    await first.ask({ do: 'pause' }, 'stored-and-unknown');
    assert.equal(await written('stored-and-unknown'), 1, 'asked again under its key');

    t.mock.method(store, 'say', away, { times: 1 });
    const said = { do: 'say', version: undefined, text: 'Hello?' };
    await assert.rejects(first.ask(said, 'a-word-of-mine'), /unsure/);
    t.mock.method(store, 'person', away, { times: 1 });
    await assert.rejects(first.ask(said, 'a-word-of-mine'), /unsure/, 'the database is still away');
    t.mock.method(store, 'create', away, { times: 1 });
    const { agreement } = first.info;
    await assert.rejects(ada.call('POST', '/api/tables', agreement), /500 It is not known yet whether this was done/);
    for (const { socket } of seats) socket.close();
    await Promise.all(seats.map((seat) => seat.gone()));
  });

  test('is answered when it asks whether anybody is there, but not without end', async () => {
    const ada = await Visitor.named(address, 'Ada');
    const id = await ada.tableWithBots({ players: 2, start: 'quick' });
    const socket = opened(id);
    await once(socket, 'open');
    const answered = once(socket, 'pong');
    socket.ping('still?');
    const [data] = await answered;
    assert.equal(String(data), 'still?');
    for (let i = 0; i <= SETTINGS.messages; i++) socket.ping();
    const [code] = await once(socket, 'close');
    assert.equal(code, 1006, 'hung up on');
  });

  test('is closed when it does not read what is sent to it', async () => {
    const sent: string[] = [];
    let terminated = false;
    const socket = {
      ...{ OPEN: 1, readyState: 1, bufferedAmount: 0 },
      send: (text: string) => sent.push(text),
      terminate: () => {
        terminated = true;
      },
    };
    const connection = new Connection({} as Context, socket as unknown as WebSocket, '127.0.0.1', [], {} as Room, null);
    socket.bufferedAmount = 4 << 20;
    connection.hear('{}');
    assert.deepEqual([sent, terminated], [['{}'], false]);
    socket.bufferedAmount++;
    connection.hear('{}');
    assert.deepEqual([sent, terminated], [['{}'], true]);
  });

  test('may ask for everything again now and then, but not all the time', async () => {
    const ada = await Visitor.named(address, 'Ada');
    const seat = await ada.connect(await ada.tableWithBots({ players: 2, start: 'quick' }));
    const hellos = () => seat.heard.filter((text) => text.startsWith('{"is":"hello"')).length;
    for (let i = 0; i < 10; i++) seat.socket.send('{"do":"resync"}');
    await seat.until(() => hellos() === 11);
    for (let i = 0; i < 10; i++) seat.socket.send('{"do":"resync"}');
    await seat.gone();
    assert.equal(seat.closed?.code, 4429);
  });

  test('is told by a short answer that the line is good, and how long the log is', async () => {
    const ada = await Visitor.named(address, 'Ada');
    const seat = await ada.connect(await ada.tableWithBots({ players: 2, start: 'quick' }));
    seat.socket.send('{"do":"ping"}');
    const pong = () => seat.heard.find((text) => text.includes('"pong"'));
    await seat.until(() => pong() !== undefined);
    assert.deepEqual(JSON.parse(pong() as string), { is: 'pong', version: seat.version });
    seat.socket.close();
    await seat.gone();
  });

  test('to no possible table is told so', async () => {
    const [code] = await once(opened('%00'), 'close');
    assert.equal(code, 4404);
  });

  test('that is closed before it is known whose it is leaves nothing behind', async (t) => {
    const ada = await Visitor.named(address, 'Ada');
    const id = await ada.tableWithBots({ players: 2, start: 'quick' });
    const { promise: closed, resolve: close } = Promise.withResolvers<void>();
    const person = store.person.bind(store);
    const asked = t.mock.method(store, 'person', (one: string) => closed.then(() => person(one)));
    const entering = ada.connect(id);
    while (asked.mock.callCount() === 0) await setTimeout(5);
    const [socket] = app.websocketServer.clients;
    socket.terminate();
    await once(socket, 'close');
    assert.ok((await entering).closed);
    close();
    await Promise.all(asked.mock.calls.map(({ result }) => result));
    const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
    assert.match(await (await fetch(`${address}/metrics`, { headers })).text(), /^meltemi_sockets 0$/m);
    const { seats } = await ada.call<TableInfo>('GET', `/api/tables/${id}`);
    assert.equal(typeof (seats[0] as { away: number | null }).away, 'number');
  });
});
