import assert from 'node:assert/strict';
import { hash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, type TestContext, test } from 'node:test';
import { meltemi } from './run.ts';

// Whether a server sends the page as it was built.

const FILES: Readonly<Record<string, string>> = {
  'index.html': '<script src="./assets/app-1.js"></script><link href="icon.svg" rel="icon"><a href="#/learn">',
  'icon.svg': '<svg/>',
  'service-worker.js': '// stores the page',
  'assets/app-1.js': 'draw()',
  'assets/letter ř.woff2': 'a font',
};

/** A server of these files, and the digests of the page as it was built. */
async function served(t: TestContext, changes: Readonly<Record<string, string | null>> = {}, listed = false) {
  const folder = mkdtempSync(join(tmpdir(), 'meltemi-page-'));
  const list = Object.entries(FILES).map(([path, text]) => `${hash('sha256', text)}  ${path}\n`);
  writeFileSync(join(folder, 'SHA256SUMS'), list.join(''));
  const sent: Record<string, string | null> = { ...FILES, ...changes };
  if (listed) sent.SHA256SUMS = list.join('');
  const server = createServer(({ url = '' }, response) => {
    const path = decodeURIComponent(url.slice('/games/'.length)) || 'index.html';
    const text = path === 'healthz' ? '{"version":"9.9.9"}' : sent[path];
    response.writeHead(typeof text === 'string' ? 200 : 404).end(text ?? 'There is nothing here.');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  t.after(() => {
    server.close();
    rmSync(folder, { recursive: true });
  });
  const digests = join(folder, 'SHA256SUMS');
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/games`;
  const verify = (...more: string[]) => meltemi(['verify-page', address, '--digests', digests, ...more]);
  return { verify, address, digests };
}

describe('meltemi verify-page', () => {
  test('says that a server sends the page as it was built', async (t) => {
    for (const listed of [false, true]) {
      const { verify, address } = await served(t, {}, listed);
      assert.deepEqual(await verify(), {
        code: 0,
        stdout: `✔ ${address}/ sends the 5 files of the page as they were built\n`,
        stderr: '',
      });
    }
  });

  test('names files that differ, are missing or are additional', async (t) => {
    const own = '0'.repeat(64);
    const { verify, address } = await served(t, {
      'index.html': `${FILES['index.html']}<script src="assets/more.js"></script><script src="//elsewhere.example/x.js">`,
      'assets/app-1.js': 'draw(1)',
      'assets/letter ř.woff2': null,
      SHA256SUMS: `${own}  index.html\n${own}  assets/hidden.js\n`,
    });
    const { code, stdout, stderr } = await verify();
    assert.deepEqual([code, stdout], [1, '']);
    assert.deepEqual(stderr.trim().split('\n'), [
      '✖ differs: /',
      '✖ differs: assets/app-1.js',
      '✖ differs: index.html',
      '✖ missing: assets/letter ř.woff2',
      '✖ additional: assets/hidden.js',
      '✖ additional: assets/more.js',
      '✖ additional: http://elsewhere.example/x.js',
    ]);
    const json = JSON.parse((await verify('--json')).stdout);
    assert.deepEqual(
      [json.url, json.ok, json.files, json.missing],
      [`${address}/`, false, 5, ['assets/letter ř.woff2']],
    );
  });

  test('says clearly why it compares nothing', async (t) => {
    const { address, digests } = await served(t);
    writeFileSync(`${digests}-wrong`, 'no digest  index.html\n');
    const wrong = await meltemi(['verify-page', address, '--digests', `${digests}-wrong`]);
    assert.deepEqual([wrong.code, wrong.stderr], [1, `✖ verify-page: ${digests}-wrong has no digests of a page\n`]);
    const nobody = await meltemi(['verify-page', 'http://127.0.0.1:1', '--digests', digests]);
    assert.match(nobody.stderr, /^✖ verify-page: no server answers at http:\/\/127\.0\.0\.1:1\/ \(.+\)\n$/);
    const text = await meltemi(['verify-page', 'games.example']);
    assert.equal(text.code, 2);
    assert.match(text.stderr, /'games\.example' is no address like https:\/\/games\.example/);
  });
});
