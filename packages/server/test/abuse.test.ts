import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Numbers } from '@meltemi/protocol';
import { serve } from '../src/http/server.ts';
import { Rooms } from '../src/live/rooms.ts';
import { readSettings } from '../src/settings.ts';
import { SqliteStore } from '../src/store/sqlite.ts';
import { automaticEntry } from '../src/table/auto-entries.ts';
import type { Entry } from '../src/table/entry.ts';
import { lock, quiet } from '../src/table/host.ts';
import { sitDown, standUp } from '../src/table/requests.ts';
import { summaryOf } from '../src/table/table-info.ts';
import { PEOPLE, Play } from './play.ts';
import { type Seat, Visitor } from './player.ts';
import { begun, made } from './room.ts';

// Attacks on what a server can bear: none of them keeps others from playing.

const QUIET = { LOG_LEVEL: 'silent', TRUST_PROXY: 'yes' };
const from = (address: string) => ({ 'x-forwarded-for': address });

async function serving(t: { after(work: () => Promise<void>): void }, env: Record<string, string>) {
  const app = await serve(readSettings({ ...QUIET, ...env }), new SqliteStore(':memory:'), null);
  t.after(() => app.close());
  return app.listen({ port: 0, host: '127.0.0.1' });
}

const PLEDGED = { person: 'A', name: 'A' };

/** Somebody at a table with bots, who is connected and whose bots play on as far as they can. */
async function beside(address: string, name: string, place: string, level: string): Promise<Seat> {
  const visitor = await Visitor.named(address, name, from(place));
  const id = await visitor.tableWithBots({ players: 5, start: 'quick' }, level);
  const seat = await visitor.connect(id);
  await visitor.call('POST', `/api/tables/${id}/start`);
  await seat.until(() => seat.view !== null);
  return seat;
}

test('50 tables of hard bots, by 50 names of one address, do not starve the bots of somebody else', async (t) => {
  const address = await serving(t, { BOT_THREADS: '1' });
  const eves = await Promise.all(
    Array.from({ length: 50 }, (_, i) => beside(address, `Eve ${i}`, '192.0.2.1', 'hard')),
  );
  const busy = eves.map(async (seat) => {
    while (!seat.closed) {
      if (seat.legal.length > 0) await seat.play(seat.legal[0]).catch(() => {});
      else await seat.next();
    }
  });
  await Promise.race(eves.map((eve) => eve.until(() => eve.turn > 0)));
  const ada = await beside(address, 'Ada', '192.0.2.2', 'medium');
  const turns = () => eves.reduce((sum, { turn }) => sum + turn, 0);
  const before = turns();
  for (let moves = 0; moves < 5; moves++) {
    await ada.until(() => ada.legal.length > 0);
    await ada.play(ada.legal[0]);
  }
  const theirs = turns() - before;
  t.diagnostic(`${theirs} moves at the tables of Eve, ${ada.turn} at that of Ada`);
  // Those who are asked in the order of their questions make 50 moves of Eve's bots for each of Ada's.
  assert.ok(theirs < 5 * ada.turn, `${theirs} and ${ada.turn} moves`);
  for (const seat of [ada, ...eves]) seat.socket.close();
  await Promise.all(busy);
});

test('moves can be taken back 30 times a minute, and then not', async (t) => {
  const address = await serving(t, {});
  const ada = await beside(address, 'Ada', '192.0.2.1', 'random');
  await ada.until(() => ada.legal.length > 0);
  const codes: string[] = [];
  for (let i = 0; i < 40; i++)
    await ada.insist({ do: 'rewind', to: 0 }).then(
      () => codes.push('done'),
      (error: Error) => codes.push(error.message),
    );
  ada.socket.close();
  assert.equal(codes.filter((code) => code === 'done').length <= 30, true, codes.join());
  assert.equal(codes[39], 'back-too-fast');
});

test('a game that has become very long can not be taken back, then it ends; a table without a game is full', async () => {
  const play = new Play(null, PEOPLE);
  play.move();
  play.table.version = 19_999;
  assert.equal(play.ask(0, { do: 'rewind', to: 0 }), 1);
  assert.throws(() => play.ask(1, { do: 'rewind', to: 0 }), { code: 'too-long' });
  assert.throws(() => play.ask(play.next, { do: 'undo' }), { code: 'too-long' });
  play.table.version = 29_998;
  play.move();
  while (play.table.version < 30_000 && play.table.status === 'running') play.move();
  assert.equal(play.table.status, 'over');
  assert.equal(automaticEntry(play.table), null);
  const room = await made(new Rooms(new SqliteStore(':memory:'), () => {}));
  room.now.version = 30_100;
  await assert.rejects(
    room.request(null, () => [{ do: 'lock', locked: true }]),
    { code: 'full' },
  );
});

