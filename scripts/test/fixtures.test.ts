import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { after, test } from 'node:test';
import { promisify } from 'node:util';
import { actor, VERSION, writeMove } from '@meltemi/engine';
import { type History, readRecord, replay } from '@meltemi/engine/record';
import { openStore, readSettings, restore } from '@meltemi/server';
import { Room } from '../../packages/server/src/live/room.ts';
import { readSaved } from '../../packages/web/src/game/saved-game.ts';
import { FIXTURES, missingEntries, type Stored, storedGames } from '../fixtures.ts';

// What every version has written since the first release is opened by this one: databases with running tables, copies,
// exported and saved games. A version that can not open something says so in the changelog, and here. 0.1.0-alpha was
// written before players' numbers decided dice: its games verify by the rules of then.

const work = mkdtempSync(join(tmpdir(), 'meltemi-versions-'));
after(() => rmSync(work, { recursive: true }));

const MELTEMI = resolve(import.meta.dirname, '../../packages/cli/src/main.ts');
const versions = readdirSync(FIXTURES);

test('this version is among them, with every kind of entry that it writes', async () => {
  assert.ok(versions.includes(VERSION), 'npm run fixtures');
  const file = join(work, 'entries.sqlite');
  copyFileSync(join(FIXTURES, VERSION, 'meltemi.sqlite'), file);
  assert.deepEqual(await missingEntries(file), [], 'npm run fixtures');
});

for (const version of versions) {
  const fixture = (name: string) => join(FIXTURES, version, name);
  const read = (name: string) => readFileSync(fixture(name), 'utf8');
  const games: readonly Stored[] = JSON.parse(read('games.json'));

  test(`a database of ${version}: every game is what it was, and running ones go on`, async () => {
    const file = join(work, `${version}.sqlite`);
    copyFileSync(fixture('meltemi.sqlite'), file);
    assert.deepEqual(await storedGames(file), games);
    const running = games.filter(({ status }) => status === 'running');
    assert.ok(running.length > 2);
    const store = await openStore(readSettings({ DATABASE_FILE: file }));
    for (const { id } of running) {
      const room = (await Room.open(id, store, () => {})) as Room;
      const before = room.now.version;
      await room.request(null, ({ history }) => {
        const { state, legal, next } = history as History;
        return [{ do: 'move', by: next as number, move: writeMove(state, legal[0]) }];
      });
      assert.ok(room.now.version > before);
    }
    await store.close();
  });

  test(`a copy of ${version} can be restored`, async () => {
    const DATABASE_FILE = join(work, `${version}-restored.sqlite`);
    const { unreadable, changed, broken } = await restore(readSettings({ DATABASE_FILE }), fixture('meltemi.jsonl'));
    assert.deepEqual({ unreadable, changed, broken }, { unreadable: [], changed: [], broken: [] });
    assert.deepEqual(await storedGames(DATABASE_FILE), games);
  });

  test(`games exported and saved by ${version} can be replayed and verified`, async () => {
    const record = readRecord(read('record.json'));
    assert.equal(record.version, version.replace('-alpha', ''));
    const { state, difference } = replay(record);
    assert.deepEqual([difference, actor(state)], [null, null]);
    await promisify(execFile)(process.execPath, [MELTEMI, 'verify', fixture('record.json')]);
    const saved = readSaved(read('saved.json'));
    assert.deepEqual([saved.company.seats.length, replay(saved).difference], [3, null]);
  });
}
