import assert from 'node:assert/strict';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { type Options, RULES, random, writeMove } from '@meltemi/engine';
import { below } from '@meltemi/engine/internal';
import type { History } from '@meltemi/engine/record';
import type { Agreement } from '@meltemi/protocol';
import { readRows, writeRows } from '../src/backup/file.ts';
import { Inspection } from '../src/backup/inspection.ts';
import { Room } from '../src/live/room.ts';
import { Rooms } from '../src/live/rooms.ts';
import { SqliteStore } from '../src/store/sqlite.ts';
import { summaryOf } from '../src/table/table-info.ts';
import { begun, play } from './room.ts';

// A game that was begun goes on under the rules it was begun with, or not at all.

const opening = (store: SqliteStore, id: string) => Room.open(id, store, () => {});

/** A running game whose state is noted, as rules of `engine` have made it: `state` for a digest that is not ours. */
async function noted(engine: string, state?: string, file = ':memory:'): Promise<[SqliteStore, string, Room]> {
  const store = new SqliteStore(file);
  const rooms = new Rooms(store, () => {});
  const first = await begun(rooms);
  const game = { ...first.now.game, id: 'pinned', engine };
  await store.create(game, summaryOf(first.now));
  await store.append(game.id, await store.log(first.id, 0), { waiting: null });
  const room = await rooms.use(game.id, (room) => room as Room);
  for (let i = 0; i < 5; i++) await play(room);
  if (state === undefined) await rooms.pin();
  else await store.pin(game.id, room.now.version, state);
  return [store, game.id, room];
}

test('a game of other rules that have made the same of it goes on', async () => {
  const [store, id, before] = await noted('0');
  const after = (await opening(store, id)) as Room;
  assert.deepEqual(after.now.history?.state, before.now.history?.state);
  assert.equal(await play(after), after.now.version);
});

for (const engine of ['0', RULES]) {
  test(`a game that rules of today would change is not opened, and says what to do (begun with ${engine})`, async () => {
    const [store, id] = await noted(engine, 'of another state');
    await assert.rejects(opening(store, id), {
      code: 'other-rules',
      message: /they would change it. It can be finished on a server of the version it was begun with/,
    });
  });
}

test('states are noted after moves, also after a step back, and found again', async () => {
  const store = new SqliteStore(':memory:');
  const rooms = new Rooms(store, () => {});
  const room = await begun(rooms);
  for (let i = 0; i < 20; i++) {
    if (i === 12) await room.request(null, () => [{ do: 'back', seat: null, to: 3 }]);
    else await play(room);
    await rooms.pin();
    const sealed = await store.sealed(room.id);
    assert.equal(sealed?.head?.pinned, room.now.version);
    assert.ok(await opening(store, room.id));
  }
});

// A release check: stored games of every edition, in the middle and at their end, with the digests of their states. Rules that change one of
// them must be counted up (RULES), and then running games of that kind are refused: that is a decision, so the fixture is replaced by hand with
// UPDATE_STORED=1 npm test -- packages/server/test/rules.test.ts

const FIXTURE = join(import.meta.dirname, 'fixtures', 'stored-games.jsonl');
const EDITIONS: readonly Options[] = [
  { players: 3, start: 'quick' },
  { players: 4, start: 'quick', teams: true },
  { players: 5, board: { seed: 'stored' } },
  { players: 2, edition: 'classic' },
  { players: 4, edition: 'classic', monuments: true },
  { players: 5, edition: 'classic', gold: 'bounds' },
];
/** Decisions after which a game is stored: one that runs, and a longer one. */
const LENGTHS = [20, 100];

async function writeFixture(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'meltemi-stored-'));
  const store = new SqliteStore(join(folder, 'games.sqlite'));
  const rooms = new Rooms(store, () => {});
  const luck = random('stored games');
  for (const options of EDITIONS)
    for (const length of LENGTHS) {
      const agreement = { options, clock: null, listed: false, hints: false, undo: true } as unknown as Agreement;
      const room = await rooms.use(await rooms.create('host', agreement), (room) => room as Room);
      const seats = Array.from({ length: options.players }, (_, seat) => seat);
      await room.request(null, () => [
        ...seats.map((seat) => ({ do: 'seat', seat, sitter: { person: `p${seat}`, name: `P${seat}` } }) as const),
        { do: 'start', entropy: seats.map(() => '') },
      ]);
      for (let i = 0; i < length && room.now.status === 'running'; i++)
        await room.request(null, ({ history }) => {
          const { state, legal, next } = history as History;
          return [{ do: 'move', by: next as number, move: writeMove(state, legal[below(luck, legal.length)]) }];
        });
      await rooms.pin();
    }
  mkdirSync(join(FIXTURE, '..'), { recursive: true });
  await writeRows(FIXTURE, store.dump());
  await store.close();
  rmSync(folder, { recursive: true });
}

if (process.env.UPDATE_STORED === '1') await writeFixture();

test('stored games of every edition are what they were', async () => {
  assert.ok(existsSync(FIXTURE), 'write it with UPDATE_STORED=1');
  const { games, unreadable, changed, refused, broken } = await Inspection.of(readRows(FIXTURE));
  const wrong = { unreadable, changed, refused, broken };
  assert.equal(games, EDITIONS.length * LENGTHS.length);
  assert.deepEqual(wrong, { unreadable: [], changed: [], refused: [], broken: [] });
  const heads = readFileSync(FIXTURE, 'utf8').matchAll(/"table":"heads".*?"length":(\d+).*?"pinned":(\d+)/g);
  for (const [, length, pinned] of heads) assert.equal(pinned, length, 'each state is noted');
});

test('a rule that changes stored games is noticed', async () => {
  async function* otherStates() {
    for await (const one of readRows(FIXTURE))
      yield one.table === 'heads' ? { ...one, row: { ...one.row, state: 'of other rules' } } : one;
  }
  const { changed, refused } = await Inspection.of(otherStates());
  assert.equal(changed.length, EDITIONS.length * LENGTHS.length);
  assert.ok(changed.some((one) => one.endsWith('(running)')));
  assert.deepEqual(refused, changed);
});

for (const [engine, refused] of [
  ['0', []],
  [RULES, ['pinned (over)']],
] as const)
  test(`a finished game that rules of today would change is named, and refused if they are its own (begun with ${engine})`, async () => {
    const folder = mkdtempSync(join(tmpdir(), 'meltemi-rules-'));
    const [store, id, room] = await noted(engine, 'of another state', join(folder, 'games.sqlite'));
    const running = await Inspection.of(store.dump());
    assert.deepEqual([running.changed, running.refused], [['pinned (running)'], ['pinned (running)']]);
    await room.request(null, () => [{ do: 'end' }]);
    await store.pin(id, room.now.version, 'of another state');
    const over = await Inspection.of(store.dump());
    assert.deepEqual([over.changed, over.refused, over.broken], [['pinned (over)'], refused, []]);
    await store.close();
    rmSync(folder, { recursive: true });
  });
