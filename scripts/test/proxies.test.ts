import assert from 'node:assert/strict';
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Visitor } from '../../packages/server/test/player.ts';
import { blocks } from './documents.ts';
import { freePort } from './packed/outside.ts';

// The recipes of docs/hosting.md for nginx and Caddy, in front of a server: pages, sockets, and the address of who calls. Without certificates:
// only where they listen is changed.

const SERVER = resolve(import.meta.dirname, '../../packages/server/test/crash/node.ts');
const FINDER = resolve(import.meta.dirname, '../program.ts');

/** The recipe in a language that contains a word. */
function recipe(language: string, word: string): string {
  const block = blocks(language).find(({ file, text }) => file === 'docs/hosting.md' && text.includes(word));
  assert.ok(block, `docs/hosting.md has no recipe in ${language} with ${word}`);
  return block.text;
}

interface Proxy {
  readonly name: string;
  readonly program: string;
  /** What it is started with, once its configuration is written. */
  start(folder: string, port: number, server: number): readonly string[];
}

/** nginx with one site; `more`: what stands beside it. */
function nginx(folder: string, site: string, more = ''): readonly string[] {
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder};`);
  const file = join(folder, 'nginx.conf');
  const http = `access_log off;\n${paths.join('\n')}\n${more}\n${site}`;
  writeFileSync(file, `pid ${folder}/pid;\nerror_log stderr;\nevents {}\nhttp {\n${http}\n}\n`);
  return ['-c', file, '-p', folder, '-e', 'stderr', '-g', 'daemon off; master_process off;'];
}

const nginxSite = (port: number) =>
  recipe('nginx', 'games.example')
    .replace('443 ssl', `127.0.0.1:${port}`)
    .replaceAll(/^ *ssl_certificate.*\n/gm, '');

const PROXIES: readonly Proxy[] = [
  {
    name: 'nginx',
    program: 'nginx',
    start: (folder, port, server) => nginx(folder, nginxSite(port).replace('127.0.0.1:8080', `127.0.0.1:${server}`)),
  },
  {
    name: 'nginx for several machines',
    program: 'nginx',
    start(folder, port, server) {
      const site = nginxSite(port).replace('http://127.0.0.1:8080', 'http://meltemi');
      return nginx(folder, site, recipe('nginx', 'upstream').replaceAll(/10\.0\.0\.\d:8080/g, `127.0.0.1:${server}`));
    },
  },
  {
    name: 'Caddy',
    program: 'caddy',
    start(folder, port, server) {
      const site = recipe('caddyfile', 'games.example')
        .replace('games.example', `http://127.0.0.1:${port}`)
        .replace(':8080', `:${server}`);
      const file = join(folder, 'Caddyfile');
      writeFileSync(file, `{\n  admin off\n  auto_https off\n}\n${site}`);
      return ['run', '--config', file, '--adapter', 'caddyfile'];
    },
  },
];

/** Where a program is, or why it is nowhere. */
async function found(name: string): Promise<{ readonly program: string } | { readonly why: string }> {
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [FINDER, name]);
    return { program: stdout.trim() };
  } catch (error) {
    return { why: (error as { stderr: string }).stderr.trim() };
  }
}

const CALLER = '127.0.0.7';

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null && child.kill()) await once(child, 'exit');
}

for (const proxy of PROXIES) {
  test(`${proxy.name} as in docs/hosting.md`, { timeout: 180_000 }, async (t) => {
    const here = await found(proxy.program);
    if ('why' in here) return t.skip(here.why);
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
    await until(() => answers(`http://127.0.0.1:${server}`));
    mkdirSync(join(folder, 'home'));
    const env = { ...process.env, HOME: join(folder, 'home') };
    const front = spawn(here.program, proxy.start(folder, port, server), { env, stdio: 'ignore' });
    t.after(() => stop(front));
    await until(() => answers(address));

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
    // All of 127.0.0.0/8 is this machine: a caller who is neither the server nor the proxy.
    const [response] = await once(get(`${address}/api/tables`, { headers: forged, localAddress: CALLER }), 'response');
    assert.equal(response.resume().statusCode, 200);
    await until(() => readFileSync(log, 'utf8').includes(`"remoteAddress":"${CALLER}"`));
    assert.doesNotMatch(readFileSync(log, 'utf8'), /203\.0\.113\.9/);
  });
}

function answers(address: string): Promise<boolean> {
  return fetch(`${address}/healthz`).then(
    ({ status }) => status === 200,
    () => false,
  );
}

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await setTimeout(100);
}
