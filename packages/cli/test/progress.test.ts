import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import type { Command, Values } from '../src/command/command.ts';
import { Progress } from '../src/command/progress.ts';
import { backup, restore } from '../src/hosting/backup.ts';
import { check } from '../src/hosting/check.ts';
import { replayCommand } from '../src/record/replay.ts';
import { verify } from '../src/record/verify.ts';
import { ROOT } from './run.ts';

// What is shown on a terminal while a command works.

const FIXTURES = join(ROOT, 'fixtures/0.1.0');

/** What is written to stderr from now on. */
function shown(t: TestContext, isTerminal: boolean): string[] {
  const was = process.stderr.isTTY;
  process.stderr.isTTY = isTerminal;
  t.after(() => {
    process.stderr.isTTY = was;
  });
  const texts: string[] = [];
  t.mock.method(process.stderr, 'write', (text: string) => texts.push(text) > 0);
  t.mock.method(console, 'log', () => {});
  return texts;
}

test('a bar if the total is known, else a count, and nothing where nobody looks', (t) => {
  const texts = shown(t, true);
  for (const total of [2, null]) {
    const progress = new Progress(total, 'games');
    progress.step();
    progress.end();
  }
  assert.deepEqual(texts, [`\r[${'#'.repeat(15)}${'.'.repeat(15)}] 1 of 2 games`, '\r\x1b[K', '\r1 games', '\r\x1b[K']);
  process.stderr.isTTY = false;
  const progress = new Progress(null, 'games');
  progress.step();
  progress.end();
  assert.equal(texts.length, 4);
});

test('commands that read whole games show how far they are, on a terminal', async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'meltemi-progress-'));
  const before = process.env.DATABASE_FILE;
  process.env.DATABASE_FILE = join(folder, 'games.sqlite');
  t.after(() => {
    if (before === undefined) delete process.env.DATABASE_FILE;
    else process.env.DATABASE_FILE = before;
    rmSync(folder, { recursive: true });
  });
  const [copy, game] = [join(FIXTURES, 'meltemi.jsonl'), join(FIXTURES, 'record.json')];
  const runs: readonly [Command, Values, string[], RegExp][] = [
    [restore, {}, [copy], /^\r\d+ rows copied and checked$/],
    [backup, {}, [join(folder, 'copy.jsonl')], /^\r\d+ rows copied and checked$/],
    [backup, { 'no-replay': true }, [join(folder, 'copy.jsonl')], /^\r\d+ rows copied and checked$/],
    [check, {}, [], /^\r\d+ rows checked$/],
    [check, { copy }, [], /^\r\d+ rows checked$/],
    [verify, {}, [game], /^\r\[#*\.*\] \d+ of \d+ lines$/],
    [replayCommand, { verify: true }, [game], /^\r\[#*\.*\] \d+ of \d+ moves$/],
  ];
  for (const isTerminal of [true, false])
    for (const [command, values, files, drawn] of runs) {
      if (command === restore && !isTerminal) continue; // the database is no longer empty
      const texts = shown(t, isTerminal);
      assert.equal(await command.run(values, files), 0, `${command.name}: ${texts.join()}`);
      t.mock.restoreAll();
      if (!isTerminal) assert.deepEqual(texts, [], command.name);
      else assert.match(texts[0] ?? '', drawn, command.name);
      if (isTerminal) assert.equal(texts.at(-1), '\r\x1b[K', 'and take it away');
    }
});
