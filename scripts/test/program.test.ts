import assert from 'node:assert/strict';
import { execFile, execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';

// Runs scripts/program.ts with a PATH of its own, in which apt-get is a script that records its arguments.

const FINDER = resolve(import.meta.dirname, '../program.ts');

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'meltemi-finder-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function put(name: string, script = ''): string {
  const path = join(folder, name);
  writeFileSync(path, `#!/bin/sh\n${script}`, { mode: 0o755 });
  return path;
}

function find(
  env: Record<string, string> = {},
  name = 'chromium',
): Promise<{ stdout: string; stderr: string; code: number }> {
  return new Promise((done) => {
    const options = { env: { PATH: folder, TMPDIR: folder, ...env } };
    execFile(process.execPath, [FINDER, name], options, (error, stdout, stderr) =>
      done({ stdout: stdout.trim(), stderr, code: Number(error?.code ?? 0) }),
    );
  });
}

/** Links the system's programs that the installer uses. */
function putTools(): void {
  for (const name of ['flock', 'sh', 'cp', 'sleep'])
    symlinkSync(execFileSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).trim(), join(folder, name));
}

test('CHROME goes first, then the one without windows, then the first on the PATH', async () => {
  const chrome = put('google-chrome');
  mkdirSync(join(folder, 'chromium'));
  assert.equal((await find()).stdout, chrome);
  const shell = put('chromium-headless-shell');
  assert.equal((await find()).stdout, shell);
  const other = put('my-browser');
  assert.equal((await find({ CHROME: other })).stdout, other);
});

test('a CHROME that is not there is said, not replaced', async () => {
  put('chromium');
  const { stdout, stderr, code } = await find({ CHROME: '/nowhere/chrome' });
  assert.deepEqual([stdout, code], ['', 1]);
  assert.match(stderr, /^CHROME names \/nowhere\/chrome, which is no program\.$/m);
});

test('several at the same time install it once', async () => {
  putTools();
  const log = join(folder, 'log');
  const shell = join(folder, 'chromium-headless-shell');
  put('apt-get', `echo "$*" >>${log}\nsleep 1\n[ "$1" = update ] || cp "$0" ${shell}\n`);
  const found = await Promise.all([find(), find(), find()]);
  for (const { stdout } of found) assert.equal(stdout, shell);
  assert.equal(readFileSync(log, 'utf8'), 'update\ninstall -y --no-install-recommends chromium-headless-shell\n');
});

test('where the packages have no Chromium without windows, the whole one is installed', async () => {
  putTools();
  const whole = join(folder, 'chromium');
  put('apt-get', `case "$*" in *shell) exit 100;; *chromium) cp "$0" ${whole};; esac\n`);
  assert.equal((await find()).stdout, whole);
});

test('if it cannot be installed, that is the end, with a sentence', async () => {
  putTools();
  put('apt-get', 'echo "E: are you root?" >&2\nexit 100\n');
  const { stderr, code } = await find();
  assert.equal(
    stderr,
    'No chromium on the PATH, and it cannot be installed (E: are you root?): let CHROME name one.\n',
  );
  assert.equal(code, 1);
  assert.ok(!existsSync(join(folder, 'chromium')));
});

test('nor where there is no apt-get', async () => {
  assert.match((await find()).stderr, /it cannot be installed \(there is no apt-get\): let CHROME name one/);
});

test('every program has a variable of its own, and others are not looked for', async () => {
  const proxy = put('my-proxy');
  assert.equal((await find({ NGINX: proxy }, 'nginx')).stdout, proxy);
  assert.match((await find({ CADDY: '/nowhere/caddy' }, 'caddy')).stderr, /^CADDY names \/nowhere\/caddy/);
  assert.match((await find({}, 'apache2')).stderr, /^'apache2' is none of chromium, nginx, caddy\./);
});
