import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

// The real server with the built page, as a process of its own.

const PROGRAM = join(import.meta.dirname, '../../../server/test/serve.ts');

export interface Server {
  readonly address: string;
  /** Ends it in the middle of whatever it does. */
  kill(): Promise<void>;
  /** Starts it again, at the same address and on the same data. */
  start(): Promise<void>;
  /** Starts it again, a day later by its clock. */
  later(): Promise<void>;
  stop(): Promise<void>;
}

/** `folder`: the built page; `env`: settings. */
export async function startServer(
  folder: string,
  store: 'SQLite' | 'PostgreSQL',
  env: Readonly<Record<string, string>> = {},
): Promise<Server> {
  const args = [PROGRAM, '--page', folder, ...(store === 'PostgreSQL' ? ['--postgres'] : [])];
  const child = spawn(process.execPath, args, {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, ...env },
  });
  const ended = once(child, 'exit');
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  async function line(): Promise<string> {
    const { value, done } = await lines.next();
    if (done) throw new Error('the server has ended by itself');
    return value;
  }
  async function order(word: string): Promise<void> {
    child.stdin.write(`${word}\n`);
    await line();
  }
  return {
    address: await line(),
    kill: () => order('kill'),
    start: () => order('start'),
    later: () => order('later'),
    async stop() {
      child.stdin.end();
      await ended;
    },
  };
}
