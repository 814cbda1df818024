import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { Story, story } from '@meltemi/testkit';
import { MONUMENTS, moves, setup } from '../../src/index.ts';

const TABLE = `position classic players 3 monuments\nboard classic
  gold red 9
  gold blue 9
  delos blue
  mykonos blue
  andros yellow
  milos yellow
`;

/** Who has which monument. */
function monuments(game: Story): [string, string | null][] {
  const { owner } = game.state;
  const colours = ['red', 'blue', 'yellow'];
  return game.state.monuments.map(({ id, area }) => [id, colours[owner[area]] ?? null]);
}

describe('monument cards', () => {
  const TEN = 'lighthouse citadel military naval warport university zeus athena poseidon ares'.split(' ');

  test('[MO-SETUP-1] one card per player is drawn from the ten, face up; only these can be built', () => {
    for (const players of [2, 3, 4, 5]) {
      const game = new Story(setup({ edition: 'classic', players, monuments: true }));
      while (game.offered('marker').length > 0) game.play(game.offered('marker')[0]);
      const drawn: string[] = [];
      while (game.offered('card').length > 0) {
        game.asks('fate').offers(
          TEN.filter((card) => !drawn.includes(card)).map((card) => `card ${card}`),
          'card',
        );
        drawn.push(TEN[(drawn.length * 3) % 10]);
        game.play(`card ${drawn.at(-1)}`);
      }
      assert.equal(drawn.length, players);
      assert.deepEqual(game.state.monumentPool, drawn);
    }
    const game = story(`${TABLE}\nnaxos red port.1 port.2 temple.3\npool lighthouse\nnow turn red ares`);
    game.offers(['erect lighthouse naxos'], 'erect').refuses('erect poseidon naxos');
  });

  test('[MO-SETUP-1] without the expansion no card is drawn', () => {
    const game = new Story(setup({ edition: 'classic', players: 3 }));
    while (game.offered('marker').length > 0) game.play(game.offered('marker')[0]);
    game.offers([], 'card');
    assert.deepEqual(game.state.monumentPool, []);
  });

  test('[MO-NOTE-1] there are exactly these ten monuments, and nothing of Hades or the Titans is known', () => {
    assert.deepEqual([...MONUMENTS].sort(), [...TEN].sort());
    const game = new Story(setup({ edition: 'classic', players: 5, monuments: true }));
    while (game.offered('marker').length > 0) game.play(game.offered('marker')[0]);
    assert.equal(moves(game.state).length, 10);
    for (const stranger of ['hades', 'titan', 'cronos']) assert.ok(!JSON.stringify(game.state).includes(stranger));
  });
});

