import assert from 'node:assert/strict';
import { createHmac, hash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { after, before, describe, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import type { Done, Numbers } from '@meltemi/protocol';
import { isReceiptOf, type ProvenRecord, prove } from '@meltemi/protocol/proof';
import { Inspection } from '../src/backup/inspection.ts';
import { serve } from '../src/http/server.ts';
import { erasePerson, exportPerson } from '../src/live/own-data.ts';
import { Retention } from '../src/live/retention.ts';
import { Rooms } from '../src/live/rooms.ts';
import { readSettings } from '../src/settings.ts';
import { PostgresStore } from '../src/store/postgres.ts';
import { stepsOf } from '../src/store/schema.ts';
import { SqliteStore } from '../src/store/sqlite.ts';
import type { Store } from '../src/store/store.ts';
import { Visitor } from './player.ts';
import { type Postgres, startPostgres } from './postgres.ts';
import { begun, listener, made, play } from './room.ts';

// What a server holds about a person can be taken along and erased; games stay.

const DAY = 86_400_000;

/** Everything that is stored, as one text. */
async function stored(store: Store): Promise<string> {
  const rows: string[] = [];
  for await (const row of store.dump()) rows.push(JSON.stringify(row));
  return rows.join('\n');
}

async function served(t: { after(end: () => Promise<unknown>): void }) {
  const folder = mkdtempSync(join(tmpdir(), 'meltemi-own-data-'));
  const file = join(folder, 'games.sqlite');
  const store = new SqliteStore(file);
  const app = await serve(readSettings({ LOG_LEVEL: 'silent', REQUESTS: '100000', BOT_THREADS: '1' }), store, null);
  const address = await app.listen({ port: 0 });
  t.after(async () => {
    await app.close();
    rmSync(folder, { recursive: true });
  });
  return { store, address, file };
}

const NAMES = ['Adalgisa', 'Benedikta', 'Cydonia'] as const;

test('a file with everything about oneself, and nothing about others', async (t) => {
  const { address } = await served(t);
  const people = await Promise.all(NAMES.map((name) => Visitor.named(address, name)));
  const [ada, ben] = people;
  const [id, ...seats] = await Visitor.company(people);
  await seats[0].ask({ do: 'say', version: undefined, text: 'Hello from Ada' });
  await seats[1].ask({ do: 'say', version: undefined, text: 'Hello from Ben' });
  const { id: benId } = await ben.call<{ id: string }>('GET', '/api/me');
  await ada.call('POST', `/api/tables/${id}/reports`, { person: benId, text: 'is too good' });
  await ben.call('POST', `/api/tables/${id}/reports`, {
    person: (await ada.call<{ id: string }>('GET', '/api/me')).id,
    text: 'reports me',
  });
  await ada.call('POST', '/api/me/link');
  await seats[0].playFor(40, seats);
  const file = await ada.call<NonNullable<Awaited<ReturnType<typeof exportPerson>>>>('GET', '/api/me/data');
  assert.equal(file.person.name, NAMES[0]);
  assert.deepEqual(file.sessions.map(({ kind }) => kind).toSorted(), ['link', 'session']);
  assert.deepEqual(
    file.chats.map(({ text }) => text),
    ['Hello from Ada'],
  );
  assert.deepEqual(
    file.reports.map(({ text }) => text),
    ['is too good'],
  );
  const [table] = file.tables;
  assert.deepEqual([file.tables.length, table.id, table.host], [1, id, true]);
  const { pledge } = ada.numbers.get(id) as Numbers;
  assert.deepEqual(table.log[0].entry, {
    do: 'seat',
    seat: 0,
    sitter: { person: file.person.id, name: NAMES[0], pledge },
  });
  const moves = table.log.filter(({ entry }) => entry.do === 'move');
  assert.ok(moves.length > 0 && moves.every(({ entry }) => 'by' in entry && entry.by === 0));
  const text = JSON.stringify(file);
  for (const other of [NAMES[1], NAMES[2], 'Hello from Ben', 'reports me', '"hash"', '"seed"'])
    assert.ok(!text.includes(other), other);
  await assert.rejects(new Visitor(address).call('GET', '/api/me/data'), /409/);
});

test('a person who erases themselves is nameless everywhere at once, and the game is played on and proven', async (t) => {
  const { store, address } = await served(t);
  const people = await Promise.all(NAMES.map((name) => Visitor.named(address, name)));
  const [ada, ben] = people;
  const { id: adaId } = await ada.call<{ id: string }>('GET', '/api/me');
  const [id, ...seats] = await Visitor.company(people);
  const agreement = { options: { players: 3, start: 'quick' }, clock: null, listed: true, hints: false, undo: true };
  const { id: hosted } = await ada.call<{ id: string }>('POST', '/api/tables', agreement);
  const { id: joined } = await ben.call<{ id: string }>('POST', '/api/tables', agreement);
  await ada.sit(joined, 1);
  const { id: alone } = await ada.call<{ id: string }>('POST', '/api/tables', { ...agreement, listed: false });
  await ada.sit(alone, 0);
  for (const seat of [1, 2]) await ada.call('PUT', `/api/tables/${alone}/seats/${seat}/bot`, { level: 'random' });
  await ada.call('POST', `/api/tables/${alone}/start`);
  await seats[0].ask({ do: 'say', version: undefined, text: 'my very own words' });
  await seats[1].ask({ do: 'say', version: undefined, text: 'words of another' });
  await seats[0].playFor(40, seats);
  const receipts = seats[0].heard
    .map((text) => JSON.parse(text) as Done)
    .filter(({ is, digest }) => is === 'done' && digest);
  assert.ok(receipts.length > 0);
  const { link } = await ada.call<{ link: string }>('POST', '/api/me/link');

  await ada.call('DELETE', '/api/me/data');
  await seats[0].gone();
  assert.equal(seats[0].closed?.code, 4401);
  const bens = seats[1];
  await bens.until(
    () => !JSON.stringify(bens.info).includes(NAMES[0]) && bens.heard.some((text) => JSON.parse(text).is === 'unsaid'),
  );
  assert.deepEqual(bens.info.seats[0], { level: 'medium' });
  assert.equal(await ada.call('GET', '/api/me'), null);
  await assert.rejects(new Visitor(address).call('POST', '/api/me/follow', { link }), /used already/);
  const status = async (table: string) => (await ben.call<{ status: string }>('GET', `/api/tables/${table}`)).status;
  assert.deepEqual(await Promise.all([id, hosted, joined, alone].map(status)), ['running', 'over', 'open', 'over']);
  const dump = await stored(store);
  for (const trace of [NAMES[0], 'my very own words']) assert.ok(!dump.includes(trace), trace);
  assert.ok(dump.includes('words of another'));
  assert.equal(await store.person(adaId), null);

  // The others play on, end the game, and everything still holds.
  await bens.playFor(60, seats.slice(1));
  for (const seat of seats.slice(1)) await seat.insist({ do: 'vote', about: 'end', agree: true });
  await bens.until(() => bens.info.status === 'over');
  const record = await ben.call<ProvenRecord & { names: string[] }>('GET', `/api/tables/${id}/export`);
  assert.ok(!JSON.stringify(record).includes(NAMES[0]));
  assert.deepEqual(record.proof.chain?.erased, [0], 'it says so');
  const { seed } = record.proof;
  await prove(record, {
    hmac: (text) => createHmac('sha256', Buffer.from(seed, 'hex')).update(text).digest(),
    sha256: (text) => hash('sha256', text),
  });
  for (const { version, digest } of receipts)
    assert.equal(
      await isReceiptOf(record.proof, { version, digest: digest as string }, (text) => hash('sha256', text)),
      true,
    );
  const found = await Inspection.of(store.dump());
  assert.deepEqual([found.broken, found.changed, found.unreadable], [[], [], []]);
  assert.ok(found.erased >= 3, `${found.erased} lines`);
});

test('a person who erases themselves while a game is about to begin leaves it to a bot, and it can still be proven', async (t) => {
  const { address } = await served(t);
  const [ada, ben] = await Promise.all(NAMES.map((name) => Visitor.named(address, name)));
  const agreement = { options: { players: 3, start: 'quick' }, clock: null, listed: false, hints: false, undo: true };
  const { id } = await ada.call<{ id: string }>('POST', '/api/tables', agreement);
  await ada.sit(id, 0);
  await ben.sit(id, 1);
  await ada.call('PUT', `/api/tables/${id}/seats/2/bot`, { level: 'random' });
  await ada.call('POST', `/api/tables/${id}/start`);
  await ada.call('DELETE', '/api/me/data');
  const seat = await ben.connect(id);
  assert.deepEqual([seat.info.status, seat.info.seats[0], seat.info.chance], ['running', { level: 'medium' }, 2]);
  await seat.playFor(30, [seat]);
  await seat.insist({ do: 'vote', about: 'end', agree: true });
  await seat.until(() => seat.info.status === 'over');
  const record = await ben.call<ProvenRecord>('GET', `/api/tables/${id}/export`);
  const { seats } = await prove(record, {
    hmac: (text) => createHmac('sha256', Buffer.from(record.proof.seed, 'hex')).update(text).digest(),
    sha256: (text) => hash('sha256', text),
  });
  assert.deepEqual(
    seats?.map(({ absent }) => absent),
    [true, true, false],
  );
});

test('of a person who erases themselves nothing is left in the files, also while the server runs', async (t) => {
  const { address, file } = await served(t);
  const people = await Promise.all(NAMES.map((name) => Visitor.named(address, name)));
  const [id, ...seats] = await Visitor.company(people);
  await seats[0].ask({ do: 'say', version: undefined, text: 'my very own words' });
  await people[0].call('POST', `/api/tables/${id}/reports`, {
    person: (await people[1].call<{ id: string }>('GET', '/api/me')).id,
    text: 'my own report',
  });
  const found = () => {
    const files = [file, `${file}-wal`].map((name) => readFileSync(name, 'latin1')).join();
    return [NAMES[0], 'my very own words', 'my own report', NAMES[1]].map((word) => files.includes(word));
  };
  assert.deepEqual(found(), [true, true, true, true]);
  await people[0].call('DELETE', '/api/me/data');
  assert.deepEqual(found(), [false, false, false, true]);
});

test('a person who erases themselves no longer asks for a seat', async (t) => {
  const { address, store } = await served(t);
  const people = await Promise.all(NAMES.map((name) => Visitor.named(address, name)));
  const [id, ...seats] = await Visitor.company(people);
  await people[2].call('DELETE', `/api/tables/${id}/seats/mine`);
  const dan = await Visitor.named(address, 'Danuta');
  t.mock.method(store, 'now', () => Date.now() + DAY); // the seat is no longer kept
  await dan.sit(id, 2);
  await seats[0].until(() => seats[0].info.join !== null);
  await dan.call('DELETE', '/api/me/data');
  await seats[0].until(() => seats[0].info.join === null);
  await assert.rejects(seats[0].insist({ do: 'vote', about: 'join', agree: true }), /no-proposal/);
  assert.equal(seats[0].info.seats[2], null);
});

interface Kind {
  readonly name: string;
  open(): Promise<Store>;
}
let postgres: Postgres;
const KINDS: readonly Kind[] = [
  { name: 'SQLite', open: async () => new SqliteStore(join(mkdtempSync(join(folder, 'one-')), 'games.sqlite')) },
  { name: 'PostgreSQL', open: async () => PostgresStore.open(await postgres.fresh()) },
];
const folder = mkdtempSync(join(tmpdir(), 'meltemi-erase-'));

/** A game of these people, who are known, and its room. */
async function company(store: Store, rooms: Rooms) {
  for (const [i, name] of NAMES.entries()) await store.addPerson({ id: `person-${i}`, name, made: 1 });
  return begun(
    rooms,
    NAMES.map((name, i) => ({ person: `person-${i}`, name, entropy: `luck of ${name.slice(0, 1)}` })),
  );
}

describe('erasing in both stores', () => {
  before(async () => {
    postgres = await startPostgres();
  });
  after(async () => {
    await postgres.stop();
    rmSync(folder, { recursive: true });
  });

  for (const kind of KINDS) {
    test(`${kind.name}: lines keep the digest of what was written, and a copy does too`, async (t) => {
      const [store, copy] = [await kind.open(), await kind.open()];
      t.after(() => Promise.all([store.close(), copy.close()]));
      const rooms = new Rooms(store, () => {});
      const room = await company(store, rooms);
      for (let i = 0; i < 9; i++) await play(room);
      await rooms.pin();
      const before = await store.log(room.id, 0);
      await store.say(room.id, 'key-0001', {
        at: 1,
        person: 'person-0',
        name: 'Adalgisa',
        text: 'psst',
        watching: false,
        team: null,
      });
      const watcher = listener(null);
      await rooms.use(room.id, (now) => now?.enter(watcher));
      await store.saveSnapshot(room.id, { length: 3, format: '', chain: '', content: NAMES[0], digest: '' });
      assert.equal(await erasePerson(store, rooms, 'person-0'), true);
      assert.equal(await store.snapshot(room.id), null, 'it holds names, and no copy shows it');
      assert.equal(await erasePerson(store, rooms, 'person-0'), false, 'there is nobody any more');
      const log = await store.log(room.id, 0);
      assert.deepEqual(
        log.slice(0, before.length).map(({ digest }) => digest),
        before.map(({ digest }) => digest),
      );
      assert.match(log[0].entry, /"name":"–","entropy":"luck of A"/);
      assert.ok(!(await stored(store)).includes('Adalgisa"'));
      while (watcher.latest('unsaid') === undefined) await setTimeout(20);
      assert.deepEqual(watcher.latest('unsaid'), { is: 'unsaid', person: 'person-0', at: null });
      const fresh = new Rooms(store, () => {});
      await fresh.use(room.id, (opened) => opened?.read((table) => assert.equal(table.version, log.length)));
      await copy.load(store.dump());
      const found = await Inspection.of(copy.dump());
      assert.deepEqual(found, await Inspection.of(store.dump()));
      assert.deepEqual([found.broken, found.erased], [[], 1]);
    });

    test(`${kind.name}: what an erased person has still sent is not kept`, async (t) => {
      const store = await kind.open();
      t.after(() => store.close());
      const rooms = new Rooms(store, () => {});
      const { id } = await company(store, rooms);
      const send = async (person: string, other: string) => {
        const at = Date.now();
        await store.say(id, 'key-0001', { at, person, name: 'Adalgisa', text: 'psst', watching: false, team: null });
        await store.report({ game: id, reporter: person, person: other, at, text: 'hm' });
        await store.report({ game: id, reporter: other, person, at, text: 'hm' });
      };
      await send('person-1', 'person-2');
      assert.equal((await store.reports(9)).length, 2);
      let isErased = false;
      const erasing = erasePerson(store, rooms, 'person-0').then(() => {
        isErased = true;
      });
      while (!isErased) await send('person-0', 'person-1');
      await erasing;
      await send('person-0', 'person-1');
      for await (const { table, row } of store.dump())
        if (table === 'chats' || table === 'reports') assert.ok(!Object.values(row).includes('person-0'), table);
      assert.deepEqual([(await store.chats(id, 9)).length, (await store.reports(9)).length], [1, 2]);
    });

    test(`${kind.name}: what is too old is deleted, and nothing else`, async (t) => {
      const store = await kind.open();
      t.after(() => store.close());
      const rooms = new Rooms(store, () => {});
      const [old, running] = [await company(store, rooms), await begun(rooms)];
      const open = await made(rooms);
      await old.request(null, () => [{ do: 'end' }]);
      const say = (game: string, at: number) =>
        store.say(game, `key-${at}`, {
          at,
          person: 'person-0',
          name: 'Adalgisa',
          text: `at ${at}`,
          watching: false,
          team: null,
        });
      const now = Date.now();
      await say(running.id, now - 40 * DAY);
      await say(running.id, now);
      const none = new Retention({ keepChat: 0, keepGames: 0, keepPeople: 0 }, store, rooms);
      assert.equal(await none.step(now + 1000 * DAY), false);
      assert.equal((await store.chats(running.id, 9)).length, 2, 'off unless it is asked for');
      await new Retention({ keepChat: 30, keepGames: 0, keepPeople: 0 }, store, rooms).step(now);
      assert.deepEqual(
        (await store.chats(running.id, 9)).map(({ at }) => at),
        [now],
      );
      const games = new Retention({ keepChat: 0, keepGames: 30, keepPeople: 0 }, store, rooms);
      await games.step(now + 29 * DAY);
      assert.ok(await store.game(old.id));
      await rooms.use(open.id, () => games.step(now + 31 * DAY));
      assert.ok(await store.game(open.id), 'somebody looks at it');
      await games.step(now + 31 * DAY);
      assert.deepEqual([await store.game(old.id), await store.game(open.id)], [null, null]);
      assert.ok(await store.game(running.id));
      // Ben came yesterday; of Cydonia it is not known; Ada has not been here for long.
      const { administration } = store;
      await administration.touch('person-1', now - DAY);
      await administration.touch('person-2', 0);
      await new Retention({ keepChat: 0, keepGames: 0, keepPeople: 30 }, store, rooms).step(now);
      const names = (await administration.people('', 9)).map(({ name }) => name);
      assert.deepEqual(names.toSorted(), ['Benedikta', 'Cydonia']);
      assert.deepEqual((await Inspection.of(store.dump())).broken, []);
    });
  }

  test('a running game that all have left is ended after a month, and no other', async (t) => {
    const store = new SqliteStore(':memory:');
    t.after(() => store.close());
    const rooms = new Rooms(store, () => {});
    const [left, played] = [await company(store, rooms), await begun(rooms)];
    for (const seat of left.now.seats.keys()) await left.request(null, () => [{ do: 'seat', seat, sitter: null }]);
    const now = Date.now();
    const retention = new Retention({ keepChat: 0, keepGames: 0, keepPeople: 0 }, store, rooms);
    await retention.step(now + 29 * DAY);
    assert.equal(left.now.status, 'running');
    await retention.step(now + 31 * DAY);
    assert.deepEqual([left.now.status, played.now.status], ['over', 'running']);
  });

  test('a node that did not hear of it finds out when it looks again', async (t) => {
    const store = new SqliteStore(':memory:');
    t.after(() => store.close());
    let look = () => {};
    const listen = store.listen.bind(store);
    store.listen = (heard) => {
      look = heard.missed;
      listen(heard);
    };
    const deaf = new Rooms(store, () => {});
    const lookAgain = look;
    const room = await company(store, deaf);
    await erasePerson(store, new Rooms(store, () => {}), 'person-0');
    const watcher = listener(null);
    await room.enter(watcher);
    const nameAt = (seat: number) => JSON.stringify(watcher.latest('hello')?.info.seats[seat]);
    assert.match(nameAt(0), /Adalgisa/);
    lookAgain();
    while (nameAt(0).includes('Adalgisa')) await setTimeout(20);
    assert.match(nameAt(1), /Benedikta/);
  });

  test('damage to a line from which a name was erased is found', async () => {
    const file = join(folder, 'damaged.sqlite');
    const store = new SqliteStore(file);
    const rooms = new Rooms(store, () => {});
    const { id } = await company(store, rooms);
    await erasePerson(store, rooms, 'person-1');
    await store.close();
    const db = new DatabaseSync(file);
    const { entry, erased } = db
      .prepare('SELECT entry, erased FROM lines WHERE game = ? AND seq = 1')
      .get(id) as Record<string, string>;
    const broken = async (column: 'entry' | 'erased', value: string | null) => {
      db.prepare(`UPDATE lines SET ${column} = ? WHERE game = ? AND seq = 1`).run(value, id);
      const looked = new SqliteStore(file, true);
      const found = (await Inspection.of(looked.dump())).broken.length;
      await looked.close();
      db.prepare('UPDATE lines SET entry = ?, erased = ? WHERE game = ? AND seq = 1').run(entry, erased, id);
      return found;
    };
    assert.equal(await broken('entry', entry), 0);
    assert.equal(await broken('entry', entry.replace('–', 'Eve')), 1);
    assert.equal(await broken('entry', entry.replace('"seat":1', '"seat":2')), 1);
    assert.equal(await broken('erased', null), 1);
    for (let at = 0; at < erased.length; at += 7)
      assert.equal(
        await broken('erased', `${erased.slice(0, at)}${erased[at] === 'a' ? 'b' : 'a'}${erased.slice(at + 1)}`),
        1,
      );
    db.close();
  });

  test('people of an earlier version are erased like others', async () => {
    const file = join(folder, 'earlier.sqlite');
    const db = new DatabaseSync(file);
    const steps = stepsOf('sqlite').slice(0, 7);
    for (const step of steps) db.exec(step);
    db.exec(`PRAGMA user_version = ${steps.length};
      INSERT INTO persons VALUES ('old-id', 'Oldrich', 1);
      INSERT INTO games (id, made, host, agreement, engine, seed, status, listed, free_seats, deadline, bot)
        VALUES ('old', 1, 'old-id', '{"options":{"players":2},"clock":null,"listed":true,"hints":true,"undo":true}', '1', 'ab', 'open', 1, 1, NULL, 0);
      INSERT INTO lines VALUES ('old', 0, 2, NULL, '{"do":"seat","seat":0,"sitter":{"person":"old-id","name":"Oldrich"}}', NULL);
      INSERT INTO seated VALUES ('old', 'old-id')`);
    db.close();
    const store = new SqliteStore(file);
    assert.equal((await exportPerson(store, 'old-id'))?.tables.length, 1);
    assert.equal(await erasePerson(store, new Rooms(store, () => {}), 'old-id'), true);
    assert.ok(!(await stored(store)).includes('Oldrich'));
    const found = await Inspection.of(store.dump());
    assert.deepEqual([found.broken, found.erased], [[], 1]);
    await store.close();
  });
});
