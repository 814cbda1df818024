// node packages/server/test/power.ts [--losses N] [--moves N] [--seed S]: loses the power of a simulated disk while games are stored in SQLite;
// nothing that was acknowledged may be lost. Needs strace.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { random } from '@meltemi/engine';
import { below } from '@meltemi/engine/internal';
import { checkStore } from '../src/backup/check.ts';
import { SqliteStore } from '../src/store/sqlite.ts';
import { type Deed, Disk, deedOf } from './power/disk.ts';

const { values } = parseArgs({
  options: {
    losses: { type: 'string', default: '100' },
    moves: { type: 'string', default: '3000' },
    seed: { type: 'string', default: 'thunder' },
  },
});
const CALLS = 'trace=pwrite64,fdatasync,fsync,ftruncate,write';

interface Stored {
  readonly game: string;
  readonly version: number;
  readonly digest: string;
}

/** Plays, and tells what was done with the files. */
function watched(folder: string): Deed[] {
  const player = join(import.meta.dirname, 'power', 'player.ts');
  const trace = join(folder, 'trace');
  const strace = ['-y', '-xx', '-s', '1000000', '-e', CALLS, '-o', trace];
  const play = [process.execPath, player, join(folder, 'games.sqlite'), values.moves, values.seed];
  execFileSync('strace', [...strace, ...play], { stdio: ['ignore', 'ignore', 'inherit'] });
  return readFileSync(trace, 'utf8')
    .split('\n')
    .flatMap((line) => deedOf(line) ?? []);
}

function storedBy({ text }: Extract<Deed, { is: 'said' }>): Stored {
  const [, game = '', version, digest = ''] = text.trim().split(' ');
  return { game, version: Number(version), digest };
}

/** Opens what is left, and compares it with what was said to be stored. */
async function check(files: Map<string, Buffer>, stored: readonly Stored[]): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'meltemi-power-'));
  for (const [path, bytes] of files)
    if (/sqlite(-wal)?$/.test(path)) writeFileSync(join(folder, basename(path)), bytes);
  const store = new SqliteStore(join(folder, 'games.sqlite'));
  for (const { game, version, digest } of stored) {
    const [last] = await store.log(game, version - 1, 1);
    assert.equal(last?.digest, digest, `the move before version ${version} of ${game} is lost`);
  }
  const { broken, changed } = await checkStore(store);
  assert.deepEqual([...broken, ...changed], []);
  await store.close();
  rmSync(folder, { recursive: true });
}

const folder = mkdtempSync(join(tmpdir(), 'meltemi-power-'));
const deeds = watched(folder);
rmSync(folder, { recursive: true });
const luck = random(`losses/${values.seed}`);
const said = deeds.flatMap((deed, i) => (deed.is === 'said' ? [i] : []));
assert.equal(said.length, Number(values.moves));
const losses = Array.from({ length: Number(values.losses) }, () => below(luck, deeds.length - said[0]) + said[0]).sort(
  (a, b) => a - b,
);
const disk = new Disk();
const stored: Stored[] = [];
let acknowledged = 0;
for (const [i, deed] of deeds.entries()) {
  disk.take(deed);
  if (deed.is === 'said') stored.push(storedBy(deed));
  for (; losses[0] === i; losses.shift()) {
    await check(disk.afterwards(luck), stored);
    acknowledged += stored.length;
  }
}
console.log(
  `power lost ${values.losses} times among ${deeds.length} deeds: ${acknowledged} acknowledged moves looked for, none lost`,
);
