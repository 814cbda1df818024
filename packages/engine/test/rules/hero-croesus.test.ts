import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { story } from '@meltemi/testkit';
import { clashes } from './clashes.ts';
import { OTHERS } from './others.ts';

describe('Croesus in battle', () => {
  const attack = `
    ${OTHERS}
    thera red troops 1
    kythnos red
    hero croesus red thera
    gyaros blue troops 2
  `;

  test('[LE-HERO-CROESUS] his side rerolls its own die for 1 GP, as often as it likes', () => {
    const game = story(`${attack} gold red 4\n now turn red zeus`);
    game.play('mobilise croesus>gyaros 1', 'roll 0').asks('fate').play('roll 2');
    game.asks('red').offers(['stand', 'reroll']).play('reroll').asks('fate').play('roll 1');
    game.asks('red').play('reroll', 'roll 0').play('reroll', 'roll 3');
    assert.equal(game.faction('red').gold, 0);
    assert.equal(game.faction('blue').gold, 5);
    game.play('stand');
    assert.deepEqual(clashes(game), [[5, 4]]);
    game.asks('blue').play('lose troop');
    assert.equal(game.area('gyaros').troops, 1);
  });

  test('[LE-HERO-CROESUS] the last die counts, even if it is worse', () => {
    const game = story(`${attack} gold red 4\n now turn red zeus`);
    game.play('mobilise croesus>gyaros 1', 'roll 1', 'roll 1', 'reroll', 'roll 0', 'stand');
    assert.deepEqual(clashes(game), [[2, 3]]);
    game.asks('red').offers(['lose troop', 'lose croesus']);
  });

  test('[LE-HERO-CROESUS] in every round he is asked again, and no more once he is lost', () => {
    const game = story(`${attack} gold red 4\n now turn red zeus`);
    game.play('mobilise croesus>gyaros 1', 'roll 2', 'roll 1', 'stand', 'lose troop', 'fight');
    game.play('roll 0', 'roll 3').asks('red').play('stand', 'lose croesus', 'fight');
    game.play('roll 1', 'roll 1').asks('blue').offers(['lose troop']);
  });

  test('[R-CROESUS] with an empty purse he is asked all the same, in a battle on his turn', () => {
    const game = story(`${attack} gold red 1\n now turn red zeus`);
    game.play('mobilise croesus>gyaros 1', 'roll 0', 'roll 1');
    assert.equal(game.faction('red').gold, 0);
    game.asks('red').offers(['stand']).refuses('reroll').play('stand');
    assert.deepEqual(clashes(game), [[2, 3]]);
  });

  test('[R-CROESUS] defending he rerolls outside his turn, once both dice lie open', () => {
    const defence = `
      ${OTHERS}
      thera red troops 1
      kythnos red
      hero croesus red thera
      gyaros blue troops 2
    `;
    const game = story(`${defence} gold red 1\n now turn blue ares`);
    game.play('march gyaros>thera 2').asks('fate').play('roll 2').asks('fate').play('roll 0');
    game.asks('red').offers(['stand', 'reroll']).play('reroll', 'roll 3').asks('red').offers(['stand']).play('stand');
    assert.deepEqual(clashes(game), [[4, 5]]);
    assert.equal(game.faction('red').gold, 0);
    const broke = story(`${defence} gold red 0\n now turn blue ares`);
    broke.play('march gyaros>thera 2', 'roll 2', 'roll 0').asks('red').offers(['stand']);
  });

  test('[R-CROESUS] with Helen on his side the die counts 2 and nothing is asked', () => {
    const game = story(`${attack} hero helen red thera\n gold red 4\n now turn red ares`);
    game.play('march thera>gyaros 1', 'join croesus', 'join helen').asks('fate').play('roll 1').asks('blue');
    assert.deepEqual(clashes(game), [[5, 3]]);
  });

  test('[R-CROESUS] Helen on the other side does not keep him from rerolling his die', () => {
    const game = story(`${attack} hero helen blue gyaros\n gold red 2\n now turn red zeus`);
    game.play('mobilise croesus>gyaros 1').asks('fate').play('roll 0').asks('red').play('reroll', 'roll 3', 'stand');
    assert.deepEqual(clashes(game), [[5, 5]]);
  });

  test('[R-CROESUS] in a team the common purse pays', () => {
    const game = story(`position legendary players 4 teams
      board quick
      map ioulis = korissia
      gold red 3
      korissia blue troops 1
      kamares blue
      kastro purple
      koufonisia purple
      ermoupoli yellow
      finikas yellow
      psathi red
      ioulis red troops 1
      hero croesus red ioulis
      now turn blue ares
    `);
    game.play('march korissia>ioulis 1', 'roll 3', 'roll 0').asks('red').play('reroll', 'roll 3', 'stand');
    assert.equal(game.faction('yellow').gold, 2);
  });
});

describe('the sacrifice of Croesus', () => {
  const home = `
    ${OTHERS}
    thera red
    kea red temple.1
    hero croesus red thera
  `;

  test('[LE-HERO-CROESUS] for 15 GP a metropolis is built', () => {
    const game = story(`${home} gold red 16\n now turn red athena`);
    game.play('sacrifice croesus').offers(['found thera.1', 'found thera.2']);
    assert.equal(game.faction('red').gold, 1);
    game.play('found thera.2').asks('fate').play('token priestess');
    assert.deepEqual(game.area('thera').built, [null, 'metropolis']);
    assert.deepEqual(game.area('thera').heroes, []);
    assert.equal(game.faction('red').priestesses, 1);
    assert.equal(game.faction('red').metropolises, 1);
  });

  test('[LE-HERO-CROESUS] 14 GP are not enough', () => {
    story(`${home} gold red 14\n now turn red athena`).offers([], 'sacrifice').refuses('sacrifice croesus');
    story(`${home} gold red 15\n now turn red athena`).offers(['sacrifice croesus'], 'sacrifice');
  });
});
