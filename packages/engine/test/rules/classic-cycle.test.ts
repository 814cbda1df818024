import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Story, story } from '@meltemi/testkit';
import { setup } from '../../src/index.ts';
import { three } from './classic-homes.ts';

/** Four players with an isle or two each. */
function four(text: string): Story {
  return story(`position classic players 4
    board classic
    kea red
    andros red
    tinos blue
    paros blue
    naxos yellow
    delos yellow
    ios purple
    serifos purple
    ${text}
  `);
}

test('[CL-START-1] [EX-9] place 3 was used: Minotaur leaves place 2, Pegasus goes from 4 to 2, new cards come on 3 and 4', () => {
  const game = three('cycle 5\ncreatures pegasus - minotaur\nnow start');
  game.asks('fate');
  assert.deepEqual(game.state.track, [null, null, 'pegasus']);
  assert.deepEqual(game.state.discard, ['minotaur']);
  game.refuses('draw minotaur', 'draw pegasus');
  game.play('draw giant');
  assert.deepEqual(game.state.track, [null, 'giant', 'pegasus']);
  game.play('draw satyr').offers([], 'draw');
  assert.deepEqual(game.state.track, ['satyr', 'giant', 'pegasus']);
});

test('[CL-START-1] a full track loses its cheapest card, the others become 1 GP cheaper, one card is new', () => {
  const game = three('cycle 3\ncreatures pegasus giant minotaur\nnow start').play('draw satyr');
  assert.deepEqual(game.state.track, ['satyr', 'pegasus', 'giant']);
  assert.deepEqual(game.state.discard, ['minotaur']);
});

test('[CL-START-1] place 2 was used: nothing is discarded, the cards slide all the same', () => {
  const game = three('cycle 3\ncreatures pegasus giant -\nnow start');
  assert.deepEqual([game.state.track, game.state.discard], [[null, 'pegasus', 'giant'], []]);
});

test('[CL-START-1] everything was used: three new cards', () => {
  const game = three('cycle 3\ncreatures - - -\nnow start').play('draw satyr', 'draw dryad', 'draw fates');
  assert.deepEqual(game.state.track, ['fates', 'dryad', 'satyr']);
  assert.deepEqual(game.state.discard, []);
});

test('[CL-START-1] the deck is empty: the discard is shuffled, with the card that has just left', () => {
  const game = three('cycle 6\ncreatures pegasus giant minotaur\ndeck\ndiscard harpy dryad\nnow start');
  game.asks('fate').offers(['draw harpy', 'draw dryad', 'draw minotaur']);
  game.play('draw dryad');
  assert.deepEqual([...game.state.deck].sort(), ['harpy', 'minotaur']);
  assert.deepEqual(game.state.discard, []);
  assert.deepEqual(game.state.track, ['dryad', 'pegasus', 'giant']);
});

test('[CL-START-1] the last card of the deck is drawn before the discard is shuffled', () => {
  const game = three('cycle 6\ncreatures pegasus - -\ndeck fates\ndiscard harpy dryad\nnow start');
  game.offers(['draw fates']).play('draw fates');
  game.offers(['draw harpy', 'draw dryad']).play('draw harpy');
  assert.deepEqual(game.state.track, ['harpy', 'fates', 'pegasus']);
});

test('[CL-START-1] figures on the board keep their cards: with nothing left to draw a place stays empty', () => {
  const game = three(`
    cycle 6
    creatures pegasus - -
    deck
    discard harpy
    figure minotaur red kea
    now start
  `);
  game.play('draw harpy').offers([], 'draw');
  assert.deepEqual(game.state.track, [null, 'harpy', 'pegasus']);
});

test('[CL-START-2] cycle one has a single card on 4; cycle two slides it and adds one; cycle three fills the track', () => {
  const game = new Story(setup({ edition: 'classic', players: 5 }));
  game.play('marker red', 'marker blue', 'marker yellow', 'marker purple', 'marker green', 'draw siren');
  const cycle = () => {
    game.play('tile zeus', 'tile athena', 'tile ares', 'tile poseidon');
    for (let i = 0; i < 5; i++) game.play('bid apollo 0');
    game.play('place prosperity delos');
  };
  assert.deepEqual(game.state.track, ['siren', null, null]);
  cycle();
  assert.deepEqual([game.state.cycle, game.state.track], [2, [null, 'siren', null]]);
  game.play('draw harpy').offers([], 'draw');
  assert.deepEqual(game.state.track, ['harpy', 'siren', null]);
  cycle();
  assert.deepEqual([game.state.cycle, game.state.track], [3, [null, 'harpy', 'siren']]);
  game.play('draw giant').offers([], 'draw');
  cycle();
  assert.deepEqual([game.state.cycle, game.state.discard], [4, ['siren']]);
  assert.deepEqual(game.state.track, [null, 'giant', 'harpy']);
});

test('[CL-START-2] the first card was used: cycle two lays new ones on 3 and 4, and none on 2', () => {
  const game = three('cycle 1\ncreatures - - -\nnow start');
  game.play('draw harpy', 'draw giant').offers([], 'draw');
  assert.deepEqual(game.state.track, ['giant', 'harpy', null]);
});

test('[CL-START-2] both cards of cycle two were used: cycle three lays three', () => {
  const game = three('cycle 2\ncreatures - - -\nnow start');
  game.play('draw harpy', 'draw giant', 'draw satyr').offers([], 'draw');
  assert.deepEqual(game.state.track, ['satyr', 'giant', 'harpy']);
});

