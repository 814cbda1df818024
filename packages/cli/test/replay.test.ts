import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import type { GameRecord } from '@meltemi/engine/record';
import { meltemi } from './run.ts';

const folder = mkdtempSync(join(tmpdir(), 'meltemi-replay-'));
const file = join(folder, 'game.json');
let record: GameRecord;

// A game saved by `meltemi play`, to be changed and replayed.
before(async () => {
  const { code } = await meltemi(['play', '--seed', '11', '--bots', 'random'], `${'1\n'.repeat(60)}save ${file}\n`);
  assert.equal(code, 0);
  record = JSON.parse(readFileSync(file, 'utf8'));
});

after(() => rmSync(folder, { recursive: true }));

test('a saved game replays, as text and as JSON, whole or to a move', async () => {
  const { moves, hashes } = record;
  const text = await meltemi(['replay', file, '--verify']);
  assert.equal(text.code, 0);
  assert.match(text.stdout, new RegExp(`^✔ ${moves.length} moves, ${hashes.length} hashes, no difference\n`));
  const json = JSON.parse((await meltemi(['replay', file, '--json'])).stdout);
  assert.deepEqual([json.ok, json.moves, json.hash], [true, moves.length, hashes[hashes.length - 1].hash]);
  const at = await meltemi(['replay', file, '--at', '20']);
  assert.match(at.stdout, /^position legendary players 3 .*\nboard .*\ncycle 1 /);
  const far = await meltemi(['replay', file, '--at', '9999']);
  assert.equal(far.code, 2);
  assert.match(far.stderr, /only \d+ moves/);
});

test('a tampered record: the first difference is named, exit code 1', async () => {
  const { moves, hashes } = record;
  const hero = moves.findIndex((move) => move.startsWith('unveil '));
  const other = record.moves[hero] === 'unveil ajax' ? 'unveil helen' : 'unveil ajax';
  const tampered: [string, Partial<GameRecord>, RegExp][] = [
    ['another hero', { moves: moves.with(hero, other) }, /after \d+ moves: (After move 50|Move \d+), /],
    ['an illegal move', { moves: moves.with(5, 'bid zeus 25') }, /after 5 moves: Move 6, 'bid zeus 25': /],
    ['no notation', { moves: moves.with(7, 'abracadabra') }, /after 7 moves: Move 8, 'abracadabra': Expected a move /],
    ['a wrong hash', { hashes: [{ ...hashes[0], hash: '0'.repeat(16) }] }, /After move 50, .* recorded was 0000/],
    ['cut off', { moves: moves.slice(0, 60) }, /moves: The moves end after 60/],
  ];
  for (const [what, change, expected] of tampered) {
    writeFileSync(file, JSON.stringify({ ...record, ...change }));
    const { code, stdout, stderr } = await meltemi(['replay', file]);
    assert.deepEqual([code, stdout], [1, ''], what);
    assert.match(stderr, expected, what);
  }
  const json = JSON.parse((await meltemi(['replay', file, '--json'])).stdout);
  assert.deepEqual([json.ok, json.difference.after], [false, 60]);
  writeFileSync(file, JSON.stringify({ ...record, hashes: [] }));
  assert.match((await meltemi(['replay', file, '--verify'])).stderr, /no hash after its last move/);
});

test('files that are no games', async () => {
  const cases: [string, RegExp][] = [
    ['not json', /not JSON/],
    ['{"meltemi":2}', /'meltemi' is not 1/],
    ['{"meltemi":1,"options":{"players":3},"moves":[7],"hashes":[]}', /moves/],
    ['{"meltemi":1,"options":{"players":8},"moves":[],"hashes":[]}', /2 to 6 players/],
  ];
  for (const [text, expected] of cases) {
    writeFileSync(file, text);
    const { code, stderr } = await meltemi(['replay', file]);
    assert.equal(code, 1, text);
    assert.match(stderr, expected);
  }
  const missing = await meltemi(['replay', join(folder, 'nowhere')]);
  assert.equal(missing.code, 1);
  assert.match(missing.stderr, /could not read .*: there is no such file/);
});
