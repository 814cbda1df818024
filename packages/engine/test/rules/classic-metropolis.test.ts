import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { story } from '@meltemi/testkit';
import { clashes } from './clashes.ts';

const TABLE = `position classic players 3\nboard classic
  gold red 9
  delos blue
  mykonos blue
  andros yellow
  milos yellow
`;

describe('building a metropolis', () => {
  test('[CL-METRO-1] the fourth type removes all four at once and a metropolis goes on an own isle', () => {
    const game = story(`${TABLE}
      naxos red port.1 fortress.2 temple.3
      tinos red
      now turn red athena`);
    game.play('build university tinos.1').asks('red');
    // The set is gone before the place is chosen.
    assert.deepEqual(
      [game.area('naxos').built, game.area('tinos').built],
      [
        [null, null, null, null],
        [null, null],
      ],
    );
    game.offers(['raise naxos', 'raise tinos']).refuses('end', 'raise delos', 'raise paros');
    game.play('raise naxos').asks('red');
    assert.deepEqual(game.area('naxos').built, ['metropolis', 'covered', null, null]);
    assert.equal(game.faction('red').metropolises, 1);
    // Its turn goes on, with the two slots the metropolis leaves.
    game.offers(
      ['naxos.3', 'naxos.4', 'tinos.1', 'tinos.2'].map((site) => `build university ${site}`),
      'build',
    );
  });

  test('[CL-METRO-1] three types or several of one kind are no set', () => {
    const game = story(`${TABLE}
      naxos red port.1 port.2 fortress.3
      tinos red temple.1
      now turn red zeus`);
    game.play('build temple tinos.2').asks('red');
    assert.deepEqual(game.area('tinos').built, ['temple', 'temple']);
    assert.equal(game.faction('red').metropolises, 0);
  });

  test('[CL-METRO-1] with spare copies the owner chooses which of a type goes', () => {
    const game = story(`${TABLE}
      naxos red port.1 fortress.2 temple.3
      paros red port.1 temple.2
      now turn red athena`);
    game.play('build university naxos.4').offers(['raze naxos.1', 'raze naxos.3', 'raze paros.1', 'raze paros.2']);
    game.play('raze naxos.1').offers(['raze naxos.3', 'raze paros.2']).play('raze paros.2');
    game.offers(['raise naxos', 'raise paros']);
    assert.deepEqual(
      [game.area('naxos').built, game.area('paros').built],
      [
        [null, null, 'temple', null],
        ['port', null, null],
      ],
    );
  });

  test('[CL-METRO-1] buildings in the way of the metropolis are demolished by the owner’s choice', () => {
    const game = story(`${TABLE}
      naxos red port.1 fortress.2 temple.3 university.4
      paros red port.1 port.2 port.3
      red philosophers 3
      now turn red athena`);
    game.play('raze naxos.1', 'raise naxos', 'gain philosopher').offers(['raise paros']).play('raise paros');
    // Two of three slots are covered, all three are taken: two ports must go.
    game.asks('red').offers(['raze paros.1', 'raze paros.2', 'raze paros.3']);
    game.play('raze paros.1').offers(['raze paros.2', 'raze paros.3']).play('raze paros.3').asks('red');
    assert.deepEqual(game.area('paros').built, ['metropolis', 'port', 'covered']);
    assert.equal(game.faction('red').metropolises, 2);
  });

  test('[CL-METRO-1] on an isle of one cell its only slot is covered, on one of two cells both are', () => {
    const game = story(`${TABLE}
      kea red port.1
      tinos red fortress.1
      red philosophers 3
      now turn red athena`);
    const small = game.fork().play('gain philosopher', 'raise kea').offers(['raze kea.1']).play('raze kea.1');
    assert.deepEqual(small.area('kea').built, ['metropolis']);
    game.play('gain philosopher', 'raise tinos').offers(['raze tinos.1']).play('raze tinos.1').asks('red');
    assert.deepEqual(game.area('tinos').built, ['metropolis', 'covered']);
    game.offers([], 'build');
  });

  test('[CL-METRO-1] while an own isle has free slots for it, no building is demolished elsewhere', () => {
    const game = story(`${TABLE}
      naxos red port.1 fortress.2 temple.3
      paros red temple.1 temple.2 temple.3
      now turn red athena`);
    game.play('build university naxos.4', 'raze paros.1').offers(['raise naxos']).refuses('raise paros');
    // What the set itself leaves free counts as well.
    const freed = story(`${TABLE}
      tinos red port.1 port.2
      paros red fortress.1 temple.2
      now turn red athena`);
    freed.play('build university paros.3', 'raze tinos.1').offers(['raise paros']);
  });

  test('[CL-METRO-1] with no free place anywhere the owner chooses any isle, however much must go there', () => {
    const game = story(`${TABLE}
      tinos red port.1
      paros red temple.1 temple.2 temple.3
      kea red metropolis.1
      red philosophers 3
      now turn red athena`);
    game.play('gain philosopher').offers(['raise tinos', 'raise paros']);
    game.play('raise paros', 'raze paros.1', 'raze paros.2').asks('red');
    assert.deepEqual(game.area('paros').built, ['metropolis', 'covered', 'temple']);
  });

  test('[CL-METRO-1] a building in the way may be one that is needed elsewhere: only free slots are spared', () => {
    const game = story(`${TABLE}
      paros red port.1
      kea red
      red philosophers 3
      now turn red athena`);
    // Two of three slots are free: nothing is demolished.
    game.play('gain philosopher', 'raise paros').asks('red');
    assert.deepEqual(game.area('paros').built, ['port', 'metropolis', 'covered']);
  });

  test('[CL-METRO-1] a slot covered by an older metropolis is no building of a set', () => {
    const game = story(`${TABLE}
      tinos red metropolis.1 covered.2
      naxos red port.1 fortress.2 temple.3
      now turn red athena`);
    game.play('build university naxos.4').asks('red');
    assert.deepEqual(
      [game.area('naxos').built, game.area('tinos').built],
      [
        [null, null, null, null],
        ['metropolis', 'covered'],
      ],
    );
    game.offers(['raise naxos']).play('raise naxos');
    assert.equal(game.faction('red').metropolises, 2);
  });

  test('[CL-METRO-1] a conquest can complete the set, the new isle included', () => {
    const game = story(`${TABLE}
      paros red port.1 fortress.2 temple.3
      tinos red troops 2
      kea blue university.1
      c1 red fleets 1
      now turn red ares`);
    game.play('march tinos>kea 1').asks('red').offers(['raise paros', 'raise tinos', 'raise kea']);
    game.play('raise kea');
    assert.deepEqual([game.area('kea').built, game.area('paros').built], [['metropolis'], [null, null, null]]);
  });

  test('[R-CL-NOSET] a set without a metropolis place is spent and nothing is built', () => {
    const game = story(`${TABLE}
      naxos red metropolis.1 covered.2 port.3 fortress.4
      paros red metropolis.1 covered.2 temple.3
      milos red metropolis.1 covered.2
      tinos yellow
      now turn red athena`);
    game.play('build university milos.3').asks('red').offers(['end'], 'end').refuses('raise milos');
    assert.deepEqual(
      [game.area('naxos').built, game.area('paros').built, game.area('milos').built],
      [
        ['metropolis', 'covered', null, null],
        ['metropolis', 'covered', null],
        ['metropolis', 'covered', null],
      ],
    );
    assert.deepEqual([game.faction('red').metropolises, game.faction('red').gold], [3, 7]);
  });
});

