import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type God, readPosition, view } from '../src/index.ts';
import { type TurnGains, turnGains } from '../src/query.ts';

/** What red's turn with a god brings, as blue sees it. */
function gains(text: string, god: God): TurnGains {
  return turnGains(view(readPosition(text), 1), 0, god);
}

const LEGENDARY = 'position legendary players 3\nboard quick\n';
const CLASSIC = 'position classic players 3 monuments\nboard classic\nkea red\n';

test('LE-ATHENA-1 LE-ATHENA-2 a university, a philosopher, and one more for 4 GP', () => {
  assert.deepEqual(gains(`${LEGENDARY}gold red 4\nnow offerings`, 'athena'), {
    building: 'university',
    philosophers: 2,
  });
  assert.deepEqual(gains(`${LEGENDARY}gold red 3\nnow offerings`, 'athena'), {
    building: 'university',
    philosophers: 1,
  });
});

test('LE-HERA-1 Hera builds any type, Zeus a temple, Apollo nothing', () => {
  const buildings = (['hera', 'zeus', 'apollo'] as const).map(
    (god) => gains(`${LEGENDARY}now offerings`, god).building,
  );
  assert.deepEqual(buildings, ['any', 'temple', null]);
});

test('CL-ACT-2 a building costs 2 GP', () => {
  assert.deepEqual(gains(`${CLASSIC}gold red 2\nnow offerings`, 'athena'), { building: 'university', philosophers: 1 });
  assert.deepEqual(gains(`${CLASSIC}gold red 1\nnow offerings`, 'athena'), { building: null, philosophers: 1 });
});

test('MO-UNIVERSITY MO-ATHENA any number of philosophers, as far as the gold goes', () => {
  const at = `${CLASSIC}gold red 13\nmonument university kea\n`;
  assert.equal(gains(`${at}now offerings`, 'athena').philosophers, 4);
  assert.equal(gains(`${at}tinos red\nmonument athena tinos\nnow offerings`, 'athena').philosophers, 5);
});

test('in the turn itself only what is left counts', () => {
  const text = `${CLASSIC}gold red 20\nnow turn red athena`;
  assert.equal(gains(text, 'athena').philosophers, 2);
  assert.equal(gains(`${LEGENDARY}syros red\ngold red 0\nnow turn red athena`, 'athena').building, null);
});
