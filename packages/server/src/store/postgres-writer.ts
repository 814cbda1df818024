import postgres, { type Sql } from 'postgres';
import { summaryRow } from './chain.ts';
import type { After, Line } from './store.ts';

/** On which nodes tell each other of lines, as 'GAME SEQ', one after the other. */
export const CHANNEL = 'meltemi_lines';
/** PostgreSQL's word for a place that is taken. */
const TAKEN = '23505';
/** Games that one commit writes at most: what it tells has to fit into one call to the other nodes. */
const MOST = 200;

/** Lines of one game, and what they have made of it. */
interface Job {
  readonly game: string;
  readonly lines: readonly Line[];
  readonly after: After;
}

interface Waiting extends PromiseWithResolvers<boolean> {
  readonly job: Job;
}

/**
 * Writes lines into the database. What comes while a commit is under way waits for the next one, and shares it: PostgreSQL lets commits
 * that call other nodes through one by one, so many small ones would stand in a queue there.
 */
export class PostgresWriter {
  private readonly sql: Sql;
  private waiting: Waiting[] = [];
  private underWay: Promise<void> | null = null;

  constructor(sql: Sql) {
    this.sql = sql;
  }

  /** True once it is on disk; false: the place is taken. */
  submit(job: Job): Promise<boolean> {
    const one = { job, ...Promise.withResolvers<boolean>() };
    this.waiting.push(one);
    this.underWay ??= this.flush();
    return one.promise;
  }

  /** Resolves when all that was submitted is written. */
  async rest(): Promise<void> {
    await this.underWay;
  }

  private async flush(): Promise<void> {
    await new Promise(setImmediate);
    while (this.waiting.length > 0) await this.perform(this.waiting.splice(0, MOST));
    this.underWay = null;
  }

  /** Together; and if the database does not take that, one by one: what is wrong with one is not the others' business. */
  private async perform(some: readonly Waiting[]): Promise<void> {
    try {
      await this.commit(some.map(({ job }) => job));
      for (const { resolve } of some) resolve(true);
    } catch (error) {
      const refused = error instanceof postgres.PostgresError;
      if (refused && some.length > 1) for (const one of some) await this.perform([one]);
      else if (refused && error.code === TAKEN) some[0].resolve(false);
      else for (const { reject } of some) reject(error);
    }
  }

  /** One round trip: everything, the call to the other nodes too, is one statement, and so one commit. */
  private async commit(jobs: readonly Job[]): Promise<void> {
    const { sql } = this;
    const lines = jobs.flatMap(({ game, lines, after: { waiting, digests = [] } }) =>
      lines.map(({ seq, at, key, entry }, i) => ({ game, seq, at, key, entry, waiting, digest: digests[i] })),
    );
    const heads = jobs.map(({ game, lines, after: { digests = [] } }) => ({
      ...{ game, length: lines[lines.length - 1].seq + 1, digest: digests[lines.length - 1] },
    }));
    const news = heads.map(({ game, length }) => `${game} ${length - 1}`);
    await sql`
      WITH written AS (
        INSERT INTO lines (game, seq, at, key, entry, waiting, digest)
        SELECT game, seq, at, key, entry, waiting, digest FROM jsonb_to_recordset(${json(sql, lines)})
          AS new (game text, seq int, at bigint, key text, entry text, waiting text, digest text)
      ), led AS (
        UPDATE heads SET length = new.length, digest = new.digest
        FROM jsonb_to_recordset(${json(sql, heads)}) AS new (game text, length int, digest text)
        WHERE heads.game = new.game
      ) ${this.summed(jobs)} ${this.seated(jobs)}
      SELECT pg_notify(${CHANNEL}, ${news.join(' ')})`;
  }

  private summed(jobs: readonly Job[]) {
    const { sql } = this;
    const summaries = jobs.flatMap(({ game, after: { summary } }) =>
      summary ? { game, ...summaryRow(game, summary) } : [],
    );
    if (summaries.length === 0) return sql``;
    return sql`, summed AS (
        UPDATE games SET status = new.status, listed = new.listed, free_seats = new.free_seats,
          deadline = new.deadline, bot = new.bot, winners = new.winners, digest = new.digest
        FROM jsonb_to_recordset(${json(sql, summaries)})
          AS new (game text, status text, listed int, free_seats int, deadline bigint, bot int, winners text, digest text)
        WHERE id = new.game
      )`;
  }

  /** Who sits there from now on. */
  private seated(jobs: readonly Job[]) {
    const { sql } = this;
    const seats = jobs.flatMap(({ game, after: { persons } }) => (persons ? { game, persons } : []));
    if (seats.length === 0) return sql``;
    const games = seats.map(({ game }) => game);
    const pairs = seats.flatMap(({ game, persons }) => persons.map((person) => ({ game, person })));
    return sql`, sitting AS (
        SELECT game, person FROM jsonb_to_recordset(${json(sql, pairs)}) AS new (game text, person text)
      ), stood AS (
        DELETE FROM seated WHERE game IN (SELECT jsonb_array_elements_text(${json(sql, games)}))
          AND (game, person) NOT IN (SELECT game, person FROM sitting)
      ), sat AS (
        INSERT INTO seated (game, person) SELECT game, person FROM sitting ON CONFLICT DO NOTHING
      )`;
  }
}

function json(sql: Sql, rows: readonly (object | string)[]) {
  return sql.json(rows as postgres.JSONValue);
}
