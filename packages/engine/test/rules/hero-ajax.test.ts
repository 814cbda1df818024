import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { story } from '@meltemi/testkit';
import { clashes } from './clashes.ts';
import { OTHERS } from './others.ts';

describe('Ajax in battle', () => {
  test('[LE-HERO-AJAX] he counts 2, attacking', () => {
    const game = story(`
      map thera = gyaros
      ${OTHERS}
      thera red troops 1
      hero ajax red thera
      gyaros blue troops 2
      now turn red zeus
    `);
    game.play('mobilise ajax>gyaros 1', 'roll 1', 'roll 1');
    assert.deepEqual(clashes(game), [[4, 3]]);
    game.asks('blue').play('lose troop');
  });

  test('[LE-HERO-AJAX] he counts 2, defending, and is lost like any other unit', () => {
    const game = story(`
      map gyaros = thera
      ${OTHERS}
      thera red
      kythnos red
      hero ajax red thera
      hero jason red thera
      gyaros blue troops 3
      now turn blue ares
    `);
    game.play('march gyaros>thera 3', 'roll 2', 'roll 1');
    assert.deepEqual(clashes(game), [[5, 4]]);
    game.asks('red').offers(['lose ajax', 'lose jason']).play('lose ajax', 'fight', 'fight', 'roll 0', 'roll 0');
    assert.deepEqual(clashes(game).at(-1), [3, 1]);
  });
});

describe('the sacrifice of Ajax', () => {
  const six = `
    ${OTHERS}
    gold red 9
    thera red
    kythnos red
    syros red
    kea red
    makronisos red
    kimolos red troops 1
    hero ajax red thera
  `;

  test('[LE-HERO-AJAX] with seven own land areas, held or only marked, he brings a metropolis', () => {
    const game = story(`${six} tinos red\n now turn red zeus`);
    game.play('sacrifice ajax', 'found tinos.1', 'token prosperity', 'place prosperity tinos');
    assert.equal(game.faction('red').metropolises, 1);
    assert.equal(game.area('tinos').prosperity, 1);
    assert.equal(game.area('thera').owner, 'red');
  });

  test('[LE-HERO-AJAX] six are not enough, sea areas do not count; he may take the seventh himself', () => {
    const game = story(`${six} clymene red fleets 1\n electra red fleets 1\n now turn red zeus`);
    game.offers([], 'sacrifice').refuses('sacrifice ajax').play('mobilise ajax>gyaros 0');
    game.offers(['sacrifice ajax'], 'sacrifice');
  });

  test('[LE-HERO-AJAX] [R-SACRIFICE] not when no metropolis is left to build', () => {
    story(`${six} tinos red\n stack gold 0\n now turn red zeus`).offers([], 'sacrifice').refuses('sacrifice ajax');
  });
});
