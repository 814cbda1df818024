import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { story } from '@meltemi/testkit';
import { readPosition, writePosition } from '../../src/index.ts';

const TABLE = 'position classic players 3\nboard classic';

describe('a player’s last isle', () => {
  /** Blue has Tinos only, next to Red’s fleet on c2. */
  const isles = `${TABLE}
    map kea : c2 : tinos
    map andros : c2
    gold red 9
    kea red troops 3
    paros red
    tinos blue troops 1
    delos yellow
    naxos yellow
    c2 red fleets 1
  `;

  test('[CL-LAND-6] [R-CL-LAST] may not be entered for nothing, neither with Ares nor with Pegasus, defended or not', () => {
    const ares = story(`${isles}\nnow turn red ares`);
    ares.refuses('march kea>tinos 1').offers(
      ['andros 1', 'andros 2', 'andros 3'].map((way) => `march kea>${way}`),
      'march',
    );
    const empty = story(`${isles}\ntinos blue troops 0\nnow turn red ares`);
    empty.refuses('march kea>tinos 1', 'march kea>tinos 3');
    const pegasus = story(`${isles}\ncreatures - - pegasus\nnow turn red zeus`).play('buy pegasus');
    pegasus.refuses('fly kea>tinos 1').play('fly kea>delos 1');
    assert.equal(pegasus.area('delos').owner, 'red');
  });

  test('[CL-LAND-6] two isles protect nobody, and whether the other one is empty does not matter', () => {
    const game = story(`${isles}\nmilos blue\nnow turn red ares`);
    game.play('march kea>tinos 3', 'roll 3', 'roll 0', 'lose troop').asks('red');
    assert.equal(game.area('tinos').owner, 'red');
    assert.equal(game.faction('blue').eliminated, false);
  });

  test('[CL-LAND-6] [EX-15] with one metropolis the last isle that holds another may be attacked, and winning it wins', () => {
    const game = story(`${isles}
      paros red metropolis.1 covered.2
      tinos blue troops 1 metropolis.1 covered.2
      red offers ares 1
      blue offers poseidon 1
      yellow offers apollo 0
      gods ares poseidon zeus athena
      now actions`);
    game.play('recruit troop kea', 'march kea>tinos 4', 'roll 3', 'roll 0', 'lose troop').asks('red');
    assert.deepEqual([game.faction('red').metropolises, game.faction('blue').eliminated], [2, true]);
    // The cycle is played to its end, without Blue’s turn.
    game.play('end').asks('yellow').play('place prosperity naxos').asks('nobody');
    assert.deepEqual(game.winners(), ['red']);
  });

  test('[R-CL-LAST] a metropolis that does not reach the goal gives no right to attack', () => {
    const game = story(`${isles}\ntinos blue troops 1 metropolis.1 covered.2\nnow turn red ares`);
    game.refuses('march kea>tinos 3');
  });

  test('[R-CL-LAST] enough metropolises of one’s own give no right either: the isle itself must bring one', () => {
    const game = story(`${isles}\nparos red metropolis.1 covered.2\nkea red troops 3 metropolis.1\nnow turn red ares`);
    game.refuses('march kea>tinos 3');
  });

  test('[R-CL-LAST] buildings that complete a set count as the metropolis they will become', () => {
    const text = `${isles}
      paros red port.1 fortress.2 temple.3
      kea red troops 3 metropolis.1`;
    story(`${text}\ntinos blue troops 1 temple.1\nnow turn red ares`).refuses('march kea>tinos 3');
    const game = story(`${text}\ntinos blue troops 1 university.1\nnow turn red ares`);
    game.play('march kea>tinos 3', 'roll 3', 'roll 0', 'lose troop').asks('red');
    // R-CONQUEST: Blue is out before Red places the metropolis.
    assert.equal(game.faction('blue').eliminated, true);
    game.offers(['raise paros', 'raise tinos']).play('raise tinos');
    assert.equal(game.faction('red').metropolises, 2);
  });

  test('[R-CL-LAST] two players play for three: metropolis and set of the same isle count together', () => {
    const text = `position classic players 2\nboard classic
      gold red 9
      kea red troops 3 metropolis.1
      paros red port.1 temple.2 university.3
      andros red
      naxos blue metropolis.1 covered.2`;
    story(`${text}\ng5 red fleets 1\nnow turn red ares`).refuses('march kea>naxos 1');
    const game = story(`${text} fortress.3\ncreatures - - pegasus\nnow turn red zeus`).play('buy pegasus');
    game.play('fly kea>naxos 3').offers(['raise andros', 'raise paros']).play('raise andros');
    assert.deepEqual([game.faction('red').metropolises, game.faction('blue').eliminated], [3, true]);
  });

  test('[R-CL-LAST] an isle that completes two sets counts for two', () => {
    const flying = (kea: string) =>
      story(`${isles}
        kea red troops 3 ${kea}
        tinos blue troops 0 university.1 university.2
        paros red port.1 port.2 fortress.3
        milos red fortress.1 temple.2
        andros red
        creatures - - pegasus
        now turn red zeus`).play('buy pegasus');
    flying('').refuses('fly kea>tinos 3'); // The second temple is missing.
    const game = flying('temple.1').play('fly kea>tinos 3');
    while (game.offered('raze').length > 0) game.play(game.offered('raze')[0]);
    game.play('raise andros', 'raise tinos').asks('red');
    assert.deepEqual([game.faction('red').metropolises, game.faction('blue').eliminated], [2, true]);
  });

  test('[R-CL-LAST] the rule stops at the shore: the fleets of a player with one isle may be attacked', () => {
    const game = story(`${isles}\nd3 blue fleets 1\nnow turn red poseidon`);
    game.play('sail c2>d3 1').asks('fate');
  });

  test('[R-CL-LAST] an attack that is not won eliminates nobody', () => {
    const game = story(`${isles}
      kea red troops 1
      paros red metropolis.1 covered.2
      tinos blue troops 1 metropolis.1 covered.2
      now turn red ares`);
    game.play('march kea>tinos 1', 'roll 1', 'roll 0', 'lose troop', 'lose troop').asks('red');
    assert.deepEqual([game.area('tinos').owner, game.faction('blue').eliminated], ['blue', false]);
  });
});

