import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type Story, story } from '@meltemi/testkit';
import { reserve } from '../../src/query/supply.ts';

/** Red is about to take Mykonos, all that Blue has left, and with it the third metropolis. */
function fall(lines: string): Story {
  return story(`
    gods ares zeus poseidon athena hera
    mykonos blue
    tinos red troops 2
    eione red fleets 1
    syros red
    metropolis syros.1 gold
    metropolis syros.2 troops
    milos yellow troops 1
    sifnos yellow
    blue offers zeus 3
    yellow offers apollo 0
    ${lines}
    now turn red ares
  `);
}

describe('a faction without land', () => {
  test('[LE-LAND-11] [R-ELIM] drops out with its pieces, creatures, cards and marker', () => {
    const game = fall(`
      metropolis mykonos.1 prosperity
      urania blue fleets 2
      psamathe blue fleets 1
      figure kraken blue calypso
      figure cerberus yellow kea
      enshrined penthesilea blue priestess
      blue priestesses 3 philosophers 2
      yellow priestesses 1
      mykonos blue mercenaries 1
      hero helen blue mykonos
      order blue red yellow
      tinos red troops 3
    `);
    game.play('march tinos>mykonos 3', 'roll 3', 'lose helen', 'fight', 'fight', 'roll 3', 'roll 0', 'lose mercenary');
    game.asks('blue').play('place prosperity urania').asks('red'); // The bonus of what was lost comes first.
    assert.equal(game.faction('blue').eliminated, true);
    assert.deepEqual([game.area('urania').owner, game.area('urania').fleets], [null, 0]);
    assert.deepEqual([game.area('psamathe').owner, reserve(game.state, 1, 'fleet')], [null, 8]);
    assert.deepEqual([game.area('calypso').figure, game.area('kea').figure], [null, 'cerberus']);
    assert.deepEqual(game.state.discard, ['kraken']);
    assert.deepEqual([game.faction('blue').priestesses, game.faction('blue').philosophers], [0, 0]);
    assert.equal(game.faction('yellow').priestesses, 1);
    assert.deepEqual(game.state.enshrined, []);
    assert.deepEqual([game.faction('blue').offer, game.state.order], [null, [0, 2]]);
    assert.equal(game.area('urania').prosperity, 1, 'prosperity tokens belong to the area');
  });

  test('[LE-LAND-11] [R-ELIM] has no action turn any more, and the game ends with this cycle', () => {
    const game = fall('metropolis mykonos.1 gold');
    game.play('march tinos>mykonos 1', 'end').asks('yellow');
    game.play('place prosperity milos', 'place prosperity erato').asks('nobody');
    assert.deepEqual(game.winners(), ['red']);
    assert.ok(!game.events.some((e) => e.event === 'turn' && e.faction === 1));
  });

  test('[R-ELIM] its marker leaves the turn-order track too, if it has acted already', () => {
    const game = fall('metropolis mykonos.1 gold\nacted blue\nmilos yellow').play('march tinos>mykonos 1');
    assert.deepEqual([game.state.acted, game.state.order], [[], [0, 2]]);
    game.play('end');
    assert.deepEqual(game.state.acted, [0]);
  });

  test('[LE-LAND-11] the game ends whatever happens to the metropolises in between', () => {
    const game = fall(`
      yellow offers zeus 1
      blue offers apollo 0
      gold yellow 9
      metropolis milos.1 gold
      enshrined penthesilea yellow troops
      creatures - - - pegasus
      metropolis mykonos.1 gold
    `);
    game.play('march tinos>mykonos 1', 'end').asks('yellow').play('build temple sifnos.1');
    game.play('buy pegasus', 'fly milos>syros 1').asks('red');
    game.play('place troop tinos', 'place troop tinos').asks('yellow').play('end').asks('nobody');
    assert.deepEqual([game.faction('red').metropolises, game.faction('yellow').metropolises], [1, 4]);
    assert.deepEqual(game.winners(), ['yellow']);
  });

  test('[LE-LAND-11] an eliminated faction never wins, however rich it was', () => {
    const game = fall('metropolis mykonos.1 gold\ngold blue 90');
    game.play('march tinos>mykonos 1', 'end', 'place prosperity milos', 'place prosperity erato');
    assert.deepEqual(game.winners(), ['red']);
  });

  test('[LE-LAND-11] losing the units is not losing the land', () => {
    const game = fall('creatures - - - harpy\nmykonos blue troops 1');
    game.play('buy harpy', 'destroy troop mykonos').asks('red');
    assert.equal(game.faction('blue').eliminated, false);
  });
});

describe('what follows a conquest', () => {
  test('[R-CONQUEST] control, priestess, loser’s bonus, elimination, the set of four; then the turn goes on', () => {
    const game = story(`
      map makronisos = kimolos
      gold red 2
      kimolos blue university.2
      metropolis kimolos.1 gold
      makronisos red troops 1
      thera red port.1 fortress.2
      gyaros red temple.1
      syros red
      metropolis syros.1 troops
      milos yellow
      sifnos yellow
      now turn red ares
    `);
    game
      .play('march makronisos>kimolos 1')
      .asks('red')
      .offers([
        'found makronisos.1',
        'found thera.1',
        'found thera.2',
        'found gyaros.1',
        'found gyaros.2',
        'found syros.2',
        'found kimolos.2',
      ]);
    game.play('found kimolos.2', 'token priestess').asks('red');
    const told = ['controlled', 'card', 'bonus', 'eliminated', 'razed', 'built'];
    assert.deepEqual(
      game.events.map((e) => e.event).filter((event) => told.includes(event)),
      ['controlled', 'card', 'bonus', 'eliminated', 'razed', 'razed', 'razed', 'razed', 'built', 'bonus', 'card'],
    );
    assert.deepEqual(
      game.events.flatMap((e) => (e.event === 'bonus' ? [e.faction] : [])),
      [1, 0],
    );
    assert.deepEqual([game.faction('red').metropolises, game.faction('red').priestesses], [3, 2]);
    assert.ok(game.offered().includes('march kimolos>makronisos 1'), 'the turn goes on');
  });

  test('[R-CONQUEST] [R-BONUS] a faction about to drop out still gets what fits, and loses it with the rest', () => {
    const game = fall(`
      metropolis mykonos.1 fleets
      metropolis mykonos.2 troops
      urania blue fleets 1
    `);
    game.play('march tinos>mykonos 1').asks('blue').offers(['place fleet urania']);
    game.play('place fleet urania', 'place fleet urania').asks('red'); // No land is left for the two troops.
    assert.deepEqual([game.area('urania').owner, game.area('urania').fleets], [null, 0]);
    assert.equal(game.faction('blue').eliminated, true);
  });
});
