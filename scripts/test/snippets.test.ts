import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { blocks, ROOT } from './documents.ts';

/** Lines to put before a TypeScript example so that it compiles, by a word in it. */
const AROUND: Readonly<Record<string, string>> = {
  'new BotClient(worker)': `
    import { Worker } from 'node:worker_threads';
    import { moves, type State, view } from '@meltemi/engine';
    declare const state: State, seat: number, worker: Worker;`,
  'createBoard(document': `
    /// <reference lib="dom" />
    /// <reference types="svelte" />
    /// <reference types="vite/client" />`,
  'story(`': `
    import assert from 'node:assert/strict';
    import { test } from 'node:test';
    import { story } from '@meltemi/testkit';`,
  "chooser<'lamia'>": `
    import type { Move } from '../../../packages/engine/src/model/moves.ts';
    import { impossible } from '../../../packages/engine/src/model/rule.ts';
    import { add } from '../../../packages/engine/src/effects/state.ts';
    import { chooser } from '../../../packages/engine/src/rules/creatures/creature.ts';`,
};

test('the TypeScript of the documents compiles', async () => {
  const folder = join(ROOT, 'node_modules/.cache/snippets');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const snippets = blocks('ts');
  assert.ok(snippets.length > 2);
  for (const [i, { file, text }] of snippets.entries()) {
    const around = Object.entries(AROUND).find(([word]) => text.includes(word))?.[1] ?? '';
    // The example's creature does not exist, so an existing one takes its place.
    writeFileSync(join(folder, `snippet-${i}.ts`), `// ${file}${around}\n${text.replaceAll('lamia', 'harpy')}`);
  }
  const files = snippets.map((_, i) => `snippet-${i}.ts`);
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ extends: '../../../tsconfig.json', include: [], files }),
  );
  const said = await new Promise<string>((done) => {
    const tsc = join(ROOT, 'node_modules/.bin/tsc');
    execFile(tsc, ['--project', folder], (error, stdout) => done(error ? stdout || error.message : ''));
  });
  assert.equal(said, '');
});
