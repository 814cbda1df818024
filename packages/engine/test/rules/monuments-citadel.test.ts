import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { story } from '@meltemi/testkit';

describe('the Great Citadel of Ares', () => {
  /** Red on Kea can reach Tinos over c2; Blue’s Citadel stands on Tinos. */
  const isles = `position classic players 3 monuments\nboard classic
    map kea : c2 : tinos
    gold red 9
    kea red troops 3
    paros red
    tinos blue troops 1
    naxos blue
    delos yellow
    mykonos yellow
    c2 red fleets 1
    monument citadel tinos
  `;

  test('[MO-CITADEL] with a troop on it the isle can’t be attacked, neither with Ares nor with Pegasus', () => {
    const ares = story(`${isles}\nnow turn red ares`);
    ares
      .refuses('march kea>tinos 1', 'march kea>tinos 3')
      .offers(['march kea>andros 1', 'march kea>andros 2', 'march kea>andros 3'], 'march');
    const pegasus = story(`${isles}\ncreatures - - pegasus\nnow turn red zeus`).play('buy pegasus');
    pegasus.refuses('fly kea>tinos 1', 'fly kea>tinos 3').play('fly kea>naxos 1');
    assert.equal(pegasus.area('naxos').owner, 'red');
  });

  test('[MO-CITADEL] without a troop it is open like any other isle, and goes to the one who takes it', () => {
    const game = story(`${isles}\ntinos blue troops 0 fortress.1 fortress.2\nnow turn red ares`);
    game.play('march kea>tinos 1').asks('red');
    assert.equal(game.area('tinos').owner, 'red');
    // Now it shields Red.
    const { state } = game;
    assert.deepEqual(
      state.monuments.map(({ id }) => id),
      ['citadel'],
    );
    const back = story(
      `${isles}\ntinos red troops 1\nandros blue troops 3\nd3 blue fleets 1\ngold blue 9\nnow turn blue ares`,
    );
    back.refuses('march andros>tinos 1');
  });

  test('[MO-CITADEL] Harpy, Giant and the like still work, and what they leave may be attacked', () => {
    const game = story(`${isles}\ntinos blue troops 1 fortress.1\ncreatures - giant harpy\nnow turn red ares`);
    game.refuses('march kea>tinos 1').play('buy giant').offers(['raze tinos.1']).play('raze tinos.1');
    game.refuses('march kea>tinos 1').play('buy harpy', 'destroy troop tinos');
    game.play('march kea>tinos 1');
    assert.equal(game.area('tinos').owner, 'red');
  });

  test('[MO-CITADEL] the other isles of its owner and the fleets around it enjoy no protection', () => {
    const game = story(`${isles}\ncreatures - - pegasus\nc1 blue fleets 1\nnow turn red poseidon`);
    game.play('buy pegasus', 'fly kea>naxos 1', 'sail c2>c1 1').asks('fate');
  });

  test('[MO-CITADEL] its owner comes and goes as usual', () => {
    const game = story(`${isles}\nandros blue troops 2\nd3 blue fleets 1\ngold blue 9\nnow turn blue ares`);
    game.play('march andros>tinos 2', 'march tinos>andros 1');
    assert.deepEqual([game.area('tinos').troops, game.area('andros').troops], [2, 1]);
  });

  test('[R-MO-CITADEL] it takes a real troop: Minotaur, fortresses and fleets of the War Port do not make it safe', () => {
    const game = story(`${isles}
      tinos blue troops 0 fortress.1
      figure minotaur blue tinos
      c1 blue fleets 1
      monument warport tinos
      now turn red ares`);
    game.play('march kea>tinos 3').asks('fate');
  });

  test('[R-MO-CITADEL] it holds even against an attack on the last isle that would win the game', () => {
    const last = `${isles}
      paros red metropolis.1 covered.2
      naxos yellow
      tinos blue troops 1 metropolis.1 covered.2`;
    story(`${last}\nnow turn red ares`).refuses('march kea>tinos 3');
    const game = story(`${last}\ncreatures - pegasus harpy\nnow turn red zeus`);
    game.fork().play('buy pegasus').refuses('fly kea>tinos 3');
    // Without the troop the exception for the last isle is all that counts.
    game.play('buy harpy', 'destroy troop tinos', 'buy pegasus', 'fly kea>tinos 3').asks('red');
    assert.deepEqual([game.faction('red').metropolises, game.faction('blue').eliminated], [2, true]);
  });
});
