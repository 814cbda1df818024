import assert from 'node:assert/strict';
import { test } from 'node:test';
import { moves, random, writeMove, writePosition } from '@meltemi/engine';
import { story } from '@meltemi/testkit';
import { consequence } from '../src/moves/consequence.ts';
import { Evaluator } from '../src/value/evaluator.ts';
import { MODELS } from '../src/value/models.ts';

const RED_KEEPS_AND_ACTS_FIRST = `
  gods ares athena poseidon zeus hera
  gold red 8
  red offers ares 1
  blue offers athena 1
  yellow offers apollo 0
  syros red
  kythnos red
  mykonos blue
  tinos blue
  kea yellow
  andros yellow
  red priestesses 1
  figure cerberus red syros
  now upkeep
`;

test('a creature that is kept is judged before the first turn begins, also where that turn is its holder’s', () => {
  const { state } = story(RED_KEEPS_AND_ACTS_FIRST);
  const legal = moves(state);
  assert.ok(legal.length > 1);
  for (const move of legal) {
    const { settled } = consequence(new Evaluator(MODELS), state, move, legal, 24, random('keep'));
    const { state: played } = story(RED_KEEPS_AND_ACTS_FIRST).play(writeMove(state, move));
    assert.equal(writePosition(settled), writePosition(played));
  }
});
