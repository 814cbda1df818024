import assert from 'node:assert/strict';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { DatabaseSync } from 'node:sqlite';
import { setImmediate, setTimeout } from 'node:timers/promises';
import { serve } from '../src/http/server.ts';
import { readSettings } from '../src/settings.ts';
import { SqliteStore } from '../src/store/sqlite.ts';
import { writeLongLog } from './long-log.ts';

interface Measured {
  readonly what: string;
  readonly ms: number;
  /** The longest time nothing else could happen, in milliseconds. */
  readonly blocked: number;
  /** The most that was worked in one turn of the event loop, in milliseconds of the processor: what others take of it does not count. */
  readonly busy: number;
}

/** Watches the turns of the event loop; `end` gives the longest one. */
function watchTurns(): { end(): number } {
  let longest = 0;
  let last = process.threadCpuUsage();
  let isOn = true;
  const turn = () => {
    const { user, system } = process.threadCpuUsage(last);
    longest = Math.max(longest, (user + system) / 1000);
    last = process.threadCpuUsage();
    if (isOn) setImmediate(turn);
  };
  turn();
  return {
    end() {
      isOn = false;
      return longest;
    },
  };
}

/** Waits for the next sample: a delay is counted when it is over. */
async function sampled(delay: ReturnType<typeof monitorEventLoopDelay>): Promise<void> {
  const { count } = delay;
  while (delay.count === count) await setImmediate();
}

async function measured(what: string, work: () => Promise<void>): Promise<Measured> {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  await sampled(delay);
  delay.reset();
  const turns = watchTurns();
  const began = performance.now();
  await work();
  const ms = performance.now() - began;
  await sampled(delay);
  delay.disable();
  return { what, ms, blocked: delay.max / 1e6, busy: turns.end() };
}

/** A server on this file, until `work` is done. */
async function served(file: string, work: (get: (path: string) => Promise<Response>) => Promise<void>): Promise<void> {
  const store = new SqliteStore(file);
  const app = await serve(readSettings({ LOG_LEVEL: 'error', BOT_THREADS: '1' }), store, null);
  const address = await app.listen({ port: 0 });
  try {
    await work((path) => fetch(address + path));
  } finally {
    await app.close();
  }
}

/** Writes a table of this many lines, then opens it and restarts a server with it. */
export async function tryLongTable(file: string, lines: number): Promise<Measured[]> {
  const store = new SqliteStore(file);
  const db = new DatabaseSync(file);
  await writeLongLog(store, db, 'long', lines);
  await store.close();
  db.close();
  const found: Measured[] = [];
  const open = async (get: (path: string) => Promise<Response>) => {
    const answer = await get('/api/tables/long');
    assert.equal(answer.status, 200, await answer.text());
  };
  await served(file, async (get) => {
    const first = measured('opened for the first time, without a snapshot', () => open(get));
    const healthy = await get('/healthz');
    assert.equal(healthy.status, 200, 'the server answers meanwhile');
    found.push(await first);
    found.push(await measured('the snapshot is taken', () => isSnapshot(file)));
    found.push(await measured('opened again', () => open(get)));
  });
  found.push(await measured('restarted and opened from the snapshot', () => served(file, open)));
  return found;
}

async function isSnapshot(file: string): Promise<void> {
  using db = new DatabaseSync(file, { readOnly: true });
  while (!db.prepare('SELECT 1 FROM snapshots').get()) await setTimeout(10);
}