describe('building a monument', () => {
  test('[MO-BUILD-1] [EX-16] with a fortress, building a port gives the War Port of the pool; both buildings stay', () => {
    const game = story(`${TABLE}\nnaxos red fortress.1\ntinos red\npool warport zeus\nnow turn red poseidon`);
    game.offers([], 'erect').play('build port tinos.1');
    // Its figure goes on any own isle, wherever the buildings are.
    game.offers(['erect warport naxos', 'erect warport tinos'], 'erect').refuses('erect warport delos');
    game.play('erect warport naxos').asks('red');
    assert.deepEqual(monuments(game), [['warport', 'red']]);
    assert.deepEqual(game.state.monumentPool, ['zeus']);
    assert.deepEqual([game.area('naxos').built[0], game.area('tinos').built[0]], ['fortress', 'port']);
    // It costs nothing but the building.
    assert.equal(game.faction('red').gold, 7);
  });

  test('[MO-BUILD-1] a pair of one kind needs two of them', () => {
    const game = story(`${TABLE}\nnaxos red port.1\npool lighthouse\nnow turn red poseidon`);
    game.offers([], 'erect').play('build port naxos.2').offers(['erect lighthouse naxos'], 'erect');
  });

  test('[MO-BUILD-1] conquered buildings count as well', () => {
    const game = story(`${TABLE}
      kea red troops 1 fortress.1
      tinos blue port.1
      c2 red fleets 1
      pool warport
      now turn red ares`);
    game.offers([], 'erect').play('march kea>tinos 1').offers(['erect warport kea', 'erect warport tinos'], 'erect');
  });

  test('[MO-BUILD-1] an enemy’s building does not', () => {
    const game = story(`${TABLE}\nnaxos red fortress.1\ndelos blue port.1\npool warport\nnow turn red ares`);
    game.offers([], 'erect');
  });

  test('[MO-BUILD-2] the right does not lapse: it may be used in a later turn, with any god but Apollo', () => {
    const text = `${TABLE}
      cycle 3
      naxos red port.1 fortress.2
      kea red
      pool warport
      gods zeus athena ares poseidon
      blue offers athena 1
      yellow offers apollo 0`;
    const late = story(`${text}\nred offers zeus 1\nnow actions`);
    late.offers(['erect warport kea', 'erect warport naxos'], 'erect').play('gain priestess', 'erect warport kea');
    const apollo = story(`${text}\nred offers apollo 0\napollo red yellow\nnow actions`).asks('blue').play('end');
    apollo.asks('red').offers([], 'erect').refuses('erect warport naxos');
  });

  test('[MO-BUILD-2] it is gone once one of the buildings is, or somebody else has built the monument', () => {
    const game = story(
      `${TABLE}\nnaxos red port.1 fortress.2\ntinos red\ncreatures - - giant\npool warport\nnow turn red zeus`,
    );
    game.play('buy giant', 'raze naxos.1').offers([], 'erect');
    const taken = story(
      `${TABLE}\nnaxos red port.1 fortress.2\ntinos red\nmonument warport mykonos\nnow turn red zeus`,
    );
    taken.offers([], 'erect');
  });

  test('[MO-BUILD-2] not in somebody else’s turn', () => {
    const game = story(`${TABLE}\nnaxos red port.1 fortress.2\ntinos red\npool warport\nnow turn blue ares`);
    game.asks('blue').offers([], 'erect');
  });

  test('[MO-BUILD-2] with two players each of the two turns will do', () => {
    const game = story(`position classic players 2 monuments\nboard classic
      naxos red port.1 fortress.2
      milos blue
      pool warport
      gods zeus athena ares poseidon
      red offers zeus 1
      red.2 offers athena 1
      blue offers apollo 0
      blue.2 offers ares 1
      now actions`);
    game.asks('red').play('end').asks('red').play('erect warport naxos', 'end').asks('blue').offers([], 'erect');
  });

  test('[MO-BUILD-1] [MO-BUILD-3] it takes no slot and is no building: a full isle can hold several', () => {
    const game = story(
      `${TABLE}\nkea red port.1\nnaxos red port.1 fortress.2\npool warport lighthouse\nnow turn red ares`,
    );
    game.play('erect warport kea', 'erect lighthouse kea').asks('red');
    assert.deepEqual(game.area('kea').built, ['port']);
    assert.deepEqual(monuments(game), [
      ['warport', 'red'],
      ['lighthouse', 'red'],
    ]);
  });

  test('[MO-BUILD-3] it never counts for a metropolis, and stays when its buildings go and a metropolis comes', () => {
    const game = story(`${TABLE}
      naxos red port.1 fortress.2 temple.3
      monument university naxos
      monument athena naxos
      now turn red athena`);
    assert.equal(game.faction('red').metropolises, 0);
    game.play('build university naxos.4', 'raise naxos').asks('red');
    assert.deepEqual(monuments(game), [
      ['university', 'red'],
      ['athena', 'red'],
    ]);
  });

  test('[MO-BUILD-4] the conqueror of its isle gets card and effect, at once', () => {
    const game = story(`${TABLE}
      kea red troops 1
      paros red
      tinos blue
      c2 red fleets 1
      monument athena tinos
      creatures - - pegasus
      now turn red athena`);
    game.play('gain philosopher', 'buy pegasus', 'fly kea>tinos 1');
    assert.deepEqual(monuments(game), [['athena', 'red']]);
    const { gold } = game.faction('red');
    game.play('gain philosopher');
    assert.equal(game.faction('red').gold, gold - 3);
  });

  test('[MO-BUILD-4] an isle that is merely left keeps its monument for its owner', () => {
    const game = story(`${TABLE}
      kea red troops 1
      tinos red
      c2 red fleets 1
      monument athena kea
      now turn red ares`);
    game.play('march kea>tinos 1');
    assert.deepEqual(monuments(game), [['athena', 'red']]);
  });

  test('[MO-BUILD-5] the Giant can destroy the buildings beside it but never the monument', () => {
    const game = story(`${TABLE}
      naxos red port.1
      tinos red
      monument warport mykonos
      mykonos blue fortress.1
      creatures - - giant
      now turn red zeus`);
    game.play('buy giant').offers(['raze naxos.1', 'raze mykonos.1']).play('raze mykonos.1');
    assert.deepEqual(monuments(game), [['warport', 'blue']]);
  });

  test('[MO-BUILD-6] [R-MO-ORDER] when a building completes a set, the monument is offered before the set is removed', () => {
    const game = story(`${TABLE}
      naxos red port.1 fortress.2 temple.3
      tinos red
      pool warport military zeus
      now turn red athena`);
    game.play('build university tinos.1').asks('red');
    assert.deepEqual(game.area('naxos').built, ['port', 'fortress', 'temple', null]);
    game.offers(
      ['warport naxos', 'warport tinos', 'military naxos', 'military tinos'].map((it) => `erect ${it}`).concat('done'),
    );
    // Both may be built from the same buildings, one after the other.
    game.play('erect warport naxos').offers(['erect military naxos', 'erect military tinos', 'done']);
    const one = game.fork().play('done').offers(['raise naxos', 'raise tinos']);
    assert.deepEqual([one.area('naxos').built.slice(0, 3), one.area('tinos').built[0]], [[null, null, null], null]);
    one.play('raise naxos').offers([], 'erect');
    game.play('erect military tinos').offers(['raise naxos', 'raise tinos']).play('raise naxos');
    assert.deepEqual(monuments(game), [
      ['warport', 'red'],
      ['military', 'red'],
    ]);
    assert.equal(game.faction('red').metropolises, 1);
  });

  test('[R-MO-ORDER] it is the same after a conquest, and even when the set finds no place', () => {
    const game = story(`${TABLE}
      naxos red metropolis.1 covered.2 port.3 fortress.4
      paros red metropolis.1 covered.2 temple.3 troops 1
      tinos blue metropolis.1 covered.2
      milos blue metropolis.1 covered.2 university.3
      h1 red fleets 1
      pool naval
      now turn red ares`);
    game
      .play('march paros>milos 1')
      .offers(['naxos', 'paros', 'milos'].map((isle) => `erect naval ${isle}`).concat('done'));
    game.play('erect naval naxos').asks('red').offers(['end'], 'end');
    assert.deepEqual(monuments(game), [['naval', 'red']]);
    assert.deepEqual(game.area('milos').built, ['metropolis', 'covered', null]);
  });

  test('[R-MO-ORDER] nothing is asked when no card of the pool fits', () => {
    const game = story(`${TABLE}\nnaxos red port.1 fortress.2 temple.3\npool lighthouse zeus\nnow turn red athena`);
    game.play('build university naxos.4').offers(['raise naxos']);
  });

  test('[MO-BUILD-7] [R-MO-METRO] a metropolis is not one of the two buildings', () => {
    const game = story(
      `${TABLE}\nnaxos red metropolis.1 covered.2 port.3\ntinos red\npool lighthouse warport poseidon naval\nnow turn red ares`,
    );
    game
      .offers([], 'erect')
      .play('build fortress tinos.1')
      .offers(['erect warport naxos', 'erect warport tinos'], 'erect');
  });

  test('[MO-BUILD-7] each monument is built once per game', () => {
    const game = story(`${TABLE}\nnaxos red port.1 fortress.2\ntinos red\npool warport\nnow turn red ares`);
    game.play('erect warport naxos').offers([], 'erect').refuses('erect warport tinos');
    assert.equal(monuments(game).length, 1);
  });
});
