import assert from 'node:assert/strict';
import { test } from 'node:test';
import { atLeast, optionsFor, randomGame } from '@meltemi/testkit';
import { apply, clone, type Event, type State, setup } from '../src/index.ts';

for (const mode of ['four', 'four in teams', 'monuments, four']) {
  test(`${mode}: events and looks into purses are collected without a trace in the state`, (t) => {
    const saw = atLeast(t, 300, 'moves');
    const all: Event[] = [];
    const options = optionsFor(mode, 'collect');
    assert.deepEqual(setup(options, all), setup(options));
    const teams = new Set<number>();
    let expected: State | null = null;
    randomGame(mode, 'collect', (s, _, legal, move) => {
      saw();
      if (expected) assert.deepEqual(expected, s);
      expected = clone(s);
      apply(expected, move, legal, all, teams);
    });
    assert.ok(all.length > 100, `${all.length} events`);
    assert.ok(teams.size > 0);
  });
}
