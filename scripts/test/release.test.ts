import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { VERSION } from '@meltemi/engine';
import { PUBLISHED, workspaceManifest } from '../packages/build.ts';
import { bundled, notesOf, withoutPaths } from '../release.ts';
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

test('the list of components has what is compiled into the page, by the headings of its licences', () => {
  const licences = '# Licenses\n\n## @a/b - 1.2.3 (MIT)\n\ntext\n## not a package\n\n## c - 4.5.6 (OFL-1.1)\n';
  assert.deepEqual(bundled(licences), [
    {
      ...{ 'bom-ref': 'page:@a/b@1.2.3', type: 'library', name: '@a/b', version: '1.2.3' },
      ...{ purl: 'pkg:npm/%40a/b@1.2.3', licenses: [{ license: { id: 'MIT' } }] },
    },
    {
      ...{ 'bom-ref': 'page:c@4.5.6', type: 'library', name: 'c', version: '4.5.6' },
      ...{ purl: 'pkg:npm/c@4.5.6', licenses: [{ license: { id: 'OFL-1.1' } }] },
    },
  ]);
});

test('the list of components names no file of the machine that made it', () => {
  const [ours, theirs] = [{ url: 'file:/home/ada/meltemi.tgz' }, { url: 'https://registry.example/ws.tgz' }];
  assert.deepEqual(withoutPaths({ externalReferences: [ours, theirs] }), { externalReferences: [theirs] });
});

test('the version is written nowhere else', () => {
  const manifests = globSync('{.,packages/*}/package.json', { cwd: ROOT });
  assert.ok(manifests.length > 8);
  for (const file of manifests) {
    const { version = '0.0.0' } = JSON.parse(readFileSync(join(ROOT, file), 'utf8'));
    assert.equal(version, '0.0.0', `${file}: the version is packages/engine/src/model/version.ts`);
  }
});

test('the workflow publishes every package, each after those it needs', () => {
  const workflow = readFileSync(join(ROOT, '.github/workflows/release.yml'), 'utf8');
  const [, names = ''] = /for name in (.*); do/.exec(workflow) ?? [];
  assert.deepEqual(
    names.split(' '),
    PUBLISHED.map((folder) => workspaceManifest(folder).name),
  );
  const known = new Set<string>();
  for (const folder of PUBLISHED) {
    const { name, dependencies = {} } = workspaceManifest(folder);
    for (const needed of Object.keys(dependencies).filter((one) => one.startsWith('@meltemi/')))
      assert.ok(known.has(needed), `${name} needs ${needed}`);
    known.add(name);
  }
});
