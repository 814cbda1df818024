import assert from 'node:assert/strict';
import { hash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { after, before, describe, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { random, writeMove, writePosition } from '@meltemi/engine';
import { below } from '@meltemi/engine/internal';
import type { History } from '@meltemi/engine/record';
import { Numbers } from '@meltemi/protocol';
import postgresJs from 'postgres';
import { checkStore } from '../src/backup/check.ts';
import { readRows } from '../src/backup/file.ts';
import { Room } from '../src/live/room.ts';
import { Rooms } from '../src/live/rooms.ts';
import { originOf } from '../src/store/chain.ts';
import { Damaged } from '../src/store/damaged.ts';
import { PostgresStore } from '../src/store/postgres.ts';
import { SqliteStore } from '../src/store/sqlite.ts';
import type { Game, Snapshot, Store, StoredLine } from '../src/store/store.ts';
import { digestOf } from '../src/table/digest.ts';
import type { Entry } from '../src/table/entry.ts';
import { restored, SNAPSHOT_EVERY, snapshotOf } from '../src/table/snapshot.ts';
import { Table } from '../src/table/table.ts';
import { PEOPLE, Play } from './play.ts';
import { startPostgres } from './postgres.ts';
import { begun } from './room.ts';

// A table is opened from its snapshot as it would be from its first line, or not from its snapshot.

const throughJson = (table: Table) =>
  restored(table.game, JSON.parse(JSON.stringify(snapshotOf(table, 'origin', 'chain'))) as Snapshot);

/** All that a table remembers, but for states that are only kept to be quick. */
function memory(value: unknown, name = ''): unknown {
  if (value instanceof Map || value instanceof Set) return [...value].map((one) => memory(one));
  if (typeof value === 'function' || ['before', 'latest', 'known', 'tried', 'history'].includes(name))
    return Array.isArray(value) ? memory(value) : undefined;
  if (Array.isArray(value)) return value.map((one) => memory(one));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, key === 'before' ? [] : memory(one, key)]));
}

interface Stored {
  readonly game: Game;
  readonly lines: readonly StoredLine[];
}

async function storedGames(): Promise<Stored[]> {
  const games = new Map<string, { game: Game; lines: StoredLine[] }>();
  for await (const { table, row } of readRows(join(import.meta.dirname, 'fixtures', 'stored-games.jsonl'))) {
    if (table === 'games')
      games.set(row.id as string, {
        game: { ...row, agreement: JSON.parse(row.agreement as string) } as unknown as Game,
        lines: [],
      });
    if (table === 'lines') games.get(row.game as string)?.lines.push(row as unknown as StoredLine);
  }
  return [...games.values()];
}

test('a table from its snapshot remembers all that its lines have made, at any line of stored games', async () => {
  let compared = 0;
  for (const { game, lines } of await storedGames()) {
    const table = new Table(game);
    for (const line of lines) {
      if (line.seq % 7 === 0) {
        const again = throughJson(table);
        assert.deepEqual(memory(again), memory(table), `${game.id} at line ${line.seq}`);
        again.fold(line);
        compared++;
      }
      table.fold(line);
    }
    assert.deepEqual(memory(throughJson(table)), memory(table));
  }
  assert.ok(compared > 100);
});

test('votes, pauses, clocks and people who were sent away are remembered', () => {
  const play = new Play({ live: 600, increment: 5 });
  const isSame = (what: string) => assert.deepEqual(memory(throughJson(play.table)), memory(play.table), what);
  play.now = 1000;
  play.move();
  play.ask(0, { do: 'pause' });
  isSame('a pause');
  play.ask(0, { do: 'pause' });
  play.ask(1, { do: 'vote', about: 'end', agree: true });
  play.ask(2, { do: 'rewind', to: 0 });
  isSame('proposals');
  play.write({ do: 'seat', seat: 2, sitter: null });
  play.write({ do: 'join', seat: 2, sitter: { person: 'Z', name: 'Zoe' } });
  isSame('somebody who asks for a seat');
  play.ask(0, { do: 'vote', about: 'join', agree: false });
  play.write({ do: 'late', seat: play.next });
  play.write({ do: 'late-vote', seat: (play.next + 1) % 2, choice: 'wait' });
  isSame('somebody late');
  play.write({ do: 'lock', locked: true }, { do: 'quiet', quiet: true });
  isSame('what the host has said');
  const open = new Table({ ...play.table.game, id: 'open' });
  for (const [seq, entry] of [
    { do: 'seat', seat: 0, sitter: PEOPLE[0] },
    { do: 'remove', seat: 0 },
  ].entries())
    open.fold({ seq, at: 1, key: `key-0000${seq}`, entry: JSON.stringify(entry) });
  assert.deepEqual(memory(throughJson(open)), memory(open));
  assert.ok(throughJson(open).hasDone('key-00001'));
});

