import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { story } from '@meltemi/testkit';
import { clashes } from './clashes.ts';

describe('the War Port', () => {
  /** Red on Kea attacks Tinos over c2; Blue’s War Port stands on Tinos, with fleets on c1 and d1. */
  const isles = `position classic players 3 monuments\nboard classic
    map c2 ~ c1 ~ d1
    map tinos : c2 : kea : c1 : tinos : d1
    gold red 9
    kea red troops 4
    paros red
    tinos blue troops 1
    naxos blue
    delos yellow
    mykonos yellow
    c2 red fleets 1
    c1 blue fleets 1
    d1 blue fleets 2
    monument warport tinos
  `;

  test('[MO-WARPORT] all own fleets around the isle count as troops in its defence', () => {
    // One troop, three fleets next to the isle; the one on g5 is elsewhere, the one on f4 Yellow’s.
    const game = story(`${isles}\ng5 blue fleets 1\nf4 yellow fleets 1\nnow turn red ares`);
    game.play('march kea>tinos 4', 'roll 1', 'roll 0');
    assert.deepEqual(clashes(game), [[5, 4]]);
  });

  test('[MO-WARPORT] fortresses and Minotaur are added as usual', () => {
    const game = story(
      `${isles}\ntinos blue troops 1 fortress.1 fortress.2\nfigure minotaur yellow tinos\nnow turn red ares`,
    );
    game.play('march kea>tinos 4', 'roll 0', 'roll 0');
    assert.deepEqual(clashes(game), [[4, 8]]);
  });

  test('[MO-WARPORT] it helps nowhere else: not on other isles, not in attack, not at sea', () => {
    const other = story(`${isles}\nandros blue troops 1\nnow turn red ares`);
    other.play('march kea>andros 4', 'roll 0', 'roll 0');
    assert.deepEqual(clashes(other), [[4, 1]]);
    const attack = story(`${isles}\nkea red troops 1\nandros red\ngold blue 5\nnow turn blue ares`);
    attack.play('march tinos>kea 1', 'roll 0', 'roll 0');
    assert.deepEqual(clashes(attack), [[1, 1]]);
    const sea = story(`${isles}\nnow turn red poseidon`);
    sea.play('sail c2>c1 1', 'roll 0', 'roll 0');
    assert.deepEqual(clashes(sea), [[1, 1]]);
  });

  test('[MO-WARPORT] it helps against Pegasus too', () => {
    const game = story(`${isles}\ncreatures - - pegasus\nnow turn red zeus`);
    game.play('buy pegasus', 'fly kea>tinos 4', 'roll 0', 'roll 0');
    assert.deepEqual(clashes(game), [[4, 4]]);
  });

  test('[R-MO-WARPORT] without troops the fleets defend alone, with the fortress; taking the isle means a battle', () => {
    const game = story(`${isles}\ntinos blue troops 0 fortress.1\nnow turn red ares`);
    game.play('march kea>tinos 4', 'roll 1', 'roll 0').asks('blue');
    assert.deepEqual(clashes(game), [[5, 4]]);
    game.offers(['destroy fleet c1', 'destroy fleet d1']).play('destroy fleet d1');
    assert.deepEqual([game.area('d1').fleets, game.area('tinos').owner], [1, 'blue']);
  });

  test('[R-MO-WARPORT] with fleets of others around it only, it is an empty isle', () => {
    const game = story(`${isles}\ntinos blue troops 0\nc1 yellow fleets 1\nd1 red fleets 2\nnow turn red ares`);
    game.play('march kea>tinos 1').asks('red');
    assert.deepEqual([game.area('tinos').owner, clashes(game)], ['red', []]);
  });

  test('[R-MO-WARPORT] the defender chooses between troop and fleets as a loss, and all of them count until they are gone', () => {
    const game = story(`${isles}\nnow turn red ares`);
    game.play('march kea>tinos 4', 'roll 3', 'roll 0').asks('blue');
    game.offers(['lose troop', 'destroy fleet c1', 'destroy fleet d1']).play('lose troop');
    // The troop is gone, the fleets fight on; they have nowhere to go, Red may.
    game.asks('red').offers(['fight', 'withdraw kea']).play('fight', 'roll 2', 'roll 0').asks('blue');
    game.offers(['destroy fleet c1', 'destroy fleet d1']).play('destroy fleet c1', 'fight', 'roll 3', 'roll 0');
    assert.deepEqual(game.area('c1').owner, null);
    game
      .offers(['destroy fleet d1'])
      .play('destroy fleet d1', 'fight', 'roll 3', 'roll 0', 'destroy fleet d1')
      .asks('red');
    assert.deepEqual(clashes(game), [
      [7, 4],
      [6, 3],
      [7, 2],
      [7, 1],
    ]);
    assert.deepEqual([game.area('tinos').owner, game.area('tinos').troops, game.area('d1').owner], ['red', 4, null]);
  });

  test('[R-MO-WARPORT] on a tie both sides lose one; with the last of both gone the defender keeps the isle', () => {
    const game = story(
      `${isles}\ntinos blue troops 0\nc1 yellow fleets 1\nd1 blue fleets 1\nkea red troops 1\nnow turn red ares`,
    );
    game
      .play('march kea>tinos 1', 'roll 2', 'roll 2')
      .asks('blue')
      .play('destroy fleet d1')
      .asks('red')
      .play('lose troop');
    game.asks('red');
    assert.deepEqual([game.area('tinos').owner, game.area('d1').owner, game.area('kea').owner], ['blue', null, 'red']);
  });

  test('[R-MO-WARPORT] when the troops retreat the fleets stop fighting and stay at sea', () => {
    const game = story(
      `${isles}\ntinos blue troops 2\nf4 blue fleets 1\nf5 blue fleets 1\ng5 blue fleets 1\nnow turn red ares`,
    );
    game.play('march kea>tinos 4', 'roll 0', 'roll 3', 'lose troop').asks('blue');
    game.offers(['fight', 'withdraw naxos']).play('withdraw naxos').asks('red');
    assert.deepEqual([game.area('tinos').owner, game.area('tinos').troops, game.area('naxos').troops], ['red', 3, 2]);
    assert.deepEqual([game.area('c1').fleets, game.area('d1').fleets, game.area('d1').owner], [1, 2, 'blue']);
  });

  test('[R-MO-WARPORT] a fleet given up can break the chain the troops would have retreated over', () => {
    const game = story(`${isles}\nf4 blue fleets 1\nf5 blue fleets 1\ng5 blue fleets 1\nnow turn red ares`);
    game.play('march kea>tinos 4', 'roll 3', 'roll 0').asks('blue').play('destroy fleet f4').asks('red');
    game.offers(['fight', 'withdraw kea']);
    assert.equal(game.area('tinos').troops, 1);
  });

  test('[MO-WARPORT] [MO-BUILD-4] once the isle is taken, the new owner’s fleets defend it', () => {
    const game = story(
      `${isles}\ntinos red\ne2 red fleets 2\nandros blue troops 2\nd3 blue fleets 1\ngold blue 5\nnow turn blue ares`,
    );
    game.play('march andros>tinos 2', 'roll 0', 'roll 0').asks('blue');
    // Red’s fleets on c2 and e2, not Blue’s own on c1 and d1.
    assert.deepEqual(clashes(game), [[2, 4]]);
  });
});
