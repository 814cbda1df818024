import assert from 'node:assert/strict';
import { type ChildProcess, execFile, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:https';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { setDefaultCACertificates } from 'node:tls';
import { promisify } from 'node:util';
import { type Seat, Visitor } from '../../packages/server/test/player.ts';
import { startPostgres } from '../../packages/server/test/postgres.ts';
import { blocks } from './documents.ts';
import { freePort } from './packed/outside.ts';

// The recipes of docs/hosting.md for nginx and Caddy, in front of servers: pages, sockets, https, and the address of
// who calls. Only names, ports and certificates are changed.

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
  /** Number of servers behind it; several share a database. */
  readonly servers: number;
  /** Writes its configuration and returns its arguments; `certificate`: the certificate authority to trust. */
  start(folder: string, port: number, servers: readonly number[]): { args: readonly string[]; certificate: string };
}

/** nginx with a site and further configuration; the certificate is self-signed instead of from Let's Encrypt. */
function nginx(folder: string, port: number, site: string, more = '') {
  const certificate = join(folder, 'certificate.pem');
  const key = join(folder, 'key.pem');
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  const name = ['-subj', '/CN=games.example', '-addext', 'subjectAltName=IP:127.0.0.1'];
  execFileSync('openssl', ['req', ...kind, ...name, '-keyout', key, '-out', certificate], { stdio: 'ignore' });
  const here = site
    .replace('443 ssl', `127.0.0.1:${port} ssl`)
    .replace('/etc/letsencrypt/live/games.example/fullchain.pem', certificate)
    .replace('/etc/letsencrypt/live/games.example/privkey.pem', key);
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder};`);
  const file = join(folder, 'nginx.conf');
  const http = `access_log off;\n${paths.join('\n')}\n${more}\n${here}`;
  writeFileSync(file, `pid ${folder}/pid;\nerror_log stderr;\nevents {}\nhttp {\n${http}\n}\n`);
  const args = ['-c', file, '-p', folder, '-e', 'stderr', '-g', 'daemon off; master_process off;'];
  return { args, certificate };
}

const PROXIES: readonly Proxy[] = [
  {
    name: 'nginx',
    program: 'nginx',
    servers: 1,
    start(folder, port, [server]) {
      const site = recipe('nginx', 'games.example').replace('127.0.0.1:8080', `127.0.0.1:${server}`);
      return nginx(folder, port, site);
    },
  },
  {
    name: 'nginx for several machines',
    program: 'nginx',
    servers: 2,
    start(folder, port, [first, second]) {
      const site = recipe('nginx', 'games.example').replace('http://127.0.0.1:8080', 'http://meltemi');
      const upstream = recipe('nginx', 'upstream')
        .replace('10.0.0.1:8080', `127.0.0.1:${first}`)
        .replace('10.0.0.2:8080', `127.0.0.1:${second}`);
      return nginx(folder, port, site, upstream);
    },
  },
  {
    name: 'Caddy',
    program: 'caddy',
    servers: 1,
    start(folder, port, [server]) {
      const site = recipe('caddyfile', 'games.example')
        .replace('games.example', `https://127.0.0.1:${port}`)
        .replace(':8080', `:${server}`);
      const file = join(folder, 'Caddyfile');
      const own = 'local_certs\n  skip_install_trust\n  auto_https disable_redirects';
      writeFileSync(file, `{\n  admin off\n  ${own}\n  storage file_system ${folder}/caddy\n}\n${site}`);
      const certificate = join(folder, 'caddy/pki/authorities/local/root.crt');
      return { args: ['run', '--config', file, '--adapter', 'caddyfile'], certificate };
    },
  },
];

/** The path of a program, or why it is missing. */
async function found(name: string): Promise<{ readonly program: string } | { readonly why: string }> {
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [FINDER, name]);
    return { program: stdout.trim() };
  } catch (error) {
    return { why: (error as { stderr: string }).stderr.trim() };
  }
}

async function stop(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  if (child.exitCode === null && child.signalCode === null && child.kill(signal)) await once(child, 'exit');
}

