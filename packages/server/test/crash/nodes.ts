import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Random } from '@meltemi/engine';
import { below } from '@meltemi/engine/internal';
import { freePort } from '../postgres.ts';

const QUIET = {
  LOG_LEVEL: 'silent',
  MESSAGES: '10000000',
  REQUESTS: '10000000',
  CONNECTIONS: '10000',
  BOT_THREADS: '1',
  CLAIM: '1',
};

/** Servers as processes on the same data, at addresses that stay. */
export class Nodes {
  private readonly env: Readonly<Record<string, string>>;
  private readonly ports: readonly number[];
  private readonly children: (ChildProcess | null)[];
  kills = 0;

  private constructor(env: Readonly<Record<string, string>>, ports: readonly number[]) {
    this.env = env;
    this.ports = ports;
    this.children = ports.map(() => null);
  }

  /** `env` names the data. */
  static async start(count: number, env: Readonly<Record<string, string>>): Promise<Nodes> {
    const ports: number[] = [];
    for (let i = 0; i < count; i++) ports.push(await freePort());
    const nodes = new Nodes(env, ports);
    for (let i = 0; i < count; i++) await nodes.launch(i);
    return nodes;
  }

  /** Where somebody may try. */
  address(rng: Random): string {
    return `http://127.0.0.1:${this.ports[below(rng, this.ports.length)]}`;
  }

  private async launch(i: number): Promise<void> {
    const env = { ...process.env, ...QUIET, ...this.env, PORT: String(this.ports[i]) };
    const child = fork(join(import.meta.dirname, 'node.ts'), { env, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    this.children[i] = child;
    await Promise.race([
      once(child, 'message'),
      once(child, 'exit').then(([code]) => {
        if (this.children[i] === child) throw new Error(`a server has ended by itself, with code ${code}`);
      }),
    ]);
  }

  /** One of them is killed in the middle of whatever it does, and started again. */
  async kill(rng: Random): Promise<void> {
    const i = below(rng, this.ports.length);
    await this.end(i);
    this.kills++;
    await this.launch(i);
  }

  private async end(i: number): Promise<void> {
    const child = this.children[i];
    this.children[i] = null;
    if (!child || child.exitCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }

  async stop(): Promise<void> {
    await Promise.all(this.children.map((_, i) => this.end(i)));
  }
}
