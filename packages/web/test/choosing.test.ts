import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Target } from '@meltemi/board';
import { actor, apply, type Move, moves, type Options, random, type State, setup } from '@meltemi/engine';
import { atLeast, randomMove } from '@meltemi/testkit';
import { type Chosen, choosing, chosenFor, marksOf, NOTHING, tap } from '../src/table/acting/choosing.ts';
import { partsOf } from '../src/table/acting/parts.ts';

const march = (from: number, to: number, troops: number): Move => ({ do: 'march', from, to, troops, mercenaries: 0 });
const recruit = (area: number): Move => ({ do: 'recruit', piece: 'troop', area });
const TURN: readonly Move[] = [recruit(1), recruit(2), march(1, 3, 1), march(1, 3, 2), march(1, 4, 1), { do: 'end' }];

describe('choosing narrows the offered moves down', () => {
  test('first all deeds and all places where one can begin', () => {
    const { deeds, spots, move } = choosing(TURN, NOTHING);
    assert.deepEqual(deeds, ['recruit troop', 'march', 'end']);
    assert.deepEqual(spots, [{ area: 1 }, { area: 2 }]);
    assert.equal(move, null);
  });

  test('a place where two things can be done leaves the question which', () => {
    const chosen = tap(TURN, NOTHING, { area: 1 }) as Chosen;
    assert.deepEqual(choosing(TURN, chosen).deeds, ['recruit troop', 'march']);
    assert.equal(marksOf(choosing(TURN, chosen), chosen, null).areas.get(3), 'target');
    assert.equal(marksOf(choosing(TURN, chosen), chosen, null).areas.get(1), 'origin');
  });

  test('a place whose button is pointed at stands out, unless it is no choice any more', () => {
    const marked = (pointed: Target) => [...marksOf(choosing(TURN, NOTHING), NOTHING, pointed).areas];
    assert.deepEqual(marked({ area: 2 }), [
      [1, 'target'],
      [2, 'chosen'],
    ]);
    assert.deepEqual(marked({ area: 3 }), [
      [1, 'target'],
      [2, 'target'],
    ]);
  });

  test('the second place settles a march, with all troops unless told otherwise', () => {
    const chosen = tap(TURN, { ...NOTHING, spots: [{ area: 1 }] }, { area: 3 }) as Chosen;
    const all = choosing(TURN, chosen);
    assert.deepEqual(all.move, march(1, 3, 2));
    assert.deepEqual(all.counts, { troops: [1, 2] });
    assert.deepEqual(choosing(TURN, { ...chosen, counts: { troops: 1 } }).move, march(1, 3, 1));
  });

  test('a place that is no choice changes nothing, the same place again takes it back, another beginning replaces it', () => {
    assert.equal(tap(TURN, NOTHING, { area: 9 }), null);
    const chosen = tap(TURN, NOTHING, { area: 1 }) as Chosen;
    assert.deepEqual(tap(TURN, chosen, { area: 1 })?.spots, []);
    assert.deepEqual(tap(TURN, chosen, { area: 2 })?.spots, [{ area: 2 }]);
  });
});

const GAMES: readonly Options[] = [
  { players: 4, board: 'quick' },
  { players: 3, start: 'deployment', board: { seed: 3 } },
  { edition: 'classic', players: 4, monuments: true },
];

/** Every way through the questions, from nothing to one move. */
function reached(legal: readonly Move[], chosen: Chosen, found: Set<Move>): void {
  const { deeds, spots, words, move, counts, left } = choosing(legal, chosen);
  if (move) {
    const numbers = Object.entries(counts);
    if (numbers.length === 0) found.add(move);
    // Every combination of numbers that is offered can be set.
    else for (const fit of left) found.add(choosing(legal, { ...chosen, counts: partsOf(fit).counts }).move as Move);
    return;
  }
  if (deeds.length > 1) for (const deed of deeds) reached(legal, { ...chosen, deed }, found);
  else if (spots.length > 0)
    for (const spot of spots) reached(legal, { ...chosen, spots: [...chosen.spots, spot] }, found);
  else for (const word of words) reached(legal, { ...chosen, word }, found);
}

test('every legal move of whole games can be reached by choosing, and nothing else', (t) => {
  const saw = atLeast(t, 1000, 'choices');
  for (const options of GAMES) {
    const s: State = setup(options);
    const rng = random(`choosing ${JSON.stringify(options)}`);
    for (let played = 0; played < 1500 && actor(s) !== null; played++) {
      const legal = moves(s);
      if (actor(s) !== 'fate') {
        saw();
        const found = new Set<Move>();
        reached(legal, NOTHING, found);
        for (const move of legal) assert.equal(choosing(legal, chosenFor(move)).move, move);
        assert.equal(
          found.size,
          legal.length,
          `after ${played} moves: ${JSON.stringify(legal.find((m) => !found.has(m)))}`,
        );
      }
      apply(s, randomMove(s, legal, rng), legal);
    }
  }
});
