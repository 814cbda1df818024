import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { arch, platform, tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { OLDEST_NODE } from '../../packages/build.ts';

// A clean folder of another user, with npm and the oldest supported Node, and without access to the repository.

const CACHE = resolve(import.meta.dirname, '../../../node_modules/.cache');
/** Root runs the programs as another user; other users run them as themselves. */
const OTHER = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};
/** The PATH without the programs of this repository, which `npm test` puts in front. */
const PATH = (process.env.PATH ?? '').split(delimiter).filter((folder) => !folder.includes('node_modules'));

export interface Ran {
  readonly stdout: string;
  readonly stderr: string;
}

/** The folder of the oldest supported Node, which is downloaded once. */
async function oldestNode(): Promise<string> {
  const program = join(CACHE, `node-${OLDEST_NODE}`);
  if (existsSync(program)) return program;
  const folder = mkdtempSync(join(tmpdir(), 'meltemi-node-'));
  try {
    const name = `node-${platform()}-${arch()}`; // the package that `node` installs
    const args = ['install', '--prefix', folder, '--no-save', '--ignore-scripts', `${name}@${OLDEST_NODE}`];
    await promisify(execFile)('npm', args, { cwd: folder });
    mkdirSync(CACHE, { recursive: true });
    copyFileSync(join(folder, 'node_modules', name, 'bin/node'), program);
    chmodSync(program, 0o755);
    return program;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

export class Outside {
  readonly folder: string;
  private readonly registry: string;
  private readonly running: Started[] = [];

  private constructor(folder: string, registry: string) {
    this.folder = folder;
    this.registry = registry;
  }

  static async prepare(registry: string): Promise<Outside> {
    const folder = mkdtempSync(join(tmpdir(), 'meltemi-outside-'));
    chmodSync(folder, 0o755);
    mkdirSync(join(folder, 'bin'));
    copyFileSync(await oldestNode(), join(folder, 'bin/node'));
    const outside = new Outside(folder, registry);
    outside.give('.');
    return outside;
  }

  /** Makes a new project folder. */
  project(name: string): string {
    mkdirSync(join(this.folder, name));
    this.give(name);
    return name;
  }

  write(path: string, text: string): void {
    writeFileSync(join(this.folder, path), text);
    this.give(path);
  }

  private give(path: string): void {
    if (OTHER.uid !== undefined) chownSync(join(this.folder, path), OTHER.uid, OTHER.gid);
  }

  private options(project: string, env: Readonly<Record<string, string>>) {
    const own = { HOME: this.folder, PATH: [join(this.folder, 'bin'), ...PATH].join(delimiter), LANG: 'C.UTF-8' };
    const npm = { npm_config_registry: this.registry, npm_config_fund: 'false', npm_config_audit: 'false' };
    return { cwd: join(this.folder, project), env: { ...own, ...npm, ...env }, ...OTHER };
  }

  /** Runs a command line to its end; if it fails, throws an error with its output. */
  run(project: string, line: string): Promise<Ran> {
    return promisify(execFile)('sh', ['-ec', line], { ...this.options(project, {}), maxBuffer: 1 << 26 });
  }

  /** Starts a program that keeps running; `user`: the id of the user it runs as. */
  start(project: string, line: string, env: Readonly<Record<string, string>> = {}, user?: number): Started {
    const options = { ...this.options(project, env), ...(user && { uid: user, gid: user }) };
    const child = spawn('sh', ['-ec', `exec ${line}`], { ...options, stdio: ['pipe', 'pipe', 2] });
    const started = new Started(child);
    this.running.push(started);
    return started;
  }

  async close(): Promise<void> {
    for (const started of this.running) await started.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** A running program and its output. */
class Started {
  private readonly child: ChildProcess;
  private readonly lines: AsyncIterableIterator<string>;

  constructor(child: ChildProcess) {
    this.child = child;
    this.lines = createInterface({ input: child.stdout as NodeJS.ReadableStream })[Symbol.asyncIterator]();
  }

  /** The first group of the next line that matches. */
  async line(form: RegExp): Promise<string> {
    const heard: string[] = [];
    for (let next = await this.lines.next(); !next.done; next = await this.lines.next()) {
      const [, found] = form.exec(next.value) ?? [];
      if (found !== undefined) return found;
      heard.push(next.value);
    }
    throw new Error(`It ended without a line like ${form}:\n${heard.join('\n')}`);
  }

  /** Asks it to stop and waits for it; returns its exit code. */
  async stop(): Promise<number | null> {
    if (this.child.exitCode === null && this.child.signalCode === null && this.child.kill())
      await once(this.child, 'exit');
    return this.child.exitCode;
  }
}
