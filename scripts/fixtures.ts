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
import { type Seat, Visitor } from '../packages/server/test/player.ts';
import { newGame } from '../packages/web/src/game/saved-game.ts';

export const FIXTURES = resolve(import.meta.dirname, '../fixtures');

/** A game of the database: its number of moves and the hash of its position. */
export interface Stored {
  readonly id: string;
  readonly status: string;
  readonly version: number;
  readonly hash: string | null;
}

const QUIET = { LOG_LEVEL: 'silent', PORT: '0', REQUESTS: '100000', MESSAGES: '100000' };

/** Plays a finished game, three kinds of running ones, and makes a table that waits for people. */
async function play(address: string): Promise<string> {
  const people = await Promise.all(['Ada', 'Bob'].map((name) => Visitor.named(address, name)));
  const [finished, ...players] = await Visitor.company(people);
  await Promise.all(players.map((player) => player.playOn()));
  for (const player of players) player.socket.close();
  await running(people, { options: { players: 3, start: 'quick' } }, 60);
  await running(people, { options: { players: 4, edition: 'classic', monuments: true, gold: 'hidden' } }, 80, 4);
  await running(people, { options: { players: 2, board: { seed: 'fixture' } } }, 40, 2);
  const agreement = { options: { players: 5 }, clock: null, listed: true, hints: true, undo: true };
  await people[1].call('POST', '/api/tables', agreement);
  return finished;
}

async function running(people: readonly Visitor[], terms: object, turns: number, players = 3): Promise<void> {
  const [, ...seats]: [string, ...Seat[]] = await Visitor.company(people, terms, players);
  await seats[0].ask({ do: 'say', version: undefined, text: 'Καλή τύχη!' });
  await seats[0].playFor(turns, seats);
  for (const seat of seats) seat.socket.close();
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
  const luck = random('saved');
  const state = setup(options);
  const texts: string[] = [];
  while (texts.length < 120) {
    const legal = moves(state);
    const move = randomMove(state, legal, luck);
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
  const settings = readSettings({ ...QUIET, DATABASE_FILE: databaseFile });
  const app = await serve(settings, await openStore(settings), null);
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  const finished = await play(address);
  const record = await (await fetch(`${address}/api/tables/${finished}/export`)).text();
  await app.close();
  await backup(settings, join(folder, 'meltemi.jsonl'));
  writeFileSync(join(folder, 'record.json'), record);
  writeFileSync(join(folder, 'saved.json'), savedGame());
  writeFileSync(join(folder, 'games.json'), `${JSON.stringify(await storedGames(databaseFile), null, 2)}\n`);
  for (const beside of ['-lock', '-wal', '-shm']) rmSync(databaseFile + beside, { force: true });
  console.log(`fixtures/${VERSION} is written.`);
}
