import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { MODES, optionsFor, randomGame } from '@meltemi/testkit';
import { outcome } from '../src/index.ts';
import { type GameRecord, History, readRecord, replay } from '../src/record.ts';
import { playthrough } from './playthrough.ts';

// Finished games in notation with their hashes, and one printed playthrough per mode. A change of the rules shows as a
// difference here: look at it, then rewrite them with UPDATE_GOLDEN=1 npm test -- packages/engine/test/golden.test.ts

const folder = fileURLToPath(new URL('golden/', import.meta.url));
const update = process.env.UPDATE_GOLDEN === '1';

function record(mode: string, seed: string): GameRecord {
  const history = new History(optionsFor(mode, seed));
  randomGame(mode, seed, (_, __, ___, move) => history.play(move));
  return history.toRecord();
}

/** The stored text; written first if it is to be updated. */
function stored(name: string, make: () => string): string {
  const path = `${folder}${name}`;
  if (update) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(path, make());
  }
  assert.ok(existsSync(path), `${name} is missing: write it with UPDATE_GOLDEN=1`);
  return readFileSync(path, 'utf8');
}

for (const mode of Object.keys(MODES)) {
  const name = mode.replaceAll(/\W+/g, '-');
  test(`golden game: ${mode}`, () => {
    const text = stored(`${name}.json`, () => `${JSON.stringify(record(mode, 'golden'), null, 1)}\n`);
    const { state, difference } = replay(readRecord(text));
    assert.equal(difference, null);
    assert.ok(outcome(state) !== null, 'the game is not finished');
  });
}

/** One printed playthrough per mode; golden games alone for the rest. */
const PRINTED = Object.keys(MODES).filter((mode) => !/quick|every/.test(mode));

for (const mode of PRINTED) {
  const name = mode.replaceAll(/\W+/g, '-');
  test(`printed playthrough: ${mode}`, () => {
    const game = readRecord(readFileSync(`${folder}${name}.json`, 'utf8'));
    const text = stored(`${name}.txt`, () => playthrough(game));
    assert.equal(playthrough(game), text);
  });
}
