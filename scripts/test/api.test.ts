import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { built, linkedWithin, publishedManifest } from '../packages/build.ts';
import { exportsOf, mentionedBy } from '../packages/declarations.ts';

// How docs/api and the published manifests are made; that they are what the code says is a check.

const FILES = {
  'index.d.ts': `
    export { moved as move, type Way } from './move.ts';
    export * from './ids.ts';
    export declare class Board { constructor(size: Size); }
    /** Not exported, but nobody can use a board without it. */
    type Size = 'small' | Large;
    import type { Large } from './move.ts';
  `,
  'move.d.ts': `
    import type { State } from '@meltemi/engine';
    /**
     * Moves something
     * somewhere.
     */
    export declare function moved(state: State, way: Way): void;
    export interface Way { readonly to: number; }
    export type Large = 'large';
    interface Hidden { readonly from: number; }
  `,
  'ids.d.ts': `export declare const GODS: readonly ['zeus'];\nexport type God = (typeof GODS)[number];`,
};

test('an entry exports what it names, with its comment and its signature', (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'meltemi-declarations-'));
  t.after(() => rmSync(folder, { recursive: true }));
  for (const [name, text] of Object.entries(FILES)) writeFileSync(join(folder, name), text);
  const exported = exportsOf(join(folder, 'index.d.ts'));
  assert.deepEqual([...exported.keys()].sort(), ['Board', 'GODS', 'God', 'Way', 'move']);
  const { about, text } = exported.get('move') as { about: string; text: string };
  assert.deepEqual([about, text], ['Moves something somewhere.', 'function moved(state: State, way: Way): void;']);
  const mentioned = mentionedBy(exported.values());
  assert.deepEqual(mentioned.map(({ name }) => name).sort(), ['Large', 'Size'], 'but nothing that is only near them');
});

test('a published document leads to what comes with it, and only there', () => {
  const documents = new Map([
    ['packages/cli/README.md', 'README.md'],
    ['docs/hosting.md', 'docs/hosting.md'],
    ['docs/api/engine.md', 'API.md'],
  ]);
  const published = (text: string, source: string) => linkedWithin(text, source, documents);
  const readme = published('[a](../../docs/hosting.md#top), [b](../../SECURITY.md)', 'packages/cli/README.md');
  assert.equal(readme, '[a](docs/hosting.md#top), b');
  const kept = '[d](https://e.example) [f](#g)';
  assert.equal(published(`[c](api/engine.md) ${kept}`, 'docs/hosting.md'), `[c](../API.md) ${kept}`);
});

test('what is published leads to what is built, in one version', () => {
  assert.equal(built('./src/value/net.json'), './dist/value/net.json');
  assert.equal(built('src/main.ts'), 'dist/main.js');
  const { name, exports, dependencies, version } = publishedManifest('bots');
  assert.equal(name, '@meltemi/bots');
  assert.deepEqual((exports as Record<string, unknown>)['.'], {
    types: './dist/index.d.ts',
    default: './dist/index.js',
  });
  assert.deepEqual(dependencies, { '@meltemi/engine': version });
  assert.equal(JSON.stringify([publishedManifest('cli'), publishedManifest('server')]).includes('src/'), false);
});
