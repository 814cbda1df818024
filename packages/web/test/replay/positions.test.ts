import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import type { Event } from '@meltemi/engine';
import { hashPosition, historyOf, replay } from '@meltemi/engine/record';
import { newGame, readSaved, type SavedGame, type Sitter } from '../../src/game/saved-game.ts';
import { cycleStarts, everything, lastOf, positionsOf, seenBy, viewersFor } from '../../src/replay/positions.ts';

function golden(name: string): SavedGame {
  return readSaved(readFileSync(new URL(`../../../engine/test/golden/${name}.json`, import.meta.url), 'utf8'));
}

function unfinished(seats: readonly Sitter[]): SavedGame {
  const game = golden('three');
  return { ...game, moves: game.moves.slice(0, 200), hashes: [], company: { ...game.company, seats } };
}

for (const name of ['three', 'four-in-teams', 'classic-three', 'monuments-two']) {
  test(`every position of a game: ${name}`, () => {
    const game = golden(name);
    const positions = positionsOf(game);
    assert.equal(positions.problem, null);
    assert.equal(positions.states.length, game.moves.length + 1);
    assert.equal(hashPosition(lastOf(positions)), hashPosition(replay(game).state));
    const again = [...historyOf(game).positions()].map(({ state }) => hashPosition(state));
    assert.deepEqual(positions.states.slice(1).map(hashPosition), again);
    const starts = cycleStarts(positions);
    assert.equal(positions.states[starts[starts.length - 1]].cycle, lastOf(positions).cycle);
  });
}

test('a record that becomes invalid is replayed up to there', () => {
  const game = golden('three');
  const illegal = positionsOf({ ...game, moves: game.moves.with(120, 'bid zeus 99') });
  assert.equal(illegal.states.length, 121);
  assert.match(illegal.problem ?? '', /bid zeus 99/);
  const [first, ...others] = game.hashes;
  const changed = positionsOf({ ...game, hashes: [{ ...first, hash: 'no' }, ...others] });
  assert.equal(changed.states.length, first.after);
  assert.throws(() => positionsOf({ ...game, options: { players: 9 } }));
});

test('a finished game is open to every viewer', () => {
  const game = golden('three');
  assert.deepEqual(viewersFor(positionsOf(game), game), ['all', 0, 1, 2, null]);
});

test('while a game goes on, nobody sees more than they may', () => {
  const bot: Sitter = { level: 'easy' };
  const person: Sitter = { name: 'Ino' };
  const viewer = (...seats: Sitter[]) => viewersFor(positionsOf(unfinished(seats)), unfinished(seats));
  assert.deepEqual(viewer(bot, person, bot), [1, null]);
  assert.deepEqual(viewer(person, person, bot), [null]);
  assert.deepEqual(viewer(bot, bot, bot), [null]);
});

test('with everything open all purses are shown, else only one’s own', () => {
  const s = positionsOf(golden('three')).states[200];
  assert.deepEqual(seenBy(s, 'all').gold, s.gold);
  assert.deepEqual(seenBy(s, 1).gold, [null, s.gold[1], null]);
  assert.deepEqual(seenBy(s, null).gold, [null, null, null]);
});

test('of an event with a secret version the open one is kept', () => {
  const events: Event[] = [
    { event: 'cycle', cycle: 2, audience: 'all' },
    { event: 'robbed', faction: 0, by: 1, gold: 4, audience: [0, 1] },
    { event: 'robbed', faction: 0, by: 1, gold: null, audience: 'all' },
    { event: 'cycle', cycle: 3, audience: 'all' },
  ];
  assert.deepEqual(everything(events), [
    { event: 'cycle', cycle: 2 },
    { event: 'robbed', faction: 0, by: 1, gold: 4 },
    { event: 'cycle', cycle: 3 },
  ]);
});

test('a game that was ended early is open to every viewer', () => {
  const game = newGame({ players: 2, board: 'quick', start: 'quick' }, [{ name: 'Ada' }, { name: 'Ben' }], false);
  const positions = positionsOf(game);
  assert.deepEqual(viewersFor(positions, game), [null]);
  assert.deepEqual(viewersFor(positions, { ...game, company: { ...game.company, over: true } }), ['all', 0, 1, null]);
});
