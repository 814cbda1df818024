import assert from 'node:assert/strict';
import { test } from 'node:test';
import { story } from '@meltemi/testkit';

test('[LE-CREA-HARPY] [LE-HERO-5] destroys one basic troop or mercenary anywhere, never a hero or the Minotaur', () => {
  const game = story(`
    gold red 5
    creatures - - - harpy
    milos blue troops 1 mercenaries 2
    mykonos blue
    kea yellow
    gyaros yellow
    hero ajax yellow kea
    figure minotaur yellow gyaros
    syros red troops 1
    kythnos red
    dione blue fleets 2
    now turn red zeus
  `);
  game.play('buy harpy').asks('red');
  game.offers(['destroy troop milos', 'destroy mercenary milos', 'destroy troop syros']);
  game.refuses('destroy troop kea', 'destroy fleet dione', 'destroy troop gyaros');
  game.play('destroy mercenary milos');
  assert.deepEqual([game.area('milos').troops, game.area('milos').mercenaries], [1, 1]);
  assert.equal(game.faction('red').gold, 3);
});

test('[LE-CREA-HARPY] strikes in a stone-still area of Medusa as well, and own troops if there are no others', () => {
  const game = story(`
    gold red 5
    creatures - - - harpy
    milos blue
    mykonos blue
    kea yellow
    gyaros yellow
    syros red troops 1
    figure medusa blue syros
    kythnos red
    now turn red zeus
  `);
  game.play('buy harpy').offers(['destroy troop syros']).play('destroy troop syros').asks('red');
  assert.deepEqual([game.area('syros').troops, game.area('syros').owner], [0, 'red']);
});

test('[LE-CREA-HARPY] without any troop on the board nothing happens, heroes or not', () => {
  const game = story(`
    gold red 5
    creatures - - - harpy
    milos blue
    mykonos blue
    hero hector blue milos
    kea yellow
    gyaros yellow
    syros red
    kythnos red
    now turn red zeus
  `);
  game.play('buy harpy').asks('red');
  assert.deepEqual(game.state.discard, ['harpy']);
  assert.deepEqual(game.area('milos').heroes, ['hector']);
});

test('[LE-CREA-HARPY] [R-LAST] never eliminates: the last troop of a last area leaves a control token behind', () => {
  const game = story(`
    map sifnos = milos
    gold red 9
    creatures - - - harpy
    milos blue troops 1
    kea yellow
    gyaros yellow
    syros red
    kythnos red
    sifnos red troops 3
    now turn red ares
  `);
  game.play('buy harpy', 'destroy troop milos').asks('red');
  assert.deepEqual([game.area('milos').owner, game.area('milos').troops], ['blue', 0]);
  assert.equal(game.faction('blue').eliminated, false);
  game.refuses('march sifnos>milos 1').refuses('march sifnos>milos 3');
});
