// node packages/server/test/long.ts [--lines N]: opens a very long table, and restarts a server with it, while the event loop is watched.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { tryLongTable } from './long-table.ts';

const { values } = parseArgs({ options: { lines: { type: 'string', default: '300000' } } });
const folder = mkdtempSync(join(tmpdir(), 'meltemi-long-'));
try {
  for (const { what, ms, blocked, busy } of await tryLongTable(join(folder, 'games.sqlite'), Number(values.lines)))
    console.log(
      `${what}: ${ms.toFixed(0)} ms, at most ${blocked.toFixed(0)} ms of blocked event loop, ${busy.toFixed(0)} ms of the processor in one turn`,
    );
} finally {
  rmSync(folder, { recursive: true });
}
