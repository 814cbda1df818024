import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { story } from '@meltemi/testkit';
import { OTHERS } from './others.ts';

describe('Jason at sea', () => {
  const straits = `
    map thera : clymene : therasia
    map thera : cymothoe : kimolos = makronisos : cymothoe
    map cymothoe ~ dione : makronisos = kea : dione : tinos
    ${OTHERS}
    gold red 9
    thera red troops 1
    gyaros red
    kythnos red
    hero jason red thera
    clymene blue fleets 2
    cymothoe red fleets 1
    dione yellow fleets 1
  `;

  function shores(game: ReturnType<typeof story>, hero: string): string[] {
    const to = game.offered('mobilise').map((move) => /mobilise (\w+)>(\w+)/.exec(move)?.slice(1) ?? []);
    return [...new Set(to.filter(([who]) => who === hero).map(([, area]) => area))].sort();
  }

  test('[LE-HERO-JASON] in heroic mobilisation he crosses fleets of anybody, mixed with own ones', () => {
    const game = story(`${straits} now turn red zeus`);
    assert.deepEqual(shores(game, 'jason'), ['gyaros', 'kea', 'kimolos', 'kythnos', 'makronisos', 'therasia', 'tinos']);
    game.play('mobilise jason>therasia 1');
    assert.deepEqual([game.area('therasia').owner, game.area('therasia').troops], ['red', 1]);
    assert.deepEqual(game.area('therasia').heroes, ['jason']);
    // The fleets he crossed stay where and whose they are.
    assert.deepEqual([game.area('clymene').owner, game.area('clymene').fleets], ['blue', 2]);
  });

  test('[LE-HERO-JASON] an empty sea is no bridge even for him', () => {
    const game = story(`${OTHERS} gold red 9\n thera red\n hero jason red thera\n now turn red zeus`);
    assert.deepEqual(shores(game, 'jason'), ['gyaros', 'kythnos']);
  });

  test('[LE-HERO-JASON] [LE-HERO-2] [R-MOBILISE] a move led by another hero does not profit from him', () => {
    const game = story(`${straits} hero helen red thera\n now turn red zeus`);
    assert.deepEqual(shores(game, 'helen'), ['gyaros', 'kimolos', 'kythnos', 'makronisos']);
  });

  test('[LE-HERO-JASON] with Ares there is no heroic mobilisation, so enemy fleets bar the way', () => {
    const game = story(`${straits} now turn red ares`);
    game.refuses('march thera>therasia 1', 'march thera>kea 0').play('march thera>kimolos 1', 'join jason');
    assert.deepEqual(game.area('kimolos').heroes, ['jason']);
  });

  test('[LE-HERO-JASON] [R-RETREAT] he cannot withdraw over enemy fleets', () => {
    const game = story(`${straits} therasia blue troops 3\n now turn red zeus`);
    game.play('mobilise jason>therasia 1', 'roll 1', 'roll 1').asks('red').play('lose troop');
    game.asks('fate').offers([], 'withdraw');
    const own = story(`${straits} pronoe red fleets 1\n therasia blue troops 3\n now turn red zeus`);
    own.play('mobilise jason>therasia 1', 'roll 1', 'roll 1', 'lose troop').asks('red');
    // Over pronoe and cymothoe, but not over yellow's dione to kea or tinos.
    own.offers(['fight', ...['thera', 'kythnos', 'kimolos', 'makronisos'].map((area) => `withdraw ${area}`)]);
  });
});

describe('the sacrifice of Jason', () => {
  const home = `
    ${OTHERS}
    thera red
    hero jason red thera
    clymene red fleets 3
    pronoe red fleets 4
  `;

  test('[LE-HERO-JASON] with all eight own fleets on the board he brings a metropolis', () => {
    const game = story(`${home} electra red fleets 1\n now turn red zeus`);
    game.play('sacrifice jason', 'found thera.1', 'token fleets').asks('red');
    // No fleet is left for the bonus.
    assert.equal(game.faction('red').metropolises, 1);
    assert.deepEqual(game.area('clymene').fleets + game.area('pronoe').fleets + game.area('electra').fleets, 8);
    assert.deepEqual(game.area('thera').heroes, []);
  });

  test('[LE-HERO-JASON] seven are not enough; with Poseidon the eighth may be bought first', () => {
    const game = story(`${home} gold red 1\n now turn red poseidon`);
    game.offers([], 'sacrifice').refuses('sacrifice jason').play('recruit fleet electra');
    game.offers(['sacrifice jason'], 'sacrifice');
  });
});
