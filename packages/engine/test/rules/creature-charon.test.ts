import assert from 'node:assert/strict';
import { test } from 'node:test';
import { story } from '@meltemi/testkit';

const TABLE = `
  cycle 3
  creatures - - - charon
  syros red troops 1
  kythnos red
  milos blue
  mykonos blue
  kea yellow
  gyaros yellow
  hero helen blue milos
`;

test('[LE-CREA-CHARON] swaps an own hero for one on the track: card to the track, new figure into the same area', () => {
  const game = story(`
    ${TABLE}
    gold red 2
    heroes croesus hector
    hero ajax red syros
    hero jason red kythnos 3
    now turn red poseidon
  `);
  game.play('buy charon');
  game.offers(['trade ajax for croesus', 'trade ajax for hector', 'trade jason for croesus', 'trade jason for hector']);
  game.refuses('trade helen for hector', 'trade ajax for odysseus').play('trade ajax for hector').asks('red');
  assert.deepEqual(game.state.heroTrack, ['croesus', 'ajax']);
  assert.deepEqual(game.area('syros').heroes, ['hector']);
  assert.equal(game.area('syros').troops, 1);
  assert.deepEqual(game.area('kythnos').heroes, ['jason']);
  assert.deepEqual(game.state.discard, ['charon']);
});

test('[LE-CREA-CHARON] [LE-HERO-3] the new hero cannot be sacrificed this cycle, but in the next', () => {
  const game = story(`
    ${TABLE}
    gold red 17
    heroes croesus -
    hero ajax red syros
    now turn red poseidon
  `);
  game.play('buy charon', 'trade ajax for croesus');
  assert.equal(game.faction('red').gold, 15);
  game.offers([], 'sacrifice').refuses('sacrifice croesus');
  game.state.cycle++;
  game.offers(['sacrifice croesus'], 'sacrifice');
});

test('[LE-CREA-CHARON] [R-PANDORA] what went to the track can be copied by Pandora', () => {
  const game = story(`
    ${TABLE}
    gold red 17
    heroes odysseus -
    hero croesus red syros
    hero pandora red kythnos
    now turn red poseidon
  `);
  game.offers(['sacrifice croesus'], 'sacrifice');
  game.play('buy charon', 'trade croesus for odysseus');
  game.offers(['sacrifice pandora as croesus'], 'sacrifice');
});

test('[LE-CREA-CHARON] [LE-HERA-3] the traded hero can be hired again the same turn', () => {
  const game = story(`
    ${TABLE}
    gold red 6
    heroes croesus -
    hero ajax red syros
    now turn red hera
  `);
  game.play('buy charon', 'trade ajax for croesus').offers(['hire ajax syros', 'hire ajax kythnos'], 'hire');
});

test("[LE-CREA-CHARON] [R-MEDUSA] works in Medusa's area", () => {
  const game = story(`
    ${TABLE}
    gold red 2
    heroes croesus -
    hero ajax red syros
    figure medusa blue syros
    now turn red poseidon
  `);
  game.play('buy charon', 'trade ajax for croesus');
  assert.deepEqual(game.area('syros').heroes, ['croesus']);
});

test('[LE-CREA-CHARON] without a hero on the track, or without an own hero, there is no effect', () => {
  const noTrack = story(`${TABLE}\ngold red 2\nhero ajax red syros\nnow turn red poseidon`)
    .play('buy charon')
    .asks('red');
  assert.deepEqual(noTrack.area('syros').heroes, ['ajax']);
  assert.deepEqual(noTrack.state.discard, ['charon']);
  const noHero = story(`${TABLE}\ngold red 2\nheroes ajax -\nnow turn red poseidon`).play('buy charon').asks('red');
  assert.deepEqual(noHero.state.heroTrack, ['ajax', null]);
  assert.deepEqual(noHero.state.discard, ['charon']);
});
