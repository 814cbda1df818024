import assert from 'node:assert/strict';
import { hash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { writeDigests } from '../build/digests.ts';

test('digests of all files of the page lie beside them, as sha256sum checks them; compressed copies are left out', (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'meltemi-digests-'));
  t.after(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'assets'));
  const files = { 'assets/app-1.js': 'draw()', 'assets/letter ř.woff2': 'a font', 'index.html': '<p>' };
  for (const [path, text] of Object.entries(files)) writeFileSync(join(folder, path), text);
  for (const ending of ['br', 'gz']) writeFileSync(join(folder, `index.html.${ending}`), 'the same, compressed');
  for (const time of ['first', 'second']) {
    writeDigests(folder);
    const expected = Object.entries(files).map(([path, text]) => `${hash('sha256', text)}  ${path}\n`);
    assert.equal(readFileSync(join(folder, 'SHA256SUMS'), 'utf8'), expected.join(''), `the ${time} time`);
  }
});
