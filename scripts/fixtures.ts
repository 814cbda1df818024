// `npm run fixtures`: keeps what this version writes, in `fixtures/VERSION`: a database, a copy of it, an exported
// game, and a game saved by the page. Every later version has to open them (scripts/test/fixtures.test.ts). A folder
// may be rewritten until its version is released, and never after that.

import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { apply, moves, random, setup, VERSION, writeMove } from '@meltemi/engine';
import { hashPosition } from '@meltemi/engine/record';
import { backup, openStore, readSettings, serve } from '@meltemi/server';
import { randomMove } from '@meltemi/testkit';
import { Room } from '../packages/server/src/live/room.ts';
import type { Entry } from '../packages/server/src/table/entry.ts';
import { newGame } from '../packages/web/src/game/saved-game.ts';
import { playAll } from './fixture-games.ts';

export const FIXTURES = resolve(import.meta.dirname, '../fixtures');

/** A game of the database: its number of moves and the hash of its position. */
export interface Stored {
  readonly id: string;
  readonly status: string;
  readonly version: number;
  readonly hash: string | null;
}

const ADMIN_TOKEN = 'a-token-for-operators';
const QUIET = { LOG_LEVEL: 'silent', PORT: '0', REQUESTS: '100000', MESSAGES: '100000' };

/** Every kind of entry: a log of this version can hold no other, and a fixture has all of them. */
const ENTRIES: { readonly [E in Entry['do']]: true } = {
  ...{ seat: true, remove: true, lock: true, quiet: true, close: true, starting: true, reveal: true, start: true },
  ...{ pledge: true, move: true, back: true, propose: true, decline: true, late: true, 'late-vote': true },
  ...{ 'late-choice': true, pause: true, join: true, vote: true, end: true, rematch: true },
  ...{ keep: true, readmit: true },
};

/** Kinds of entries that a database does not have. */
export async function missingEntries(databaseFile: string): Promise<string[]> {
  const found = new Set<string>();
  const store = await openStore(readSettings({ DATABASE_FILE: databaseFile }));
  try {
    for await (const { table, row } of store.dump()) if (table === 'lines') found.add(JSON.parse(String(row.entry)).do);
  } finally {
    await store.close();
  }
  return Object.keys(ENTRIES).filter((kind) => !found.has(kind));
}

/** Every game of a database, as a server reads it. */
export async function storedGames(databaseFile: string): Promise<Stored[]> {
  const store = await openStore(readSettings({ DATABASE_FILE: databaseFile }));
  try {
    const ids: string[] = [];
    for await (const { table, row } of store.dump()) if (table === 'games') ids.push(String(row.id));
    const rooms = await Promise.all(ids.sort().map((id) => Room.open(id, store, () => {})));
    return rooms.map((room) => {
      const { game, status, version, history } = (room as Room).now;
      return { id: game.id, status, version, hash: history && hashPosition(history.state) };
    });
  } finally {
    await store.close();
  }
}

/** A game as the page stores it on a device. */
function savedGame(): string {
  const options = { players: 3, start: 'quick' } as const;
  const rng = random('saved');
  const state = setup(options);
  const texts: string[] = [];
  while (texts.length < 120) {
    const legal = moves(state);
    const move = randomMove(state, legal, rng);
    texts.push(writeMove(state, move));
    apply(state, move, legal);
  }
  const game = newGame(options, [{ name: 'Ada' }, { level: 'medium' }, { level: 'hard' }], true);
  return JSON.stringify({ ...game, moves: texts });
}

if (import.meta.main) {
  const folder = join(FIXTURES, VERSION);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const databaseFile = join(folder, 'meltemi.sqlite');
  const settings = readSettings({ ...QUIET, ADMIN_TOKEN, DATABASE_FILE: databaseFile });
  const app = await serve(settings, await openStore(settings), null);
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  const operate = async (method: string, path: string, body?: object) => {
    const headers = { authorization: `Bearer ${ADMIN_TOKEN}`, ...(body && { 'content-type': 'application/json' }) };
    const init = { method, headers, body: body ? JSON.stringify(body) : null };
    const answer = await fetch(`${address}/api/admin${path}`, init);
    if (!answer.ok) throw new Error(await answer.text());
  };
  const { finished, leaving } = await playAll(address, operate);
  await operate('DELETE', `/people/${leaving}`);
  const record = await (await fetch(`${address}/api/tables/${finished}/export`)).text();
  await app.close();
  await backup(settings, join(folder, 'meltemi.jsonl'));
  writeFileSync(join(folder, 'record.json'), record);
  writeFileSync(join(folder, 'saved.json'), savedGame());
  writeFileSync(join(folder, 'games.json'), `${JSON.stringify(await storedGames(databaseFile), null, 2)}\n`);
  const missing = await missingEntries(databaseFile);
  if (missing.length > 0) throw new Error(`no game has entries of these kinds: ${missing.join(', ')}`);
  for (const beside of ['-lock', '-wal', '-shm']) rmSync(databaseFile + beside, { force: true });
  console.log(`fixtures/${VERSION} is written.`);
}
