import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { VERSION } from '@meltemi/engine';
import { built, linkedTo, linkedWithin, publishedManifest } from '../packages/build.ts';
import { exportsOf, mentionedBy, readable } from '../packages/declarations.ts';

// How docs/api and the published manifests are made. `npm run check` compares docs/api with the code.

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

/** A folder with these files. */
function folderOf(t: TestContext, files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'meltemi-declarations-'));
  t.after(() => rmSync(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}

test('an entry exports what it names, with its comment and its signature', (t) => {
  const folder = folderOf(t, FILES);
  const exported = exportsOf(join(folder, 'index.d.ts'));
  assert.deepEqual([...exported.keys()].sort(), ['Board', 'GODS', 'God', 'Way', 'move']);
  const { about, text } = exported.get('move') as { about: string; text: string };
  assert.deepEqual([about, text], ['Moves something somewhere.', 'function moved(state: State, way: Way): void;']);
  const mentioned = mentionedBy(exported.values());
  assert.deepEqual(mentioned.map(({ name }) => name).sort(), ['Large', 'Size'], 'but nothing that is only near them');
});

test('a schema is told by its source, with what it consists of', (t) => {
  const folder = folderOf(t, {
    'index.d.ts': `export { type Hello, Level } from './messages.ts';`,
    'messages.d.ts': `
      declare const Hello: Type.TObject<{ level: Type.TUnion<[]> }>;
      export type Hello = Static<typeof Hello>;
      export declare const Level: Type.TUnion<[]>;
    `,
    'messages.ts': `
      /** A text. */
      const Text = Type.String();
      /** The first message. */
      const Hello = Type.Object({ /** How strong. */ level: Level, text: Text });
      export type Hello = Static<typeof Hello>;
      export const Level = Type.Union([]);
    `,
  });
  const source = (file: string) => file.replace('.d.ts', '.ts');
  const exported = [...exportsOf(join(folder, 'index.d.ts')).values()].map((one) => readable(one, source));
  assert.deepEqual(
    exported.map(({ about, text }) => [about, text]),
    [
      ['The first message.', 'const Hello = Type.Object({ /** How strong. */ level: Level, text: Text });'],
      ['', 'const Level = Type.Union([]);'],
    ],
  );
  assert.deepEqual(
    mentionedBy(exported).map(({ name }) => name),
    ['Text'],
    'Level is exported',
  );
});

test('what only a class itself may use is left out', (t) => {
  const members = ['/** For all. */', 'size: number;', '/** For itself. */', 'private readonly rest;', 'get(): void;'];
  const folder = folderOf(t, { 'index.d.ts': `export declare class Box {\n    ${members.join('\n    ')}\n}` });
  const { text } = exportsOf(join(folder, 'index.d.ts')).get('Box') as { text: string };
  assert.equal(text, 'class Box {\n    /** For all. */\n    size: number;\n    get(): void;\n}');
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

test('what a registry shows leads to the files of this version', () => {
  const text = '[a](../../docs/hosting.md#top), ![p](p.png), [d](https://e.example)';
  const files = `https://github.com/ada/meltemi/blob/v${VERSION}`;
  const linked = `[a](${files}/docs/hosting.md#top), ![p](p.png), [d](https://e.example)`;
  assert.equal(linkedTo('ada/meltemi', text, 'packages/cli/README.md'), linked);
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