test('what people have pledged and shown is remembered', () => {
  const numbers = ['a', 'b', 'c'].map((secret) => new Numbers(secret));
  const absent = Play.fair(numbers, [2]);
  assert.notEqual(absent.table.starting, null);
  assert.deepEqual(memory(throughJson(absent.table)), memory(absent.table), 'while the start waits for a number');
  const play = Play.fair(numbers);
  for (let i = 0; i < 60; i++) play.decide(i);
  play.ask(0, { do: 'rewind', to: 0 });
  play.numbers[1] = new Numbers('another device');
  play.ask(1, { do: 'pledge', pledge: play.numbers[1].pledge });
  const again = throughJson(play.table);
  assert.deepEqual(memory(again), memory(play.table));
  assert.deepEqual([again.chance, again.numbers.mix], [2, play.table.numbers.mix]);
});

test('what is written in another way has another format', async () => {
  const contents = (await storedGames()).map(({ game, lines }) => {
    const table = new Table(game);
    for (const line of lines) table.fold(line);
    return snapshotOf(table, '', '').content;
  });
  assert.equal(
    hash('sha256', contents.join('\n')).slice(0, 16),
    '8b8c77a69b59fa08',
    'snapshots are written in another way: count FORMAT up in snapshot.ts, and put the new digest here',
  );
});

/** Moves of a game that can go back some way. */
const MOVES = 210;

/** A game of three that has a snapshot: some moves, and the host who locks and unlocks the table. */
async function longGame(store: Store): Promise<Room> {
  const rooms = new Rooms(store, () => {});
  const luck = random('long');
  for (;;) {
    const room = await begun(rooms);
    while (room.now.status === 'running') {
      await room.request(null, ({ history }) => {
        const { state, legal, next } = history as History;
        return [{ do: 'move', by: next as number, move: writeMove(state, legal[below(luck, legal.length)]) }];
      });
      if ((room.now.history as History).turn < MOVES) continue;
      const toggles = Array.from({ length: SNAPSHOT_EVERY }, (_, i): Entry => ({ do: 'lock', locked: i % 2 === 0 }));
      await room.request(null, () => toggles);
      await rooms.pin();
      return room;
    }
  }
}

const opening = (store: Store, id: string, discarded: string[] = []) =>
  Room.open(id, store, () => {}, { discarded: (detail) => discarded.push(detail) }) as Promise<Room>;

