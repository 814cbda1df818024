import assert from 'node:assert/strict';
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { Visitor } from '../../packages/server/test/player.ts';
import { blocks } from './documents.ts';
import { freePort } from './packed/outside.ts';

// The recipes of docs/hosting.md for nginx and Caddy, in front of a server: pages, sockets, and the address of who calls. Without certificates:
// only where they listen is changed.

const SERVER = resolve(import.meta.dirname, '../../packages/server/test/crash/node.ts');
const recipe = (language: string) => {
  const found = blocks(language).find(({ file, text }) => file === 'docs/hosting.md' && text.includes('games.example'));
  assert.ok(found, `docs/hosting.md has no recipe in ${language}`);
  return found.text;
};

interface Proxy {
  readonly program: string;
  /** Says whether it is there. */
  readonly version: readonly string[];
  /** What it is started with, once its configuration is written. */
  start(folder: string, port: number, server: number): readonly string[];
}

const PROXIES: readonly Proxy[] = [
  {
    program: 'nginx',
    version: ['-v'],
    start(folder, port, server) {
      const site = recipe('nginx')
        .replace('443 ssl', `127.0.0.1:${port}`)
        .replace('127.0.0.1:8080', `127.0.0.1:${server}`);
      const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder};`);
      const http = `access_log off;\n${paths.join('\n')}\n${site}`;
      const file = join(folder, 'nginx.conf');
      writeFileSync(file, `pid ${folder}/pid;\nerror_log stderr;\nevents {}\nhttp {\n${http}\n}\n`);
      return ['-c', file, '-p', folder, '-e', 'stderr', '-g', 'daemon off; master_process off;'];
    },
  },
  {
    program: 'caddy',
    version: ['version'],
    start(folder, port, server) {
      const site = recipe('caddyfile')
        .replace('games.example', `http://127.0.0.1:${port}`)
        .replace(':8080', `:${server}`);
      const file = join(folder, 'Caddyfile');
      writeFileSync(file, `{\n  admin off\n  auto_https off\n}\n${site}`);
      return ['run', '--config', file, '--adapter', 'caddyfile'];
    },
  },
];

const isThere = ({ program, version }: Proxy) => {
  try {
    execFileSync(program, version, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null && child.kill()) await once(child, 'exit');
}

for (const proxy of PROXIES) {
  test(`${proxy.program} as in docs/hosting.md`, { timeout: 120_000 }, async (t) => {
    if (!isThere(proxy)) return t.skip(`no ${proxy.program} here`);
    const folder = mkdtempSync(join(tmpdir(), 'meltemi-proxy-'));
    t.after(() => rmSync(folder, { recursive: true }));
    const [port, server] = [await freePort(), await freePort()];
    const address = `http://127.0.0.1:${port}`;
    const log = join(folder, 'log');
    const settings = { ORIGIN: address, TRUST_PROXY: 'yes', LOG_LEVEL: 'info', PORT: String(server) };
    const database = { DATABASE_FILE: join(folder, 'games.sqlite'), DATABASE_URL: '' };
    const behind = spawn('sh', ['-c', `exec "${process.execPath}" "${SERVER}" > "${log}"`], {
      env: { ...process.env, ...settings, ...database },
    });
    t.after(() => stop(behind));
    mkdirSync(join(folder, 'home'));
    const env = { ...process.env, HOME: join(folder, 'home') };
    const front = spawn(proxy.program, proxy.start(folder, port, server), { env, stdio: 'ignore' });
    t.after(() => stop(front));
    await until(address);

    // Whatever a caller writes there is not believed.
    const forged = { 'x-forwarded-for': '203.0.113.9' };
    const ada = new Visitor(address);
    await ada.call('PUT', '/api/me', { name: 'Ada' }, { origin: address, ...forged });
    const id = await ada.tableWithBots({ players: 3, start: 'quick' });
    const seat = await ada.connect(id, { origin: address, ...forged });
    await ada.call('POST', `/api/tables/${id}/start`);
    await seat.playFor(20, [seat]);
    assert.ok(seat.turn >= 20, 'moves come through the socket');
    seat.socket.close();
    await assert.rejects(
      ada.call('POST', `/api/tables/${id}/rematch`, {}, { origin: 'https://evil.example' }),
      /another page/,
    );
    const { status } = await fetch(`${address}/metrics`);
    assert.ok(status === 403 || status === 404, 'metrics are not public');
    assert.equal((await fetch(`${address}/healthz`)).status, 200);
    const heard = readFileSync(log, 'utf8');
    assert.match(heard, /"remoteAddress":"127\.0\.0\.1"/);
    assert.doesNotMatch(heard, /203\.0\.113\.9/);
  });
}

/** Waits until the server answers through the proxy. */
async function until(address: string): Promise<void> {
  for (;;) {
    const status = await fetch(`${address}/healthz`).then(
      (answer) => answer.status,
      () => 0,
    );
    if (status === 200) return;
    await setTimeout(100);
  }
}
