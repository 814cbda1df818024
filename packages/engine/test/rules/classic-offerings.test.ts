import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Story, story } from '@meltemi/testkit';
import { HOMES } from './classic-homes.ts';

/** Offerings of three players; Poseidon and Ares lie open. */
function three(text: string): Story {
  return story(`position classic players 3
    board classic
    ${HOMES}
    gods poseidon ares zeus athena
    ${text}
    now offerings
  `);
}

/** Offerings of two players: Zeus, Athena and Poseidon lie open. */
function two(text: string): Story {
  return story(`position classic players 2
    board classic
    kea red
    naxos red
    andros blue
    paros blue
    gods zeus athena poseidon ares
    order red blue red.2 blue.2
    ${text}
    now offerings
  `);
}

/** Bids on a god from one number to another. */
function bids(god: string, from: number, to: number): string[] {
  return Array.from({ length: to - from + 1 }, (_, i) => `bid ${god} ${from + i}`);
}

test('[CL-OFFER-1] in turn order each bids any whole number from 1 to what they can pay, on an open god', () => {
  const game = three('order yellow red blue\ngold yellow 4');
  game.asks('yellow').offers([...bids('poseidon', 1, 4), ...bids('ares', 1, 4), 'bid apollo 0']);
  game.refuses('bid poseidon 0', 'bid poseidon 5', 'bid zeus 1', 'bid athena 1', 'bid apollo 1');
  game.play('bid poseidon 2').asks('red').play('bid ares 3').asks('blue');
});

test('[CL-OFFER-1] there is no maximum', () => {
  const game = three('gold red 60').play('bid ares 60').asks('blue');
  assert.deepEqual(game.faction('red').offer, { god: 'ares', amount: 60 });
});

test('[CL-OFFER-1] strictly higher to outbid; the one outbid bids again at once, elsewhere', () => {
  const game = three('gold blue 6').play('bid ares 4').asks('blue').refuses('bid ares 4', 'bid ares 3');
  game.offers([...bids('poseidon', 1, 6), ...bids('ares', 5, 6), 'bid apollo 0']);
  game.play('bid ares 5').asks('red').refuses('bid ares 6');
  game.offers([...bids('poseidon', 1, 5), 'bid apollo 0']);
  game.play('bid poseidon 1').asks('yellow');
});

test('[CL-OFFER-1] [EX-10] blue and red fight for Ares by way of Poseidon; in the end red must go elsewhere', () => {
  const game = three('order blue red yellow\ngold blue 9\ngold red 9\ngold yellow 9');
  game.asks('blue').play('bid ares 5').asks('red').play('bid ares 6').asks('blue').refuses('bid ares 7');
  game.play('bid poseidon 1').asks('yellow').play('bid poseidon 3');
  // Thrown out of Poseidon, blue may go back to Ares.
  game.asks('blue').refuses('bid poseidon 4').play('bid ares 7');
  game.asks('red').offers([...bids('poseidon', 4, 9), 'bid apollo 0']);
  game.play('bid apollo 0');
  assert.deepEqual(game.state.gold, [9, 2, 6]);
});

test('[CL-OFFER-1] nobody pays before all markers lie, and the outbid pay nothing for what they had bid', () => {
  const game = three('gold red 5\ngold blue 6').play('bid ares 5', 'bid ares 6');
  assert.deepEqual(game.state.gold.slice(0, 2), [5, 6]);
  game.play('bid poseidon 2');
  assert.deepEqual(game.state.gold.slice(0, 2), [5, 6]);
  game.play('bid apollo 0');
  assert.deepEqual(game.state.gold, [3, 0, 5]);
});

test('[CL-OFFER-2] Apollo is free and takes everybody, in order of arrival; nobody is thrown out of it', () => {
  const game = three('order blue yellow red\ngold red 0\ngold blue 0\ngold yellow 0');
  game.offers(['bid apollo 0']).play('bid apollo 0').asks('yellow');
  game.offers(['bid apollo 0']).play('bid apollo 0').asks('red');
  game.offers(['bid apollo 0']).play('bid apollo 0');
  assert.deepEqual(game.state.apollo, [1, 2, 0]);
  // The first of them places the prosperity marker.
  game.asks('blue');
});

test('[CL-OFFER-2] an outbid player may go to Apollo and stands behind those already there', () => {
  const game = three('order red blue yellow').play('bid ares 1', 'bid apollo 0', 'bid ares 2').asks('red');
  game.play('bid apollo 0');
  assert.deepEqual(game.state.apollo, [1, 0]);
});

