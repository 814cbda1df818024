import assert from 'node:assert/strict';
import { test } from 'node:test';
import { story } from '@meltemi/testkit';
import { writePosition } from '../../src/index.ts';

test('[LE-CREA-1] creatures cost 5, 4, 3 or 2 GP by place, and any number may be bought in a turn', () => {
  const game = story(`
    gold red 9
    creatures kraken harpy sylph graeae
    syros red
    kythnos red
    milos blue troops 1
    mykonos blue
    kea yellow
    gyaros yellow
    now turn red athena
  `);
  game.offers(['buy kraken', 'buy harpy', 'buy sylph', 'buy graeae'], 'buy');
  game.play('buy harpy', 'destroy troop milos');
  assert.equal(game.faction('red').gold, 5);
  game.offers(['buy kraken', 'buy sylph', 'buy graeae'], 'buy');
  game.play('buy sylph');
  assert.equal(game.faction('red').gold, 2);
  game.offers(['buy graeae'], 'buy').refuses('buy kraken', 'buy harpy');
  game.play('buy graeae');
  assert.equal(game.faction('red').gold, 2, 'the income of two areas');
  game.asks('red').offers([], 'buy');
});

test('[LE-CREA-1] [LE-BUILD-3] [LE-METRO-7] temples and metropolises take 1 GP off each, once a cycle', () => {
  const game = story(`
    gold red 4
    creatures kraken harpy cerberus graeae
    syros red temple.1
    kythnos red
    metropolis kythnos.2 gold
    milos blue troops 1
    mykonos blue
    kea yellow
    gyaros yellow
    now turn red ares
  `);
  game.offers(['buy kraken', 'buy harpy', 'buy cerberus', 'buy graeae'], 'buy');
  const cheap = game.fork().play('buy graeae');
  assert.equal(cheap.faction('red').gold, 4 + 2, 'down to free, and the income of two areas');
  game.play('buy kraken', 'summon galene');
  assert.equal(game.faction('red').gold, 1);
  game.offers([], 'buy').refuses('buy graeae');
});

test('[LE-CREA-1] [R-TEMPLE] three temples: two make a cheap card free, the third is left for the next', () => {
  const game = story(`
    gold red 2
    creatures - - dryad sylph
    syros red temple.1 temple.2
    kythnos red temple.1
    milos blue
    mykonos blue
    blue priestesses 1
    kea yellow
    gyaros yellow
    now turn red ares
  `);
  game.play('buy sylph');
  assert.equal(game.faction('red').gold, 2);
  game.play('buy dryad', 'rob blue');
  assert.equal(game.faction('red').gold, 0);
});

test('[R-TEMPLE] basic temples are used before a metropolis: they may be gone before the next creature', () => {
  const game = story(`
    creatures - - - sylph
    syros red temple.2
    metropolis syros.1 gold
    kythnos red temple.1
    milos blue
    kea yellow
    now turn red ares
  `);
  game.play('buy sylph');
  assert.match(writePosition(game.state), /^used syros\.2 kythnos\.1$/m);
});

test('[LE-CREA-1] [LE-APOLLO-2] with Apollo nothing is bought: his turn is over after the mandatory part', () => {
  const game = story(`
    gold red 9
    creatures kraken harpy sylph graeae
    red offers apollo 0
    blue offers ares 1
    yellow offers hera 1
    gods ares hera zeus athena poseidon
    acted yellow blue
    syros red
    kythnos red
    milos blue
    mykonos blue
    kea yellow
    gyaros yellow
    heroes ajax hector
    now actions
  `);
  game.asks('red').play('place prosperity syros', 'place prosperity calypso');
  game.asks('fate');
  assert.equal(game.state.phase, 'start');
});