for (const proxy of PROXIES)
  describe(`${proxy.name} as in docs/hosting.md`, () => {
    const folder = mkdtempSync(join(tmpdir(), 'meltemi-proxy-'));
    const ended: (() => Promise<unknown>)[] = [];
    const servers: { readonly child: ChildProcess; readonly log: string }[] = [];
    let address = '';
    let missing = '';

    before(async () => {
      const here = await found(proxy.program);
      if ('why' in here) missing = here.why;
      else if (proxy.program === 'nginx' && spawnSync('openssl', ['version']).error)
        missing = 'No openssl on the PATH: nginx would have no certificate.';
      else await start(here.program);
    });
    async function start(program: string): Promise<void> {
      const port = await freePort();
      address = `https://127.0.0.1:${port}`;
      const settings = { ORIGIN: address, TRUST_PROXY: 'yes', LOG_LEVEL: 'info', ...(await database()) };
      const ports = await Promise.all(Array.from({ length: proxy.servers }, freePort));
      for (const [number, PORT] of ports.entries()) {
        const log = join(folder, `log-${number}`);
        const child = spawn('sh', ['-c', `exec "${process.execPath}" "${SERVER}" > "${log}"`], {
          env: { ...process.env, ...settings, PORT: String(PORT) },
        });
        servers.push({ child, log });
        ended.unshift(() => stop(child));
        await until(() => answers(`http://127.0.0.1:${PORT}`));
      }
      mkdirSync(join(folder, 'home'));
      const { args, certificate } = proxy.start(folder, port, ports);
      const env = { ...process.env, HOME: join(folder, 'home') };
      const front = spawn(program, args, { env, stdio: 'ignore' });
      ended.unshift(() => stop(front));
      await until(() => existsSync(certificate));
      setDefaultCACertificates([readFileSync(certificate, 'utf8')]);
      await until(() => answers(address));
    }
    after(async () => {
      for (const end of ended) await end();
      rmSync(folder, { recursive: true });
    });

    async function database(): Promise<Record<string, string>> {
      if (proxy.servers === 1) return { DATABASE_FILE: join(folder, 'games.sqlite'), DATABASE_URL: '' };
      const postgres = await startPostgres();
      ended.unshift(() => postgres.stop());
      return { DATABASE_URL: await postgres.fresh() };
    }
    const logs = () => servers.map(({ log }) => readFileSync(log, 'utf8'));
    /** The servers that have received connections to a table. */
    const serversOf = (id: string) => servers.filter((_, at) => logs()[at].includes(`"url":"/api/tables/${id}/live"`));

    test('pages, requests and sockets come through; cookies are for https', async (t) => {
      if (missing) return t.skip(missing);
      // A forged header must be ignored.
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
      const headers = { origin: address, 'content-type': 'application/json' };
      const named = await fetch(`${address}/api/me`, { method: 'PUT', headers, body: '{"name":"Ben"}' });
      assert.match(named.headers.getSetCookie()[0], /^__Host-meltemi=.*; Secure/);
    });

    test('the server knows who calls, whatever callers write', async (t) => {
      if (missing) return t.skip(missing);
      // All of 127.0.0.0/8 is this machine, so these are callers that are neither the server nor the proxy.
      for (const localAddress of ['127.0.0.7', '127.0.0.8']) {
        const headers = { 'x-forwarded-for': '203.0.113.9' };
        const [response] = await once(get(`${address}/api/tables`, { headers, localAddress }), 'response');
        assert.equal(response.resume().statusCode, 200);
        await until(() => logs().some((log) => log.includes(`"remoteAddress":"${localAddress}"`)));
      }
      for (const log of logs()) assert.doesNotMatch(log, /203\.0\.113\.9/);
    });

    if (proxy.servers > 1)
      test('a table has one server; if that is gone, another one goes on', async (t) => {
        if (missing) return t.skip(missing);
        const people = [await Visitor.named(address, 'Ada'), await Visitor.named(address, 'Ben')];
        const used = new Set<(typeof servers)[number]>();
        let last: [string, ...Seat[]] | null = null;
        while (used.size < servers.length) {
          for (const { socket } of (last?.slice(1) as Seat[]) ?? []) socket.close();
          last = await Visitor.company(people, {}, 2);
          const [id] = last;
          assert.equal(serversOf(id).length, 1, 'both are there');
          used.add(serversOf(id)[0]);
        }
        const [id, ...seats] = last as [string, ...Seat[]];
        await seats[0].playFor(10, seats);
        const [server] = serversOf(id);
        await stop(server.child, 'SIGKILL');
        for (const seat of seats) await seat.gone();
        const again = await Promise.all(people.map((one) => one.connect(id)));
        assert.ok(again[0].turn >= seats[0].turn, 'nothing that was acknowledged is lost');
        await again[0].playFor(again[0].turn + 10, again);
        assert.equal(serversOf(id).length, 2);
        for (const { socket } of again) socket.close();
      });
  });

function answers(address: string): Promise<boolean> {
  return fetch(`${address}/healthz`).then(
    ({ status }) => status === 200,
    () => false,
  );
}

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await setTimeout(100);
}
