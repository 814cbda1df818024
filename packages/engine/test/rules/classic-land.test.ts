import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { story } from '@meltemi/testkit';
import { clashes } from './clashes.ts';

const TABLE = 'position classic players 3\nboard classic';

describe('moves and battles on the isles', () => {
  /** Red on Kea holds the way over c2 and d3; Blue on Tinos, Yellow far away. */
  const isles = `${TABLE}
    map c2 ~ d3
    map kea : c2 : andros : d3 : tinos : c2
    gold red 5
    kea red troops 3
    milos red
    tinos blue troops 2
    naxos blue
    delos yellow
    mykonos yellow
    c2 red fleets 1
    d3 red fleets 1
  `;

  test('[CL-LAND-1] enemy troops on the target mean a battle, for 1 GP over a chain of own fleets', () => {
    const game = story(`${isles}\nnow turn red ares`);
    // c2 touches Andros and Tinos; Delos and Mykonos lie beyond the chain, Milos has no fleet next to it.
    game.offers(
      ['tinos 1', 'tinos 2', 'tinos 3', 'andros 1', 'andros 2', 'andros 3'].map((way) => `march kea>${way}`),
      'march',
    );
    game.play('march kea>tinos 2').asks('fate');
    assert.equal(game.faction('red').gold, 4);
    assert.deepEqual([game.area('tinos').owner, game.area('tinos').troops, game.area('kea').troops], ['blue', 2, 1]);
  });

  test('[CL-LAND-1] without enemy troops the isle changes hands without a battle, fortresses or not', () => {
    const game = story(`${isles}\ntinos blue troops 0 fortress.1 fortress.2\nnow turn red ares`);
    game.play('march kea>tinos 1').asks('red');
    assert.ok(!game.events.some(({ event }) => event === 'battle'));
    assert.deepEqual(
      [game.area('tinos').owner, game.area('tinos').troops, game.area('tinos').built],
      ['red', 1, ['fortress', 'fortress']],
    );
  });

  test('[CL-LAND-1] a neutral isle is simply taken, an own one joined', () => {
    const game = story(`${isles}\nnow turn red ares`);
    game.play('march kea>andros 1', 'march kea>andros 2').asks('red');
    assert.deepEqual([game.area('andros').owner, game.area('andros').troops], ['red', 3]);
    assert.equal(game.faction('red').gold, 3);
  });

  test('[CL-LAND-2] an isle left empty keeps the marker, its income and its buildings', () => {
    const game = story(`${isles}\nkea red troops 3 temple.1\nnow turn red ares`);
    game.play('march kea>andros 3').asks('red');
    assert.deepEqual([game.area('kea').owner, game.area('kea').troops], ['red', 0]);
    assert.deepEqual(game.area('kea').built, ['temple']);
    assert.equal(game.faction('red').income, 3);
    // It can still be defended by recruits.
    game.play('recruit troop kea');
    assert.equal(game.area('kea').troops, 1);
  });

  test('[CL-LAND-2] an isle once taken never becomes neutral again, even when everybody on it dies', () => {
    const game = story(`${isles}\nkea red troops 1\ntinos blue troops 1\nnow turn red ares`);
    game.play('march kea>tinos 1', 'roll 1', 'roll 1', 'lose troop', 'lose troop').asks('red');
    assert.deepEqual([game.area('tinos').owner, game.area('kea').owner], ['blue', 'red']);
  });

  test('[CL-LAND-3] a round is die plus troops, and each fortress counts for the defender only', () => {
    const game = story(
      `${isles}\nkea red troops 3 fortress.1\ntinos blue troops 2 fortress.1 fortress.2\nnow turn red ares`,
    );
    game.play('march kea>tinos 3', 'roll 2', 'roll 0').asks('blue');
    assert.deepEqual(clashes(game), [[5, 4]]);
    game.offers(['lose troop']).play('lose troop').asks('red').play('fight').asks('fate');
    // One troop less for Blue, both fortresses still there: 3 + 0 against 1 + 2 + 0 is a tie.
    game.play('roll 0', 'roll 0', 'lose troop', 'lose troop').asks('red');
    assert.deepEqual(clashes(game), [
      [5, 4],
      [3, 3],
    ]);
    assert.deepEqual(
      [game.area('tinos').owner, game.area('tinos').troops, game.area('tinos').built],
      ['red', 2, ['fortress', 'fortress']],
    );
  });

  test('[CL-LAND-3] the lower total loses exactly one troop, however far behind', () => {
    const game = story(`${isles}\nkea red troops 2\ntinos blue troops 5\nnow turn red ares`);
    game.play('march kea>tinos 2', 'roll 0', 'roll 3').asks('red').play('lose troop');
    assert.deepEqual([game.area('tinos').troops, game.state.battle?.troops], [5, 1]);
  });

  test('[CL-LAND-4] first the defender may retreat to an own isle over an unbroken chain of own fleets', () => {
    const game = story(
      `${isles}\nf4 blue fleets 1\nf5 blue fleets 1\ng5 blue fleets 1\ne4 blue fleets 1\nnow turn red ares`,
    );
    game.play('march kea>tinos 3', 'roll 1', 'roll 0', 'lose troop').asks('blue');
    // Delos and Mykonos lie on the chain but are Yellow’s.
    game.offers(['fight', 'withdraw naxos']).play('withdraw naxos').asks('red');
    assert.deepEqual([game.area('naxos').troops, game.area('tinos').owner, game.area('tinos').troops], [1, 'red', 3]);
  });

  test('[CL-LAND-4] nobody retreats to a neutral isle, nor over a broken chain', () => {
    const neutral = story(`${isles}\ne2 blue fleets 1\nnow turn red ares`);
    neutral.play('march kea>tinos 3', 'roll 1', 'roll 0', 'lose troop').asks('red');
    const broken = story(`${isles}\nf4 blue fleets 1\nf5 yellow fleets 1\ng5 blue fleets 1\nnow turn red ares`);
    broken.play('march kea>tinos 3', 'roll 1', 'roll 0', 'lose troop').asks('red');
  });

  test('[CL-LAND-4] if the defender stays the attacker may retreat likewise; if both stay, another round follows', () => {
    const game = story(`${isles}\nandros red\nf4 blue fleets 1\nf5 blue fleets 1\ng5 blue fleets 1\nnow turn red ares`);
    game.play('march kea>tinos 3', 'roll 1', 'roll 0', 'lose troop', 'fight').asks('red');
    game.offers(['fight', 'withdraw kea', 'withdraw andros']);
    const back = game.fork().play('withdraw andros').asks('red');
    assert.deepEqual([back.area('andros').troops, back.area('tinos').owner, back.area('tinos').troops], [3, 'blue', 1]);
    game.play('fight').asks('fate');
  });

  test('[CL-LAND-4] no retreat is asked for once a side is gone', () => {
    const game = story(
      `${isles}\ntinos blue troops 1\nf4 blue fleets 1\nf5 blue fleets 1\ng5 blue fleets 1\nnow turn red ares`,
    );
    game.play('march kea>tinos 3', 'roll 1', 'roll 0', 'lose troop').asks('red').refuses('withdraw kea');
    assert.equal(game.area('tinos').owner, 'red');
  });

  test('[CL-LAND-4] after a flight with Pegasus the attacker can only retreat over own fleets', () => {
    const game = story(`${isles}
      creatures - - pegasus
      now turn red zeus`);
    game.play('buy pegasus', 'fly kea>naxos 1').asks('red');
    assert.equal(game.area('naxos').owner, 'red');
    const stuck = story(`${isles}\nnaxos blue troops 2\ncreatures - - pegasus\nnow turn red zeus`);
    stuck.play('buy pegasus', 'fly kea>naxos 3', 'roll 1', 'roll 0', 'lose troop').asks('fate');
  });

  test('[CL-LAND-5] both gone: the defender keeps the isle with its marker, income and buildings', () => {
    const game = story(
      `${isles}\ntinos blue troops 1 port.1 temple.2 prosperity 1\nkea red troops 1\nnow turn red ares`,
    );
    game.play('march kea>tinos 1', 'roll 0', 'roll 0', 'lose troop', 'lose troop').asks('red');
    assert.deepEqual(
      [game.area('tinos').owner, game.area('tinos').troops, game.area('tinos').built],
      ['blue', 0, ['port', 'temple']],
    );
    assert.equal(game.faction('blue').income, 2);
    // Empty as it is, the next troop takes it.
    game.play('recruit troop kea', 'march kea>tinos 1');
    assert.equal(game.area('tinos').owner, 'red');
  });

  test('[CL-LAND-5] the winner takes the isle, its buildings, its metropolis and its income', () => {
    const game = story(`${isles}\nnaxos blue\nparos blue troops 1 metropolis.1 covered.2 port.3 prosperity 2
      e2 red fleets 1\nd1 red fleets 1\nc1 red fleets 1\nnow turn red ares`);
    game.play('march kea>paros 3', 'roll 3', 'roll 0', 'lose troop').asks('red');
    assert.deepEqual([game.area('paros').owner, game.area('paros').built], ['red', ['metropolis', 'covered', 'port']]);
    assert.deepEqual([game.faction('red').metropolises, game.faction('blue').metropolises], [1, 0]);
    assert.equal(game.faction('red').income, 4);
  });
});
