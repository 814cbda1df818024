import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { story } from '@meltemi/testkit';
import { buildingsLeft, cardsLeft } from '../../src/query/supply.ts';

/** The others, far away. */
const OTHERS = `
  milos blue
  sifnos blue
  mykonos yellow
  andros yellow
`;

describe('economic metropolises', () => {
  test('[LE-METRO-1] port, fortress, temple and university go back to the supply and a metropolis is built at once', () => {
    const game = story(`
      ${OTHERS}
      thera red port.1 fortress.2
      gyaros red temple.1
      red offers athena 1
      now actions
    `);
    game.offers(['build university gyaros.2']).play('build university gyaros.2').asks('red');
    assert.deepEqual(
      [game.area('thera').built, game.area('gyaros').built],
      [
        [null, null],
        [null, null],
      ],
    );
    assert.deepEqual(
      (['port', 'fortress', 'temple', 'university'] as const).map((type) => buildingsLeft(game.state, type)),
      [10, 10, 10, 10],
    );
    game
      .offers(['found thera.1', 'found thera.2', 'found gyaros.1', 'found gyaros.2'])
      .play('found thera.2', 'token gold');
    assert.deepEqual(game.area('thera').built, [null, 'metropolis']);
    assert.equal(game.faction('red').metropolises, 1);
    assert.equal(game.faction('red').philosophers, 1, 'then the turn goes on with the philosopher of Athena');
  });

  test('[LE-METRO-1] with spare copies the owner picks which go', () => {
    const game = story(`
      ${OTHERS}
      thera red port.1 port.2
      gyaros red temple.1 temple.2
      kythnos red fortress.1
      red offers athena 1
      now actions
    `);
    game.play('build university kythnos.2').asks('red');
    game.offers(['raze thera.1', 'raze thera.2', 'raze gyaros.1', 'raze gyaros.2']).play('raze thera.2');
    game.offers(['raze gyaros.1', 'raze gyaros.2']).play('raze gyaros.1');
    game.offers(['found thera.2', 'found gyaros.1', 'found kythnos.1', 'found kythnos.2']);
    assert.deepEqual(
      [game.area('thera').built, game.area('gyaros').built],
      [
        ['port', null],
        [null, 'temple'],
      ],
    );
  });

  for (const [colour, own, other] of [
    ['blue', 'red', 'yellow'],
    ['yellow', 'red', 'blue'],
  ]) {
    test(`[LE-METRO-1] ${colour} builds from ${colour}’s set, wherever it sits at the table`, () => {
      const game = story(`
        milos ${own}
        mykonos ${other}
        thera ${colour} port.1 fortress.2
        gyaros ${colour} temple.1
        ${colour} offers athena 1
        gods athena ares zeus poseidon hera
        now actions
      `);
      game
        .play('build university gyaros.2')
        .asks(colour as 'blue')
        .play('found thera.1', 'token gold');
      assert.equal(game.faction(colour as 'blue').metropolises, 1);
      assert.deepEqual(game.area('gyaros').built, [null, null]);
    });
  }

  test('[LE-METRO-1] three types, or buildings of others, make no set', () => {
    const game = story(`
      ${OTHERS}
      thera red port.1 fortress.2
      gyaros red temple.1
      milos blue university.1
      red offers poseidon 1
      gods poseidon ares zeus athena hera
      now actions
    `);
    game.play('build port gyaros.2').offers([], 'found');
    assert.equal(game.faction('red').metropolises, 0);
    assert.deepEqual(game.area('thera').built, ['port', 'fortress']);
  });

  test('[LE-METRO-1] [LE-METRO-9] two sets at once: the second is due as soon as the first metropolis stands', () => {
    const game = story(`
      ${OTHERS}
      thera red port.1 port.2
      gyaros red troops 1 temple.1 temple.2
      kythnos red fortress.1 fortress.2
      syros blue university.1 university.2
      calypso red fleets 1
      now turn red ares
    `);
    game.play('march gyaros>syros 1').asks('red');
    game
      .play('raze thera.1', 'raze gyaros.1', 'raze kythnos.1', 'raze syros.1', 'found thera.1', 'token gold')
      .asks('red');
    assert.equal(game.faction('red').metropolises, 1);
    game.offers(
      ['thera.2', 'gyaros.1', 'gyaros.2', 'kythnos.1', 'kythnos.2', 'syros.1', 'syros.2'].map(
        (site) => `found ${site}`,
      ),
    );
    game.play('found thera.2', 'token gold');
    assert.equal(game.faction('red').metropolises, 2);
  });
});