describe('an eliminated player', () => {
  /** Red takes Blue’s last isle and its metropolis; Yellow can fly to Paros afterwards. */
  const war = `${TABLE}
    cycle 3
    gold red 5
    gold yellow 5
    kea red troops 3
    paros red metropolis.1 covered.2
    tinos blue metropolis.1 covered.2
    delos yellow troops 2
    naxos yellow
    blue priestesses 2 philosophers 1
    c2 red fleets 1
    a1 blue fleets 2
    f7 blue fleets 1
    creatures - - pegasus
    discard harpy satyr dryad
    gods ares zeus athena poseidon
    red offers ares 1
    yellow offers zeus 1
    blue offers apollo 0
  `;

  test('[R-CL-ELIM] loses everything: fleets, creatures and the marker in the turn order', () => {
    const game = story(`${war}\nfigure medusa blue delos\nnow actions`);
    game.play('march kea>tinos 1').asks('red');
    assert.deepEqual([game.area('a1').owner, game.area('a1').fleets, game.area('f7').owner], [null, 0, null]);
    assert.equal(game.area('delos').figure, null);
    assert.ok(game.state.discard.includes('medusa'));
    assert.deepEqual([game.faction('blue').offer, game.state.apollo], [null, []]);
    assert.ok(!game.state.order.includes(1));
  });

  test('[R-CL-ELIM] takes priests and philosophers out of the game: they do not return to the supply', () => {
    // Two of the 18 priests and one of the 17 philosophers are Blue's.
    const game = story(`${war}
      red priestesses 8 philosophers 3
      yellow priestesses 8 philosophers 3
      now actions`).play('march kea>tinos 1', 'end');
    game.asks('yellow').offers([], 'gain').refuses('gain priestess');
    const one = story(`${war}\nred priestesses 8\nyellow priestesses 7\nnow actions`).play('march kea>tinos 1', 'end');
    one.play('gain priestess').offers([], 'gain');
    assert.deepEqual(readPosition(writePosition(one.state)), one.state);
  });

  test('[CL-LAND-6] [R-CL-ELIM] if the attacker loses a metropolis again the game goes on without the victim', () => {
    const game = story(`${war}\nnow actions`);
    game.play('march kea>tinos 1', 'end').asks('yellow');
    game.play('buy pegasus', 'fly delos>paros 2').asks('yellow');
    assert.deepEqual([game.faction('red').metropolises, game.faction('yellow').metropolises], [1, 1]);
    // No turn with Apollo for Blue: a new cycle begins, the pair that lay face down is used.
    game.play('end').asks('fate').play('draw giant', 'draw sphinx', 'draw kraken');
    game.offers(['tile athena', 'tile poseidon']).play('tile poseidon', 'tile athena', 'tile zeus', 'tile ares');
    assert.deepEqual(game.state.order, [2, 0]);
    game.asks('yellow').play('bid athena 1').asks('red');
    game.play('bid poseidon 1').asks('red');
    assert.equal(game.winners(), null);
  });

  test('[R-CL-ELIM] the gods go on as for the original number of players: two are open for the two who are left', () => {
    const game = story(`${TABLE}
      cycle 5
      blue eliminated
      kea red
      paros red
      naxos yellow
      milos yellow
      gods ares zeus athena poseidon
      now offerings`);
    const gods = new Set(game.offered('bid').map((bid) => bid.split(' ')[1]));
    assert.deepEqual([...gods].sort(), ['apollo', 'ares', 'zeus']);
    game.play('bid apollo 0').asks('yellow').play('bid apollo 0').asks('red');
  });

  test('[R-CL-ELIM] of two players the one who is left has won at the end of the cycle', () => {
    const game = story(`position classic players 2\nboard classic
      gold red 1
      gold blue 90
      kea red troops 1 metropolis.1
      paros red metropolis.1 covered.2
      tinos blue metropolis.1 covered.2
      c2 red fleets 1
      gods ares zeus athena poseidon
      red offers ares 1
      blue offers zeus 1
      red.2 offers apollo 0
      blue.2 offers apollo 0
      apollo blue.2 red.2
      now actions`);
    game.play('march kea>tinos 1', 'end').asks('red');
    // With Blue gone, Red’s second marker is the only one with Apollo.
    assert.deepEqual(game.faction('blue').eliminated, true);
    game.play('place prosperity kea').asks('nobody');
    assert.deepEqual(game.winners(), ['red']);
    // Alone, one metropolis would have been enough.
    const alone = story('position classic players 2\nboard classic\nblue eliminated\nkea red metropolis.1\nnow end');
    assert.deepEqual(alone.asks('nobody').winners(), ['red']);
  });

  test('[R-CL-ELIM] nobody can rob or charm somebody who is out', () => {
    const game = story(`${TABLE}
      blue eliminated
      gold red 5
      kea red
      paros red
      naxos yellow
      milos yellow
      yellow philosophers 1
      creatures - - satyr
      now turn red zeus`);
    game.play('buy satyr').offers(['rob yellow']);
  });
});
