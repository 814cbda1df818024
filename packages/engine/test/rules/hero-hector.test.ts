import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { story } from '@meltemi/testkit';
import { clashes } from './clashes.ts';
import { OTHERS } from './others.ts';

describe('Hector in battle', () => {
  const home = `
    map gyaros = thera = kythnos
    ${OTHERS}
    thera red troops 1
    kythnos red
    hero hector red thera
    gold blue 9
  `;

  test('[LE-HERO-HECTOR] [R-PREBATTLE] his owner destroys one of the invading troops before the first die', () => {
    const game = story(`${home} gyaros blue troops 2 mercenaries 1\n hero ajax blue gyaros\n now turn blue ares`);
    game.play('march gyaros>thera 2+1', 'join ajax').asks('red');
    game.offers(['destroy troop thera', 'destroy mercenary thera']);
    game.fork().play('destroy troop thera', 'roll 0', 'roll 3', 'lose mercenary');
    game.play('destroy mercenary thera').asks('fate').play('roll 0', 'roll 3');
    // Two troops and Ajax against Hector and one troop.
    assert.deepEqual(clashes(game), [[4, 5]]);
    game.asks('blue').offers(['lose troop', 'lose ajax']).play('lose troop', 'fight', 'fight');
    // He strikes before the battle, not before every round.
    game.asks('fate').play('roll 0', 'roll 3').asks('blue');
  });

  test('[R-PREBATTLE] a lone invader falls at once: no dice, the area stays', () => {
    const game = story(`${home} gyaros blue troops 1\n now turn blue ares`);
    game.play('march gyaros>thera 1').offers(['destroy troop thera']).play('destroy troop thera').asks('blue');
    assert.equal(game.area('thera').owner, 'red');
    assert.equal(game.area('thera').troops, 1);
    assert.deepEqual(clashes(game), []);
    assert.equal(game.state.battle, null);
  });

  test('[R-PREBATTLE] heroes alone are no troops: he has nobody to strike', () => {
    const game = story(`${home} gyaros blue\n hero ajax blue gyaros\n now turn blue zeus`);
    game.play('mobilise ajax>thera 0').asks('fate').play('roll 0', 'roll 0');
    assert.deepEqual(clashes(game), [[2, 2]]);
  });

  test('[R-PREBATTLE] Perseus cannot save a troop from Hector', () => {
    const game = story(`${home} gyaros blue troops 1\n hero perseus blue gyaros\n now turn blue zeus`);
    game.play('mobilise perseus>thera 1').asks('red').play('destroy troop thera').asks('fate');
    assert.equal(game.area('gyaros').troops, 0);
    game.play('roll 3', 'roll 0');
    assert.deepEqual(clashes(game), [[4, 2]]);
  });

  test('[LE-HERO-HECTOR] attacking he strikes nobody', () => {
    const game = story(`${home} gyaros blue troops 1\n now turn red zeus`);
    game.play('mobilise hector>gyaros 1').asks('fate').offers([], 'destroy');
  });

  test('[LE-HERO-HECTOR] invaders from the air are struck like any others', () => {
    const game = story(`${home} creatures - - - pegasus\n mykonos troops 2\n now turn blue zeus`);
    game.play('buy pegasus', 'fly mykonos>thera 2').asks('red').play('destroy troop thera', 'roll 0', 'roll 0');
    assert.deepEqual(clashes(game), [[1, 2]]);
  });
});

describe('the sacrifice of Hector', () => {
  const home = `
    ${OTHERS}
    thera red
    kea red
    hero hector red thera
  `;

  test('[LE-HERO-HECTOR] two priestesses for one philosopher, as often as they last', () => {
    const game = story(`${home} red priestesses 7\n now turn red zeus`);
    const cards = () => [game.faction('red').priestesses, game.faction('red').philosophers];
    game.play('sacrifice hector');
    assert.deepEqual(cards(), [5, 1]);
    game.offers(['exchange', 'done']).play('exchange');
    assert.deepEqual(cards(), [3, 2]);
    game.play('exchange').asks('red').offers([], 'exchange').offers([], 'done');
    assert.deepEqual(cards(), [1, 3]);
    assert.deepEqual(game.state.heroes, []);
  });

  test('[LE-HERO-HECTOR] one may stop in between; then he is gone', () => {
    const game = story(`${home} red priestesses 6\n now turn red zeus`);
    game.play('sacrifice hector', 'done').offers([], 'exchange').offers([], 'sacrifice');
    assert.deepEqual([game.faction('red').priestesses, game.faction('red').philosophers], [4, 1]);
  });

  test('[LE-HERO-HECTOR] the fourth philosopher builds a metropolis at once, then the swapping goes on', () => {
    const game = story(`${home} red priestesses 6 philosophers 2\n now turn red zeus`);
    game.play('sacrifice hector', 'exchange').offers(['found thera.1', 'found thera.2', 'found kea.1']);
    assert.equal(game.faction('red').philosophers, 0);
    game.play('found kea.1', 'token gold').offers(['exchange', 'done']).play('exchange');
    assert.deepEqual([game.faction('red').priestesses, game.faction('red').philosophers], [0, 1]);
    assert.equal(game.faction('red').metropolises, 1);
  });

  test('[LE-HERO-HECTOR] not with a single priestess', () => {
    story(`${home} red priestesses 1\n now turn red zeus`).offers([], 'sacrifice').refuses('sacrifice hector');
    story(`${home} red priestesses 2\n now turn red zeus`).offers(['sacrifice hector'], 'sacrifice');
  });
});
