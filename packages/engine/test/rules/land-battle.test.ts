import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { story } from '@meltemi/testkit';
import { reserve } from '../../src/query/supply.ts';
import { clashes } from './clashes.ts';

/** Everybody has somewhere to be. */
const LANDS = `
  gyaros red
  thera red
  syros blue
  mykonos blue
  milos yellow
  sifnos yellow
`;

describe('a round of land battle', () => {
  test('[LE-LAND-6] troops and mercenaries count 1, heroes 1, each fortress 1 for the defender', () => {
    const game = story(`
      map thera = kythnos
      ${LANDS}
      thera red troops 2 mercenaries 1 fortress.1 fortress.2
      hero croesus red thera
      kythnos blue troops 1 fortress.1 port.2
      hero ajax blue kythnos
      now turn red ares
    `);
    game.play('march thera>kythnos 2+1', 'join croesus', 'roll 2', 'roll 1', 'stand').asks('blue');
    // Red: 2 + 1 + 1 + die 2. Blue: 1 + Ajax 2 + one fortress + die 1.
    assert.equal(clashes(game).join(' '), '6,5');
  });

  test('[LE-LAND-6] the lower total loses one unit of its owner’s choice, and only one', () => {
    const game = story(`
      map thera = kythnos
      ${LANDS}
      thera red troops 3
      kythnos blue troops 1 mercenaries 1
      hero helen blue kythnos
      now turn red ares
    `);
    game.play('march thera>kythnos 3', 'roll 3').asks('blue');
    game.offers(['lose troop', 'lose mercenary', 'lose helen']).refuses('lose minotaur');
    const troop = game.fork().play('lose troop');
    assert.deepEqual([troop.area('kythnos').troops, troop.area('kythnos').mercenaries], [0, 1]);
    assert.equal(reserve(troop.state, 1, 'troop'), 8, 'back in the reserve');
    const mercenary = game.fork().play('lose mercenary');
    assert.deepEqual([mercenary.area('kythnos').troops, mercenary.area('kythnos').mercenaries], [1, 0]);
    assert.equal(reserve(mercenary.state, 1, 'mercenary'), 16, 'back in the supply');
    const hero = game.fork().play('lose helen');
    assert.deepEqual([hero.area('kythnos').troops, hero.area('kythnos').heroes], [1, []]);
    assert.ok(![...hero.state.heroTrack, ...hero.state.heroDeck].includes('helen'), 'her card is discarded');
    hero.asks('red').play('fight').asks('fate'); // Blue can go nowhere.
  });

  test('[LE-LAND-6] the attacker loses in the same way, and a hero’s death is no sacrifice', () => {
    const game = story(`
      map thera = kythnos
      ${LANDS}
      thera red troops 1
      hero croesus red thera
      gold red 20
      kythnos blue troops 3
      now turn red ares
    `);
    game.play('march thera>kythnos 1', 'join croesus', 'roll 0', 'roll 0', 'stand').asks('red');
    game.offers(['lose troop', 'lose croesus']).play('lose croesus').asks('red');
    assert.deepEqual([game.faction('red').gold, game.faction('red').metropolises], [19, 0]);
    game.offers(['fight', 'withdraw thera']);
  });

  test('[LE-LAND-6] [R-LOSSES] a tie costs both one; the defender picks first, both are removed together', () => {
    const game = story(`
      map thera = kythnos
      ${LANDS}
      thera red troops 1 mercenaries 1
      kythnos blue troops 1 mercenaries 1
      now turn red ares
    `);
    game.play('march thera>kythnos 1+1', 'roll 1', 'roll 1').asks('blue').play('lose mercenary');
    assert.equal(game.area('kythnos').mercenaries, 1, 'not yet removed');
    game.asks('red').offers(['lose troop', 'lose mercenary']).play('lose troop');
    assert.deepEqual([game.area('kythnos').troops, game.area('kythnos').mercenaries], [1, 0]);
    assert.deepEqual(
      game.events.flatMap((e) => (e.event === 'lost' ? [`${e.faction} ${e.unit}`] : [])),
      ['1 mercenary', '0 troop'],
    );
  });

  test('[LE-LAND-6] strength falls with every loss', () => {
    const game = story(`
      map thera = kythnos
      ${LANDS}
      thera red troops 2
      kythnos blue troops 2 fortress.1
      now turn red ares
    `);
    game.play('march thera>kythnos 2', 'roll 3', 'roll 1', 'lose troop', 'fight');
    game.play('roll 0', 'roll 3', 'lose troop', 'fight', 'roll 3', 'roll 1', 'lose troop').asks('red');
    assert.equal(clashes(game).join(' '), '5,4 2,5 4,3');
    assert.deepEqual([game.area('kythnos').owner, game.area('kythnos').troops], ['red', 1]);
  });
});

