import assert from 'node:assert/strict';
import { test } from 'node:test';
import { games, randomGame, replayHint } from '@meltemi/testkit';
import { outcome } from '../src/index.ts';
import { flaws } from '../src/query.ts';

const FILE = 'packages/engine/test/random-play.test.ts';
/** A game of random players beyond this many cycles would be stuck. */
const MOST_CYCLES = 400;

test('600 random games, 30 in every mode: no dead end, pieces conserved, every game ends', () => {
  for (const { mode, seed } of games(600)) {
    try {
      let step = 0;
      const end = randomGame(mode, seed, (s, _, legal) => {
        assert.ok(legal.length > 0, `dead end: ${JSON.stringify(s.frames)}`);
        assert.ok(s.cycle <= MOST_CYCLES, 'the game does not end');
        if (step++ % 5 === 0) assert.deepEqual(flaws(s), []);
      });
      const result = outcome(end);
      assert.ok(result !== null && result.winners.length > 0);
      const best = Math.max(...result.metropolises);
      assert.ok(best >= end.table.goal || end.eliminated.length > 0, 'the game ended for no reason');
    } catch (error) {
      (error as Error).message += `\n${replayHint(mode, seed, FILE)}`;
      throw error;
    }
  }
});
