import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { story } from '@meltemi/testkit';
import { readMove, why } from '../src/index.ts';
import { reasonFor, reasonIn } from './reason.ts';

describe('why: classic', () => {
  const isles = (lines: string) => `
    position classic players 3 monuments
    board classic
    cycle 4
    gold red 9
    kea red troops 3
    paros red
    tinos blue troops 1
    milos blue
    naxos yellow
    andros yellow
    c2 red fleets 1
    ${lines}`;
  const flying = (lines: string) =>
    story(isles(`${lines}\ncreatures - - pegasus\nnow turn red zeus`)).play('buy pegasus');

  test('[MO-CITADEL] the Citadel is named, not the last isle', () => {
    const march = isles('monument citadel tinos\nnow turn red ares');
    assert.equal(reasonFor(march, 'march kea>tinos 1'), 'citadel MO-CITADEL');
    assert.equal(reasonIn(flying('monument citadel tinos'), 'fly kea>tinos 1'), 'citadel MO-CITADEL');
    // One's own Citadel is out of reach for another reason.
    assert.equal(
      reasonFor(
        march.replace('citadel tinos', 'citadel paros').replace('paros red', 'paros red troops 1'),
        'march kea>paros 1',
      ),
      'not-linked CL-ARES',
    );
  });

  test('[CL-CREA-CHIRON] Chiron is named when Pegasus cannot land', () => {
    assert.equal(reasonIn(flying('figure chiron blue tinos'), 'fly kea>tinos 1'), 'chiron CL-CREA-CHIRON');
  });

  test('[CL-CREA-MEDUSA] troops may not leave, nothing is said of arriving', () => {
    const { state } = story(isles('figure medusa blue kea\nnow turn red ares'));
    const reason = why(state, readMove(state, 'march kea>tinos 1'));
    assert.deepEqual([reason?.rule, reason?.text], ['CL-CREA-MEDUSA', "No troop may leave Medusa's isle."]);
  });

  test('[CL-CREA-3] a figure in the way is no reason where figures may meet', () => {
    const game = story(isles('creatures - - kraken\nfigure chiron blue tinos\nnow turn red zeus')).play('buy kraken');
    assert.equal(reasonIn(game, 'summon tinos'), 'not-a-target CL-CREA-KRAKEN');
  });

  test('[CL-GODS-3] [CL-GODS-4] a face-down god is refused by the rule for the number of players', () => {
    const three = isles('gods ares zeus athena poseidon\nnow offerings');
    assert.equal(reasonFor(three, 'bid athena 1'), 'god-closed CL-GODS-3');
    const two = three.replace('players 3', 'players 2').replaceAll('yellow', 'blue');
    assert.equal(reasonFor(two, 'bid poseidon 1'), 'god-closed CL-GODS-4');
  });

  test('[CL-OFFER-1] an offering of nothing is too little, not off a scale', () => {
    const { state } = story(isles('now offerings'));
    const reason = why(state, readMove(state, 'bid zeus 0'));
    assert.deepEqual([reason?.rule, reason?.text], ['CL-OFFER-1', 'An offering is at least 1 GP.']);
  });

  test('[CL-POS] fleets are not recruited where the sea is closed or others are', () => {
    const kraken = isles('figure kraken - b2\nnow turn red poseidon');
    assert.equal(reasonFor(kraken, 'recruit fleet b2'), 'closed CL-CREA-KRAKEN');
    const blue = isles('c1 blue fleets 1\nnow turn red poseidon');
    assert.equal(reasonFor(blue, 'recruit fleet c1'), 'others-fleets CL-POS');
    assert.equal(reasonFor(blue, 'recruit fleet kea'), 'not-there CL-POS');
    const ares = isles('now turn red ares');
    assert.equal(reasonFor(ares, 'recruit troop andros'), 'not-there CL-ARES');
    assert.equal(reasonFor(blue, 'recruit fleet b2'), 'legal');
  });

  test('[CL-ARES] who is there already goes nowhere', () => {
    assert.equal(reasonFor(isles('now turn red ares'), 'march kea>kea 1'), 'already-there CL-ARES');
    assert.equal(reasonIn(flying(''), 'fly kea>kea 1'), 'already-there CL-CREA-PEGASUS');
  });

  test('[CL-ZEUS] with no card left to draw nothing is replaced', () => {
    const empty = isles('creatures harpy siren giant\ndeck\ndiscard\nnow turn red zeus');
    assert.equal(reasonFor(empty, 'replace harpy'), 'none-left CL-ZEUS');
    assert.equal(reasonFor(empty, 'replace kraken'), 'not-on-track CL-CREA-1');
    assert.equal(reasonFor(empty.replace('gold red 9', 'gold red 0'), 'replace harpy'), 'no-gold CL-ZEUS');
  });
});
