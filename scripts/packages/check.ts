// Checks the packages as they would be published: publint looks for errors in manifests, and docs/api must match the
// exports.
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { bringUpToDate, withoutComment } from './api.ts';
import { build, OLDEST_NODE, PUBLISHED } from './build.ts';

const home = mkdtempSync(join(tmpdir(), 'meltemi-packages-'));
try {
  const faults: string[] = [];
  await build(home, { page: false });
  for (const folder of PUBLISHED) {
    const { messages, pkg } = await publint({ pkgDir: join(home, folder), pack: false, strict: true });
    faults.push(...messages.map((message) => `packages/${folder}: ${formatMessage(message, pkg, { color: false })}`));
  }
  for (const file of bringUpToDate(home, true))
    faults.push(`${file} is not what the code exports: \`npm run docs\` writes it; is the change meant?`);
  faults.push(...withoutComment(home));
  const [major, minor] = OLDEST_NODE.split('.');
  if (!readFileSync(join(home, 'cli/dist/main.js'), 'utf8').includes(`OLDEST = [${major}, ${minor}]`))
    faults.push(`packages/cli/src/main.ts does not ask for Node ${major}.${minor}, but package.json will.`);
  if (!readFileSync(join(home, 'cli/dist/main.js'), 'utf8').startsWith('#!/usr/bin/env node\n'))
    faults.push('packages/cli/src/main.ts: the `env` of BusyBox (Alpine) takes no options.');
  for (const file of globSync(`${home}/*/dist/**/*.js`))
    if (/new URL\(['"`][^'"`]*\.ts/.test(readFileSync(file, 'utf8')))
      faults.push(`${relative(home, file)} leads to a source: take the ending of import.meta.filename.`);
  for (const fault of faults) console.error(fault);
  process.exitCode = faults.length > 0 ? 1 : 0;
} finally {
  rmSync(home, { recursive: true });
}
