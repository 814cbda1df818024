import postgres, { type Sql } from 'postgres';
import { summaryRow } from './chain.ts';
import type { Effects, LogLine } from './store.ts';

/** The channel on which nodes announce lines, as 'GAME SEQ', one after the other. */
export const CHANNEL = 'meltemi_lines';
/** PostgreSQL's code for a key that is taken. */
const TAKEN = '23505';
/** The most games in one commit: its notification to the other nodes is limited in length. */
const MOST = 200;

/** Lines of one game and their effects. */
interface Job {
  readonly game: string;
  readonly lines: readonly LogLine[];
  readonly after: Effects;
}

interface QueuedJob extends PromiseWithResolvers<boolean> {
  readonly job: Job;
}

/**
 * Writes lines into the database. Jobs that come during a commit share the next one: PostgreSQL serialises commits with
 * notifications, so many small ones would queue there.
 */
export class PostgresWriter {
  private readonly sql: Sql;
  private queue: QueuedJob[] = [];
  private answered: Promise<void> | null = null;

  constructor(sql: Sql) {
    this.sql = sql;
  }

  /** True once the lines are on disk; false: their numbers are taken. */
  submit(job: Job): Promise<boolean> {
    const one = { job, ...Promise.withResolvers<boolean>() };
    this.queue.push(one);
    this.answered ??= this.flush();
    return one.promise;
  }

  /** Resolves when all submitted jobs are written. */
  async rest(): Promise<void> {
    await this.answered;
  }

  private async flush(): Promise<void> {
    await new Promise(setImmediate);
    while (this.queue.length > 0) await this.perform(this.queue.splice(0, MOST));
    this.answered = null;
  }

  /** All with one commit. If the database refuses it, one by one, so that one bad job does not fail the others. */
  private async perform(some: readonly QueuedJob[]): Promise<void> {
    try {
      await this.commit(some.map(({ job }) => job));
      for (const { resolve } of some) resolve(true);
    } catch (error) {
      const refused = error instanceof postgres.PostgresError;
      if (refused && some.length > 1) for (const one of some) await this.perform([one]);
      else if (refused && error.code === TAKEN) for (const { resolve } of some) resolve(false);
      else for (const { reject } of some) reject(error);
    }
  }

  /**
   * Everything in one statement, including the notification of the other nodes, so that a commit takes one round trip.
   */
  private async commit(jobs: readonly Job[]): Promise<void> {
    const { sql } = this;
    const lines = jobs.flatMap(({ game, lines, after: { waiting, digests = [] } }) =>
      lines.map(({ seq, at, key, entry }, i) => ({ game, seq, at, key, entry, waiting, digest: digests[i] })),
    );
    const heads = jobs.map(({ game, lines, after: { digests = [] } }) => ({
      ...{ game, length: (lines.at(-1)?.seq ?? -1) + 1, digest: digests[lines.length - 1] },
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

  /** Replaces the seated persons. */
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
