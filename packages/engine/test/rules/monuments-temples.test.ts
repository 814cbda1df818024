import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { story } from '@meltemi/testkit';

const TABLE = `position classic players 3 monuments\nboard classic
  cycle 4
  gold red 5
  kea red troops 1
  tinos red troops 2
  naxos blue troops 2
  mykonos blue
  delos yellow
  paros yellow troops 1
  c2 red fleets 1
  d3 red fleets 2
`;

describe('the Temple of Poseidon', () => {
  test('[MO-POSEIDON] once per cycle a fleet is given up for the top creature of the deck, used at once and for nothing', () => {
    const game = story(`${TABLE}\nmonument poseidon kea\ndeck harpy giant\nnow turn red ares`);
    game.offers(['devote fleet c2', 'devote fleet d3'], 'devote').play('devote fleet d3').asks('fate');
    assert.equal(game.area('d3').fleets, 1);
    game.offers(['draw harpy', 'draw giant']).play('draw harpy').asks('red').play('destroy troop paros').asks('red');
    assert.deepEqual([game.area('paros').troops, game.faction('red').gold], [0, 5]);
    assert.deepEqual([game.state.discard, game.state.deck], [['harpy'], ['giant']]);
    game.offers([], 'devote').refuses('devote fleet c2');
  });

  test('[MO-POSEIDON] next cycle it works again, but never twice in one, even for a new owner', () => {
    story(`${TABLE}\nmonument poseidon kea 3\nnow turn red ares`).offers(
      ['devote fleet c2', 'devote fleet d3'],
      'devote',
    );
    story(`${TABLE}\nmonument poseidon kea 4\nnow turn red ares`).offers([], 'devote');
    const taken = story(`${TABLE}\nmonument poseidon kea 4\nkea blue troops 1\nf7 blue fleets 1\nnow turn blue ares`);
    taken.offers([], 'devote');
    const fresh = story(`${TABLE}\nmonument poseidon kea 3\nkea blue troops 1\nf7 blue fleets 1\nnow turn blue ares`);
    fresh.offers(['devote fleet f7'], 'devote');
  });

  test('[MO-POSEIDON] the last fleet of a field leaves it neutral; without any fleet there is nothing to give', () => {
    const game = story(`${TABLE}\nmonument poseidon kea\nnow turn red ares`);
    game.play('devote fleet c2', 'draw fates').asks('red');
    assert.deepEqual([game.area('c2').owner, game.faction('red').gold], [null, 8]);
    story(`${TABLE}\nmonument poseidon naxos\nnow turn blue ares`).offers([], 'devote');
  });

  test('[MO-POSEIDON] with an empty deck the discard is shuffled first; with both empty it is not offered', () => {
    const game = story(`${TABLE}\nmonument poseidon kea\ndeck\ndiscard harpy fates\nnow turn red ares`);
    game.play('devote fleet c2').offers(['draw harpy', 'draw fates']).play('draw fates').asks('red');
    assert.deepEqual([game.state.deck, game.state.discard], [['harpy'], ['fates']]);
    story(`${TABLE}\nmonument poseidon kea\ndeck\nnow turn red ares`).offers([], 'devote');
  });

  test('[MO-POSEIDON] a figure stays on the board and its card with its owner', () => {
    const game = story(`${TABLE}\nmonument poseidon kea\ndeck medusa giant\nnow turn red ares`);
    game.play('devote fleet c2', 'draw medusa', 'summon naxos').asks('red');
    assert.equal(game.area('naxos').figure, 'medusa');
    assert.deepEqual(
      game.state.figures.map(({ holder }) => holder),
      [0],
    );
    assert.deepEqual([game.state.discard, game.state.drawn], [[], []]);
  });

  test('[MO-POSEIDON] Chimera uses a creature of the discard, then deck and discard are one', () => {
    const game = story(`${TABLE}\nmonument poseidon kea\ndeck chimera giant\ndiscard harpy fates\nnow turn red ares`);
    game
      .play('devote fleet c2', 'draw chimera')
      .offers(['choose harpy', 'choose fates'])
      .play('choose fates')
      .asks('red');
    assert.equal(game.faction('red').gold, 8);
    assert.deepEqual([[...game.state.deck].sort(), game.state.discard], [['chimera', 'fates', 'giant', 'harpy'], []]);
  });

  test('[MO-POSEIDON] Sphinx buys what is left, the fleet that was given up not', () => {
    const game = story(`${TABLE}\nd3 red fleets 1\nmonument poseidon kea\ndeck sphinx\nnow turn red ares`);
    game.play('devote fleet d3', 'draw sphinx').offers(['sell troop kea', 'sell troop tinos', 'sell fleet c2', 'done']);
    game.play('sell fleet c2', 'done').asks('red');
    assert.equal(game.faction('red').gold, 7);
  });

  test('[MO-POSEIDON] a creature with nothing to do is spent all the same', () => {
    const game = story(`${TABLE}\nmonument poseidon kea\ndeck satyr\nnow turn red ares`);
    game.play('devote fleet c2', 'draw satyr').asks('red').offers(['end'], 'end');
    assert.deepEqual([game.state.discard, game.area('c2').owner], [['satyr'], null]);
  });
});

