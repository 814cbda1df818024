import { type ChildProcessWithoutNullStreams, execFile, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';

// Runs the command line as users do, in a process of its own.

export const ROOT = resolve(import.meta.dirname, '../../..');
const MAIN = join(ROOT, 'packages/cli/src/main.ts');

export interface Ran {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

export function meltemi(args: readonly string[], input = '', env: Record<string, string> = {}): Promise<Ran> {
  return program(process.execPath, [MAIN, ...args], input, env);
}

export function program(
  file: string,
  args: readonly string[],
  input = '',
  env: Record<string, string> = {},
): Promise<Ran> {
  return new Promise((done, fail) => {
    // English, whatever language the machine speaks.
    const options = { cwd: ROOT, env: { ...process.env, LC_ALL: 'C.UTF-8', ...env }, maxBuffer: 1 << 28 };
    const child = execFile(file, args, options, (error, stdout, stderr) => {
      if (error && typeof error.code !== 'number') return fail(error);
      done({ code: error ? Number(error.code) : 0, stdout, stderr });
    });
    child.stdin?.on('error', () => {}); // it may end before it has read everything
    child.stdin?.end(input);
  });
}

/** A folder that is gone after the work. */
export async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'meltemi-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

// biome-ignore lint/suspicious/noExplicitAny: answers are JSON of any shape, and the tests say which
export type Answer = any;

/** A running `meltemi engine`. */
export class Engine {
  private readonly child: ChildProcessWithoutNullStreams;
  private readonly waiting: ((line: string) => void)[] = [];
  readonly ended: Promise<number | null>;

  constructor() {
    this.child = spawn(process.execPath, [MAIN, 'engine'], { cwd: ROOT });
    this.ended = new Promise((done) => {
      this.child.on('exit', done);
    });
    createInterface({ input: this.child.stdout }).on('line', (line) => this.waiting.shift()?.(line));
  }

  /** Sends a line as it is; resolves to the answer. */
  line(text: string): Promise<Answer> {
    const answer = new Promise<string>((done) => {
      this.waiting.push(done);
    });
    this.child.stdin.write(`${text}\n`);
    return answer.then((line) => JSON.parse(line));
  }

  ask(op: string, fields: object = {}): Promise<Answer> {
    return this.line(JSON.stringify({ op, ...fields }));
  }

  /** However a test ends, its process does not stay. */
  [Symbol.dispose](): void {
    this.child.kill();
  }

  close(): Promise<number | null> {
    this.child.stdin.end();
    return this.ended;
  }
}
