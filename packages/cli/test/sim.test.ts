import assert from 'node:assert/strict';
import { test } from 'node:test';
import { playRandomly } from '../src/sim/random-game.ts';
import { simulate } from '../src/sim/sim.ts';
import { meltemi } from './run.ts';

async function json(...args: string[]) {
  const { code, stdout, stderr } = await meltemi(['sim', '--json', ...args]);
  assert.equal(stderr, '', 'no progress bar without a terminal');
  assert.equal(code, 0);
  assert.equal(stdout.trimEnd().split('\n').length, 1, 'one JSON document');
  const { decisionsPerSecond, ...rest } = JSON.parse(stdout);
  assert.ok(decisionsPerSecond > 0);
  return rest;
}

test('the same seed gives the same games, another seed others', async () => {
  const args = ['--edition', 'legendary', '--players', '4', '--games', '8'];
  const [one, same, other] = await Promise.all([
    json(...args, '--seed', '1'),
    json(...args, '--seed', '1'),
    json(...args, '--seed', '2'),
  ]);
  assert.deepEqual(one, same);
  assert.notDeepEqual(one, other);
});

test('counts what it says', async () => {
  const found = await json('--players', '4', '--teams', '--goal', '4', '--games', '6', '--verify');
  assert.deepEqual(Object.keys(found), [
    'games',
    'finished',
    'decisions',
    'movesTotal',
    'cycles',
    'winsBySeat',
    'endings',
    'failed',
  ]);
  assert.equal(found.games, 6);
  assert.equal(found.finished, 6);
  assert.ok(found.movesTotal > found.decisions && found.decisions > 6 * 50);
  assert.ok(found.cycles.min <= found.cycles.median && found.cycles.median <= found.cycles.max);
  const [red, blue, yellow, purple] = found.winsBySeat;
  assert.deepEqual([red, blue], [yellow, purple], 'teammates share their victories');
  assert.equal(red + blue + yellow + purple, 6);
  assert.equal(found.endings.metropolises + found.endings.elimination, 6);
});

test('every number of players, as text', async () => {
  const ran = await Promise.all(
    ['2', '3', '5', '6'].map((players) => meltemi(['sim', '--players', players, '--games', '2', '--start', 'quick'])),
  );
  for (const { code, stdout } of ran) {
    assert.equal(code, 0);
    assert.match(stdout, /^games {15}2\nfinished {12}2\ndecisions +\d+\ndecisionsPerSecond +\d+\n/);
  }
});

test('one game of a series by its number', async () => {
  const one = await json('--seed', 'x', '--game', '3');
  const three = await json('--seed', 'x', '--games', '3');
  const two = await json('--seed', 'x', '--games', '2');
  assert.equal(one.games, 1);
  assert.equal(one.movesTotal, three.movesTotal - two.movesTotal);
});

test('a game that breaks off is named with the command that plays it again', () => {
  const values = { players: '3', games: '3', seed: "it's", board: 'quick' };
  const { games, finished, failed } = simulate(values, (_, game) => {
    if (game === 2) throw new Error('move 17: the sky falls');
    return playRandomly({ players: 3, board: 'quick' }, String(game), false);
  });
  assert.deepEqual({ games, finished }, { games: 3, finished: 2 });
  const command = `npx meltemi sim --players 3 --board quick --seed 'it'\\''s' --game 2 --verify`;
  assert.deepEqual(failed, [{ game: 2, error: 'move 17: the sky falls', command }]);
});
