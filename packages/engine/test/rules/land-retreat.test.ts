import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { story } from '@meltemi/testkit';

describe('withdrawing on land', () => {
  const field = `
    gyaros red
    kythnos blue troops 2 mercenaries 1
    hero ajax blue kythnos
    syros blue
    tinos yellow
    kea yellow
    evagore blue fleets 1
    dione blue fleets 1
    thera red troops 3
  `;

  test('[LE-LAND-8] the defender may go with everything to one accessible area, its own or nobody’s', () => {
    const game = story(`${field}\nnow turn red ares`);
    game.play('march thera>kythnos 3', 'roll 0', 'roll 3', 'lose troop').asks('blue');
    // Thera is red’s although empty, Tinos and Kea are yellow’s; Syros and Makronisos lie on Blue’s fleets.
    game.offers(['fight', 'withdraw syros', 'withdraw makronisos']);
    game.refuses('withdraw thera', 'withdraw tinos', 'withdraw kea', 'withdraw gyaros');
    game.play('withdraw syros').asks('red');
    const { troops, mercenaries, heroes, owner } = game.area('syros');
    assert.deepEqual([troops, mercenaries, heroes, owner], [2, 1, ['ajax'], 'blue']);
    assert.deepEqual([game.area('kythnos').owner, game.area('kythnos').troops], ['red', 2]);
    assert.deepEqual(game.area('kythnos').heroes, []);
  });

  test('[LE-LAND-8] [LE-LAND-4] a neutral refuge is thereby taken, its priestess included', () => {
    const game = story(`
      map makronisos = kimolos
      map therasia
      map milos
      makronisos red troops 2
      thera red
      kimolos blue troops 2
      syros blue
      mykonos blue
      tinos yellow
      andros yellow
      erato blue fleets 1
      now turn red ares
    `);
    game.play('march makronisos>kimolos 2', 'roll 0', 'roll 0', 'lose troop', 'lose troop').asks('blue');
    game.offers(['fight', 'withdraw therasia', 'withdraw milos']).play('withdraw therasia');
    assert.deepEqual([game.area('therasia').owner, game.area('therasia').troops], ['blue', 1]);
    assert.deepEqual([game.faction('blue').priestesses, game.faction('red').priestesses], [1, 1]);
    assert.equal(game.area('kimolos').owner, 'red');
  });

  test('[LE-LAND-8] if the defender stays the attacker may withdraw, on the same terms; then comes another round', () => {
    const game = story(`${field}\nhero helen red thera\nserifos red\nnow turn red ares`);
    game.play('march thera>kythnos 3', 'join helen', 'roll 3', 'lose troop', 'fight').asks('red');
    game.offers(['fight', 'withdraw thera']);
    const back = game.fork().play('withdraw thera').asks('red');
    assert.deepEqual([back.area('thera').troops, back.area('thera').heroes], [2, ['helen']]);
    assert.deepEqual([back.area('kythnos').owner, back.area('kythnos').troops], ['blue', 2]);
    game.play('fight').asks('fate');
  });

  test('[LE-LAND-8] nobody is asked once a side is gone, nor a side that can go nowhere', () => {
    const game = story(`
      map gyaros = thera
      gyaros red troops 3
      serifos red
      thera blue troops 2
      syros blue
      kythnos yellow
      andros yellow
      now turn red ares
    `);
    // Blue is shut in between Gyaros and Kythnos.
    game.play('march gyaros>thera 3', 'roll 0', 'roll 0', 'lose troop').asks('red');
    game.offers(['fight', 'withdraw gyaros']).play('fight', 'roll 0', 'roll 0', 'lose troop').asks('red');
    assert.equal(game.area('thera').owner, 'red');
    game.offers(['recruit troop gyaros', 'recruit troop serifos', 'recruit troop thera'], 'recruit');
  });
});

describe('how far a retreat leads', () => {
  test('[R-RETREAT] a retreat over own fleets needs the whole chain, and costs nothing', () => {
    const game = story(`
      map thera = kythnos
      map makronisos = kimolos
      map therasia
      gold blue 0
      thera red troops 2
      gyaros red
      kythnos blue troops 2
      milos blue
      kea yellow
      sifnos yellow
      cymothoe blue fleets 1
      pronoe blue fleets 1
      amatheia blue fleets 1
      now turn red ares
    `);
    game.play('march thera>kythnos 2', 'roll 0', 'roll 0', 'lose troop', 'lose troop').asks('blue');
    game.offers(['fight', 'withdraw makronisos', 'withdraw kimolos', 'withdraw therasia']).play('withdraw kimolos');
    assert.equal(game.faction('blue').gold, 0);
  });

  test('[R-RETREAT] after Pegasus there is no way back but the usual ones', () => {
    const text = (fleets: string) => `
      creatures - - - pegasus
      gyaros red troops 2
      serifos red
      mykonos blue troops 1
      syros blue
      milos yellow
      sifnos yellow
      ${fleets}
      now turn red zeus
    `;
    const cut = story(text('')).play('buy pegasus', 'fly gyaros>mykonos 2', 'roll 0', 'roll 3');
    cut.play('lose troop').asks('fate').offers(['roll 0', 'roll 1', 'roll 2', 'roll 3']);
    const chain = story(text('calypso red fleets 1\nevagore red fleets 1\npsamathe red fleets 1'));
    chain.play('buy pegasus', 'fly gyaros>mykonos 2', 'roll 0', 'roll 3', 'lose troop').asks('red');
    chain.offers(['fight', 'withdraw gyaros', 'withdraw tinos', 'withdraw andros', 'withdraw kythnos']);
  });

  test('[R-RETREAT] Jason comes over enemy fleets, but does not go back over them', () => {
    const game = story(`
      map syros : ianthe : gyaros
      gyaros red troops 2
      hero jason red gyaros
      serifos red
      syros blue troops 1
      mykonos blue
      milos yellow
      sifnos yellow
      ianthe blue fleets 1
      now turn red zeus
    `);
    game.play('mobilise jason>syros 1', 'roll 0', 'roll 2', 'lose troop').asks('fate');
    game.play('roll 0', 'roll 1', 'lose jason').asks('red');
    assert.equal(game.area('syros').owner, 'blue');
  });

  test('[R-RETREAT] Medusa’s area is no refuge', () => {
    const game = story(`
      map thera = kythnos
      map tinos
      thera red troops 2
      gyaros red
      kythnos blue troops 2
      syros blue
      mykonos blue
      milos yellow
      sifnos yellow
      evagore blue fleets 1
      figure medusa yellow syros
      now turn red ares
    `);
    game.play('march thera>kythnos 2', 'roll 0', 'roll 0', 'lose troop', 'lose troop').asks('blue');
    game.offers(['fight', 'withdraw tinos']);
  });
});
