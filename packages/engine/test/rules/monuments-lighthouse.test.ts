import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { story } from '@meltemi/testkit';

describe('the Great Lighthouse of Poseidon', () => {
  /** The Lighthouse stands on Kea. */
  const sea = `position classic players 3 monuments\nboard classic
    map a1 ~ b2 ~ c2 ~ c1
    map a1 : kea : b2
    map c1 : kea : c2
    gold red 9
    kea red
    tinos red
    milos red
    naxos blue troops 1
    mykonos blue
    delos yellow
    paros yellow
    monument lighthouse kea
  `;

  test('[MO-LIGHTHOUSE] a fleet destroyed in battle may be saved to a field next to the isle, empty or own', () => {
    const game = story(
      `${sea}\nf6 red fleets 2\nf7 blue fleets 3\nc2 red fleets 1\nb2 blue fleets 1\nnow turn red poseidon`,
    );
    game.play('sail f6>f7 2', 'roll 0', 'roll 3').asks('red');
    game.offers(['save fleet a1', 'save fleet c1', 'save fleet c2', 'done']).refuses('save fleet b2', 'save fleet f6');
    const lost = game.fork().play('done').asks('blue');
    assert.deepEqual([lost.state.battle?.troops, lost.area('c2').fleets], [1, 1]);
    // The battle goes on with what is left.
    game.play('save fleet c2').asks('blue').play('fight', 'fight', 'roll 0', 'roll 0').asks('red');
    assert.equal(game.area('c2').fleets, 2);
    game.play('save fleet a1').asks('red');
    assert.deepEqual([game.area('a1').owner, game.area('a1').fleets], ['red', 1]);
    assert.deepEqual([game.area('f7').owner, game.area('f7').fleets], ['blue', 3]);
    game.offers(['end'], 'end');
  });

  test('[MO-LIGHTHOUSE] the defender is saved as well, before anybody may retreat', () => {
    const game = story(`${sea}\nkea blue\nandros red\nf6 red fleets 3\nf7 blue fleets 2\nnow turn red poseidon`);
    game.play('sail f6>f7 3', 'roll 1', 'roll 0').asks('blue');
    game.offers(['a1', 'b2', 'c1', 'c2'].map((field) => `save fleet ${field}`).concat('done'));
    game.play('save fleet b2').offers(['fight', 'withdraw e6', 'withdraw f6']).play('fight').asks('red');
    game.play('fight', 'roll 1', 'roll 0').asks('blue').play('save fleet b2').asks('red');
    assert.deepEqual([game.area('b2').owner, game.area('b2').fleets], ['blue', 2]);
    assert.deepEqual([game.area('f7').owner, game.area('f7').fleets], ['red', 3]);
  });

  test('[MO-LIGHTHOUSE] [R-MO-TURN] it works on ties too, for its owner only, attacking or defending', () => {
    const attack = story(`${sea}\nf6 red fleets 1\nf7 blue fleets 1\nnow turn red poseidon`);
    attack.play('sail f6>f7 1', 'roll 1', 'roll 1').asks('red').play('save fleet c1').asks('red');
    assert.deepEqual([attack.area('f7').owner, attack.area('c1').fleets, attack.area('c1').owner], [null, 1, 'red']);
    const defence = story(`${sea}\nf6 red fleets 1\nf7 blue fleets 1\nnow turn blue poseidon`);
    defence.play('sail f7>f6 1', 'roll 1', 'roll 1').asks('red').play('save fleet c1').asks('blue');
    assert.deepEqual([defence.area('f6').owner, defence.area('c1').fleets], [null, 1]);
  });

  test('[MO-LIGHTHOUSE] [R-MO-LIGHTHOUSE] the field fought for is no refuge, even when it is next to the isle', () => {
    const attack = story(`${sea}\nb2 red fleets 2\na1 blue fleets 2\nnow turn red poseidon`);
    attack
      .play('sail b2>a1 2', 'roll 0', 'roll 3')
      .asks('red')
      .offers(['save fleet b2', 'save fleet c1', 'save fleet c2', 'done']);
    const defence = story(`${sea}\nb2 blue fleets 2\na1 red fleets 2\nnow turn blue poseidon`);
    defence.play('sail b2>a1 2', 'roll 3', 'roll 0').asks('red');
    defence.offers(['save fleet b2', 'save fleet c1', 'save fleet c2', 'done']);
    assert.equal(defence.area('a1').fleets, 1);
  });

  test('[MO-LIGHTHOUSE] with all fields around taken the fleet is lost as usual, and nobody is asked', () => {
    const game = story(`${sea}
      a1 blue fleets 1\nb2 blue fleets 1\nc1 yellow fleets 1\nc2 yellow fleets 1
      f6 red fleets 1\nf7 blue fleets 3
      now turn red poseidon`);
    game.play('sail f6>f7 1', 'roll 0', 'roll 3').asks('red').offers(['end'], 'end');
    assert.equal(
      game.state.fleets.reduce((sum, fleets) => sum + fleets),
      7,
    );
  });

  test('[MO-LIGHTHOUSE] with Polyphemus on the isle it is dark, with him next door only his water is closed', () => {
    const text = `${sea}\nf6 red fleets 1\nf7 blue fleets 3`;
    const dark = story(`${text}\nfigure polyphemus yellow kea\nnow turn red poseidon`);
    dark.play('sail f6>f7 1', 'roll 0', 'roll 3').asks('red').offers(['end'], 'end');
    const near = story(`${text}\nfigure polyphemus yellow tinos\nfigure kraken - a1\nnow turn red poseidon`);
    near.play('sail f6>f7 1', 'roll 0', 'roll 3').asks('red').offers(['save fleet b2', 'done']);
  });

  test('[MO-LIGHTHOUSE] only battles count: Kraken and Siren sink fleets for good', () => {
    const game = story(
      `${sea}\nf6 red fleets 2\nf7 red fleets 1\ncreatures kraken siren -\ngold blue 9\nnow turn blue zeus`,
    );
    game.play('buy siren', 'charm f7').asks('blue').play('buy kraken', 'summon f6').asks('blue');
    assert.deepEqual([game.area('f6').fleets, game.area('f7').owner], [0, 'blue']);
  });

  test('[MO-LIGHTHOUSE] [MO-BUILD-4] it serves the owner of its isle, no longer its builder', () => {
    const game = story(`${sea}
      kea red
      tinos blue troops 1
      c2 blue fleets 1
      gold blue 9
      f6 red fleets 1\nf7 blue fleets 2
      creatures - - sylph
      now turn blue ares`);
    game.play('march tinos>kea 1', 'buy sylph', 'sail f7>f6 1', 'roll 0', 'roll 1').asks('blue');
    game.offers(['a1', 'b2', 'c1', 'c2'].map((field) => `save fleet ${field}`).concat('done')).play('save fleet c2');
    game.play('sail f7>f6 1', 'roll 2', 'roll 0').asks('blue');
    assert.deepEqual([game.area('f6').owner, game.area('c2').fleets], ['blue', 2]);
  });

  test('[MO-LIGHTHOUSE] [R-MO-LIGHTHOUSE] [R-MO-WARPORT] a fleet lost for the War Port may be saved, but not to fight on there', () => {
    const text = `position classic players 3 monuments\nboard classic
      gold blue 5
      kea red
      tinos red
      andros blue troops 4
      mykonos blue
      delos yellow
      paros yellow
      c1 red fleets 2
      d3 blue fleets 1
      c2 blue fleets 1
      monument warport tinos`;
    // The War Port of Tinos: c1 is next to both isles, only a1 and b2 are out of the battle.
    const game = story(`${text}\nmonument lighthouse kea\nnow turn blue ares`);
    game.play('march andros>tinos 4', 'roll 3', 'roll 0').asks('red').play('destroy fleet c1').asks('red');
    game.offers(['save fleet a1', 'save fleet b2', 'done']).play('save fleet b2');
    assert.deepEqual([game.area('c1').fleets, game.area('b2').fleets], [1, 1]);
    // With both on one isle every battle comes to an end.
    const one = story(`${text}\nmonument lighthouse tinos\nnow turn blue ares`);
    one.play('march andros>tinos 4', 'roll 3', 'roll 0', 'destroy fleet c1', 'fight', 'roll 3', 'roll 0').asks('red');
    one.play('destroy fleet c1').asks('blue');
    assert.deepEqual([one.area('tinos').owner, one.area('c1').owner], ['blue', null]);
  });
});
