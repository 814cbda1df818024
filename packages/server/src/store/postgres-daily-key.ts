import { createHmac, randomBytes } from 'node:crypto';
import type { Sql } from 'postgres';

/** Whoever draws a new key holds this lock, so that all nodes have the same. */
const LOCK = 7_301_947;
const DAY = 86_400_000;
/** Rows of `counts` that hold a key: the table is in no copy and not in the write-ahead log. */
const PREFIX = 'key:';

/**
 * A random key that all nodes share for a day and that then exists nowhere. Addresses are stored under an HMAC with it
 * alone: there are so few that plain hashes could be looked up.
 */
export class DailyKey {
  private readonly sql: Sql;
  private known: { readonly key: Promise<string>; readonly until: number } | null = null;

  constructor(sql: Sql) {
    this.sql = sql;
  }

  async hmac(text: string, now: number): Promise<string> {
    return createHmac('sha256', await this.current(now))
      .update(text)
      .digest('hex');
  }

  private current(now: number): Promise<string> {
    if (this.known && now < this.known.until) return this.known.key;
    const drawn = this.read(now);
    const key = drawn.then((row) => row.key);
    // Until it is read, requests share it; one that fails is tried again.
    this.known = { key, until: now + DAY };
    drawn.then(
      ({ since }) => {
        this.known = { key, until: since + DAY };
      },
      () => {
        this.known = null;
      },
    );
    return key;
  }

  private read(now: number): Promise<{ key: string; since: number }> {
    return this.sql.begin(async (sql) => {
      await sql`SELECT pg_advisory_xact_lock(${LOCK})`;
      await sql`DELETE FROM counts WHERE key LIKE ${`${PREFIX}%`} AND since <= ${now - DAY}`;
      const [row] = await sql<{ key: string; since: number }[]>`
        SELECT key, since FROM counts WHERE key LIKE ${`${PREFIX}%`}`;
      if (row) return row;
      const fresh = { key: `${PREFIX}${randomBytes(32).toString('hex')}`, since: now };
      await sql`INSERT INTO counts VALUES (${fresh.key}, ${fresh.since}, 0)`;
      return fresh;
    });
  }
}
