import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, type TestContext, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { serve } from '../src/http/server.ts';
import { readSettings } from '../src/settings.ts';
import { SqliteStore } from '../src/store/sqlite.ts';
import { Visitor } from './player.ts';

// What is on its way when the server is told to stop.

describe('a server that closes', () => {
  let store: SqliteStore;
  let app: FastifyInstance;
  let address = '';
  beforeEach(async () => {
    store = new SqliteStore(':memory:');
    app = await serve(readSettings({ LOG_LEVEL: 'silent', PORT: '0', BOT_THREADS: '1' }), store, null);
    address = await app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterEach(() => app.close());

  /** The server is told to close in the middle of this work of the store, which then goes on. */
  function closeDuring(work: 'addPerson' | 'append'): void {
    const real = store[work].bind(store) as (...args: unknown[]) => Promise<unknown>;
    const slow = async (...args: unknown[]) => {
      store[work] = real as never;
      app.close();
      while ((await fetch(`${address}/healthz`).catch(() => null))?.ok) await setTimeout(5);
      return real(...args);
    };
    store[work] = slow as never;
  }

  test('answers the requests that have come', async () => {
    closeDuring('addPerson');
    const ada = await new Visitor(address).call<{ name: string }>('PUT', '/api/me', { name: 'Ada' });
    assert.equal(ada.name, 'Ada');
    await app.close();
    await assert.rejects(fetch(address), /fetch failed/);
  });

  test('tells the moves that were asked for', async () => {
    const [ada, ben] = [await Visitor.named(address, 'Ada'), await Visitor.named(address, 'Ben')];
    const [, first, second] = await Visitor.company([ada, ben], {}, 2);
    const { version } = first;
    closeDuring('append');
    assert.equal(await first.ask({ do: 'pause' }), version + 1);
    await second.gone();
    assert.equal(second.version, version + 1);
  });

  test('hangs up on pages that come back meanwhile', async () => {
    const asking = Promise.withResolvers<void>();
    const going = Promise.withResolvers<void>();
    const addPerson = store.addPerson.bind(store);
    store.addPerson = async (person) => {
      asking.resolve();
      await going.promise;
      return addPerson(person);
    };
    const ada = Visitor.named(address, 'Ada');
    await asking.promise;
    const closing = app.close();
    const page = connect(Number(new URL(address).port), '127.0.0.1');
    page.on('error', () => {}).resume();
    await once(page, 'connect');
    const hungUp = once(page, 'close');
    const headers = 'Host: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13';
    page.write(
      `GET /api/tables/some/live HTTP/1.1\r\n${headers}\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n`,
    );
    await hungUp;
    going.resolve();
    await ada;
    await closing;
  });
});

describe('orders to stop', () => {
  /** A server that goes on serving for a while after the order to stop. */
  async function started(t: TestContext, DRAIN: string) {
    const folder = mkdtempSync(join(tmpdir(), 'meltemi-orders-'));
    t.after(() => rmSync(folder, { recursive: true }));
    const DATABASE_FILE = join(folder, 'games.sqlite');
    const run = new URL('../src/run.ts', import.meta.url);
    const code = `const { run } = await import('${run}'); console.log(await run(process.env, null));`;
    const env = { ...process.env, ...{ LOG_LEVEL: 'silent', PORT: '0', BOT_THREADS: '1', DRAIN, DATABASE_FILE } };
    const child = spawn(process.execPath, ['--input-type=module', '-e', code], { env, stdio: ['ignore', 'pipe', 2] });
    t.after(() => child.kill('SIGKILL'));
    await once(child.stdout as Readable, 'data');
    return { child, ended: once(child, 'exit'), files: () => readdirSync(folder).sort() };
  }

  test('that come twice at once are one: it ends cleanly', async (t) => {
    const { child, ended, files } = await started(t, '1');
    // Two signals of one kind that have not been delivered are one.
    child.kill('SIGINT');
    child.kill('SIGTERM');
    assert.deepEqual(await ended, [0, null]);
    assert.deepEqual(files(), ['games.sqlite', 'games.sqlite-lock'], 'the database is closed');
  });

  test('that are repeated later end it at once', async (t) => {
    const { child, ended } = await started(t, '600');
    while (child.exitCode === null) {
      child.kill('SIGTERM');
      await setTimeout(50);
    }
    assert.deepEqual(await ended, [1, null]);
  });
});