test('one player can not make a game so long that it ends for all, by anything but moves', () => {
  const numbers = ['a', 'b', 'c'].map((secret) => new Numbers(secret));
  const hex = (i: number) => i.toString(16).padStart(64, '0');
  const ways: Readonly<Record<string, (play: Play, i: number) => void>> = {
    'new pledges': (play, i) => play.ask(0, { do: 'pledge', pledge: hex(i) }),
    'votes to end it': (play, i) => play.ask(0, { do: 'vote', about: 'end', agree: i % 2 === 0 }),
    'proposals to go back': (play, i) => {
      if (i % 2 === 0) play.ask(0, { do: 'rewind', to: play.history.turn - 1 });
      else play.ask(0, { do: 'decline' });
    },
    'standing up': (play, i) =>
      play.write(
        ...(i % 2 === 0 ? standUp(play.table, 'A') : sitDown(play.table, 0, { ...PLEDGED, pledge: hex(i) }, play.now)),
      ),
    'locking it as the host': (play, i) => play.write(...lock(play.table, 'host', i % 2 === 0)),
    'silencing spectators as the host': (play, i) => play.write(...quiet(play.table, 'host', i % 2 === 0)),
  };
  for (const [way, once] of Object.entries(ways)) {
    const play = Play.fair(numbers);
    for (let i = 0; i < 30; i++) play.decide(i);
    const begun = play.table.version;
    assert.throws(
      () => {
        for (let i = 0; i < 31_000; i++) once(play, i);
      },
      { code: 'too-often' },
      way,
    );
    assert.equal(play.table.status, 'running', way);
    assert.ok(play.table.version - begun < 2000, `${way}: ${play.table.version - begun} lines`);
    play.ask(1, { do: 'vote', about: 'end', agree: true });
  }
});

test('strangers who ask for seats of others do not use up what the others may do', () => {
  const four = ['A', 'B', 'C', 'D'].map((one) => ({ person: one, name: one }));
  const play = new Play(null, four);
  for (const who of ['B', 'C']) play.write(...standUp(play.table, who));
  const later = 86_400_000; // the seats are no longer kept for them
  const stranger = { ...PLEDGED, person: 'E', name: 'E', pledge: 'd'.repeat(64) };
  play.write(...sitDown(play.table, 1, stranger, later));
  assert.throws(() => sitDown(play.table, 2, stranger, later), { code: 'asked' }, 'one request at a time');
  for (let i = 0; i < 600; i++) play.table.fold(line(play, { do: 'join', seat: 1 + (i % 2), sitter: stranger }));
  assert.throws(() => sitDown(play.table, 2, { ...stranger, person: 'F' }, later), { code: 'too-often' });
  for (const [seat, who] of [
    [1, 'B'],
    [2, 'C'],
  ] as const)
    play.write(...sitDown(play.table, seat, { ...stranger, person: who }, later));
  assert.deepEqual([play.table.seatOf('B'), play.table.seatOf('C')], [1, 2]);
  play.write(...lock(play.table, 'host', true));
});

function line({ table }: Play, entry: Entry) {
  return { seq: table.version, at: 0, key: null, entry: JSON.stringify(entry) };
}

test('a table of bots alone does not begin', async (t) => {
  const address = await serving(t, {});
  const ada = await Visitor.named(address, 'Ada');
  const id = await ada.tableWithBots({ players: 2 });
  await ada.call('DELETE', `/api/tables/${id}/seats/mine`);
  await ada.call('PUT', `/api/tables/${id}/seats/0/bot`, { level: 'hard' });
  await assert.rejects(ada.call('POST', `/api/tables/${id}/start`), /one person/);
});

test('bots that were left alone play on for ten minutes; those who may be come back to wait', async (t) => {
  const bot: Entry = { do: 'seat', seat: 0, sitter: { level: 'random' } };
  const play = new Play(null, [PEOPLE[0], { level: 'random' }]);
  play.now = 5000;
  play.write({ do: 'seat', seat: 0, sitter: null });
  assert.deepEqual([play.table.botsWait, play.table.deserted, summaryOf(play.table).bot], [true, null, false]);
  play.write(bot);
  assert.deepEqual([play.table.botsWait, play.table.deserted, summaryOf(play.table).bot], [false, 5000, true]);

  const { BotMover } = await import('../src/bots/mover.ts');
  const store = new SqliteStore(':memory:');
  const room = await begun(new Rooms(store, () => {}), [
    ...PEOPLE.slice(0, 1),
    { level: 'random' },
    { level: 'random' },
  ]);
  await room.request(null, () => [bot]);
  let thoughts = 0;
  const pool = { use: async () => void thoughts++ } as unknown as ConstructorParameters<typeof BotMover>[2];
  const mover = new BotMover('node', store, pool, 1000);
  await mover.consider(room);
  assert.deepEqual([thoughts, room.now.status], [1, 'running']);
  t.mock.timers.enable({ apis: ['Date'], now: Date.now() + 601_000 });
  await mover.consider(room);
  assert.deepEqual([thoughts, room.now.status], [1, 'over']);
});

test('opening many tables that are not in memory costs more than other requests', async (t) => {
  const address = await serving(t, { REQUESTS: '100' });
  const statuses: number[] = [];
  for (let i = 0; i < 25; i++)
    statuses.push((await fetch(`${address}/api/tables/none-${i}`, { headers: from('192.0.2.1') })).status);
  assert.deepEqual(
    [404, 429].map((status) => statuses.filter((one) => one === status).length),
    [20, 5],
  );
  assert.equal((await fetch(`${address}/api/tables/none`, { headers: from('192.0.2.9') })).status, 404);
});
