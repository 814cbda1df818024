import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { freePort, startPostgres } from './postgres.ts';

// A server with its page, for tests of the page: `node packages/server/test/serve.ts --page FOLDER [--postgres] [--database FILE]`.
// The first line it prints is the address. `kill` on its input kills the server in the middle of whatever it does, `start` starts it
// again at the same address and on the same data, `later` does both a day later by its clock; each is answered by a line. SIGTERM or the end of the input stops everything.

const { values } = parseArgs({
  options: { page: { type: 'string' }, postgres: { type: 'boolean' }, database: { type: 'string' } },
});
const folder = mkdtempSync(join(tmpdir(), 'meltemi-server-'));
const postgres = values.postgres ? await startPostgres() : null;
const env = {
  ...process.env,
  LOG_LEVEL: 'warn',
  PORT: String(await freePort()),
  DATABASE_URL: postgres ? await postgres.fresh() : '',
  DATABASE_FILE: values.database ?? join(folder, 'games.sqlite'),
  REQUESTS: '100000',
  BOT_THREADS: '1',
  CLAIM: '1',
  AHEAD: '0',
};
const DAY = 86_400_000;
let server: ChildProcess | null = null;

async function start(): Promise<string> {
  // The first line of the output is the address, so the log goes elsewhere.
  const child = fork(join(import.meta.dirname, 'crash/node.ts'), values.page ? [resolve(values.page)] : [], {
    env,
    stdio: ['ignore', 2, 2, 'ipc'],
  });
  server = child;
  const [address] = await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => Promise.reject(new Error('the server has ended by itself'))),
  ]);
  return String(address);
}

async function end(signal: NodeJS.Signals): Promise<void> {
  if (!server || server.exitCode !== null || server.signalCode !== null) return;
  server.kill(signal);
  await once(server, 'exit');
}

let stopping = false;
async function stop(error?: unknown): Promise<void> {
  if (stopping) return;
  stopping = true;
  await end('SIGTERM');
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
  if (error) console.error(error);
  process.exit(error ? 1 : 0);
}

async function obey(line: string): Promise<void> {
  if (line !== 'start') await end('SIGKILL');
  if (line === 'later') env.AHEAD = String(Number(env.AHEAD) + DAY);
  if (line !== 'kill') await start();
  console.log(line);
}

// The package of PostgreSQL would end the process at once: here everything is ended in order.
process.removeAllListeners('SIGTERM');
process.once('SIGTERM', () => stop());
const input = createInterface({ input: process.stdin });
input.on('line', (line) => obey(line).catch(stop));
input.once('close', () => stop());
start().then(console.log, stop);
