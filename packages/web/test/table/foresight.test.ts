import assert from 'node:assert/strict';
import { test } from 'node:test';
import { actor, type Move, moves, readMove, readPosition, view } from '@meltemi/engine';
import { type Foresight, foresee } from '../../src/table/acting/foresight.ts';

/** What whoever has to decide can tell of a move. */
function foreseen(lines: string, move: string): Foresight {
  const s = readPosition(`position legendary players 3\nboard quick\n${lines}`);
  const seen = view(s, actor(s) as number);
  const read = readMove(s, move);
  assert.ok(moves(seen).some((legal: Move) => JSON.stringify(legal) === JSON.stringify(read)));
  return foresee(seen, read);
}

const LANDS = 'syros red troops 2\nmilos blue\nkea yellow';

test('whoever goes to Apollo as the last pays nothing, whatever the others pay now', () => {
  const offers = 'blue offers ares 5\nyellow offers zeus 3\norder blue yellow red';
  const { cost, final } = foreseen(`${LANDS}\ngold blue 9\ngold yellow 9\n${offers}\nnow offerings`, 'bid apollo 0');
  assert.deepEqual([cost, final], [0, true]);
});

test('a creature that comes for nothing is told, and so is a turn that ends by itself', () => {
  const turn = (gold: number) => `${LANDS}\ngold red ${gold}\ncreatures - - - charon\nnow turn red ares`;
  const poor = foreseen(turn(2), 'buy charon');
  assert.deepEqual([poor.cost, poor.idle, poor.final], [2, true, true]);
  const rich = foreseen(turn(9), 'buy charon');
  assert.deepEqual([rich.cost, rich.idle, rich.final], [2, true, false]);
});
