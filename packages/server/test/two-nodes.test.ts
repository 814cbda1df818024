import assert from 'node:assert/strict';
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import postgresJs from 'postgres';
import { PostgresStore } from '../src/store/postgres.ts';
import { type Seat, Visitor } from './player.ts';
import { freePort, type Postgres, startPostgres } from './postgres.ts';

// Two servers on one database: what one decides holds for both, whatever their own clocks say.

const QUIET = { LOG_LEVEL: 'silent', BOT_THREADS: '1', CLAIM: '1', TRUST_PROXY: 'yes' };
/** A second server whose clock is this many milliseconds ahead. */
const AHEAD = 20_000;
const aheadOfTime = `data:text/javascript,const now=Date.now;Date.now=()=>now()+${AHEAD}`;

describe('two nodes', () => {
  let postgres: Postgres;
  let url = '';
  const children: ChildProcess[] = [];
  let addresses: [string, string] = ['', ''];

  async function launch(more: Record<string, string> = {}, execArgv: string[] = []): Promise<string> {
    const env = { ...process.env, ...QUIET, DATABASE_URL: url, PORT: String(await freePort()), ...more };
    const child = fork(join(import.meta.dirname, 'crash', 'node.ts'), { env, execArgv });
    children.push(child);
    const [address] = await once(child, 'message');
    return address as string;
  }

  before(async () => {
    postgres = await startPostgres();
    url = await postgres.fresh();
    addresses = [await launch(), await launch({}, ['--import', aheadOfTime])];
  });
  after(async () => {
    for (const child of children) child.kill('SIGKILL');
    await postgres.stop();
  });

  /** Two people at different nodes, at a table of the first. */
  async function company(terms: object = {}): Promise<[string, [Visitor, Visitor], [Seat, Seat]]> {
    const people: [Visitor, Visitor] = [
      await Visitor.named(addresses[0], 'Ada'),
      await Visitor.named(addresses[0], 'Ben'),
    ];
    const [id, first, second] = await Visitor.company(people, terms, 2);
    second.socket.close();
    people[1].address = addresses[1];
    return [id, people, [first, await people[1].connect(id)]];
  }

  test('both asked for a rematch at the same time make one table, and refuse nobody', async () => {
    const before = await tables();
    const games = 6;
    for (let game = 0; game < games; game++) {
      const [id, people, seats] = await company();
      for (const seat of seats) await seat.insist({ do: 'vote', about: 'end', agree: true });
      for (const seat of seats) await seat.until(() => seat.info.status === 'over');
      const next = await Promise.all(
        people.map((one) => one.call<{ id: string }>('POST', `/api/tables/${id}/rematch`)),
      );
      assert.equal(next[0].id, next[1].id);
      for (const seat of seats) seat.socket.close();
    }
    assert.equal((await tables()) - before, 2 * games, 'no table that nobody knows');
  });

  test('tell what is said to a team to the partner at the other node, and to nobody else there', async () => {
    const people = await Promise.all(['Ada', 'Ben', 'Cyd', 'Dan'].map((name) => Visitor.named(addresses[0], name)));
    const [id, ada, , , dan] = await Visitor.company(
      people,
      { options: { players: 4, teams: true, start: 'quick' } },
      4,
    );
    const eve = await Visitor.named(addresses[0], 'Eve');
    const there = [people[1], people[2], eve];
    for (const one of there) one.address = addresses[1];
    const [ben, cyd, watcher] = await Promise.all(there.map((one) => one.connect(id)));
    const hears = (seat: Seat, text: string) => seat.heard.some((one) => one.includes(text));
    await ada.ask({ do: 'say', version: undefined, text: 'let us take Zeus together', to: 'team' });
    await cyd.until(() => hears(cyd, 'let us take Zeus together'));
    await cyd.ask({ do: 'say', version: undefined, text: 'to all of you' });
    for (const one of [ben, dan, watcher]) {
      await one.until(() => hears(one, 'to all of you'));
      assert.ok(!hears(one, 'let us take Zeus together'));
    }
    for (const { socket } of [ada, ben, cyd, dan, watcher]) socket.close();
  });

  async function tables(): Promise<number> {
    const sql = postgresJs(url);
    const [{ count }] = await sql`SELECT COUNT(*)::int AS count FROM games`;
    await sql.end();
    return count;
  }

  test('a clock that is 20 s ahead at one of them makes nobody late', async () => {
    const [, , seats] = await company({ clock: { live: 15, increment: 0 } });
    const began = Date.now();
    while (Date.now() - began < 6000) {
      for (const seat of seats) if (seat.legal.length > 0) await seat.play(seat.legal[0]).catch(() => {});
      await setTimeout(20);
    }
    for (const seat of seats) {
      assert.equal(seat.info.late, null);
      for (const left of seat.info.clocks ?? []) assert.ok(left > 7000, `${left} ms are left after 6 s`);
      seat.socket.close();
    }
  });

  test('new names and tables of an address are counted by both together', async () => {
    const twins = await Promise.all([launch({ REQUESTS: '100' }), launch({ REQUESTS: '100' })]);
    const headers = { 'x-forwarded-for': '198.51.100.7' };
    const made = await Promise.allSettled(
      Array.from({ length: 30 }, (_, i) => Visitor.named(twins[i % 2], `Eve ${i}`, headers)),
    );
    assert.equal(made.filter(({ status }) => status === 'fulfilled').length, 10);
  });

  test('answers /healthz while the database is frozen, and is not ready; then goes on', async () => {
    const [, , seats] = await company();
    postgres.freeze();
    const began = performance.now();
    const [alive, ready] = await Promise.all(
      ['/healthz', '/readyz'].map(async (path) => (await fetch(addresses[0] + path)).status),
    );
    assert.deepEqual([alive, ready], [200, 503]);
    assert.ok(performance.now() - began < 5000);
    postgres.thaw();
    const thawed = performance.now();
    await move(seats);
    assert.ok(performance.now() - thawed < 5000);
    for (const seat of seats) seat.socket.close();
  });

  /** Somebody moves, whatever has to be asked again. */
  async function move(seats: readonly Seat[]): Promise<void> {
    for (;;) {
      const seat = seats.find(({ legal }) => legal.length > 0);
      try {
        if (!seat) throw new Error('the news have not come yet');
        await seat.play(seat.legal[0]);
        return;
      } catch {
        await setTimeout(20);
        seat?.socket.send('{"do":"resync"}');
      }
    }
  }

  test('goes on within two seconds after PostgreSQL is back, however long it was away', async (t) => {
    const [, , seats] = await company();
    const waits: number[] = [];
    for (const away of [0, 500, 4000]) {
      await move(seats);
      await postgres.crash(away);
      const back = performance.now();
      await move(seats);
      waits.push(performance.now() - back);
    }
    for (const seat of seats) seat.socket.close();
    t.diagnostic(`after ${waits.map((ms) => `${ms.toFixed(0)} ms`).join(', ')}`);
    assert.ok(Math.max(...waits) < 2000, waits.join());
  });

  test('a statement that takes too long is given up by the database', async () => {
    const store = await PostgresStore.open(url);
    const sql = (store as unknown as { sql: ReturnType<typeof postgresJs> }).sql;
    const [{ statement_timeout }] = await sql`SHOW statement_timeout`;
    assert.equal(statement_timeout, '15s');
    await store.close();
  });
});
