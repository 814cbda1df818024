// npm run soak [-- --games 20000 --first 1000000]: random play in every mode for a long time, with every law at every
// decision. A failure prints the mode, the seed and the command that replays it.

import assert from 'node:assert/strict';
import { parseArgs } from 'node:util';
import { MODES, randomGame, replayHint } from '@meltemi/testkit';
import { moves, readMove, readPosition, view, writeMove, writePosition } from '../packages/engine/src/index.ts';
import { flaws } from '../packages/engine/src/query.ts';

const { values } = parseArgs({
  options: { games: { type: 'string', default: '20000' }, first: { type: 'string', default: '1000000' } },
});
const first = Number(values.first);
const count = Number(values.games);
const names = Object.keys(MODES);
let longest = 0;
let decisions = 0;

for (let seed = first; seed < first + count; seed++) {
  const mode = names[seed % names.length];
  try {
    const end = randomGame(mode, seed, (s, who, legal) => {
      decisions++;
      assert.ok(legal.length > 0, 'dead end');
      assert.ok(s.cycle <= 400, 'the game does not end');
      assert.deepEqual(flaws(s), []);
      if (decisions % 7 !== 0) return;
      assert.deepEqual(readPosition(writePosition(s)), s);
      for (const move of legal) assert.deepEqual(readMove(s, writeMove(s, move)), move);
      if (typeof who === 'number') assert.deepEqual(moves(view(s, who)), legal);
    });
    longest = Math.max(longest, end.cycle);
  } catch (error) {
    console.error(replayHint(mode, seed, 'packages/engine/test/random-play.test.ts'));
    throw error;
  }
  if ((seed - first) % 100 === 99 && process.stderr.isTTY)
    process.stderr.write(`\r${seed - first + 1} of ${count} games`);
}
console.log(`${count} games, ${decisions} decisions, longest ${longest} cycles: all laws hold`);
