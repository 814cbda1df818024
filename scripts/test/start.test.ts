import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { RULES, VERSION } from '@meltemi/engine';
import { ROOT } from './documents.ts';
import { freePort } from './packed/outside.ts';

// `npm start` as a host has it.

const START = join(import.meta.dirname, '../start.ts');

function start(args: readonly string[], env: Readonly<Record<string, string>>) {
  return spawn(process.execPath, [START, ...args], { env: { ...process.env, ...env } });
}

test('npm start builds the page, serves it with the API at the printed address, and stops when told', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'meltemi-start-'));
  const DATABASE_FILE = join(folder, 'data', 'meltemi.sqlite');
  const child = start(['--port', '0', '--data', join(folder, 'data')], { PORT: '1', TRUSTPROXY: 'yes' });
  try {
    let address = '';
    const said: string[] = [];
    for await (const line of createInterface({ input: child.stdout })) {
      said.push(line);
      [, address = ''] = /^Meltemi is ready: (http:\S+)$/.exec(line) ?? [];
      if (address) break;
    }
    assert.match(said.join(), /TRUSTPROXY is no setting of Meltemi, and has no effect: is TRUST_PROXY meant\?/);
    assert.match(await (await fetch(address)).text(), /<title>Meltemi<\/title>/);
    assert.deepEqual(await (await fetch(`${address}/healthz`)).json(), { ok: true, version: VERSION, rules: RULES });
    assert.deepEqual(await (await fetch(`${address}/api/tables`)).json(), []);
    assert.equal(statSync(DATABASE_FILE).mode & 0o77, 0, 'nobody else can read it');
    const others: [Record<string, string>, RegExp][] = [
      [{ PORT: '0', DATABASE_FILE }, /Meltemi cannot start\. Another server uses the database/],
      [
        { PORT: new URL(address).port, DATABASE_FILE: `${DATABASE_FILE}-2` },
        /Meltemi cannot start\. PORT \d+ of 127\.0\.0\.1 is used by another program/,
      ],
    ];
    for (const [env, why] of others) {
      const second = start([], env);
      assert.match((await second.stderr.toArray()).join(''), why);
      assert.equal(second.exitCode ?? (await once(second, 'exit'))[0], 1, 'it is gone, and plays no bots');
    }
    child.kill('SIGTERM');
    const [code] = await once(child, 'exit');
    assert.equal(code, 0);
  } finally {
    child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  }
});

test('a server whose shell is gone ends too', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'meltemi-orphan-'));
  const env = { ...process.env, npm_command: 'start', PORT: '0', DATABASE_FILE: join(folder, 'games.sqlite') };
  const shell = spawn('sh', ['-c', `"${process.execPath}" "${START}"; exit 0`], { env });
  try {
    const lines = createInterface({ input: shell.stdout });
    const [ready] = await once(lines, 'line');
    const address = /http:\S+/.exec(ready)?.[0] ?? /http:\S+/.exec((await once(lines, 'line'))[0])?.[0];
    assert.equal((await fetch(`${address}/healthz`)).status, 200);
    shell.kill('SIGKILL');
    const answers = () =>
      fetch(`${address}/healthz`).then(
        () => true,
        () => false,
      );
    while (await answers()) await setTimeout(100);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test('the steps for other systems start the server and play a game', async (t) => {
  const [, job] = readFileSync(join(ROOT, '.github/workflows/ci.yml'), 'utf8').split(/^ {2}platforms:\n/m);
  const [steps] = job.split(/^ {2}\w+:\n/m);
  assert.match(steps, /os: \[windows-latest, macos-latest\]/);
  const [start] = /PORT=8080 npm start &\n(?: {10}.*\n)+/.exec(steps) ?? [];
  const [play] = /npx meltemi sim .*/.exec(steps) ?? [];
  assert.ok(start && play);
  const folder = mkdtempSync(join(tmpdir(), 'meltemi-platforms-'));
  t.after(() => rmSync(folder, { recursive: true }));
  const port = String(await freePort());
  const script = `set -e\n${start.replaceAll('8080', port)}\nkill $!`;
  const env = { ...process.env, DATABASE_FILE: join(folder, 'games.sqlite') };
  const run = (text: string) => execFileSync('bash', ['-c', text], { cwd: ROOT, env, encoding: 'utf8' });
  assert.match(run(script), /Meltemi is ready/);
  assert.match(run(play), /finished +1/);
});

test('a setting that makes no sense is named, and --help names them all', async () => {
  const wrong = start([], { PORT: 'eighty' });
  const said = await wrong.stderr.toArray();
  assert.match(said.join(''), /Meltemi cannot start\. PORT is a whole number from 0 to 65535, not 'eighty'\./);
  const unknown = start(['--prot', '9'], {});
  assert.match(
    (await unknown.stderr.toArray()).join(''),
    /Options are --port N, --host ADDRESS and --data FOLDER; all/,
  );
  const help = start(['--help'], {});
  const text = (await help.stdout.toArray()).join('');
  for (const name of ['PORT', 'HOST', 'DATABASE_URL', 'ORIGIN']) assert.match(text, new RegExp(`\\b${name}\\b`));
});
