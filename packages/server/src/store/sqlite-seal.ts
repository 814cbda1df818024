import type { DatabaseSync } from 'node:sqlite';
import { sealOf } from './chain.ts';
import { type GameRow, TABLES } from './rows.ts';
import { rowsOf } from './sqlite-rows.ts';
import type { StoredLine } from './store.ts';

/** Gives games of earlier versions their digests, in one commit; or in the one that is under way. */
export function sealEarlier(db: DatabaseSync): void {
  const games = rowsOf<GameRow>(db.prepare(`SELECT ${TABLES.games.join(', ')} FROM games WHERE digest = ''`));
  if (games.length === 0) return;
  const begun = !db.isTransaction;
  if (begun) db.exec('BEGIN IMMEDIATE');
  const log = db.prepare('SELECT seq, at, key, entry, waiting FROM lines WHERE game = ? ORDER BY seq');
  const line = db.prepare('UPDATE lines SET digest = ? WHERE game = ? AND seq = ?');
  const head = db.prepare('INSERT INTO heads (game, length, digest) VALUES (?, ?, ?)');
  const row = db.prepare('UPDATE games SET commitment = ?, digest = ? WHERE id = ?');
  for (const game of games) {
    const { id } = game;
    const seal = sealOf(game, rowsOf<StoredLine>(log, id));
    for (const { seq, digest } of seal.digests) line.run(digest, id, seq);
    head.run(id, seal.head.length, seal.head.digest);
    row.run(seal.commitment, seal.digest, id);
  }
  if (begun) db.exec('COMMIT');
}