test('[LE-CREA-2] the effect comes first, then the card is discarded', () => {
  const game = story(`
    gold red 5
    creatures - - - harpy
    discard sylph
    syros red
    kythnos red
    milos blue troops 2
    mykonos blue
    kea yellow
    gyaros yellow
    now turn red ares
  `);
  game.play('buy harpy');
  assert.deepEqual(game.state.discard, ['sylph']);
  assert.deepEqual(game.state.track, [null, null, null, null]);
  game.play('destroy troop milos');
  assert.deepEqual(game.state.discard, ['sylph', 'harpy']);
  game.asks('red');
});

test('[LE-CREA-2] a card that cannot be used may be bought; it is discarded without effect', () => {
  const game = story(`
    gold red 14
    creatures satyr minotaur charon sylph
    syros red
    kythnos red
    dione red fleets 3
    figure medusa blue syros
    figure cerberus blue kythnos
    heroes ajax hector
    milos blue
    mykonos blue
    kea yellow
    gyaros yellow
    now turn red ares
  `);
  game.play('buy sylph', 'buy charon', 'buy minotaur', 'buy satyr').asks('red');
  assert.equal(game.faction('red').gold, 0);
  assert.deepEqual(game.state.discard, ['sylph', 'charon', 'minotaur', 'satyr']);
  assert.deepEqual(
    game.events.flatMap((event) => (event.event === 'creature' ? [[event.creature, event.effect]] : [])),
    [
      ['sylph', false],
      ['charon', false],
      ['minotaur', false],
      ['satyr', false],
    ],
  );
});

test('[LE-CREA-3] a land figure goes to any land area without another creature, own or not', () => {
  const game = story(`
    gold red 5
    creatures medusa - - -
    figure cerberus blue milos
    figure kraken blue dione
    syros red
    kythnos red
    milos blue
    mykonos blue
    kea yellow
    gyaros yellow
    now turn red ares
  `);
  const free = ['thera', 'therasia', 'syros', 'gyaros', 'kea', 'makronisos', 'kythnos', 'kimolos', 'serifos', 'sifnos'];
  game.play('buy medusa').offers([...free, 'mykonos', 'tinos', 'andros'].map((area) => `summon ${area}`));
  game.refuses('summon milos', 'summon ianthe').play('summon kea');
  assert.equal(game.state.figures.find((figure) => figure.id === 'medusa')?.holder, 0);
  assert.equal(game.area('kea').figure, 'medusa');
  assert.equal(game.area('kea').owner, 'yellow', 'the figure takes nothing');
  assert.deepEqual(game.state.discard, []);
});

test('[LE-CREA-4] [R-DECK] an empty deck is refilled from the discard while the track is filled', () => {
  const game = story(`
    creatures - - - -
    deck harpy
    discard gryphon giant dryad satyr
    heroes ajax hector
    syros red
    kythnos red
    milos blue
    mykonos blue
    kea yellow
    gyaros yellow
    now start
  `);
  game.asks('fate').offers(['draw harpy']).play('draw harpy');
  game.offers(['draw gryphon', 'draw giant', 'draw dryad', 'draw satyr']).play('draw dryad');
  assert.deepEqual([game.state.deck, game.state.discard], [['gryphon', 'giant', 'satyr'], []]);
  game.play('draw satyr', 'draw giant');
  assert.deepEqual(game.state.track, ['giant', 'satyr', 'dryad', 'harpy']);
  assert.deepEqual([game.state.deck, game.state.discard], [['gryphon'], []]);
});

test('[LE-CREA-4] [R-DECK] with deck and discard empty the places of the track stay empty', () => {
  const game = story(`
    creatures pegasus - - harpy
    deck giant
    heroes ajax hector
    syros red
    kythnos red
    milos blue
    mykonos blue
    kea yellow
    gyaros yellow
    now start
  `);
  game.play('draw giant').offers(['draw harpy'], 'draw');
  game.play('draw harpy').asks('red');
  assert.deepEqual(game.state.track, [null, 'harpy', 'giant', 'pegasus']);
});
