import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { story } from '@meltemi/testkit';
import { clashes } from './clashes.ts';

describe('battles at sea', () => {
  const sea = `position classic players 3\nboard classic
    map c1 ~ c2
    map kea : c1 : tinos : c2 : kea
    gold red 5
    kea red troops 1
    milos red
    tinos blue troops 1
    naxos blue
    delos yellow
    mykonos yellow
    c1 red fleets 2
  `;

  test('[CL-SEA-1] a round is die plus fleets, with every port around for the defender and none for the attacker', () => {
    const game = story(`${sea}\nkea red port.1\ntinos blue port.1 port.2\nc2 blue fleets 1\nnow turn red poseidon`);
    game.play('sail c1>c2 2', 'roll 3', 'roll 0');
    assert.deepEqual(clashes(game), [[5, 3]]);
    assert.deepEqual([game.area('c2').owner, game.area('c2').fleets], ['red', 2]);
  });

  test('[CL-SEA-1] a metropolis is a port as well, another player’s port is not', () => {
    const game = story(`${sea}\nkea yellow port.1\nandros red\ntinos blue metropolis.1 covered.2
      c2 blue fleets 1\nnow turn red poseidon`);
    game.play('sail c1>c2 2', 'roll 0', 'roll 0');
    assert.deepEqual(clashes(game), [[2, 2]]);
    assert.deepEqual([game.area('c2').owner, game.area('c2').fleets], ['red', 1]);
  });

  test('[CL-SEA-1] the defender may retreat first, to an adjacent field that is empty or own', () => {
    const game = story(`${sea}\nc2 blue fleets 2\nb2 yellow fleets 1\nd3 blue fleets 1\nnow turn red poseidon`);
    game.play('sail c1>c2 2', 'roll 3', 'roll 0').asks('blue');
    // c1 has just been left by all red fleets; b2 is Yellow’s.
    game.offers(['fight', 'withdraw c1', 'withdraw d3']).play('withdraw d3').asks('red');
    assert.deepEqual([game.area('d3').fleets, game.area('c2').owner, game.area('c2').fleets], [2, 'red', 2]);
    // The battle has ended the move.
    game.refuses('done');
  });

  test('[CL-SEA-1] else the attacker may, and if both stay there is another round', () => {
    const game = story(
      `${sea}\nc1 red fleets 3\nc2 blue fleets 2\nb2 yellow fleets 1\nd3 yellow fleets 1\nnow turn red poseidon`,
    );
    // Red left one fleet behind on c1: Blue can go nowhere.
    game.play('sail c1>c2 2', 'roll 3', 'roll 0').asks('red').offers(['fight', 'withdraw c1']);
    const back = game.fork().play('withdraw c1').asks('red');
    assert.deepEqual([back.area('c1').fleets, back.area('c2').owner, back.area('c2').fleets], [3, 'blue', 1]);
    game.play('fight').asks('fate').play('roll 0', 'roll 3').asks('red');
  });

  test('[CL-SEA-1] a retreat does not lead into the Kraken’s field or the water around Polyphemus', () => {
    const game = story(`${sea}\nc2 blue fleets 2\nfigure kraken - d3\nfigure polyphemus yellow mykonos
      c1 red fleets 3\nnow turn red poseidon`);
    game.play('sail c1>c2 2', 'roll 3', 'roll 0').asks('blue').offers(['fight', 'withdraw b2']);
  });

  test('[CL-SEA-2] both gone: the field is neutral', () => {
    const game = story(`${sea}\nc1 red fleets 1\nc2 blue fleets 1\nnow turn red poseidon`);
    game.play('sail c1>c2 1', 'roll 2', 'roll 2').asks('red');
    assert.deepEqual([game.area('c2').owner, game.area('c2').fleets, game.area('c1').owner], [null, 0, null]);
    assert.deepEqual(
      game.events.filter(({ event }) => event === 'battle-over').map((told) => 'winner' in told && told.winner),
      [-1],
    );
  });

  test('[CL-SEA-2] a tie costs both one fleet each; the last one there keeps the field', () => {
    const game = story(`${sea}\nc2 blue fleets 1\nnow turn red poseidon`);
    game.play('sail c1>c2 2', 'roll 0', 'roll 1').asks('red');
    assert.deepEqual([game.area('c2').owner, game.area('c2').fleets], ['red', 1]);
    const held = story(`${sea}\nc2 blue fleets 3\nnow turn red poseidon`);
    held.play('sail c1>c2 1', 'roll 2', 'roll 0').asks('red');
    assert.deepEqual([held.area('c2').owner, held.area('c2').fleets, held.area('c1').fleets], ['blue', 2, 1]);
  });
});
