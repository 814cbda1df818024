import assert from 'node:assert/strict';
import { test } from 'node:test';
import { story } from '@meltemi/testkit';
import { verdictOf } from '../../src/result/verdict.ts';

/** The verdict on a position at the end of its last cycle. */
function verdictIn(position: string) {
  return verdictOf(story(`${position}\nnow end`).state);
}

const LEGENDARY = `
  position legendary players 3
  board quick
  syros red
  kea red
  thera red
  milos blue
  kimolos blue
  mykonos yellow
`;

test('[LE-END-2] gold decides among those with as many metropolises, enough of them or not', () => {
  const won = verdictIn(`${LEGENDARY}
    metropolis syros.1 gold
    metropolis syros.2 gold
    metropolis kea.1 gold
    metropolis thera.1 troops
    metropolis milos.1 troops
    metropolis milos.2 troops
    metropolis kimolos.1 fleets
    gold red 1
    gold blue 9`);
  assert.deepEqual(won?.winners, [0]);
  assert.equal(won.decided, 'metropolises');
  const fallen = verdictIn(`
    position legendary players 3
    board quick
    syros red
    milos blue
    gold red 4
    gold blue 3
    yellow eliminated`);
  assert.deepEqual([fallen?.winners, fallen?.decided, fallen?.among], [[0], 'gold', 'most']);
  assert.deepEqual([fallen?.metropolises, fallen?.nextGold], [[0, 0, 0], 3]);
});

const CLASSIC = (tie: string, red: number) => `
  position classic players 3${tie}
  board classic
  naxos red metropolis.1 covered.2
  paros red metropolis.1 covered.2
  andros blue metropolis.1 covered.2
  tinos blue metropolis.1 covered.2
  mykonos blue metropolis.1
  milos yellow
  gold red ${red}
  gold blue 5
`;

test('[R-CL-TIE] in the classic edition gold decides among those with enough metropolises, as many or not', () => {
  const shared = verdictIn(CLASSIC('', 5));
  assert.deepEqual([shared?.winners, shared?.decided, shared?.among], [[0, 1], 'shared', 'enough']);
  assert.deepEqual(shared?.metropolises, [2, 3, 0]);
  const richer = verdictIn(CLASSIC('', 6));
  assert.deepEqual([richer?.winners, richer?.decided, richer?.among], [[0], 'gold', 'enough']);
  const most = verdictIn(CLASSIC(' tie metropolises', 6));
  assert.deepEqual([most?.winners, most?.decided], [[1], 'metropolises']);
});
