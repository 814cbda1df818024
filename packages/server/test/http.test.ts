import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { RULES, VERSION } from '@meltemi/engine';
import Fastify, { type FastifyInstance } from 'fastify';
import { errorsInWords } from '../src/http/errors.ts';
import { serve } from '../src/http/server.ts';
import { help } from '../src/run.ts';
import { readSettings, SETTINGS } from '../src/settings.ts';
import { SqliteStore } from '../src/store/sqlite.ts';
import type { Game, Summary } from '../src/store/store.ts';
import type { Entry } from '../src/table/entry.ts';
import { Table } from '../src/table/table.ts';
import { summaryOf } from '../src/table/table-info.ts';
import { Visitor } from './player.ts';

// What the server says to programs, proxies and people with bad intentions.

const METRICS_TOKEN = 'a-token-for-prometheus';
const QUIET = { LOG_LEVEL: 'silent', METRICS_TOKEN, PORT: '0', TABLES_EACH: '2', MESSAGES: '50', CONNECTIONS: '5' };
const AGREEMENT = {
  options: { players: 3, start: 'quick' },
  clock: null,
  listed: true,
  hints: false,
  undo: true,
};

describe('the HTTP part', () => {
  let app: FastifyInstance;
  let address = '';
  before(async () => {
    app = await serve(readSettings(QUIET), new SqliteStore(':memory:'), null);
    address = await app.listen({ port: 0, host: '127.0.0.1' });
  });
  after(() => app.close());

  test('tells proxies and Prometheus how it is', async () => {
    const health = await fetch(`${address}/healthz`);
    assert.deepEqual([health.status, await health.json()], [200, { ok: true, version: VERSION, rules: RULES }]);
    const metrics = await (
      await fetch(`${address}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } })
    ).text();
    for (const name of ['meltemi_sockets', 'meltemi_messages_total', 'meltemi_message_seconds_bucket'])
      assert.match(metrics, new RegExp(name));
  });

  test('is not ready while nothing can be written, but alive', async (t) => {
    const store = new SqliteStore(':memory:');
    const app = await serve(readSettings(QUIET), store, null);
    t.after(() => app.close());
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    const status = async (path: string) => (await fetch(address + path)).status;
    assert.deepEqual([await status('/healthz'), await status('/readyz')], [200, 200]);
    t.mock.timers.enable({ apis: ['Date'], now: Date.now() + 60_000 });
    const probe = t.mock.method(store, 'probe', () => Promise.reject(new Error('the disk is full')));
    assert.deepEqual([await status('/healthz'), await status('/readyz'), await status('/readyz')], [200, 503, 503]);
    assert.equal(probe.mock.callCount(), 1, 'asking often writes seldom');
    probe.mock.restore();
    t.mock.timers.tick(60_000);
    assert.equal(await status('/readyz'), 200);
  });

  test('is not ready before it stops, and serves until then', async (t) => {
    const leaving = new AbortController();
    const app = await serve(readSettings(QUIET), new SqliteStore(':memory:'), null, leaving.signal);
    t.after(() => app.close());
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    const answers = async () => Promise.all(['/readyz', '/healthz', '/api/me'].map((path) => fetch(address + path)));
    assert.deepEqual(
      (await answers()).map(({ status }) => status),
      [200, 200, 200],
    );
    leaving.abort();
    assert.deepEqual(
      (await answers()).map(({ status }) => status),
      [503, 200, 200],
    );
  });

  test('describes itself', async () => {
    const { openapi, paths } = (await (await fetch(`${address}/api/openapi.json`)).json()) as {
      openapi: string;
      paths: Record<string, Record<string, { summary?: string }>>;
    };
    assert.match(openapi, /^3/);
    assert.ok(paths['/api/tables/{id}/seats/{seat}'].put.summary);
    for (const [path, methods] of Object.entries(paths))
      for (const [method, { summary }] of Object.entries(methods)) assert.ok(summary, `${method} ${path}`);
  });

  test('has the headers that keep a page safe', async () => {
    const { headers } = await fetch(`${address}/healthz`);
    assert.match(headers.get('content-security-policy') ?? '', /default-src 'self'.*frame-ancestors 'none'/);
    assert.match(headers.get('content-security-policy') ?? '', /connect-src 'self';/);
    assert.equal(headers.get('x-content-type-options'), 'nosniff');
    assert.match(headers.get('content-security-policy') ?? '', /font-src 'self';/);
    assert.ok(headers.get('referrer-policy'));
    for (const path of ['me', 'tables', 'tables/nowhere', 'tables?mine=all']) {
      const answer = await fetch(`${address}/api/${path}`);
      assert.equal(answer.headers.get('cache-control'), 'no-store', path);
      assert.match(answer.headers.get('vary') ?? '', /\bCookie\b/i, path);
    }
    const me = await fetch(`${address}/api/me`, {
      method: 'PUT',
      body: '{"name":"Ada"}',
      headers: { 'content-type': 'application/json' },
    });
    assert.match(me.headers.get('set-cookie') ?? '', /^meltemi=[\w-]{43};.*HttpOnly; SameSite=Lax$/);
  });

  test('says in one sentence what is wrong with a request', async () => {
    const ada = await Visitor.named(address, 'Ada');
    const bad: [string, string, unknown, RegExp][] = [
      ['POST', '/api/tables', {}, /400 .*required/],
      ['POST', '/api/tables', { ...AGREEMENT, options: { players: 9 } }, /400/],
      ['POST', '/api/tables', { ...AGREEMENT, more: 1 }, /400/],
      ['POST', '/api/tables', { ...AGREEMENT, options: { players: 3, teams: true } }, /400/],
      ['PUT', '/api/me', { name: ' ' }, /400/],
      ['PUT', '/api/me', { name: 'x'.repeat(31) }, /400/],
      ['PUT', '/api/me', { name: 'a\u0000b' }, /400/],
      ['PUT', '/api/tables/no%00where/seats/0', {}, /400/],
      ['GET', '/api/tables?mine=some', undefined, /400/],
      ['GET', '/api/tables/nowhere', undefined, /404/],
      ['GET', '/api/nothing', undefined, /404/],
      ['PUT', '/api/tables/nowhere/seats/7', {}, /400/],
    ];
    for (const [method, path, body, words] of bad) await assert.rejects(ada.call(method, path, body), words, path);
    const { id } = await ada.call<{ id: string }>('POST', '/api/tables', AGREEMENT);
    await assert.rejects(ada.sit(id, 5), /409 There are 3 seats/);
    await assert.rejects(new Visitor(address).call('PUT', `/api/tables/${id}/seats/0`, {}), /Say your name/);
    const broken = await fetch(`${address}/api/me`, {
      method: 'PUT',
      body: '{"name"',
      headers: { 'content-type': 'application/json' },
    });
    assert.equal(broken.status, 400);
    const huge = await fetch(`${address}/api/me`, { method: 'PUT', body: 'x'.repeat(100_000) });
    assert.ok([413, 415].includes(huge.status));
  });

  test('lets no other page act in a person’s name', async () => {
    const ada = await Visitor.named(address, 'Ada');
    const elsewhere = { origin: 'https://evil.example' };
    await assert.rejects(ada.call('POST', '/api/tables', AGREEMENT, elsewhere), /another page/);
    await assert.rejects(ada.call('PUT', '/api/me', { name: 'Eve' }, elsewhere), /another page/);
    const { id } = await ada.call<{ id: string }>('POST', '/api/tables', AGREEMENT, { origin: address });
    assert.equal((await ada.connect(id, elsewhere)).closed?.code, 4403);
    const seat = await ada.connect(id, { origin: address });
    assert.equal(seat.closed, null);
    seat.socket.close();
  });

  test('says nothing with control characters', async () => {
    const ada = await Visitor.named(address, 'Ada');
    const { id } = await ada.call<{ id: string }>('POST', '/api/tables', AGREEMENT);
    const seat = await ada.connect(id);
    const { id: person } = await (await Visitor.named(address, 'Eve')).call<{ id: string }>('GET', '/api/me');
    for (const text of ['x\u0000', '\u001b[2J', 'two\nlines', '\u009b2J', '\u009d52;c;eA\u009c']) {
      await assert.rejects(ada.call('POST', `/api/tables/${id}/reports`, { person, text }), /^Error: 400/);
      await assert.rejects(seat.ask({ do: 'say', version: undefined, text }), /bad-message/);
    }
    await seat.ask({ do: 'say', version: undefined, text: 'ahoj, Ευρώπη 🏛' });
    seat.socket.close();
  });

  test('counts all tables a person keeps, also those asked for at once or played by bots', async () => {
    const [ada, ben] = [await Visitor.named(address, 'Ada'), await Visitor.named(address, 'Ben')];
    const many = await Promise.allSettled(
      Array.from({ length: 10 }, () => ada.call<{ id: string }>('POST', '/api/tables', AGREEMENT)),
    );
    const made = many.flatMap((one) => (one.status === 'fulfilled' ? [one.value.id] : []));
    assert.equal(made.length, 2);
    for (const id of made) {
      await ada.sit(id, 0);
      for (const seat of [1, 2]) await ada.call('PUT', `/api/tables/${id}/seats/${seat}/bot`, { level: 'medium' });
      await ada.call('POST', `/api/tables/${id}/start`);
      const seat = await ada.connect(id);
      await seat.until(() => seat.view !== null);
      await seat.insist({ do: 'resign' });
      seat.socket.close();
    }
    await assert.rejects(ada.call('POST', '/api/tables', AGREEMENT), /2 tables already/);
    await ben.call('POST', '/api/tables', AGREEMENT);
  });

  test('keeps everybody within bounds', async () => {
    const ada = await Visitor.named(address, 'Ada');
    const { id } = await ada.call<{ id: string }>('POST', '/api/tables', AGREEMENT);
    await ada.call('POST', '/api/tables', AGREEMENT);
    await assert.rejects(ada.call('POST', '/api/tables', AGREEMENT), /2 tables already/);
    const chatty = await ada.connect(id);
    for (let i = 0; i < 60; i++) chatty.socket.send('{"do":"resync"}');
    await chatty.gone();
    assert.equal(chatty.closed?.code, 4429);
    const wordy = await ada.connect(id);
    wordy.socket.send(JSON.stringify({ do: 'say', key: 'wordy-key', text: 'x'.repeat(100_000) }));
    await wordy.gone();
    assert.equal(wordy.closed?.code, 1009);
    assert.equal((await ada.connect('nowhere')).closed?.code, 4404);
    // Those before count until the server has seen them go.
    while (app.websocketServer.clients.size > 0) await setTimeout(5);
    const many = await Promise.all(Array.from({ length: 6 }, () => ada.connect(id)));
    assert.equal(many.filter(({ closed }) => closed?.code === 4429).length, 1);
    for (const { socket } of many) socket.close();
  });
});

describe('a connection without an end', () => {
  /** One that sends this and then nothing; resolves with the answer when the server hangs up. */
  async function silent(address: string, sent: string): Promise<string> {
    const socket = connect(Number(new URL(address).port), '127.0.0.1');
    let answer = '';
    socket.on('error', () => {});
    socket.on('data', (data) => {
      answer += data;
    });
    socket.write(sent);
    await once(socket, 'close');
    return answer;
  }

  test('is cut off, in the headers as in the body', async () => {
    const app = await serve(readSettings(QUIET), new SqliteStore(':memory:'), null);
    try {
      const address = await app.listen({ port: 0, host: '127.0.0.1' });
      const { requestTimeout, headersTimeout } = app.server;
      assert.ok(requestTimeout > 0 && requestTimeout <= 30_000, `${requestTimeout} ms`);
      assert.ok(headersTimeout > 0 && headersTimeout <= requestTimeout, `${headersTimeout} ms`);
      app.server.requestTimeout = app.server.headersTimeout = 100; // the test does not want to wait
      const start = 'PUT /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\n';
      const body = 'Content-Type: application/json\r\nContent-Length: 50\r\n\r\n{"name":';
      for (const sent of [start, start + body]) assert.match(await silent(address, sent), /^HTTP\/1.1 408/);
    } finally {
      await app.close();
    }
  });

  test('is one of a limited number', async () => {
    const app = await serve(readSettings({ ...QUIET, CONNECTIONS: '1' }), new SqliteStore(':memory:'), null);
    const sockets: Socket[] = [];
    try {
      const address = await app.listen({ port: 0, host: '127.0.0.1' });
      const opened = async () => {
        const socket = connect(Number(new URL(address).port), '127.0.0.1');
        sockets.push(socket.on('error', () => {}).resume());
        await once(socket, 'connect');
      };
      for (let i = 0; i < 101; i++) await opened();
      assert.equal(await silent(address, 'GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n'), '');
      sockets[0].destroy();
      // The server takes nobody before it has heard of that.
      const status = async () => (await fetch(`${address}/healthz`).catch(() => null))?.status;
      while ((await status()) !== 200) await setTimeout(5);
    } finally {
      for (const socket of sockets) socket.destroy();
      await app.close();
    }
  });
});

test('counts requests of an address, however they are forwarded, and connections of a network; files of the page are free', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'meltemi-page-'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html>');
  const settings = readSettings({ ...QUIET, REQUESTS: '20', CONNECTIONS: '2', TRUST_PROXY: 'yes' });
  const app = await serve(settings, new SqliteStore(':memory:'), folder);
  try {
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    for (let i = 0; i < 50; i++) assert.equal((await fetch(address)).status, 200);
    const ada = await Visitor.named(address, 'Ada');
    const { id } = await ada.call<{ id: string }>('POST', '/api/tables', AGREEMENT);
    const codes: (number | undefined)[] = [];
    for (const from of ['2001:db8::1', '2001:db8::2', '2001:db8:0:1::1', '2001:db8::3:4'])
      codes.push((await ada.connect(id, { 'x-forwarded-for': from })).closed?.code);
    assert.deepEqual(codes, [undefined, undefined, undefined, 4429], 'the third is of another network');
    await assert.rejects(Promise.all(['Ben', 'Eve'].map((name) => Visitor.named(address, name))), /429/);
    const status = async (i: number) =>
      (
        await fetch(`${address}/${i % 2 ? 'api' : '%61pi'}/me`, {
          headers: { 'x-forwarded-for': `10.0.0.${i}, 192.0.2.7` },
        })
      ).status;
    const all = await Promise.all(Array.from({ length: 30 }, (_, i) => status(i)));
    assert.equal(all.filter((one) => one === 200).length, 20, 'who calls is who the proxy says, not the caller');
  } finally {
    await app.close();
    rmSync(folder, { recursive: true });
  }
});

test('believes an address that is written down only from as many proxies as are trusted', async () => {
  /** What is left of the limit of an address after a request that comes from 10.0.0.1. */
  const served = async (TRUST_PROXY: string) => {
    const app = await serve(readSettings({ ...QUIET, TRUST_PROXY }), new SqliteStore(':memory:'), null);
    const left = async (forwarded: string) => {
      const headers = { 'x-forwarded-for': forwarded };
      const answer = await app.inject({ url: '/api/house', remoteAddress: '10.0.0.1', headers });
      return Number(answer.headers['x-ratelimit-remaining']);
    };
    return { app, left };
  };
  for (const [trusted, callers] of [
    ['no', ['192.0.2.7', '192.0.2.8', '203.0.113.9, 192.0.2.7']],
    ['yes', ['192.0.2.7', '203.0.113.9, 192.0.2.7', '192.0.2.8, 192.0.2.7']],
    ['2', ['192.0.2.7, 10.0.0.2', '203.0.113.9, 192.0.2.7, 10.0.0.2', '192.0.2.7, 10.0.0.3']],
  ] as const) {
    const { app, left } = await served(trusted);
    const all = [];
    for (const caller of callers) all.push(await left(caller));
    assert.deepEqual(all, [599, 598, 597], `TRUST_PROXY=${trusted}: one caller, whatever stands before`);
    const other = await left('192.0.2.7, 192.0.2.8, 192.0.2.9');
    assert.equal(other, trusted === 'no' ? 596 : 599, `TRUST_PROXY=${trusted}: another caller`);
    await app.close();
  }
});

test('a company that asks many times at once meets again at one table, which the file of the game does not name', async () => {
  const store = new SqliteStore(':memory:');
  const app = await serve(readSettings({ ...QUIET, TABLES_EACH: '1' }), store, null);
  try {
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    const people = [await Visitor.named(address, 'Ada'), await Visitor.named(address, 'Ben')];
    const ids = await Promise.all(people.map(async (one) => (await one.call<{ id: string }>('GET', '/api/me')).id));
    const agreement = { ...AGREEMENT, options: { players: 2, board: { seed: 'drawn' } }, listed: false };
    const game: Game = { id: 'ended', made: 1, host: ids[0], agreement, engine: RULES, seed: 'ab' };
    const entries: Entry[] = [
      ...ids.map((person, seat): Entry => ({ do: 'seat', seat, sitter: { person, name: person } })),
      { do: 'start', entropy: ['', ''] },
      { do: 'late-choice', seat: 0, choice: 'end' },
    ];
    const lines = entries.map((entry, seq) => ({ seq, at: seq, key: null, entry: JSON.stringify(entry) }));
    await store.create(game, summaryOf(new Table(game)));
    const summary: Summary = { ...summaryOf(new Table(game)), status: 'over', winners: [] };
    await store.append('ended', lines, { waiting: null, summary, persons: ids });
    const [{ winners }] = await people[0].call<{ winners: unknown }[]>('GET', '/api/tables?mine=over');
    assert.deepEqual(winners, [], 'nobody has won');
    const again = (one: Visitor) => one.call<{ id: string }>('POST', '/api/tables/ended/rematch');
    const found = await Promise.all(Array.from({ length: 10 }, (_, i) => again(people[i % 2])));
    assert.equal(new Set(found.map(({ id }) => id)).size, 1);
    assert.equal((await store.find({ limit: 99 })).length, 2, 'no other table was made');
    const { options } = (await store.game(found[0].id))?.agreement ?? {};
    assert.notDeepEqual(options?.board, { seed: 'drawn' }, 'a board that was drawn is drawn again');
    const file = JSON.stringify(await people[0].call('GET', '/api/tables/ended/export'));
    assert.ok(file.includes('"do":"rematch"'));
    assert.ok(!file.includes(found[0].id));
  } finally {
    await app.close();
  }
});

test('what goes wrong inside is in the log, and nothing of it in the answer', async (t) => {
  const lines: string[] = [];
  const small = Fastify({ logger: { level: 'error', stream: { write: (line: string) => void lines.push(line) } } });
  errorsInWords(small);
  small.get('/', () => Promise.reject(new Error('the reason')));
  assert.doesNotMatch((await small.inject('/')).body, /reason/);
  assert.equal(JSON.parse(lines[0]).err.message, 'the reason');

  const store = new SqliteStore(':memory:');
  const app = await serve(readSettings(QUIET), store, null);
  const logged = t.mock.method(app.log, 'error', () => {});
  t.mock.method(store, 'due', () => Promise.reject(new Error('the reason')));
  await app.ready();
  while (logged.mock.callCount() === 0) await setTimeout(5);
  await app.close();
  assert.equal((logged.mock.calls[0].arguments[0] as unknown as { err: Error }).err.message, 'the reason');
});

test('abuse is in the log once for each address, without a stack', async (t) => {
  const settings = readSettings({ ...QUIET, LOG_LEVEL: 'warn', REQUESTS: '20', CONNECTIONS: '1', MESSAGES: '10' });
  const app = await serve(settings, new SqliteStore(':memory:'), null);
  const logged = t.mock.method(app.log, 'warn', () => {});
  try {
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    const ada = await Visitor.named(address, 'Ada');
    const { id } = await ada.call<{ id: string }>('POST', '/api/tables', AGREEMENT);
    const seat = await ada.connect(id);
    for (let i = 0; i < 2; i++) assert.equal((await ada.connect(id)).closed?.code, 4429);
    for (let i = 0; i < 20; i++) seat.socket.send('{}');
    await seat.gone();
    for (let i = 0; i < 2; i++) {
      while (app.websocketServer.clients.size > 0) await setTimeout(5);
      const raw = connect(Number(new URL(address).port), '127.0.0.1').on('error', () => {});
      const upgrade = 'Host: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13';
      const key = 'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==';
      raw.write(`GET /api/tables/${id}/live HTTP/1.1\r\n${upgrade}\r\n${key}\r\n\r\n`);
      await once(raw, 'data');
      raw.write(Buffer.from([0xff, 0xff, 0xff]));
      await once(raw.resume(), 'close');
    }
    await Promise.all(Array.from({ length: 30 }, () => fetch(`${address}/api/me`)));
    const told = logged.mock.calls.map(({ arguments: [what] }) => what as unknown as Record<string, string>);
    assert.deepEqual(told.map(({ abuse }) => abuse).sort(), ['bad-frame', 'connections', 'messages', 'requests']);
    for (const { address: from } of told) assert.equal(from, '127.0.0.1');
  } finally {
    await app.close();
  }
});

test('every setting has a default, a meaning and a check', () => {
  const text = help();
  for (const { name, about } of SETTINGS) assert.ok(text.includes(name) && text.includes(about));
  assert.equal(readSettings({}).port, 8080);
  assert.throws(() => readSettings({ PORT: 'eighty' }), /PORT is a whole number from 0 to 65535, not 'eighty'/);
  assert.throws(() => readSettings({ ORIGIN: 'games.example' }), /ORIGIN is an address like/);
  assert.equal(readSettings({ ORIGIN: 'https://games.example/' }).origin, 'https://games.example');
});
