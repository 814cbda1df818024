import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { VERSION } from '@meltemi/engine';
import { notesOf } from '../release.ts';
import { ROOT } from './documents.ts';

const CHANGELOG = readFileSync(join(ROOT, 'CHANGELOG.md'), 'utf8');

test('the changelog has this version, and says what becomes of running games', () => {
  assert.ok(notesOf(CHANGELOG, VERSION).text.length > 200);
});

test('a changelog that lacks something is refused', () => {
  const log = (heading: string, text: string) =>
    `# Changelog\n\n## ${heading}\n${text}\n\n## [0.0.1] - 2026-01-01\nold\n`;
  const games = '**Running games**: go on.';
  assert.deepEqual(notesOf(log('[1.2.3] - 2026-11-18', games), '1.2.3'), { date: '2026-11-18', text: games });
  assert.deepEqual(notesOf(log('[1.2.3] - Unreleased', games), '1.2.3'), { date: null, text: games });
  assert.throws(() => notesOf(log('[1.2.3] - 2026-11-18', games), '1.2.4'), /no part about 1\.2\.4/);
  assert.throws(() => notesOf(log('[1.2.3]', games), '1.2.3'), /has no date/);
  assert.throws(() => notesOf(log('[1.2.3] - 2026-11-18', '### Added'), '1.2.3'), /running games/);
});

test('the version is written nowhere else', () => {
  const manifests = globSync('{.,packages/*}/package.json', { cwd: ROOT });
  assert.ok(manifests.length > 8);
  for (const file of manifests) {
    const { version = '0.0.0' } = JSON.parse(readFileSync(join(ROOT, file), 'utf8'));
    assert.equal(version, '0.0.0', `${file}: the version is packages/engine/src/model/version.ts`);
  }
});
