import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newGame, readSaved } from '../../src/game/saved-game.ts';

const game = newGame({ players: 2, board: 'quick', start: 'quick' }, [{ name: 'Ada' }, { level: 'easy' }], true);

test('a stored game is read as it was written', () => {
  assert.deepEqual(readSaved(JSON.stringify(game)).company, game.company);
});

test('a company that pages cannot show is refused', () => {
  const wrong: object[] = [
    { seats: ['x', 'y'] },
    { seats: [null, null] },
    { seats: [{}, {}] },
    { seats: [{ name: 1 }, { name: 'Ben' }] },
    { seats: [{ level: 'divine' }, { name: 'Ben' }] },
    { seats: [{ name: 'Ada' }] },
    { id: 'a/b' },
    { id: undefined },
    { id: 7 },
    { begun: 'yesterday' },
  ];
  for (const part of wrong) {
    const text = JSON.stringify({ ...game, company: { ...game.company, ...part } });
    assert.throws(() => readSaved(text), /'company' can't be read/, text);
  }
});

test('a record that a server has proven is over, no matter who played it', () => {
  const { company: _, ...record } = game;
  const { online, over } = readSaved(JSON.stringify({ ...record, proof: {} })).company;
  assert.deepEqual([online, over], [true, true]);
  assert.equal(readSaved(JSON.stringify(record)).company.over, false);
});
