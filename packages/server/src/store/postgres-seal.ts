import type { JSONValue, Sql, TransactionSql } from 'postgres';
import { sealOf } from './chain.ts';
import type { GameRow } from './rows.ts';
import type { StoredLine } from './store.ts';

/** Gives games of earlier versions their digests. */
export async function sealEarlier(transaction: TransactionSql): Promise<void> {
  const sql = transaction as unknown as Sql;
  for (const game of await sql<GameRow[]>`SELECT * FROM games WHERE digest = ''`) {
    const lines = await sql<
      StoredLine[]
    >`SELECT seq, at, key, entry, waiting FROM lines WHERE game = ${game.id} ORDER BY seq`;
    const { commitment, digest, digests, head } = sealOf(game, lines);
    await sql`
      UPDATE lines SET digest = new.digest
      FROM jsonb_to_recordset(${sql.json(digests as JSONValue)}) AS new (seq int, digest text)
      WHERE game = ${game.id} AND lines.seq = new.seq`;
    await sql`INSERT INTO heads (game, length, digest) VALUES (${game.id}, ${head.length}, ${head.digest})`;
    await sql`UPDATE games SET commitment = ${commitment}, digest = ${digest} WHERE id = ${game.id}`;
  }
}
