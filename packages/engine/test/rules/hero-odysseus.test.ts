import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { story } from '@meltemi/testkit';
import { clashes } from './clashes.ts';
import { OTHERS } from './others.ts';

describe('Odysseus in battle', () => {
  const attack = `
    map gyaros = thera = kythnos
    ${OTHERS}
    thera red troops 2
    kythnos red
    hero odysseus red thera
  `;

  test('[LE-HERO-ODYSSEUS] attacking, he takes no notice of fortresses', () => {
    const game = story(`${attack} gyaros blue troops 2 fortress.1 fortress.2\n now turn red zeus`);
    game.play('mobilise odysseus>gyaros 2', 'roll 0', 'roll 0');
    assert.deepEqual(clashes(game), [[3, 2]]);
  });

  test('[LE-HERO-ODYSSEUS] [LE-HERO-2] once he is lost the fortresses count again', () => {
    const game = story(`${attack} gyaros blue troops 2 fortress.1 fortress.2\n now turn red zeus`);
    game.play('mobilise odysseus>gyaros 2', 'roll 0', 'roll 3', 'lose odysseus', 'fight', 'roll 3', 'roll 0');
    assert.deepEqual(clashes(game), [
      [3, 5],
      [5, 4],
    ]);
  });

  test('[R-ODYSSEUS] a metropolis is no fortress to him either', () => {
    const game = story(`${attack} gyaros blue troops 2 fortress.1\n metropolis gyaros.2 gold\n now turn red zeus`);
    game.play('mobilise odysseus>gyaros 2', 'roll 0', 'roll 0');
    assert.deepEqual(clashes(game), [[3, 2]]);
    const without = story(`${attack} gyaros blue troops 2 fortress.1\n metropolis gyaros.2 gold\n now turn red ares`);
    without.play('march thera>gyaros 2', 'stay odysseus', 'roll 0', 'roll 0');
    assert.deepEqual(clashes(without), [[2, 4]]);
  });

  test('[LE-HERO-ODYSSEUS] defending, the own fortress helps him as usual', () => {
    const game = story(`${attack} thera fortress.1\n gyaros blue troops 2\n now turn blue ares`);
    game.play('march gyaros>thera 2', 'roll 0', 'roll 0');
    assert.deepEqual(clashes(game), [[2, 4]]);
  });
});

describe('the sacrifice of Odysseus', () => {
  const home = `
    ${OTHERS}
    hero odysseus red thera
  `;

  test('[LE-HERO-ODYSSEUS] three basic buildings of one type go and a metropolis comes', () => {
    const game = story(`${home} thera red temple.1 temple.2\n kea red temple.1\n now turn red zeus`);
    game.play('sacrifice odysseus').offers(['found thera.1', 'found thera.2', 'found kea.1']);
    game.play('found kea.1', 'token troops', 'place troop kea', 'place troop thera');
    assert.deepEqual([game.area('thera').built, game.area('kea').built], [[null, null], ['metropolis']]);
    assert.deepEqual([game.area('kea').troops, game.area('thera').troops], [1, 1]);
    assert.deepEqual(game.area('thera').heroes, []);
  });

  test('[LE-HERO-ODYSSEUS] of four alike the owner picks three', () => {
    const game = story(`${home} thera red port.1 port.2\n kea red port.1\n makronisos red port.1\n now turn red zeus`);
    game.play('sacrifice odysseus').offers(['raze thera.1', 'raze thera.2', 'raze kea.1', 'raze makronisos.1']);
    game.play('raze thera.2').offers(['raze thera.1', 'raze kea.1', 'raze makronisos.1']);
    game.play('raze kea.1').offers(['raze thera.1', 'raze makronisos.1']).play('raze thera.1');
    game.offers(['found thera.1', 'found thera.2', 'found kea.1']);
    assert.deepEqual(game.area('makronisos').built, ['port']);
  });

  test('[LE-HERO-ODYSSEUS] with two types to choose from, the first one razed decides', () => {
    const game = story(`${home}
      thera red port.1 port.2
      kythnos red port.1 temple.2
      syros red temple.1 temple.2
      now turn red zeus
    `);
    game.play('sacrifice odysseus', 'raze syros.1');
    assert.deepEqual(game.area('thera').built, ['port', 'port']);
    assert.deepEqual(
      [game.area('kythnos').built, game.area('syros').built],
      [
        ['port', null],
        [null, null],
      ],
    );
    game.offers(['found kythnos.2', 'found syros.1', 'found syros.2']);
  });

  test('[LE-HERO-ODYSSEUS] two and a metropolis are not three', () => {
    const game = story(`${home} thera red temple.1 temple.2\n metropolis kea.1 gold\n kea red\n now turn red zeus`);
    game.offers([], 'sacrifice').refuses('sacrifice odysseus');
    const taken = story(`${home} thera red temple.1 temple.2\n gyaros blue temple.1\n gold red 1\n now turn red zeus`);
    taken.offers([], 'sacrifice').play('mobilise odysseus>gyaros 0').offers(['sacrifice odysseus'], 'sacrifice');
  });
});
