import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type Story, story } from '@meltemi/testkit';
import { reserve } from '../../src/query/supply.ts';

/** Red builds a metropolis in Thera and turns this token. */
function turning(bonus: string, lines = ''): Story {
  const game = story(`
    milos blue
    sifnos blue
    mykonos yellow
    andros yellow
    thera red
    gyaros red
    gold red 4
    ${lines}
    red philosophers 3
    now turn red athena
  `);
  return game.play('gain philosopher', 'found thera.1', `token ${bonus}`);
}

describe('the bonus of a metropolis', () => {
  test('[LE-METRO-6] two basic troops into one or two own land areas', () => {
    const game = turning('troops', 'milos blue troops 1').asks('red');
    game.offers(['place troop thera', 'place troop gyaros']).refuses('place troop milos', 'end');
    const one = game.fork().play('place troop gyaros', 'place troop gyaros');
    assert.equal(one.area('gyaros').troops, 2);
    game.play('place troop thera').offers(['place troop thera', 'place troop gyaros']).play('place troop gyaros');
    assert.deepEqual([game.area('thera').troops, game.area('gyaros').troops], [1, 1]);
    game.offers(['end']);
  });

  test('[LE-METRO-6] 3 GP', () => {
    const game = turning('gold').offers(['end']);
    assert.equal(game.faction('red').gold, 3);
  });

  test('[LE-METRO-6] one prosperity token into an own land or sea area', () => {
    const game = turning('prosperity', 'pronoe red fleets 1\nianthe blue fleets 1').asks('red');
    game.offers(['place prosperity thera', 'place prosperity gyaros', 'place prosperity pronoe']);
    const before = game.faction('red').income;
    game.play('place prosperity pronoe').offers(['end']);
    assert.deepEqual([game.area('pronoe').prosperity, game.faction('red').income], [1, before + 1]);
  });

  test('[LE-METRO-6] two fleets into one or two own sea areas, only where own fleets are already', () => {
    const game = turning('fleets', 'pronoe red fleets 1\nagave red fleets 2\nianthe blue fleets 1').asks('red');
    // Agave lies far from Red’s land: it counts because of the fleets there.
    game.offers(['place fleet pronoe', 'place fleet agave']).refuses('place fleet clymene', 'place fleet ianthe');
    game.play('place fleet agave', 'place fleet pronoe').offers(['end']);
    assert.deepEqual([game.area('pronoe').fleets, game.area('agave').fleets], [2, 3]);
  });

  test('[LE-METRO-6] 1 priestess', () => {
    const game = turning('priestess').offers(['end']);
    assert.equal(game.faction('red').priestesses, 1);
  });
});

describe('a bonus that does not fit', () => {
  test('[R-BONUS] what the reserve holds is placed, the rest is lost', () => {
    const troops = turning('troops', 'gyaros red troops 7').play('place troop gyaros').offers(['end']);
    assert.equal(reserve(troops.state, 0, 'troop'), 0);
    const fleets = turning('fleets', 'pronoe red fleets 7').play('place fleet pronoe').offers(['end']);
    assert.equal(fleets.area('pronoe').fleets, 8);
    turning('troops', 'gyaros red troops 8').offers(['end']);
  });

  test('[R-BONUS] without own fleets at sea the fleets are lost, as is a priestess with an empty supply', () => {
    const fleets = turning('fleets').offers(['end']);
    assert.equal(reserve(fleets.state, 0, 'fleet'), 8);
    const priestess = turning('priestess', 'blue priestesses 20').offers(['end']);
    assert.equal(priestess.faction('red').priestesses, 0);
  });

  test('[LE-METRO-5] the token is used up even if the bonus can’t be placed', () => {
    const game = turning('fleets');
    assert.equal(game.state.stack.filter((bonus) => bonus === 'fleets').length, 2);
    assert.equal(game.faction('red').metropolises, 1);
  });
});
