import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { story } from '@meltemi/testkit';
import { clashes } from './clashes.ts';
import { OTHERS } from './others.ts';

describe('Penthesilea in battle', () => {
  const hers = `
    map gyaros = thera = kythnos
    ${OTHERS}
    thera red troops 1
    kythnos red
    hero penthesilea red thera
    gold blue 9
  `;

  test('[LE-HERO-PENTHESILEA] [R-PENTH-TIE] attacking, she wins the ties of a round, not the battle', () => {
    const game = story(`${hers} gyaros blue troops 2\n now turn red zeus`);
    game.play('mobilise penthesilea>gyaros 1', 'roll 1', 'roll 1').asks('blue').play('lose troop').asks('red');
    assert.deepEqual(clashes(game), [[3, 3]]);
    game.offers(['fight', 'withdraw thera']);
    assert.equal(game.state.battle?.troops, 1);
    assert.equal(game.area('gyaros').troops, 1);
  });

  test('[LE-HERO-PENTHESILEA] defending as well; a lower total loses all the same', () => {
    const game = story(`${hers} gyaros blue troops 3\n now turn blue ares`);
    game.play('march gyaros>thera 3', 'roll 0', 'roll 1').asks('blue').play('lose troop', 'fight', 'fight');
    assert.deepEqual(clashes(game), [[3, 3]]);
    game.play('roll 1', 'roll 0').asks('red').play('lose penthesilea', 'fight', 'fight');
    // Without her a tie costs both one unit.
    game.play('roll 0', 'roll 1').asks('red').play('lose troop').asks('blue').play('lose troop');
    assert.deepEqual(clashes(game).at(-1), [2, 2]);
    assert.deepEqual([game.area('thera').owner, game.area('thera').troops], ['blue', 1]);
  });
});

describe('a metropolis on the card of Penthesilea', () => {
  test('[LE-HERO-PENTHESILEA] built from a set of four it may stand on her card: her figure leaves, the bonus counts', () => {
    const game = story(`
      ${OTHERS}
      gods athena zeus poseidon hera ares
      gold red 0
      red offers athena 1
      thera red port.1 fortress.2
      kythnos red temple.1
      hero penthesilea red thera
      now actions
    `);
    game.play('build university kythnos.2');
    game.offers([
      ...['thera.1', 'thera.2', 'kythnos.1', 'kythnos.2'].map((site) => `found ${site}`),
      'enshrine penthesilea',
    ]);
    game.play('enshrine penthesilea').asks('fate').play('token gold');
    assert.equal(game.faction('red').metropolises, 1);
    assert.equal(game.faction('red').gold, 3);
    assert.deepEqual(
      [game.area('thera').built, game.area('kythnos').built],
      [
        [null, null],
        [null, null],
      ],
    );
    assert.deepEqual(game.area('thera').heroes, []);
    assert.equal(game.area('thera').owner, 'red');
    assert.ok(!game.state.heroDeck.includes('penthesilea') && !game.state.heroTrack.includes('penthesilea'));
  });

  test('[LE-HERO-PENTHESILEA] one metropolis has room on her card, the next needs a site', () => {
    const game = story(`
      ${OTHERS}
      gold red 16
      red philosophers 3
      thera red
      hero penthesilea red thera
      hero croesus red thera
      now turn red athena
    `);
    game.play('sacrifice croesus').offers(['found thera.1', 'found thera.2', 'enshrine penthesilea']);
    game.play('enshrine penthesilea', 'token gold');
    game.play('gain philosopher').offers(['found thera.1', 'found thera.2']);
  });

  test('[LE-HERO-PENTHESILEA] [R-SACRIFICE] between actions she cannot be sacrificed: only while a metropolis is being placed', () => {
    const game = story(`
      ${OTHERS}
      gold red 9
      red philosophers 3
      thera red
      hero penthesilea red thera
      now turn red athena
    `);
    game.offers([], 'sacrifice').refuses('sacrifice penthesilea', 'enshrine penthesilea');
    game.play('gain philosopher').offers(['found thera.1', 'found thera.2', 'enshrine penthesilea']);
    game.play('enshrine penthesilea', 'token priestess');
    assert.equal(game.faction('red').priestesses, 1);
  });

  test('[LE-HERO-PENTHESILEA] [LE-HERO-3] not in the cycle in which she was recruited', () => {
    const game = story(`
      ${OTHERS}
      cycle 2
      gold red 9
      red philosophers 3
      thera red
      hero penthesilea red thera 2
      now turn red athena
    `);
    game.play('gain philosopher').offers(['found thera.1', 'found thera.2']);
  });

  test('[R-PENTH-METRO] it needs no site: where every site holds a metropolis, her card is the only place', () => {
    const full = `
      ${OTHERS}
      gold red 4
      red philosophers 3
      kea red
      metropolis kea.1 gold
    `;
    const game = story(`${full} hero penthesilea red kea\n now turn red athena`);
    game.play('gain philosopher').offers(['enshrine penthesilea']).play('enshrine penthesilea', 'token gold');
    assert.equal(game.faction('red').metropolises, 2);
    const none = story(`${full} now turn red athena`).play('gain philosopher');
    assert.equal(none.faction('red').metropolises, 1);
  });

  const shrine = `
    ${OTHERS}
    enshrined penthesilea red gold
    thera red troops 1
    kythnos red
  `;

  test('[R-PENTH-METRO] it is a temple, once in a cycle', () => {
    const game = story(`${shrine} gold red 4\n creatures - - harpy graeae\n now turn red zeus`);
    game.play('buy harpy', 'destroy troop thera');
    assert.equal(game.faction('red').gold, 2);
    game.play('buy graeae');
    assert.equal(game.events.filter((e) => e.event === 'paid').at(-1)?.gold, 2);
    assert.deepEqual(game.offered('buy'), []);
  });

  test('[R-PENTH-METRO] it is no fortress and no port', () => {
    const game = story(`${shrine} gyaros blue troops 1\n now turn blue ares`);
    game.play('march gyaros>thera 1', 'roll 0', 'roll 0');
    assert.deepEqual(clashes(game), [[1, 1]]);
    const sea = story(`${shrine} pronoe red fleets 1\n clymene blue fleets 1\n now turn blue poseidon`);
    sea.play('sail clymene>pronoe 1', 'roll 0', 'roll 0');
    assert.deepEqual(clashes(sea), [[1, 1]]);
  });

  test('[LE-HERO-PENTHESILEA] [R-PENTH-METRO] it cannot be attacked: land may be lost, the metropolis stays and counts', () => {
    const game = story(`${shrine} gyaros blue troops 2\n gold red 0\n now turn blue ares`);
    game.play('march gyaros>thera 2', 'roll 3', 'roll 0', 'lose troop');
    assert.equal(game.area('thera').owner, 'blue');
    assert.equal(game.faction('red').metropolises, 1);
    assert.equal(game.faction('blue').metropolises, 0);
    // Nothing was lost that would bring its bonus again.
    assert.equal(game.faction('red').gold, 0);
  });

  test('[R-PENTH-METRO] [R-LAST] it gives no reason to enter the last land area of its owner', () => {
    const last = shrine.replace('kythnos red', 'gyaros blue troops 3');
    const two = 'metropolis mykonos.1 gold\n metropolis andros.1 gold';
    story(`${last} ${two}\n now turn blue ares`).refuses('march gyaros>thera 3');
    story(`${last} ${two}\n metropolis thera.1 troops\n now turn blue ares`).play('march gyaros>thera 3');
  });

  test('[R-PENTH-METRO] it counts for victory', () => {
    const game = story(`${shrine} metropolis thera.1 gold\n metropolis kythnos.1 gold\n now end`);
    assert.deepEqual(game.winners(), ['red']);
    const two = story(`${shrine} metropolis thera.1 gold\n heroes ajax helen\n now end`);
    assert.equal(two.winners(), null);
  });
});