describe('the Temple of Ares', () => {
  test('[MO-ARES] once per cycle a troop is given up for a random creature of the discard, used at once', () => {
    const game = story(`${TABLE}\nmonument ares kea\ndeck kraken\ndiscard harpy giant fates\nnow turn red poseidon`);
    game.offers(['devote troop kea', 'devote troop tinos'], 'devote').play('devote troop tinos').asks('fate');
    game.offers(['draw harpy', 'draw giant', 'draw fates']).play('draw harpy', 'destroy troop naxos').asks('red');
    assert.deepEqual([game.area('tinos').troops, game.area('naxos').troops, game.faction('red').gold], [1, 1, 5]);
    assert.deepEqual([[...game.state.discard].sort(), game.state.deck], [['fates', 'giant', 'harpy'], ['kraken']]);
    game.offers([], 'devote');
  });

  test('[MO-ARES] with an empty discard it is not offered, whatever the deck holds', () => {
    const game = story(`${TABLE}\nmonument ares kea\ncreatures - - fates\nnow turn red zeus`);
    game.offers([], 'devote').play('buy fates').offers(['devote troop kea', 'devote troop tinos'], 'devote');
  });

  test('[MO-ARES] an isle whose last troop is given up keeps its owner', () => {
    const game = story(`${TABLE}\nmonument ares kea\ndiscard fates\nnow turn red zeus`);
    game.play('devote troop kea', 'draw fates').asks('red');
    assert.deepEqual([game.area('kea').owner, game.area('kea').troops, game.faction('red').gold], ['red', 0, 8]);
  });

  test('[MO-ARES] Chimera from the discard chooses among what else lies there', () => {
    const game = story(`${TABLE}\nmonument ares kea\ndeck giant\ndiscard chimera harpy\nnow turn red zeus`);
    game.play('devote troop kea', 'draw chimera').offers(['choose harpy']).play('choose harpy', 'destroy troop paros');
    assert.deepEqual([[...game.state.deck].sort(), game.state.discard], [['chimera', 'giant', 'harpy'], []]);
  });

  test('[MO-ARES] Pegasus carries what is left, and a figure stays with its owner', () => {
    const flight = story(`${TABLE}\nmonument ares kea\ndiscard pegasus\nnow turn red zeus`);
    flight.play('devote troop tinos', 'draw pegasus', 'fly tinos>delos 1').asks('red');
    assert.equal(flight.area('delos').owner, 'red');
    const figure = story(`${TABLE}\nmonument ares kea\ndiscard chiron\nnow turn red zeus`);
    figure.play('devote troop tinos', 'draw chiron', 'summon kea').asks('red');
    assert.deepEqual([figure.area('kea').figure, figure.state.discard], ['chiron', []]);
  });

  test('[MO-ARES] [MO-POSEIDON] both may be used in one turn, each once', () => {
    const game = story(
      `${TABLE}\nmonument ares kea\nmonument poseidon tinos\ndeck satyr\ndiscard fates\nnow turn red zeus`,
    );
    game.play('devote fleet c2', 'draw satyr').offers(['devote troop kea', 'devote troop tinos'], 'devote');
    game.play('devote troop kea').offers(['draw fates', 'draw satyr']).play('draw fates').offers([], 'devote');
  });

  test('[R-MO-TURN] both work in the own turn with any god but Apollo, and never in somebody else’s', () => {
    const text = `${TABLE}
      monument ares kea
      monument poseidon tinos
      discard fates
      gods zeus athena ares poseidon
      blue offers zeus 1
      yellow offers apollo 0`;
    const other = story(`${text}\nred offers athena 1\nnow actions`).asks('blue').offers([], 'devote');
    assert.equal(other.play('end').asks('red').offered('devote').length, 4);
    const apollo = story(`${text}\nred offers apollo 0\napollo red yellow\nnow actions`).play('end').asks('red');
    apollo.offers(apollo.offered('place prosperity')).refuses('devote troop kea', 'devote fleet c2');
  });
});
