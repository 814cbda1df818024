import type { DatabaseSync } from 'node:sqlite';
import { RULES, writeMove } from '@meltemi/engine';
import type { History } from '@meltemi/engine/record';
import { digestsOf, originOf } from '../src/store/chain.ts';
import type { LogLine, Store } from '../src/store/store.ts';
import { automaticEntry } from '../src/table/auto-entries.ts';
import type { Entry } from '../src/table/entry.ts';
import { Table } from '../src/table/table.ts';
import { summaryOf } from '../src/table/table-info.ts';

// A game that was taken back again and again, as long as one likes: written into a file directly, for it would take hours to play.

/** Moves until it is taken back. */
const ROUND = 17;

const AGREEMENT = {
  options: { players: 3, start: 'quick' },
  clock: null,
  listed: false,
  hints: false,
  undo: true,
} as const;

/** The beginning of a game of one person and two bots, and some moves with what takes them back: the same can follow any number of times. */
function entries(): { begin: string[]; round: string[] } {
  const game = { id: 'long', made: 1, host: 'ada', agreement: AGREEMENT, engine: RULES, seed: 'ab'.repeat(32) };
  const table = new Table(game);
  const written: string[] = [];
  const write = (entry: Entry) => {
    written.push(JSON.stringify(entry));
    table.fold({ seq: table.version, at: 1, key: null, entry: written[written.length - 1] });
  };
  const rest = () => {
    for (let next = automaticEntry(table); next; next = automaticEntry(table)) write(next);
  };
  write({ do: 'seat', seat: 0, sitter: { person: 'ada', name: 'Ada' } });
  for (const seat of [1, 2]) write({ do: 'seat', seat, sitter: { level: 'random' } });
  write({ do: 'start', entropy: ['', '', ''] });
  rest();
  const { turn } = table.history as History;
  const begun = written.length;
  for (let i = 0; i < ROUND; i++) {
    const { state, legal, next } = table.history as History;
    write({ do: 'move', by: next as number | 'fate', move: writeMove(state, legal[0]) });
  }
  write({ do: 'propose', seat: 0, to: turn });
  write({ do: 'back', seat: null, to: turn });
  return { begin: written.slice(0, begun), round: written.slice(begun) };
}

/** Writes it, up to a moment at which ada has to decide or a bot; `db`: the file of the store. */
export async function writeLongLog(store: Store, db: DatabaseSync, id: string, length: number): Promise<void> {
  const game = { id, made: 1, host: 'ada', agreement: AGREEMENT, engine: RULES, seed: 'cd'.repeat(32) };
  const { begin, round } = entries();
  const table = new Table(game);
  const texts = [...begin];
  while (texts.length + round.length <= length) texts.push(...round);
  for (const [seq, entry] of begin.entries()) table.fold({ seq, at: 1, key: null, entry });
  await store.create(game, summaryOf(table));
  const insert = db.prepare(
    'INSERT INTO lines (game, seq, at, key, entry, waiting, digest) VALUES (?, ?, ?, ?, ?, ?, ?)',
  );
  const lines = texts.map((entry, seq): LogLine => ({ seq, at: 1, key: seq % 9 ? null : `key-${seq}-of-it`, entry }));
  const digests = digestsOf(
    game.seed,
    originOf({ ...game, agreement: JSON.stringify(AGREEMENT) }),
    lines,
    table.waiting,
  );
  db.exec('BEGIN IMMEDIATE');
  for (const [i, { seq, at, key, entry }] of lines.entries())
    insert.run(id, seq, at, key, entry, table.waiting, digests[i]);
  db.prepare('UPDATE heads SET length = ?, digest = ? WHERE game = ?').run(lines.length, digests[lines.length - 1], id);
  db.prepare('INSERT INTO seated VALUES (?, ?)').run(id, 'ada');
  db.exec('COMMIT');
}
