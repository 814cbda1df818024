import assert from 'node:assert/strict';
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { before, test } from 'node:test';
import { promisify } from 'node:util';
import type { Move } from '@meltemi/engine';
import { LEVELS, think } from '../src/index.ts';
import { Site } from './browser/site.ts';
import { assertLegal, questions } from './host-questions.ts';

interface Answers {
  readonly error?: string;
  readonly moves: readonly Move[];
  readonly stopped: { readonly best: Move; readonly move: Move; readonly ms: number };
  readonly failure: string;
}

const FINDER = join(import.meta.dirname, '../../../scripts/program.ts');

let chromium = '';
before(async () => {
  chromium = (await promisify(execFile)(process.execPath, [FINDER, 'chromium'])).stdout.trim();
});

/** Opens the page in Chromium until it has handed back what it found. */
async function visit(site: Site): Promise<Answers> {
  const profile = mkdtempSync(join(tmpdir(), 'meltemi-chromium-'));
  const flags = [
    '--headless',
    '--remote-debugging-port=0',
    '--no-sandbox',
    '--disable-dev-shm-usage',
    '--disable-gpu',
    '--no-first-run',
  ];
  // In a group of its own: the program may be a script that starts the browser.
  const browser = spawn(chromium, [...flags, `--user-data-dir=${profile}`, await site.open()], { detached: true });
  try {
    return (await Promise.race([site.answers, ending(browser)])) as Answers;
  } finally {
    site.close();
    if (browser.exitCode === null && browser.pid !== undefined) {
      const closed = once(browser, 'close');
      process.kill(-browser.pid);
      await closed;
    }
    rmSync(profile, { recursive: true, maxRetries: 20, retryDelay: 100 });
  }
}

/** Rejects when the browser ends by itself. */
async function ending(browser: ChildProcess): Promise<never> {
  let said = '';
  browser.stderr?.on('data', (data) => {
    said += data;
  });
  const [code] = await once(browser, 'exit');
  throw new Error(`Chromium has ended with ${code}\n${said}`);
}

// A page that never answers would hang; nothing is measured.
test('bots in a Web Worker of Chromium play as they do here', async () => {
  const budget = { iterations: 40 };
  const asked = questions(3, 'browser').flatMap((question) => LEVELS.map((level) => ({ level, question })));
  const { error, moves, stopped, failure } = await visit(new Site({ asked, budget }));
  assert.equal(error, undefined);
  asked.forEach(({ level, question }, i) => {
    assert.deepEqual(moves[i], think(level, question, budget), `${level}, seed ${question.seed}`);
  });
  for (const move of [stopped.best, stopped.move]) assertLegal(move, asked[0].question);
  assert.ok(stopped.ms < 30_000);
  assert.match(failure, /the worker of the bots is gone/);
});
