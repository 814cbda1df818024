import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { story } from '@meltemi/testkit';
import { clashes } from './clashes.ts';

const OTHERS = `
  milos blue
  sifnos blue
  mykonos yellow
  andros yellow
`;

describe('what a metropolis does', () => {
  test('[LE-METRO-7] it is a port in the sea area its site lies on', () => {
    const game = story(`
      map polydora ~ calypso
      ${OTHERS}
      thera red
      gyaros red
      metropolis gyaros.1 gold
      syros blue
      metropolis syros.2 gold
      polydora red fleets 1
      calypso blue fleets 1
      now turn red poseidon
    `);
    game.play('sail polydora>calypso 1', 'roll 1', 'roll 1').asks('red');
    assert.equal(clashes(game).join(' '), '3,2', 'that of Syros lies on Evagore');
  });

  test('[LE-METRO-7] it is a fortress, beside a real one', () => {
    const game = story(`
      map thera = kythnos
      ${OTHERS}
      thera red troops 2
      gyaros red
      kythnos blue troops 1 fortress.1
      metropolis kythnos.2 gold
      now turn red ares
    `);
    game.play('march thera>kythnos 2', 'roll 2', 'roll 0');
    assert.equal(clashes(game).join(' '), '4,3');
  });

  test('[LE-METRO-7] it is a temple: 1 GP off a creature, once per cycle', () => {
    const game = story(`
      gold red 5
      ${OTHERS}
      thera red temple.1
      metropolis thera.2 gold
      gyaros red
      milos blue troops 2
      creatures harpy - - graeae
      now turn red zeus
    `);
    game.play('buy harpy', 'destroy troop milos');
    assert.equal(game.faction('red').gold, 2, 'temple and metropolis are both used');
    const income = game.faction('red').income;
    game.play('buy graeae');
    assert.equal(game.faction('red').gold, income, 'the full 2 GP');
  });

  test('[LE-METRO-7] it is none of the four where basic buildings are counted for another metropolis', () => {
    const game = story(`
      ${OTHERS}
      thera red port.1 fortress.2
      gyaros red temple.1
      metropolis gyaros.2 gold
      now turn red athena
    `);
    assert.ok(game.offered().includes('end'), 'no set of four');
    assert.equal(game.faction('red').metropolises, 1);
  });

  test('[LE-METRO-7] nor for Hera, Helen, Odysseus and Cyclops', () => {
    const hera = story(`
      ${OTHERS}
      gods hera zeus athena poseidon ares
      thera red
      metropolis thera.1 gold
      red offers hera 1
      now actions
    `);
    hera.offers(['port', 'fortress', 'temple', 'university'].map((type) => `build ${type} thera.2`));
    const heroes = story(`
      ${OTHERS}
      thera red port.1 port.2
      gyaros red temple.1
      kea red
      metropolis gyaros.2 gold
      metropolis kea.1 troops
      hero helen red thera
      hero odysseus red thera
      cycle 3
      creatures - - - cyclops
      now turn red zeus
    `);
    heroes.offers([], 'sacrifice').play('buy cyclops');
    assert.deepEqual(
      [...new Set(heroes.offered('convert').map((text) => text.split(' ')[1]))],
      ['thera.1', 'thera.2', 'gyaros.1'],
    );
  });
});

describe('conquering a metropolis', () => {
  test('[LE-METRO-8] the conqueror takes it; the loser gets its bonus again at once, the conqueror none', () => {
    const game = story(`
      map thera = kythnos
      ${OTHERS}
      gold blue 1
      thera red troops 1
      gyaros red
      kythnos blue
      metropolis kythnos.1 gold
      now turn red ares
    `);
    game.play('march thera>kythnos 1').asks('red');
    assert.deepEqual([game.faction('red').metropolises, game.faction('blue').metropolises], [1, 0]);
    assert.deepEqual([game.faction('red').gold, game.faction('blue').gold], [4, 4]);
    assert.equal(game.state.stack.length, 14, 'no new token');
  });

  test('[LE-METRO-8] the loser is asked in the middle of the other’s turn; two metropolises bring two bonuses', () => {
    const game = story(`
      map thera = kythnos
      ${OTHERS}
      thera red troops 2
      gyaros red
      kythnos blue troops 1
      metropolis kythnos.1 troops
      metropolis kythnos.2 priestess
      now turn red ares
    `);
    game.play('march thera>kythnos 2', 'roll 3', 'roll 0', 'lose troop').asks('blue');
    game.offers(['place troop milos', 'place troop sifnos']).play('place troop milos', 'place troop milos').asks('red');
    assert.deepEqual([game.area('milos').troops, game.faction('blue').priestesses], [2, 1]);
    assert.deepEqual([game.faction('red').metropolises, game.faction('red').priestesses], [2, 0]);
  });

  test('[LE-METRO-8] every time it changes hands, the one who loses it is paid', () => {
    const game = story(`
      map thera = kythnos
      map andros
      ${OTHERS}
      gold yellow 9
      gods ares zeus poseidon athena hera
      thera red troops 1
      gyaros red
      kythnos blue
      metropolis kythnos.1 gold
      andros yellow troops 2
      creatures - - - pegasus
      yellow offers zeus 1
      now turn red ares
    `);
    game.play('march thera>kythnos 1', 'end', 'build temple andros.1', 'buy pegasus', 'fly andros>kythnos 2');
    game.play('roll 3', 'roll 0', 'lose troop').asks('yellow');
    assert.deepEqual([game.faction('blue').gold, game.faction('red').gold], [8, 7]);
    assert.equal(game.faction('yellow').metropolises, 1);
  });

  test('[R-BONUS] never into the area just lost', () => {
    const game = story(`
      map thera = kythnos
      ${OTHERS}
      thera red troops 1
      gyaros red
      kythnos blue
      metropolis kythnos.1 prosperity
      dione blue fleets 1
      now turn red ares
    `);
    game.play('march thera>kythnos 1').asks('blue');
    game.offers(['place prosperity milos', 'place prosperity sifnos', 'place prosperity dione']);
  });

  test('[LE-METRO-9] [R-CONQUEST] a conquest that completes a set of four builds a metropolis', () => {
    const game = story(`
      map thera = kythnos
      gold blue 0
      ${OTHERS}
      thera red troops 1 port.1 fortress.2
      gyaros red temple.1
      kythnos blue university.2
      metropolis kythnos.1 gold
      now turn red ares
    `);
    game.play('march thera>kythnos 1').asks('red');
    assert.equal(game.faction('blue').gold, 3, 'the loser’s bonus comes first');
    game.offers(['thera.1', 'thera.2', 'gyaros.1', 'gyaros.2', 'kythnos.2'].map((site) => `found ${site}`));
    game.play('found kythnos.2', 'token priestess').asks('red');
    assert.deepEqual(game.area('kythnos').built, ['metropolis', 'metropolis']);
    assert.equal(game.faction('red').metropolises, 2);
  });

  test('[LE-METRO-9] a battle won completes it as well, a battle lost does not', () => {
    const game = story(`
      map thera = kythnos
      ${OTHERS}
      thera red troops 2 port.1 fortress.2
      gyaros red temple.1
      kythnos blue troops 1 university.1
      now turn red ares
    `);
    const lost = game.fork().play('march thera>kythnos 1', 'roll 0', 'roll 3', 'lose troop').asks('red');
    lost.offers([], 'found');
    game.play('march thera>kythnos 2', 'roll 3', 'roll 0', 'lose troop').asks('red');
    assert.equal(game.offered('found').length, 6);
  });
});
