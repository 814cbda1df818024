import assert from 'node:assert/strict';
import { test } from 'node:test';
import { story } from '@meltemi/testkit';
import { heardBy, random, view } from '../../src/index.ts';
import { determinize } from '../../src/kernel/view.ts';

const TABLE = `
  gold red 9
  syros red troops 1
  kythnos red
  milos blue troops 2
  mykonos blue
  kea yellow
  gyaros yellow
`;

test('[LE-ZEUS-3] [LE-COMP-5] nobody else can tell what was seen, neither from the table nor from what is said', () => {
  const seen = (card: string, ...then: string[]) =>
    story(`${TABLE}\ndeck harpy dryad satyr giant\nnow turn red zeus`).play('look', `draw ${card}`, ...then);
  for (const [harpy, dryad] of [
    [seen('harpy'), seen('dryad')],
    [seen('harpy', 'return', 'end'), seen('dryad', 'return', 'end')],
  ]) {
    for (const seat of [1, 2, null]) {
      assert.deepEqual(view(harpy.state, seat), view(dryad.state, seat));
      assert.deepEqual(heardBy(harpy.events, seat), heardBy(dryad.events, seat));
      assert.equal(view(harpy.state, seat).top?.card, null);
    }
    assert.equal(view(harpy.state, 0).top?.card, 'harpy');
    const told = heardBy(harpy.events, 0).filter((it) => it.event === 'looked');
    assert.deepEqual(told, [{ event: 'looked', faction: 0, card: 'harpy' }]);
  }
});

test('[LE-ZEUS-3] [LE-COMP-5] what one guesses behind a view keeps the card one has seen, and varies one has not', () => {
  const game = story(`${TABLE}\ndeck harpy dryad satyr giant\nnow turn red zeus`).play('look', 'draw satyr', 'return');
  const guesses = (seat: number) =>
    new Set(Array.from({ length: 60 }, (_, i) => determinize(view(game.state, seat), random(i)).top?.card));
  assert.deepEqual([...guesses(0)], ['satyr']);
  assert.deepEqual([...guesses(1)].sort(), ['dryad', 'giant', 'harpy', 'satyr']);
});

test('[LE-ZEUS-3] [LE-CREA-SPHINX] a card put back is the first the Sphinx draws, for any player', () => {
  const game = story(`
    ${TABLE}
    top satyr 1
    deck harpy dryad satyr giant
    creatures - - - sphinx
    now turn red ares
  `);
  game.play('buy sphinx').offers(['draw satyr']).play('draw satyr');
  assert.equal(game.state.top, null);
  game.offers(['draw harpy', 'draw dryad', 'draw giant']);
});

test('[LE-ZEUS-3] [LE-START-2] a card put back is the first to come to the track', () => {
  const game = story(`
    ${TABLE}
    top satyr 1
    deck harpy dryad satyr giant
    creatures gryphon - cyclops charon
    heroes ajax hector
    now start
  `);
  game.asks('fate').offers(['draw satyr']).play('draw satyr').offers(['draw harpy', 'draw dryad', 'draw giant']);
  assert.deepEqual(game.state.track, [null, 'satyr', 'gryphon', 'cyclops']);
});

test('[LE-ZEUS-3] [LE-CREA-CHIMERA] a shuffle makes the top card unknown again', () => {
  const played = story(`
    ${TABLE}
    top satyr 0
    deck harpy satyr
    discard graeae
    creatures - - sphinx chimera
    now turn red ares
  `);
  played.play('buy chimera', 'choose graeae');
  assert.equal(played.state.top, null);
  played.play('buy sphinx').offers(['draw harpy', 'draw satyr', 'draw graeae', 'draw chimera']);

  const slid = story(`
    ${TABLE}
    top satyr 0
    deck harpy satyr
    creatures - - - chimera
    heroes ajax hector
    now start
  `);
  slid.offers(['draw harpy', 'draw satyr', 'draw chimera']);
});

test('[LE-ZEUS-3] [R-SPHINX] a short deck is shuffled before the Sphinx draws, the known card with it', () => {
  const game = story(`
    ${TABLE}
    top satyr 0
    deck satyr dryad
    discard harpy
    creatures - - - sphinx
    now turn red ares
  `);
  game.play('buy sphinx').offers(['draw satyr', 'draw dryad', 'draw harpy']);
  const rest = story(`${TABLE}\ntop satyr 0\ndeck satyr dryad\ncreatures - - - sphinx\nnow turn red ares`);
  rest.play('buy sphinx').offers(['draw satyr']).play('draw satyr').offers(['draw dryad']);
});

test('[LE-ZEUS-3] [LE-CREA-2] other cards, played and discarded, leave the known card on top', () => {
  const game = story(`
    ${TABLE}
    deck harpy dryad satyr giant
    discard graeae
    creatures gryphon sphinx - -
    now turn red zeus
  `);
  game.play('look', 'draw giant', 'return', 'buy gryphon', 'rob blue');
  assert.equal(game.state.top?.card, 'giant');
  game.play('buy sphinx').offers(['draw giant']);
});

test('[LE-ZEUS-3] [R-CHAIN] the card played from the top leaves the deck, is paid 1 GP, and a figure is held', () => {
  const game = story(
    `${TABLE}\ndeck kraken dryad\ncreatures - - - harpy\nsyros red temple.1 troops 1\nnow turn red zeus`,
  );
  game.play('look', 'draw kraken', 'play', 'summon dione').asks('red').refuses('look');
  assert.equal(game.faction('red').gold, 8, 'no temple discount');
  assert.deepEqual([game.state.deck, game.state.discard, game.state.top], [['dryad'], [], null]);
  assert.deepEqual([game.area('dione').figure, game.state.figures[0].holder], ['kraken', 0]);
});

test('[LE-ZEUS-3] [R-DECK] with an empty deck the discard is shuffled before one looks', () => {
  const game = story(`${TABLE}\ndeck\ndiscard harpy dryad\ncreatures - - - -\nnow turn red zeus`);
  game.play('look').offers(['draw harpy', 'draw dryad']).play('draw dryad', 'return');
  assert.deepEqual([game.state.deck, game.state.discard, game.state.top?.card], [['harpy', 'dryad'], [], 'dryad']);
  story(`${TABLE}\ndeck\ncreatures - - - -\nnow turn red zeus`).refuses('look');
});

test('[LE-ZEUS-3] [LE-TEAM-7] a teammate does not see the card; one player with two factions does', () => {
  const table = (players: string) => `
    position legendary players ${players}
    board quick
    akrotiri red
    psathi red
    kamares blue
    korissia blue
    ermoupoli yellow
    finikas yellow
    kastro purple
    schoinoussa purple
    deck harpy dryad satyr
    now turn red zeus
  `;
  const four = story(table('4 teams')).play('look', 'draw satyr', 'return');
  assert.deepEqual(
    [0, 1, 2, 3].map((seat) => view(four.state, seat).top?.card),
    ['satyr', null, null, null],
  );
  const two = story(table('2')).play('look', 'draw satyr', 'return');
  assert.deepEqual(
    [0, 1].map((seat) => view(two.state, seat).top?.card),
    ['satyr', null],
  );
});