describe('the end of a land battle', () => {
  test('[LE-LAND-7] both wiped out: the defender keeps the area with a control token', () => {
    const game = story(`
      map thera : pronoe : therasia
      ${LANDS}
      thera red troops 1
      kea red
      therasia blue troops 1 university.1
      pronoe red fleets 1
      now turn red ares
    `);
    game.play('march thera>therasia 1', 'roll 2', 'roll 2', 'lose troop', 'lose troop').asks('red');
    const { owner, troops, built } = game.area('therasia');
    assert.deepEqual([owner, troops, built], ['blue', 0, ['university', null]]);
    assert.equal(game.faction('red').priestesses, 0, 'nothing was taken');
    assert.equal(game.area('thera').owner, 'red');
  });

  test('[LE-LAND-7] attackers wiped out alone leave everything as it was', () => {
    const game = story(`${LANDS}\nthera red troops 1\nkythnos blue troops 2\nnow turn red ares`);
    game.play('march thera>kythnos 1', 'roll 0', 'roll 0', 'lose troop').asks('red');
    assert.deepEqual([game.area('kythnos').owner, game.area('kythnos').troops], ['blue', 2]);
  });

  test('[LE-LAND-9] everyone who is left of the winner stands there: troops, mercenaries and heroes', () => {
    const game = story(`
      map thera = kythnos
      ${LANDS}
      thera red troops 2 mercenaries 2
      hero helen red thera
      kythnos blue mercenaries 1
      now turn red ares
    `);
    game.play('march thera>kythnos 1+2', 'join helen', 'roll 3', 'lose mercenary').asks('red');
    const { owner, troops, mercenaries, heroes } = game.area('kythnos');
    assert.deepEqual([owner, troops, mercenaries, heroes], ['red', 1, 2, ['helen']]);
    assert.deepEqual([game.area('thera').troops, game.area('thera').mercenaries], [1, 0]);
  });

  test('[LE-LAND-9] the last one there controls the area and everything built on it', () => {
    const game = story(`
      map kimolos : ianeira : makronisos = kimolos : amatheia ~ ianeira
      gold red 1
      ${LANDS}
      makronisos red troops 2
      kimolos blue troops 1 port.1 temple.2
      kimolos prosperity 2
      blue priestesses 1
      now turn red ares
    `);
    const income = game.faction('red').income;
    game.play('march makronisos>kimolos 2', 'roll 3', 'roll 0', 'lose troop').asks('red');
    assert.deepEqual([game.area('kimolos').owner, game.area('kimolos').troops], ['red', 2]);
    assert.deepEqual(game.area('kimolos').built, ['port', 'temple']);
    assert.equal(game.faction('red').income, income + 2);
    assert.deepEqual([game.faction('red').priestesses, game.faction('blue').priestesses], [1, 1]);
    const quarrel = story(`
      map amatheia ~ ianeira
      ${LANDS}
      kimolos red port.1 temple.2
      amatheia red fleets 1
      ianeira blue fleets 1
      now turn red poseidon
    `);
    quarrel.play('sail amatheia>ianeira 1', 'roll 1', 'roll 1');
    assert.equal(clashes(quarrel).join(' '), '3,2', 'the port serves the controller of the area');
  });
});
