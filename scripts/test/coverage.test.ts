import assert from 'node:assert/strict';
import { test } from 'node:test';
import { idsIn, idsProven } from '../coverage.ts';

test('a book gives ids in bold, or at the head of a row', () => {
  const book = '| **LE-MAP-1** | see LE-MAP-2 |\n| R-DICE | faces |\n| EX-3 gods, 4 players | … |\nR-SCALE settles it';
  assert.deepEqual(idsIn(book), ['LE-MAP-1', 'R-DICE', 'EX-3']);
});

test('a scenario has ids at the beginning of its title', () => {
  const source = "test('[LE-SEA-4] [EX-6] a battle', …); test(\n  `[CL-POS] sails`); test('no [LE-MAP-1]')";
  assert.deepEqual(idsProven(source), ['LE-SEA-4', 'EX-6', 'CL-POS']);
});
