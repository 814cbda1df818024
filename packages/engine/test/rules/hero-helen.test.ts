import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { story } from '@meltemi/testkit';
import { clashes } from './clashes.ts';
import { OTHERS } from './others.ts';

describe('Helen in battle', () => {
  test('[LE-HERO-HELEN] attacking, her die is not rolled and always counts 2', () => {
    const game = story(`
      map thera = gyaros
      ${OTHERS}
      thera red troops 1
      hero helen red thera
      gyaros blue troops 2
      now turn red zeus
    `);
    game.play('mobilise helen>gyaros 1').asks('fate').play('roll 1').asks('blue').play('lose troop', 'fight');
    // Only blue's die again.
    game.asks('fate').play('roll 3').asks('blue');
    assert.deepEqual(clashes(game), [
      [4, 3],
      [4, 4],
    ]);
  });

  test('[LE-HERO-HELEN] defending as well; once she is lost the die is rolled', () => {
    const game = story(`
      map gyaros = thera
      ${OTHERS}
      thera red troops 2
      kythnos red
      hero helen red thera
      gyaros blue troops 3
      now turn blue ares
    `);
    game.play('march gyaros>thera 3', 'roll 3').asks('red').play('lose helen');
    assert.deepEqual(clashes(game), [[6, 5]]);
    game.play('fight').asks('blue').play('fight').asks('fate').play('roll 0').asks('fate').play('roll 3');
    assert.deepEqual(clashes(game).at(-1), [3, 5]);
  });
});

describe('the sacrifice of Helen', () => {
  const lands = `
    ${OTHERS}
    hero helen red thera
  `;

  test('[LE-HERO-HELEN] two pairs of two types go and a metropolis comes, also on a site just cleared', () => {
    const game = story(`${lands}
      thera red port.1 port.2
      kea red temple.1
      makronisos red temple.1
      now turn red hera
    `);
    game.play('sacrifice helen');
    while (game.offered('raze').length > 0) game.play(game.offered('raze')[0]);
    game.offers(['found thera.1', 'found thera.2', 'found kea.1', 'found makronisos.1']);
    game.play('found makronisos.1', 'token gold');
    assert.deepEqual(game.area('thera').built, [null, null]);
    assert.deepEqual([...game.area('kea').built, ...game.area('makronisos').built], [null, 'metropolis']);
    assert.equal(game.faction('red').metropolises, 1);
  });

  test('[LE-HERO-HELEN] with three of a type the owner picks, pair by pair', () => {
    const game = story(`${lands}
      thera red port.1 temple.2
      kythnos red port.1 port.2
      kea red temple.1
      now turn red hera
    `);
    game.play('sacrifice helen');
    game.offers(['raze thera.1', 'raze thera.2', 'raze kythnos.1', 'raze kythnos.2', 'raze kea.1']);
    game.play('raze kythnos.2').offers(['raze thera.1', 'raze kythnos.1']).play('raze kythnos.1');
    // The temples leave no choice.
    game.offers(['found kea.1', 'found kythnos.1', 'found kythnos.2', 'found thera.2']);
    assert.deepEqual(game.area('thera').built, ['port', null]);
  });

  test('[LE-HERO-HELEN] beside two pairs a single building of another type is left alone', () => {
    const game = story(`${lands}
      thera red port.1 port.2
      kythnos red temple.1 temple.2
      syros red university.1
      now turn red hera
    `);
    game.play('sacrifice helen').offers([], 'raze');
    assert.deepEqual(game.area('syros').built, ['university', null]);
    assert.deepEqual([...game.area('thera').built, ...game.area('kythnos').built], [null, null, null, null]);
  });

  test('[LE-HERO-HELEN] of three pairs the owner picks two', () => {
    const game = story(`${lands}
      thera red port.1 port.2
      kythnos red temple.1 temple.2
      syros red university.1 university.2
      now turn red hera
    `);
    game.play('sacrifice helen', 'raze kythnos.1');
    while (game.offered('raze kythnos.2').length > 0) game.play('raze kythnos.2');
    game.offers(['raze thera.1', 'raze thera.2', 'raze syros.1', 'raze syros.2']).play('raze syros.1');
    while (game.offered('raze').length > 0) game.play(game.offered('raze')[0]);
    assert.deepEqual(game.area('thera').built, ['port', 'port']);
    assert.deepEqual(
      [game.area('kythnos').built, game.area('syros').built],
      [
        [null, null],
        [null, null],
      ],
    );
  });

  test('[LE-HERO-HELEN] four of one type, or a pair and two singles, are not two pairs; a metropolis is none of them', () => {
    const four = 'thera red port.1 port.2\n kythnos red port.1 port.2';
    story(`${lands} ${four}\n now turn red hera`).offers([], 'sacrifice').refuses('sacrifice helen');
    const singles = 'thera red port.1 port.2\n kythnos red temple.1 university.2';
    story(`${lands} ${singles}\n now turn red hera`).offers([], 'sacrifice');
    const metropolis = 'thera red port.1 port.2\n kythnos red temple.1\n metropolis kythnos.2 gold';
    story(`${lands} ${metropolis}\n now turn red hera`).offers([], 'sacrifice');
    story(`${lands} thera red port.1 port.2\n kythnos red temple.1 temple.2\n stack gold 0\n now turn red hera`).offers(
      [],
      'sacrifice',
    );
  });
});