describe('philosophers and standing metropolises', () => {
  test('[CL-METRO-2] the fourth philosopher is discarded with the others for a metropolis', () => {
    const game = story(`${TABLE}\nnaxos red port.1\ntinos red\nred philosophers 3\nnow turn red athena`);
    game.play('gain philosopher').asks('red').offers(['raise naxos', 'raise tinos']).play('raise tinos');
    assert.deepEqual([game.faction('red').philosophers, game.faction('red').metropolises], [0, 1]);
    assert.deepEqual([game.area('naxos').built[0], game.faction('red').gold], ['port', 9]);
  });

  test('[CL-METRO-2] only if no own isle has free slots for it are buildings demolished', () => {
    const game = story(`position classic players 3
      board classic
      paros red port.1 port.2 port.3
      milos red
      andros blue
      tinos yellow
      red philosophers 3
      gold red 5
      now turn red athena`);
    game.play('gain philosopher').asks('red').offers(['raise milos']).refuses('raise paros').play('raise milos');
    assert.deepEqual(game.area('paros').built, ['port', 'port', 'port']);
  });

  test('[CL-METRO-2] a philosopher stolen by the Satyr counts as well', () => {
    const game = story(
      `${TABLE}\nnaxos red\nred philosophers 3\nblue philosophers 1\ncreatures - - satyr\nnow turn red zeus`,
    );
    game.play('buy satyr', 'rob blue').offers(['raise naxos']).play('raise naxos');
    assert.deepEqual([game.faction('red').philosophers, game.faction('red').metropolises], [0, 1]);
  });

  test('[CL-METRO-2] with a metropolis on every own isle the philosophers are lost all the same', () => {
    const game = story(
      `${TABLE}\nkea red metropolis.1\ntinos red metropolis.1 covered.2\nred philosophers 3\nnow turn red athena`,
    );
    game.play('gain philosopher').asks('red').offers(['end'], 'end');
    assert.deepEqual([game.faction('red').philosophers, game.faction('red').metropolises], [0, 2]);
  });

  test('[CL-METRO-3] there is one metropolis per isle', () => {
    const game = story(
      `${TABLE}\nnaxos red metropolis.1 covered.2\ntinos red\nred philosophers 3\nnow turn red athena`,
    );
    game.play('gain philosopher').offers(['raise tinos']).refuses('raise naxos');
  });

  test('[CL-METRO-3] it works as a fortress, a temple and a port, but not as a building of a set', () => {
    const game = story(`${TABLE}
      naxos red metropolis.1 covered.2 port.3 fortress.4
      tinos red temple.1 troops 1
      creatures harpy - -
      now turn red athena`);
    // Metropolis and temple take 2 GP off.
    game.play('buy harpy', 'destroy troop tinos');
    assert.equal(game.faction('red').gold, 7);
    // The metropolis is no university: the university is the missing one, and port, fortress and temple go with it.
    game.play('build university tinos.2').offers(['raise tinos']);
    assert.deepEqual(game.area('naxos').built, ['metropolis', 'covered', null, null]);
  });

  test('[CL-METRO-3] defending its isle it counts as one fortress', () => {
    const game = story(`${TABLE}
      kea red troops 2
      tinos blue troops 1 metropolis.1 covered.2
      paros red
      c2 red fleets 1
      now turn red ares`);
    game.play('march kea>tinos 2', 'roll 0', 'roll 0');
    assert.deepEqual(clashes(game), [[2, 2]]);
  });

  test('[CL-METRO-3] conquering its isle takes it, and the slots around it stay covered', () => {
    const game = story(`${TABLE}
      kea red troops 2
      tinos blue metropolis.1 covered.2
      c2 red fleets 1
      now turn red ares`);
    game.play('march kea>tinos 2').asks('red');
    assert.deepEqual([game.faction('red').metropolises, game.faction('blue').metropolises], [1, 0]);
    game.offers(['build fortress kea.1'], 'build');
  });
});
