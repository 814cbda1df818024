// `npm test [-- FILE… --changed --test-name-pattern PATTERN]`: Node's own runner; the last line is
// `N passed, N failed`.
import { globSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { run } from 'node:test';
import { spec } from 'node:test/reporters';
import { parseArgs } from 'node:util';
import { affected, changedFiles } from './affected.ts';
import { linkPackages } from './link.ts';
import { refreshPage, TESTED } from './page.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    changed: { type: 'boolean', default: false },
    'test-name-pattern': { type: 'string', multiple: true },
    'test-skip-pattern': { type: 'string', multiple: true },
  },
});
/** Milliseconds after which a test that hangs has failed, however busy the machine is. */
const LIMIT = 300_000;

linkPackages();
const patterns = positionals.length > 0 ? positionals : ['{scripts,packages/**}/test/**/*.test.ts'];
const found = globSync(patterns, { exclude: (name) => name.endsWith('node_modules') }).sort();
if (found.length === 0) console.error(`no test file matches ${patterns.join(' ')}`);
const files = values.changed ? affectedOf(found) : found;

// Each test file is a process of its own, and many start more: what is compiled once is compiled for all of them.
process.env.NODE_COMPILE_CACHE = join(import.meta.dirname, '../node_modules/.cache/compiled');
// Two files that begin at the same time would build into one folder.
if (files.some((file) => file.includes('web/test/browser/'))) await refreshPage(TESTED);

let passed = 0;
let failed = found.length === 0 ? 1 : 0;
let success = found.length > 0;

async function* counted(events: ReturnType<typeof run>) {
  for await (const event of events) {
    // The one summary without a file is the whole run's.
    if (event.type === 'test:summary' && event.data.file === undefined) {
      success = event.data.success;
      passed = event.data.counts.passed;
      failed = event.data.counts.tests - event.data.counts.passed - event.data.counts.skipped - event.data.counts.todo;
    }
    yield event;
  }
}

if (files.length > 0) {
  const events = run({
    // From the end of the alphabet: files of the page and of the scripts take longest, and short ones fill the end.
    files: files.toReversed(),
    concurrency: availableParallelism(),
    timeout: LIMIT,
    testNamePatterns: values['test-name-pattern'],
    testSkipPatterns: values['test-skip-pattern'],
  });
  for await (const text of Readable.from(counted(events)).compose(new spec())) process.stdout.write(text);
}

function affectedOf(tests: readonly string[]): readonly string[] {
  const { run, leftOut } = affected(tests, changedFiles());
  console.log(`${run.length} of ${tests.length} test files can be affected by what has changed.`);
  if (leftOut.length > 0) console.log(`${leftOut.length} more test whole programs: \`npm test\` runs them.`);
  return run;
}

process.exitCode = success && failed === 0 ? 0 : 1;
console.log(`${passed} passed, ${failed} failed`);