test('[CL-GODS-5] five players: all four tiles are shuffled every cycle, and all of them lie open', () => {
  const game = story(`position classic players 5
    board classic
    kea red
    andros blue
    tinos yellow
    mykonos purple
    ios green
    cycle 3
    creatures fates giant -
    gods zeus athena poseidon ares
    now start
  `);
  game.play('draw harpy').offers(['tile zeus', 'tile athena', 'tile poseidon', 'tile ares']);
  game.play('tile ares', 'tile athena').offers(['tile zeus', 'tile poseidon']);
  game.play('tile zeus', 'tile poseidon');
  assert.deepEqual(game.state.gods, ['ares', 'athena', 'zeus', 'poseidon']);
  for (const god of ['ares', 'athena', 'zeus', 'poseidon']) assert.ok(game.offered(`bid ${god}`).length > 0, god);
});

test('[CL-GODS-4] four players: the tile that lay face down comes first, the other three are shuffled, the last is out', () => {
  const game = four('cycle 3\ncreatures fates giant -\ngods zeus athena poseidon ares\nnow start');
  game.play('draw harpy');
  assert.deepEqual(game.state.gods, ['ares']);
  game.offers(['tile zeus', 'tile athena', 'tile poseidon']);
  game.play('tile poseidon', 'tile zeus').offers(['tile athena']);
  game.play('tile athena').asks('red').offers([], 'bid athena');
  assert.deepEqual(game.state.gods, ['ares', 'poseidon', 'zeus', 'athena']);
  game.refuses('bid athena 1').play('bid ares 1');
});

test('[CL-GODS-4] the one that was out comes first in the cycle after, and so on', () => {
  const game = four('cycle 4\ncreatures fates giant -\ngods ares poseidon zeus athena\nnow start');
  game.play('draw harpy').offers(['tile ares', 'tile poseidon', 'tile zeus']);
  game.play('tile zeus', 'tile ares', 'tile poseidon');
  assert.deepEqual(game.state.gods, ['athena', 'zeus', 'ares', 'poseidon']);
});

test('[CL-GODS-4] [CL-OFFER-4] two players have the gods of four', () => {
  const game = story(`position classic players 2
    board classic
    kea red
    andros blue
    cycle 3
    creatures fates giant -
    gods zeus athena poseidon ares
    now start
  `);
  game.play('draw harpy').offers(['tile zeus', 'tile athena', 'tile poseidon']);
  game.play('tile zeus', 'tile athena', 'tile poseidon').offers([], 'bid poseidon');
  assert.deepEqual(game.state.gods, ['ares', 'zeus', 'athena', 'poseidon']);
});

test('[CL-GODS-3] [R-CL-PAIR] three players: in every second cycle the two that lay face down are used, in an order fate decides', () => {
  const game = three('cycle 1\ncreatures fates - -\ngods zeus athena poseidon ares\nnow start');
  game.play('draw harpy').offers(['tile poseidon', 'tile ares']);
  game.fork().play('tile poseidon').offers(['tile ares']);
  game.play('tile ares', 'tile poseidon', ...['tile zeus', 'tile athena']);
  assert.deepEqual(game.state.gods.slice(0, 2), ['ares', 'poseidon']);
  game.asks('red').refuses('bid zeus 1', 'bid athena 1');
  game.play('bid ares 1', 'bid poseidon 1', 'bid apollo 0');
});

test('[CL-GODS-3] then all four are shuffled again: the same gods may come back', () => {
  const game = three('cycle 2\ncreatures fates giant -\ngods ares poseidon zeus athena\nnow start');
  game.play('draw harpy').offers(['tile zeus', 'tile athena', 'tile poseidon', 'tile ares']);
  game.play('tile poseidon').offers(['tile zeus', 'tile athena', 'tile ares']);
  game.play('tile ares', 'tile zeus', 'tile athena').refuses('bid zeus 1').play('bid ares 1');
});

test('[CL-INCOME-1] [EX-12] 2 GP for an isle with two cornucopias, 1 for a trade field, 1 for each prosperity marker', () => {
  const game = three(`
    gold red 0
    gold blue 0
    gold yellow 0
    f7 red fleets 3
    k2 yellow fleets 1
    f4 yellow fleets 1
    paros blue prosperity 2
    delos prosperity 1
    now income
  `);
  // Kea has two, Andros and Tinos one each, Naxos, Paros and Milos none; a field is worth 1 however many fleets are
  // there.
  assert.deepEqual(game.state.gold, [3, 3, 2]);
  game.asks('red');
});

test('[CL-INCOME-1] an isle left empty still pays its owner; markers and cornucopias add up', () => {
  const game = three('gold red 0\nkea prosperity 2\nnow income');
  assert.equal(game.area('kea').troops, 0);
  assert.equal(game.faction('red').gold, 4);
});

test('[CL-INCOME-1] a trade field left by its fleet is neutral at once: the next fleet there gets its gold', () => {
  const game = three('gold red 3\nf7 red fleets 2\nnow turn red poseidon');
  assert.equal(game.faction('red').income, 3);
  game.play('sail f7>f6 1');
  assert.equal(game.faction('red').income, 3);
  game.play('done', 'sail f7>e6 1', 'done');
  assert.deepEqual([game.area('f7').owner, game.area('f7').fleets], [null, 0]);
  assert.equal(game.faction('red').income, 2);
});

test('[CL-INCOME-1] [CL-OFFER-4] two markers, one income', () => {
  const game = story(`position classic players 2
    board classic
    gold red 0
    gold blue 0
    order red blue red.2 blue.2
    kea red
    andros blue
    now income
  `);
  assert.deepEqual(game.state.gold, [2, 1]);
});