describe('cultural metropolises', () => {
  test('[LE-METRO-2] four philosophers are discarded the moment there are four', () => {
    const game = story(`
      ${OTHERS}
      thera red
      gyaros red
      red philosophers 3 offers athena 1
      now actions
    `);
    const before = cardsLeft(game.state, 'philosopher');
    game.play('build university thera.1').asks('red').offers(['found thera.2', 'found gyaros.1', 'found gyaros.2']);
    assert.equal(game.faction('red').philosophers, 0);
    assert.equal(cardsLeft(game.state, 'philosopher'), before + 3);
    game.play('found gyaros.2', 'token gold');
    assert.deepEqual([game.area('gyaros').built[1], game.area('thera').built[0]], ['metropolis', 'university']);
    game.play('gain philosopher');
    assert.equal(game.faction('red').philosophers, 1);
  });

  test('[LE-METRO-2] a bought one counts like any other, in the middle of the turn', () => {
    const game = story(`${OTHERS}\nthera red\ngyaros red\nred philosophers 3\ngold red 4\nnow turn red athena`);
    game
      .play('gain philosopher')
      .asks('red')
      .offers(['found thera.1', 'found thera.2', 'found gyaros.1', 'found gyaros.2']);
    game.play('found thera.1', 'token priestess').offers(['end']);
  });
});

describe('heroic metropolises', () => {
  test('[LE-METRO-3] a hero’s sacrifice builds one in the same way', () => {
    const game = story(`
      ${OTHERS}
      thera red
      gyaros red
      kythnos red
      syros red
      tinos red
      kea red
      makronisos red
      hero ajax red kea
      cycle 2
      now turn red zeus
    `);
    game.play('sacrifice ajax').asks('red');
    assert.equal(game.offered('found').length, 11, 'every empty own site');
    game.play('found kea.1').asks('fate').play('token gold');
    assert.deepEqual(
      [game.area('kea').built, game.area('kea').heroes, game.faction('red').gold],
      [['metropolis'], [], 8],
    );
  });
});

describe('the place of a metropolis', () => {
  test('[LE-METRO-4] an empty own site, if there is one', () => {
    const game = story(`
      ${OTHERS}
      thera red temple.1 temple.2
      kea red
      red philosophers 3
      gold red 4
      now turn red athena
    `);
    game.play('gain philosopher').offers(['found kea.1']);
    game.refuses('found thera.1', 'found milos.1', 'found makronisos.1');
  });

  test('[LE-METRO-4] none empty: one own basic building is removed and the metropolis stands there', () => {
    const game = story(`
      ${OTHERS}
      thera red temple.1 temple.2
      kea red port.1
      makronisos red
      metropolis makronisos.1 troops
      red philosophers 3
      gold red 4
      now turn red athena
    `);
    game.play('gain philosopher').offers(['found thera.1', 'found thera.2', 'found kea.1']).play('found kea.1');
    game.play('token gold').asks('red');
    assert.deepEqual([game.area('kea').built, buildingsLeft(game.state, 'port')], [['metropolis'], 10]);
    assert.deepEqual(game.area('thera').built, ['temple', 'temple']);
    assert.equal(game.faction('red').metropolises, 2);
  });

  test('[LE-METRO-4] [R-TEMPLE] a metropolis in the place of a used temple is not used up', () => {
    const game = story(`
      ${OTHERS}
      thera red temple.1 port.2
      used thera.1
      red philosophers 3
      gold red 6
      creatures - - - graeae
      now turn red athena
    `);
    game.play('gain philosopher', 'found thera.1', 'token priestess');
    const income = game.faction('red').income;
    game.play('buy graeae');
    assert.equal(game.faction('red').gold, 2 - 1 + income);
  });

  test('[R-NOPLACE] no place at all: nothing is built, the philosophers are spent all the same', () => {
    const game = story(`
      ${OTHERS}
      kea red
      makronisos red
      metropolis kea.1 gold
      metropolis makronisos.1 troops
      red philosophers 3
      gold red 4
      now turn red athena
    `);
    game.play('gain philosopher').asks('red').offers(['end']);
    assert.deepEqual([game.faction('red').philosophers, game.faction('red').metropolises], [0, 2]);
    assert.equal(game.state.stack.length, 13, 'no token is turned');
  });

  test('[R-NOPLACE] no token left: nothing is built, the philosophers are spent all the same', () => {
    const game = story(`
      ${OTHERS}
      kea red
      red philosophers 3
      gold red 4
      stack troops 0 gold 0 prosperity 0 fleets 0 priestess 0
      now turn red athena
    `);
    game.play('gain philosopher').asks('red').refuses('found kea.1');
    assert.deepEqual([game.faction('red').philosophers, game.faction('red').metropolises], [0, 0]);
  });

  test('[LE-METRO-5] the top token is turned: any bonus still in the stack, as likely as it is frequent there', () => {
    const game = story(`
      ${OTHERS}
      thera red
      gyaros red
      metropolis gyaros.1 gold
      metropolis gyaros.2 gold
      stack troops 3 gold 1 prosperity 1
      red philosophers 3
      gold red 4
      now turn red athena
    `);
    game
      .play('gain philosopher', 'found thera.1')
      .asks('fate')
      .offers(['token troops', 'token gold', 'token prosperity']);
    game.play('token gold').asks('red');
    assert.equal(game.faction('red').gold, 3, 'its bonus happens at once');
    assert.deepEqual(game.state.stack, ['troops', 'troops', 'troops', 'prosperity']);
    assert.deepEqual(
      game.state.metropolises.map((token) => token.bonus),
      ['gold', 'gold', 'gold'],
    );
  });
});
