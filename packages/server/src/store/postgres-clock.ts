import type { Sql } from 'postgres';

/** How often the time of the database is read, in milliseconds. */
const PERIOD = 30_000;

/**
 * The time of the database, which all nodes share; in between it goes on by this node's monotonic clock, whatever its
 * wall clock says.
 */
export class DatabaseClock {
  private readonly sql: Sql;
  private timer: NodeJS.Timeout | null = null;
  /** The time of the database when the monotonic clock of this process was 0. */
  private origin = 0;

  constructor(sql: Sql) {
    this.sql = sql;
  }

  now(): number {
    return Math.round(this.origin + performance.now());
  }

  async start(): Promise<void> {
    await this.read();
    // While the database is away the time read last goes on.
    this.timer = setInterval(() => this.read().catch(() => {}), PERIOD).unref();
  }

  stop(): void {
    if (this.timer) clearInterval(this.timer);
  }

  private async read(): Promise<void> {
    const asked = performance.now();
    const [row] = await this.sql<
      [{ time: number }]
    >`SELECT extract(epoch FROM clock_timestamp())::float8 * 1000 AS time`;
    const answered = performance.now();
    this.origin = row.time - (asked + answered) / 2;
  }
}