for (const kind of ['SQLite', 'PostgreSQL'] as const) {
  describe(`snapshots in ${kind}`, () => {
    const folder = mkdtempSync(join(tmpdir(), 'meltemi-snapshot-'));
    let store: Store;
    let change: (sql: string) => Promise<void>;
    let stop = async () => {};
    before(async () => {
      if (kind === 'SQLite') {
        const file = join(folder, 'games.sqlite');
        store = new SqliteStore(file);
        const db = new DatabaseSync(file);
        change = async (sql) => db.exec(sql);
        stop = async () => db.close();
      } else {
        const server = await startPostgres();
        const url = await server.fresh();
        store = await PostgresStore.open(url);
        const sql = postgresJs(url);
        change = async (text) => void (await sql.unsafe(text));
        stop = async () => {
          await sql.end();
          await server.stop();
        };
      }
    });
    after(async () => {
      await store.close();
      await stop();
      rmSync(folder, { recursive: true });
    });

    test('only the lines after it are read, and the game can go back beyond it', async () => {
      const room = await longGame(store);
      const kept = await store.snapshot(room.id);
      assert.equal(kept?.length, room.now.version);
      const read: number[] = [];
      const log = store.log.bind(store);
      store.log = (id, from, limit) => {
        read.push(from);
        return log(id, from, limit);
      };
      const again = await opening(store, room.id);
      store.log = log;
      assert.deepEqual(read, [room.now.version - 1, room.now.version]);
      assert.deepEqual(memory(again.now), memory(room.now));
      const fromStart = new Table(room.now.game);
      for (const line of await store.log(room.id, 0)) fromStart.fold(line);
      for (const to of [200, 130, 127, 5]) {
        await again.request(null, () => [{ do: 'back', seat: null, to }]);
        for (const line of await store.log(room.id, fromStart.version)) fromStart.fold(line);
        const [one, other] = [again.now.history as History, fromStart.history as History];
        assert.equal(writePosition(one.state), writePosition(other.state));
        assert.equal(digestOf(one, 1), digestOf(other, 1));
      }
    });

    const UNFIT: Readonly<Record<string, string>> = {
      'another content': 'UPDATE snapshots SET content = replace(content, \'"late":null\', \'"late":1\')',
      'another length': 'UPDATE snapshots SET length = length - 1',
      'more lines than were written': 'UPDATE snapshots SET length = length + 1',
      'another chain': "UPDATE snapshots SET chain = 'x' || substr(chain, 2)",
      'another digest': "UPDATE snapshots SET digest = 'x' || substr(digest, 2)",
    };
    for (const [name, sql] of Object.entries(UNFIT)) {
      test(`${name}: it is discarded, said so, and the log replayed`, async () => {
        await change('DELETE FROM snapshots');
        const room = await longGame(store);
        assert.deepEqual((await checkStore(store)).broken, []);
        await change(sql);
        const { broken } = await checkStore(store);
        assert.ok(
          broken.some((text) => text.includes('snapshot') && text.includes(room.id)),
          'the check names it',
        );
        const discarded: string[] = [];
        const again = await opening(store, room.id, discarded);
        assert.equal(discarded.length, 1);
        assert.deepEqual(memory(again.now), memory(room.now));
        assert.equal(await store.snapshot(room.id), null);
        await again.pin();
        assert.equal((await store.snapshot(room.id))?.length, room.now.version, 'and taken again');
      });
    }

    test('one whose content is intact but not what the lines make is found by the check', async () => {
      await change('DELETE FROM snapshots');
      const room = await longGame(store);
      const kept = (await store.snapshot(room.id)) as Snapshot;
      const other = restored(room.now.game, kept);
      other.locked = true;
      const { row, head } = (await store.sealed(room.id)) ?? assert.fail();
      await store.dropSnapshot(room.id);
      await store.saveSnapshot(room.id, snapshotOf(other, originOf(row), head?.digest ?? ''));
      const { broken } = await checkStore(store);
      assert.match(broken.join(), /is not what its lines make of it/);
    });

    test('one of another format is not read', async () => {
      await change('DELETE FROM snapshots');
      const room = await longGame(store);
      await change("UPDATE snapshots SET format = '0'");
      const discarded: string[] = [];
      const again = await opening(store, room.id, discarded);
      assert.deepEqual(discarded, []);
      assert.deepEqual(memory(again.now), memory(room.now));
      await again.pin();
      assert.notEqual((await store.snapshot(room.id))?.format, '0');
    });

    test('damage before the snapshot is found in the background, and closes the table', async () => {
      const room = await longGame(store);
      await change(`UPDATE lines SET entry = entry || ' ' WHERE game = '${room.id}' AND seq = 20`);
      const rooms = new Rooms(store, () => {});
      const reports: string[] = [];
      rooms.report = (text) => reports.push(text);
      await rooms.use(room.id, (found) => assert.equal(found?.now.version, room.now.version));
      assert.equal(rooms.chains.waiting, 1);
      while (rooms.chains.waiting > 0) await rooms.chains.step();
      assert.match(reports.join(), /line 20 is not what was written/);
      await assert.rejects(
        rooms.use(room.id, (found) => found?.info()),
        Damaged,
      );
      while (await store.snapshot(room.id)) await setTimeout(5);
      await assert.rejects(opening(store, room.id), Damaged, 'after a restart too');
    });
  });
}
