import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { tryLongTable } from './long-table.ts';

// `node packages/server/test/long.ts --lines 300000` prints the figures.

test('a table of 100,000 lines is opened, and a server restarted with it, without blocking the event loop', async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'meltemi-long-'));
  t.after(() => rmSync(folder, { recursive: true }));
  const found = await tryLongTable(join(folder, 'games.sqlite'), 100_000);
  for (const { what, ms, blocked, busy } of found) {
    assert.ok(busy < 200, `${what}: ${busy} ms of the processor in one turn`);
    // A busy machine may take the processor away for longer, but never for most of the time.
    assert.ok(blocked < Math.max(500, ms / 4), `${what}: ${blocked} of ${ms} ms`);
  }
  assert.ok(found[0].ms > 5 * found[2].ms, 'the second time it does not fold the whole log');
});