describe('Pandora in the place of Penthesilea', () => {
  const scholar = `
    ${OTHERS}
    cycle 2
    gold red 4
    red philosophers 3
    thera red
  `;

  test('[R-PANDORA] while Penthesilea is on the track the metropolis may stand on the card of Pandora', () => {
    const game = story(`${scholar} heroes - penthesilea\n hero pandora red thera\n now turn red athena`);
    game.offers([], 'sacrifice').refuses('sacrifice pandora as penthesilea');
    game.play('gain philosopher').offers(['found thera.1', 'found thera.2', 'enshrine pandora']);
    game.play('enshrine pandora', 'token gold');
    assert.equal(game.faction('red').metropolises, 1);
    assert.deepEqual(game.area('thera').heroes, []);
    assert.deepEqual(game.state.enshrined, [{ hero: 'pandora', faction: 0, bonus: 'gold' }]);
    // Penthesilea stays on the track, and can be hired.
    assert.deepEqual(game.state.heroTrack, [null, 'penthesilea']);
  });

  test('[R-PANDORA] not without Penthesilea on the track, and not in the cycle in which Pandora was recruited', () => {
    const without = story(`${scholar} heroes ajax helen\n hero pandora red thera\n now turn red athena`);
    without.play('gain philosopher').offers([], 'enshrine');
    const fresh = story(`${scholar} heroes - penthesilea\n hero pandora red thera 2\n now turn red athena`);
    fresh.play('gain philosopher').offers([], 'enshrine');
  });

  test('[R-PANDORA] she cannot be given up and hold the metropolis as well', () => {
    const full = `
      ${OTHERS}
      gold red 15
      heroes croesus penthesilea
      kea red
      metropolis kea.1 gold
      hero pandora red kea
    `;
    story(`${full} now turn red athena`).offers([], 'sacrifice');
    const room = story(`${full} makronisos red\n now turn red athena`);
    room.play('sacrifice pandora as croesus').offers(['found makronisos.1']);
  });

  test('[R-PANDORA] both on the board: her own card for Penthesilea, none for Pandora', () => {
    const both = `${scholar} hero pandora red thera\n hero penthesilea red thera`;
    story(`${both}\n now turn red athena`).play('gain philosopher').offers(['enshrine penthesilea'], 'enshrine');
  });
});
