import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, test } from 'node:test';
import type { FastifyInstance } from 'fastify';
import { serve } from '../src/http/server.ts';
import { readSettings } from '../src/settings.ts';
import { SqliteStore } from '../src/store/sqlite.ts';
import { Visitor } from './player.ts';

// What is on its way when the server is told to stop.

describe('a server that closes', { timeout: 60_000 }, () => {
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
      await new Promise((resolve) => setTimeout(resolve, 100));
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
});
