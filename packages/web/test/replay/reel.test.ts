import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { type Event, hashPosition, historyOf, replay } from '@meltemi/engine';
import { newGame, readSaved, type SavedGame, type Sitter } from '../../src/game/saved-game.ts';
import { cycleStarts, everything, eyesFor, lastOf, reelOf, seenBy } from '../../src/replay/reel.ts';

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
    const reel = reelOf(game);
    assert.equal(reel.problem, null);
    assert.equal(reel.states.length, game.moves.length + 1);
    assert.equal(hashPosition(lastOf(reel)), hashPosition(replay(game).state));
    const again = [...historyOf(game).positions()].map(({ state }) => hashPosition(state));
    assert.deepEqual(reel.states.slice(1).map(hashPosition), again);
    const starts = cycleStarts(reel);
    assert.equal(reel.states[starts[starts.length - 1]].cycle, lastOf(reel).cycle);
  });
}

test('a record that breaks off is followed as far as it holds', () => {
  const game = golden('three');
  const illegal = reelOf({ ...game, moves: game.moves.with(120, 'bid zeus 99') });
  assert.equal(illegal.states.length, 121);
  assert.match(illegal.problem ?? '', /bid zeus 99/);
  const [first, ...others] = game.hashes;
  const changed = reelOf({ ...game, hashes: [{ ...first, hash: 'no' }, ...others] });
  assert.equal(changed.states.length, first.after);
  assert.throws(() => reelOf({ ...game, options: { players: 9 } }));
});

test('a finished game is open to all eyes', () => {
  const game = golden('three');
  assert.deepEqual(eyesFor(reelOf(game), game), ['all', 0, 1, 2, null]);
});

test('while a game goes on, nobody sees more than they may', () => {
  const bot: Sitter = { level: 'easy' };
  const person: Sitter = { name: 'Ino' };
  const eyes = (...seats: Sitter[]) => eyesFor(reelOf(unfinished(seats)), unfinished(seats));
  assert.deepEqual(eyes(bot, person, bot), [1, null]);
  assert.deepEqual(eyes(person, person, bot), [null]);
  assert.deepEqual(eyes(bot, bot, bot), [null]);
});

test('with everything open purses are open, else only the own one', () => {
  const s = reelOf(golden('three')).states[200];
  assert.deepEqual(seenBy(s, 'all').gold, s.gold);
  assert.deepEqual(seenBy(s, 1).gold, [null, s.gold[1], null]);
  assert.deepEqual(seenBy(s, null).gold, [null, null, null]);
});

test('of a secret told in two versions the open one is kept', () => {
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

test('a game that was ended before its time is open to all eyes', () => {
  const game = newGame({ players: 2, board: 'quick', start: 'quick' }, [{ name: 'Ada' }, { name: 'Ben' }], false);
  const reel = reelOf(game);
  assert.deepEqual(eyesFor(reel, game), [null]);
  assert.deepEqual(eyesFor(reel, { ...game, company: { ...game.company, over: true } }), ['all', 0, 1, null]);
});
