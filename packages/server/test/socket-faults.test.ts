import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type TestContext, test } from 'node:test';
import { random } from '@meltemi/engine';
import { below } from '@meltemi/engine/internal';
import type { FastifyInstance } from 'fastify';
import type { WebSocket as Socket } from 'ws';
import { closeSocket } from '../src/http/close.ts';
import { serve } from '../src/http/server.ts';
import { Rooms } from '../src/live/rooms.ts';
import { readSettings } from '../src/settings.ts';
import { Damaged } from '../src/store/damaged.ts';
import { SqliteStore } from '../src/store/sqlite.ts';
import type { Store } from '../src/store/store.ts';
import { RequestRefusal } from '../src/table/refusal.ts';
import { Visitor } from './player.ts';
import { begun, play } from './room.ts';

// Whatever happens to a socket, the server goes on: what is thrown where nobody catches it would end the process, and
// fails these tests.

const SETTINGS = readSettings({ LOG_LEVEL: 'silent', BOT_THREADS: '1', REQUESTS: '100000', CONNECTIONS: '1000' });

async function served(t: TestContext, store: Store): Promise<[FastifyInstance, string]> {
  const app = await serve(SETTINGS, store, null);
  t.after(() => app.close()); // also after a failure, so that the process ends
  return [app, await app.listen({ port: 0, host: '127.0.0.1' })];
}

/** A socket that can also break: the one of Node cannot. */
function opened(app: FastifyInstance, address: string, id: string, cookie = ''): Socket {
  const { WebSocket } = app.websocketServer.options;
  const Ours = WebSocket as unknown as new (address: string, options: object) => Socket;
  return new Ours(`${address.replace('http', 'ws')}/api/tables/${id}/live`, { headers: { cookie } });
}

async function isWell(address: string): Promise<boolean> {
  return (await fetch(`${address}/healthz`)).ok;
}

test('the socket of a game of other rules is closed, and the server goes on', async (t) => {
  const store = new SqliteStore(':memory:');
  const rooms = new Rooms(store, () => {});
  const [running, over] = [await begun(rooms), await begun(rooms)];
  for (const room of [running, over]) for (let i = 0; i < 5; i++) await play(room);
  await over.request(null, () => [{ do: 'end' }]);
  for (const room of [running, over]) await store.pin(room.id, room.now.version, 'a state of other rules');
  const [app, address] = await served(t, store);
  for (const { id } of [running, over]) {
    const socket = opened(app, address, id);
    const [code, reason] = await once(socket, 'close');
    assert.equal(code, 4409);
    assert.match(String(reason), /^This game was begun with other rules/);
    assert.ok(await isWell(address));
  }
});

test('a reason that is too long for a close frame is cut at the end of a character', () => {
  const cut = (reason: string): string => {
    const sent: string[] = [];
    const socket = { close: (_: number, text: string) => sent.push(text) };
    closeSocket(socket as unknown as Socket, 4409, reason);
    return sent.join();
  };
  assert.equal(cut('Short.'), 'Short.');
  assert.equal(cut('x'.repeat(123)), 'x'.repeat(123));
  assert.equal(cut('x'.repeat(200)), 'x'.repeat(123));
  assert.equal(cut('ř'.repeat(100)), 'ř'.repeat(61), 'of two bytes each');
  assert.equal(cut('🏺'.repeat(100)), '🏺'.repeat(30), 'of four bytes each');
  assert.ok(Buffer.byteLength(cut('\ud800'.repeat(100))) <= 123, 'characters that are none become others');
});

/** Errors of the store: what is expected of it, and what is not. */
const FAULTS: readonly (() => Error)[] = [
  () => new Error('the connection was reset'),
  () => new Damaged('a table', 'ř'.repeat(500)),
  () => new RequestRefusal('other-rules', 'ž'.repeat(500)),
];

/** A store of which every third question is answered by an error, while it is told to be so. */
class Unreliable {
  failing = false;
  faults = 0;
  private readonly rng = random('unreliable');

  around<T extends object>(one: T): T {
    return new Proxy(one, {
      get: (target, name) => {
        const value = Reflect.get(target, name);
        if (name === 'administration') return this.around(value as object);
        if (typeof value !== 'function') return value;
        const call = (...given: unknown[]) => Reflect.apply(value, target, given);
        if (['now', 'listen', 'close', 'dump'].includes(String(name))) return call;
        return async (...given: unknown[]) => {
          if (!this.failing || below(this.rng, 3) > 0) return call(...given);
          this.faults++;
          throw FAULTS[below(this.rng, FAULTS.length)]();
        };
      },
    });
  }
}

/** What a page, or somebody else, may send. */
const SENT: readonly ((socket: Socket, id: string) => void)[] = [
  (socket) => socket.send('{'),
  (socket) => socket.send(Buffer.from([0xff, 0xfe])),
  (socket) => socket.send('x'.repeat(20_000)),
  (socket) => socket.send(JSON.stringify({ do: 'resync' })),
  (socket) => socket.send(JSON.stringify({ do: 'say', key: 'some-key-1', text: 'Hello' })),
  (socket) => socket.send(JSON.stringify({ do: 'pause', key: 'some-key-2', version: 9 })),
  (socket) => socket.send(JSON.stringify({ do: 'undo', key: 'some-key-3', version: 9 })),
  (socket) => socket.ping('x'.repeat(125)),
  (socket) => socket.close(4999, 'ř'.repeat(60)),
  (socket) => socket.terminate(),
  // A frame that breaks the protocol: a close of one byte, unmasked.
  (socket) => Reflect.get(socket, '_socket').write(Buffer.from([0x88, 0x01, 0x00])),
  (socket) => Reflect.get(socket, '_socket').resetAndDestroy(),
];

test('no message, close or error of a socket ends the process, also with a failing store', async (t) => {
  const unreliable = new Unreliable();
  const [app, address] = await served(t, unreliable.around(new SqliteStore(':memory:')) as Store);
  const ada = await Visitor.named(address, 'Ada');
  const ids: string[] = [];
  for (let i = 0; i < 4; i++) {
    const id = await ada.tableWithBots({ players: 2, start: 'quick' });
    await ada.call('POST', `/api/tables/${id}/start`);
    ids.push(id);
  }
  unreliable.failing = true;
  const rng = random('sockets');
  const codes = new Map<number, number>();
  const one = async (i: number) => {
    const id = ids[i % ids.length];
    const socket = opened(app, address, id, ada.cookie);
    socket.on('error', () => {});
    const closed = once(socket, 'close');
    const open = await Promise.race([once(socket, 'open'), closed.then(() => null)]);
    for (let sent = 0; open && sent < 6 && socket.readyState === socket.OPEN; sent++) {
      SENT[(i + below(rng, SENT.length)) % SENT.length](socket, id);
      await new Promise(setImmediate);
    }
    socket.close();
    const [code] = await closed;
    codes.set(code, (codes.get(code) ?? 0) + 1);
  };
  for (let i = 0; i < 300; i += 10) await Promise.all(Array.from({ length: 10 }, (_, k) => one(i + k)));
  unreliable.failing = false;
  assert.ok(unreliable.faults > 100, `${unreliable.faults} faults`);
  for (const code of [1011, 4409, 4410]) assert.ok((codes.get(code) ?? 0) > 0, `${code} of ${[...codes.keys()]}`);
  assert.ok(await isWell(address));
  assert.equal((await ada.call<{ id: string }>('GET', '/api/me')).id.length > 0, true);
});
