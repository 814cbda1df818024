import assert from 'node:assert/strict';
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { inFolder, meltemi } from './run.ts';

// Runs the command as users do, with fewer games than are needed to learn anything.

const NET = fileURLToPath(import.meta.resolve('@meltemi/bots/legendary-net'));
const TINY = ['--rounds', '1', '--epochs', '1', '--probe', '4', '--seed', 'tiny'];

async function tuned(file: string, ...more: string[]): Promise<string> {
  const { code, stdout, stderr } = await meltemi(['tune', ...TINY, '--out', file, ...more]);
  assert.deepEqual({ code, stderr }, { code: 0, stderr: '' });
  return stdout;
}

test('two threads tune from nothing: they play, fit a net, probe it, and keep it only if it wins its share', () =>
  inFolder(async (folder) => {
    const file = join(folder, 'net.json');
    const said = await tuned(file, '--edition', 'classic', '--games', '2', '--jobs', '2');
    const [, share, fate] =
      /^round 1: \d+ positions, loss [\d.]+ \(equal chances [\d.]+\), ([\d.]+) of a fair share.*: (kept|left)$/m.exec(
        said,
      ) ?? [];
    assert.equal(fate, Number(share) >= 0.97 ? 'kept' : 'left', said);
    assert.equal(existsSync(file), fate === 'kept');
    if (fate === 'kept') assert.match(said, /^round 1, against medium-1: .* buildings by cycle 8$/m);
  }));

test('trials change nothing of a net but its lean', () =>
  inFolder(async (folder) => {
    const file = join(folder, 'net.json');
    cpSync(NET, file);
    const said = await tuned(file, '--games', '0', '--trials', '2', '--jobs', '1');
    assert.match(said, /^round 1, turned up \(or, below zero, down\) brings points: \S+ [\d.-]+,/m);
    assert.equal(said.match(/^ {2}[\d.]+ steps: [\d.]+ of a fair share/gm)?.length, 4);
    const { lean, ...rest } = JSON.parse(readFileSync(file, 'utf8'));
    const { lean: before, ...same } = JSON.parse(readFileSync(NET, 'utf8'));
    assert.deepEqual(rest, same);
    assert.equal(lean.length, before.length);
  }));

test('hints of games in the arena rewrite the scale of their edition', () =>
  inFolder(async (folder) => {
    const [games, file] = [join(folder, 'games.jsonl'), join(folder, 'scale.json')];
    const before = readFileSync(fileURLToPath(import.meta.resolve('@meltemi/bots/hint-scale')), 'utf8');
    writeFileSync(file, before);
    const bots = ['--bots', 'medium,medium,medium', '--edition', 'classic', '--jobs', '1'];
    const scale = ['tune', '--hints', games, '--out', file];
    await meltemi(['arena', ...bots, '--game', '1', '--out', games]);
    const without = await meltemi(scale);
    assert.deepEqual([without.code, without.stdout], [2, '']);
    assert.match(without.stderr, /games\.jsonl has no hints: play its games with --hints/);
    await meltemi(['arena', ...bots, '--game', '2', '--hints', '5', '--out', games]);
    const { code, stdout, stderr } = await meltemi(scale);
    assert.deepEqual({ code, stderr }, { code: 0, stderr: '' });
    assert.match(
      stdout,
      /^classic: \d+ hints; slope \d\.\d\d and shift -?\d\.\d\d would have been right; loss .*, with that/,
    );
    const [old, scales] = [before, readFileSync(file, 'utf8')].map((text) => JSON.parse(text));
    assert.deepEqual(scales.legendary, old.legendary);
    assert.deepEqual([Object.keys(scales.classic), scales.classic.net], [['net', 'slope', 'shift'], old.classic.net]);
    assert.notDeepEqual(scales.classic, old.classic);
  }));