test('[CL-OFFER-3] each priest saves 1 GP: a bid is worth more than it costs', () => {
  const game = three('red priestesses 2\ngold red 5');
  game.offers([...bids('poseidon', 1, 7), ...bids('ares', 1, 7), 'bid apollo 0']);
  game.play('bid ares 7', 'bid poseidon 1', 'bid apollo 0');
  assert.equal(game.faction('red').gold, 0);
});

test('[CL-OFFER-3] at least 1 GP is due, however many priests', () => {
  const game = three('red priestesses 4\ngold red 5').play('bid ares 3', 'bid poseidon 1', 'bid apollo 0');
  assert.equal(game.faction('red').gold, 4);
});

test('[CL-OFFER-3] without any gold there is only Apollo, even with priests', () => {
  three('red priestesses 4\ngold red 0').offers(['bid apollo 0']).refuses('bid ares 1', 'bid ares 4');
});

test('[CL-OFFER-3] with 1 GP the priests carry the whole rest of the bid', () => {
  three('red priestesses 4\ngold red 1').offers([...bids('poseidon', 1, 5), ...bids('ares', 1, 5), 'bid apollo 0']);
});

test('[CL-OFFER-3] Apollo costs nothing, not even the least', () => {
  const game = three('red priestesses 1\ngold red 3').play('bid apollo 0', 'bid ares 1', 'bid poseidon 1');
  assert.deepEqual(game.state.gold, [3, 4, 4]);
});

test('[CL-OFFER-3] a player who can’t afford more than the standing bid can’t outbid', () => {
  const game = three('gold blue 3').play('bid ares 3').asks('blue').offers([], 'bid ares');
  game.offers([...bids('poseidon', 1, 3), 'bid apollo 0']);
});

test('[CL-OFFER-4] two players bid with two markers each, in the order of the four', () => {
  const game = two('order red red.2 blue blue.2\ngold red 9\ngold blue 9');
  game.asks('red').play('bid zeus 1').asks('red').play('bid athena 1');
  game.asks('blue').play('bid poseidon 1').asks('blue').play('bid apollo 0');
  assert.deepEqual(game.state.gold, [7, 8]);
  assert.equal(game.state.offers.filter((offer) => offer !== null).length, 4);
});

test('[CL-OFFER-4] both offerings together must be payable', () => {
  const game = two('gold red 6\ngold blue 6').play('bid zeus 4', 'bid poseidon 1').asks('red');
  game.offers([...bids('athena', 1, 2), 'bid poseidon 2', ...bids('zeus', 5, 6), 'bid apollo 0']);
  game.refuses('bid athena 3', 'bid poseidon 3');
  game.play('bid athena 2', 'bid apollo 0');
  assert.deepEqual(game.state.gold.slice(0, 1), [0]);
});

test('[CL-OFFER-4] one may outbid oneself: the first offering is off, its marker goes elsewhere at once', () => {
  const game = two('gold red 6\ngold blue 6').play('bid zeus 4', 'bid poseidon 1').asks('red');
  // The offering thrown out no longer counts: all 6 GP may go on Zeus.
  game.play('bid zeus 6').asks('red').refuses('bid zeus 7').offers(['bid apollo 0']);
  game.play('bid apollo 0').asks('blue').play('bid athena 1');
  assert.deepEqual(game.state.gold, [0, 4]);
});

test('[CL-OFFER-4] a marker thrown out counts what the other one owes', () => {
  const game = two('gold red 5\ngold blue 9').play('bid zeus 2', 'bid poseidon 1', 'bid athena 3', 'bid zeus 3');
  // 3 GP are due with Athena, unless red outbids itself there.
  game.asks('red').offers(['bid poseidon 2', 'bid athena 4', 'bid athena 5', 'bid apollo 0']);
});

test('[CL-OFFER-4] each priest saves 1 on each offering, and each costs at least 1', () => {
  const game = two('red priestesses 2\ngold red 4\ngold blue 9').play('bid zeus 5', 'bid poseidon 1').asks('red');
  // 3 of 4 GP are spoken for: the last one pays for a bid of up to 3.
  game.offers([...bids('athena', 1, 3), 'bid poseidon 2', 'bid poseidon 3', 'bid zeus 6', 'bid apollo 0']);
  game.play('bid athena 3', 'bid apollo 0');
  assert.equal(game.faction('red').gold, 0);
});

test('[CL-OFFER-4] [R-CL-APOLLO2] both markers of one player may go to Apollo', () => {
  const game = two('').play('bid apollo 0', 'bid zeus 1').asks('red').play('bid apollo 0').asks('blue');
  game.play('bid athena 1');
  assert.deepEqual(game.state.apollo, [0, 2]);
});
