import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Story, story } from '@meltemi/testkit';
import { reasonIn } from '../reason.ts';

/** Red stands on Zeus, blue on Athena, yellow on Apollo; the upkeep begins. */
function upkeep(text: string): Story {
  return story(`
    gods zeus athena poseidon ares hera
    red offers zeus 1
    blue offers athena 1
    yellow offers apollo 0
    syros red
    kythnos red
    mykonos blue
    tinos blue
    kea yellow
    andros yellow
    ${text}
    now upkeep
  `);
}

test('[LE-UPKEEP-1] a priestess keeps a creature where it is, until the next upkeep', () => {
  const game = upkeep('red priestesses 1\nfigure cerberus red syros');
  game.asks('red').play('keep cerberus syros');
  assert.equal(game.faction('red').priestesses, 0);
  assert.equal(game.area('syros').figure, 'cerberus');
  assert.ok(
    game.events.some((told) => told.event === 'kept' && told.creature === 'cerberus'),
    'there is an event',
  );
  // The mandatory temple of Zeus is next.
  game
    .asks('red')
    .offers(['build temple syros.1', 'build temple syros.2', 'build temple kythnos.1', 'build temple kythnos.2']);
});

test('[LE-UPKEEP-1] each creature wants its own priestess, and its holder may still give it up', () => {
  const game = upkeep('red priestesses 1\nfigure cerberus red mykonos\nfigure medusa red syros');
  game.offers(['keep cerberus mykonos', 'keep medusa syros', 'release cerberus', 'release medusa']);
  game.play('keep medusa syros').asks('red').offers(['release cerberus']).refuses('keep cerberus mykonos');
  assert.equal(reasonIn(game, 'keep medusa syros'), 'not-a-choice LE-UPKEEP-1');
  const richer = upkeep('red priestesses 3\nfigure cerberus red mykonos');
  richer.play('release cerberus');
  assert.equal(richer.faction('red').priestesses, 3);
  assert.deepEqual(richer.state.discard, ['cerberus']);
});

test('[LE-UPKEEP-1] without priestesses a creature can’t be kept; gold is no help', () => {
  const game = upkeep('gold red 50\nfigure cerberus red kythnos');
  game.asks('red').offers(['release cerberus']).refuses('keep cerberus kythnos', 'keep cerberus thera');
});

test('[LE-UPKEEP-1] nobody is asked who holds no creature', () => {
  const game = upkeep('red priestesses 3');
  game.asks('red').offers([], 'keep').offers([], 'release');
  assert.equal(game.state.phase, 'actions');
});

test('[LE-UPKEEP-2] while paying one may move the figure one step to land, if it is a land creature', () => {
  const game = upkeep('red priestesses 1\nfigure cerberus red gyaros');
  game.offers(['keep cerberus gyaros', 'keep cerberus thera', 'release cerberus']).play('keep cerberus thera');
  assert.deepEqual([game.area('gyaros').figure, game.area('thera').figure], [null, 'cerberus']);
});

test('[LE-UPKEEP-2] a sea creature moves over sea, not ashore', () => {
  const game = upkeep('red priestesses 1\nfigure kraken red electra');
  game.offers(['keep kraken electra', 'keep kraken clymene', 'release kraken']);
});

test('[LE-UPKEEP-2] Hydra may go over land and sea', () => {
  const game = upkeep('red priestesses 1\nfigure hydra red andros');
  game.offers(['keep hydra andros', 'keep hydra psamathe', 'keep hydra urania', 'release hydra']);
});

test('[LE-UPKEEP-2] the Minotaur goes to own land only', () => {
  const game = upkeep('red priestesses 1\nfigure minotaur red kythnos\nthera blue');
  game.offers(['keep minotaur kythnos', 'release minotaur']);
  const at = upkeep('red priestesses 1\nfigure minotaur red kythnos\nthera red');
  at.offers(['keep minotaur kythnos', 'keep minotaur thera', 'release minotaur']);
});

test('[LE-UPKEEP-2] not into an area with another creature, own or not; once that one has left, the way is free', () => {
  const game = upkeep('red priestesses 2\nfigure cerberus red gyaros\nfigure medusa red thera');
  game.refuses('keep cerberus thera');
  game.play('release medusa').offers(['keep cerberus gyaros', 'keep cerberus thera', 'release cerberus']);
  const foreign = upkeep('red priestesses 2\nfigure cerberus red gyaros\nfigure medusa blue thera');
  foreign.refuses('keep cerberus thera');
});

test('[LE-UPKEEP-2] one step only', () => {
  upkeep('red priestesses 2\nfigure cerberus red gyaros').refuses('keep cerberus kythnos');
});

test('[LE-UPKEEP-3] what is not paid for leaves the board, and its card goes to the discard', () => {
  const game = upkeep('discard harpy\nfigure kraken red electra\nred priestesses 2');
  game.play('release kraken');
  assert.equal(game.area('electra').figure, null);
  assert.deepEqual(game.state.discard, ['harpy', 'kraken']);
  assert.equal(game.faction('red').priestesses, 2);
});

test('[LE-UPKEEP-3] an effect ends with the figure: where Kraken was, ships may sail again', () => {
  const game = upkeep(
    'figure kraken red evagore\nred priestesses 1\ngods poseidon athena zeus ares hera\nred offers poseidon 1',
  );
  const kept = game.fork().play('keep kraken evagore', 'build port syros.1');
  kept.refuses('place fleet evagore');
  game.play('release kraken', 'build port syros.1', 'place fleet evagore');
});

test('[LE-UPKEEP-1] a new priestess comes too late: the upkeep is before the actions', () => {
  const game = upkeep('figure cerberus red kythnos');
  game.play('release cerberus', 'build temple syros.1');
  assert.equal(game.faction('red').priestesses, 1);
  assert.equal(game.area('kythnos').figure, null);
});

test('[LE-UPKEEP-4] [R-UPKEEP-ORDER] upkeep is paid in the order in which the gods will act, not in the order of bidding', () => {
  const game = story(`
    order red blue yellow
    gods athena zeus poseidon ares hera
    red offers apollo 0 priestesses 1
    blue offers zeus 1 priestesses 1
    yellow offers athena 1 priestesses 1
    figure cerberus red syros
    figure medusa blue tinos
    figure minotaur yellow kea
    syros red
    kythnos red
    mykonos blue
    tinos blue
    kea yellow
    andros yellow
    now upkeep
  `);
  game.asks('yellow').play('keep minotaur kea').asks('blue').play('release medusa');
  game.asks('red').play('keep cerberus syros').asks('yellow');
  assert.equal(game.state.phase, 'actions');
});

test('[LE-UPKEEP-4] a creature that went early has made room for one that moves later', () => {
  const game = upkeep('red priestesses 1\nblue priestesses 1\nfigure medusa red thera\nfigure cerberus blue gyaros');
  game.play('release medusa').asks('blue').offers(['keep cerberus gyaros', 'keep cerberus thera', 'release cerberus']);
});
