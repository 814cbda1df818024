import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { test } from 'node:test';

const BENCH = resolve(import.meta.dirname, '../../bench');
const manifest = JSON.parse(readFileSync(join(BENCH, '../package.json'), 'utf8'));

/** Loads what every contestant loads first, in the given mode. */
function load(mode: string | undefined, flags: readonly string[] = []) {
  const { NODE_ENV: _, ...env } = process.env;
  const options = { env: mode === undefined ? env : { ...env, NODE_ENV: mode }, encoding: 'utf8' } as const;
  return spawnSync(process.execPath, [...flags, join(BENCH, 'production.ts')], options);
}

test('the benchmark refuses to measure other libraries in development mode', () => {
  for (const mode of [undefined, 'development']) {
    const { status, stderr } = load(mode);
    assert.equal(status, 1);
    assert.match(stderr, /production mode only/);
  }
  assert.equal(load('production').status, 0);
});

test('`npm run bench` sets production mode', () => {
  const [, file] = /node --env-file=(\S+) bench\/run\.ts$/.exec(manifest.scripts.bench) ?? [];
  assert.ok(file, manifest.scripts.bench);
  assert.equal(load(undefined, [`--env-file=${join(BENCH, '..', file)}`]).status, 0);
});

test('each file of the benchmark that loads another library asks for production mode before anything else', () => {
  const loaders = globSync('*.ts', { cwd: BENCH }).filter((file) =>
    /(from|import\.meta\.url\)|load)\s*\(?'(boardgame\.io|chessops|socket\.io-client)\b/.test(
      readFileSync(join(BENCH, file), 'utf8'),
    ),
  );
  assert.ok(loaders.length >= 6, `only ${loaders.join(', ')}`);
  for (const file of loaders) {
    const [first] = /^import .*$/m.exec(readFileSync(join(BENCH, file), 'utf8')) ?? [];
    assert.equal(first, "import './production.ts';", file);
  }
});
