import assert from 'node:assert/strict';
import { test } from 'node:test';
import { atLeast, randomMove } from '@meltemi/testkit';
import { moves, type Options, outcome, random, readPosition, type State, writePosition } from '../../src/index.ts';
import { flaws } from '../../src/query.ts';
import { type GameRecord, History, hashPosition, readRecord, replay } from '../../src/record.ts';

/** A game played at random, to the end or for at most this many moves; `seen` is called before every move. */
function played(options: Options, seed: string, most = 100_000, seen?: (s: State) => void) {
  const rng = random(seed);
  const history = new History(options);
  while (history.next !== null && history.turn < most) {
    seen?.(history.state);
    history.play(randomMove(history.state, history.legal, rng));
  }
  return { record: history.toRecord(), state: history.state };
}

const GAMES: readonly Options[] = [
  { edition: 'classic', players: 2 },
  { edition: 'classic', players: 3, tie: 'metropolises' },
  { edition: 'classic', players: 4, gold: 'open' },
  { edition: 'classic', players: 5 },
  { edition: 'classic', players: 2, monuments: true },
  { edition: 'classic', players: 5, monuments: true },
];

for (const options of GAMES) {
  test(`a recorded classic game comes out of its file as it was played: ${JSON.stringify(options)}`, () => {
    const { record, state } = played(options, `classic ${options.players}`);
    assert.deepEqual(record.options, options);
    const again = replay(readRecord(JSON.stringify(record)));
    assert.equal(again.difference, null);
    assert.equal(again.played, record.moves.length);
    assert.deepEqual(again.state, state);
    assert.notEqual(outcome(again.state), null);
  });
}

for (const options of GAMES) {
  test(`positions of a classic game can be written down and read again: ${JSON.stringify(options)}`, (t) => {
    const saw = atLeast(t, 30, 'positions');
    let turn = 0;
    played(options, `positions ${options.players}`, 1500, (s) => {
      if (turn++ % 11 !== 0) return;
      saw();
      assert.deepEqual(flaws(s), []);
      const again = readPosition(writePosition(s));
      assert.equal(hashPosition(again), hashPosition(s));
      assert.deepEqual(moves(again), moves(s));
    });
  });
}

test('the opening of two players is written marker by marker', () => {
  const { record } = played({ edition: 'classic', players: 2 }, 'two', 12);
  assert.deepEqual(record.moves.slice(0, 4).toSorted(), ['marker blue', 'marker blue', 'marker red', 'marker red']);
  assert.match(record.moves[4], /^draw /);
  assert.deepEqual(record.moves.slice(5, 9).toSorted(), ['tile ares', 'tile athena', 'tile poseidon', 'tile zeus']);
  assert.match(record.moves[9], /^bid /);
});

test('a classic record played as another table stops at the first move that does not fit', () => {
  const { record } = played({ edition: 'classic', players: 4 }, 'other table', 40);
  const elsewhere = (options: Options): GameRecord => ({ ...record, options });
  // Without a fourth player the fourth marker is one too many.
  const three = replay(elsewhere({ edition: 'classic', players: 3 }));
  assert.ok(three.played < 4);
  assert.match(three.difference?.text ?? '', /^Move \d, 'marker /);
  const legendary = replay(elsewhere({ players: 4, start: 'quick' }));
  assert.deepEqual([legendary.played, legendary.difference?.after], [0, 0]);
});

test('a classic record keeps no board: it is printed', () => {
  const { record } = played({ edition: 'classic', players: 3 }, 'board', 5);
  assert.deepEqual(record.options, { edition: 'classic', players: 3 });
});
