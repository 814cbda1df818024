import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Story, story } from '@meltemi/testkit';
import { view, why } from '../../src/index.ts';

/** Three factions before their offerings; Zeus, Ares and Apollo are open. */
function bidding(text = ''): Story {
  return story(`
    gods zeus ares hera athena poseidon
    gold red 10
    gold blue 10
    gold yellow 10
    ${text}
    syros red
    kythnos red
    mykonos blue
    tinos blue
    kea yellow
    andros yellow
    now offerings
  `);
}

const LOW_BIDS = (god: string): string[] => [1, 3, 5, 7, 10].map((amount) => `bid ${god} ${amount}`);

test('[LE-OFFER-1] in turn order each places the marker on a number of an open god’s scale', () => {
  const game = bidding('order yellow red blue');
  game.asks('yellow').offers([...LOW_BIDS('zeus'), ...LOW_BIDS('ares'), 'bid apollo 0']);
  game.refuses('bid hera 1', 'bid athena 1', 'bid zeus 0', 'bid zeus 2', 'bid apollo 1');
  game.play('bid zeus 1').asks('red').play('bid ares 1').asks('blue');
});

test('[R-SCALE] the printed scale is 1, 3, 5, 7, 10, 13, 17, 21, 25, and 25 is the highest however rich one is', () => {
  const game = bidding('gold red 99\nred priestesses 5');
  game.offers(
    [1, 3, 5, 7, 10, 13, 17, 21, 25].map((amount) => `bid zeus ${amount}`),
    'bid zeus',
  );
});

test('[R-SCALE] by agreement every number from 1 to 25 is a place', () => {
  const game = story(`position legendary players 3 scale every
    board quick
    gold red 40
    syros red
    mykonos blue
    kea yellow
    now offerings
  `);
  const every = Array.from({ length: 25 }, (_, i) => `bid zeus ${i + 1}`);
  game.offers(every, 'bid zeus').play('bid zeus 4').asks('blue').offers(['bid zeus 5'], 'bid zeus');
});

test('[LE-OFFER-2] on an occupied god one must go strictly higher; the outbid marker is placed again at once, elsewhere', () => {
  const game = bidding();
  game.play('bid zeus 3').asks('blue').refuses('bid zeus 1', 'bid zeus 3');
  game.play('bid zeus 5').asks('red');
  assert.equal(game.faction('red').offer, null);
  assert.deepEqual(game.faction('blue').offer, { god: 'zeus', amount: 5 });
  // Not back to Zeus, however high.
  game.offers([...LOW_BIDS('ares'), 'bid apollo 0']);
});

test('[LE-OFFER-2] there is no bid above the highest place: who stands on 25 stays', () => {
  const game = bidding('gold red 30\ngold blue 90');
  game.play('bid zeus 25').asks('blue').offers([], 'bid zeus');
});

test('[LE-OFFER-3] a thrown-out faction may throw out another; the chain comes before the next in order', () => {
  const game = story(`position legendary players 4
    board quick
    gods zeus ares hera athena poseidon
    gold red 10
    gold blue 10
    gold yellow 10
    sikinos red
    tinos blue
    mykonos yellow
    donousa purple
    now offerings
  `);
  game.play('bid zeus 1', 'bid ares 1', 'bid zeus 3').asks('red');
  game.play('bid ares 3').asks('blue').play('bid zeus 5').asks('yellow').play('bid apollo 0');
  game.asks('purple').play('bid hera 1');
  assert.equal(game.state.phase, 'actions');
});

test('[LE-OFFER-4] thrown from a second god one may return to the first', () => {
  const game = bidding();
  game.play('bid zeus 1', 'bid zeus 3').asks('red').refuses('bid zeus 5');
  game.play('bid ares 1').asks('yellow').play('bid ares 3').asks('red');
  game.refuses('bid ares 5').offers(['bid zeus 5', 'bid zeus 7', 'bid zeus 10', 'bid apollo 0']);
});

test('[LE-OFFER-5] Apollo costs nothing, holds one faction, and nobody can throw it out', () => {
  const game = bidding();
  game.play('bid apollo 0').asks('blue').offers([], 'bid apollo').refuses('bid apollo 0', 'bid apollo 1');
  game.play('bid zeus 1', 'bid ares 1');
  assert.equal(game.faction('red').gold, 10);
});

test('[LE-OFFER-6] the phase ends when all markers stand on different gods, not before', () => {
  const game = bidding();
  game.play('bid zeus 1', 'bid zeus 3', 'bid ares 1', 'bid zeus 10', 'bid ares 3');
  assert.equal(game.state.phase, 'offerings');
  assert.deepEqual(game.state.gold, [10, 10, 10]);
  game.asks('red').play('bid apollo 0');
  assert.equal(game.state.phase, 'actions');
});

test('[EX-1] the rulebook’s three: purple, yellow and blue throw each other out until all stand apart', () => {
  // Red plays the book's purple.
  const game = bidding('order red yellow blue');
  game.asks('red').play('bid zeus 3').asks('yellow').play('bid zeus 5').asks('red').play('bid ares 1');
  game.asks('blue').play('bid ares 7').asks('red').play('bid zeus 7').asks('yellow').play('bid apollo 0');
  assert.deepEqual(game.faction('red').offer, { god: 'zeus', amount: 7 });
  assert.deepEqual(game.faction('blue').offer, { god: 'ares', amount: 7 });
  assert.deepEqual(game.faction('yellow').offer, { god: 'apollo', amount: 0 });
  assert.deepEqual(game.state.gold, [3, 3, 10]);
});

test('[LE-OFFER-7] everyone pays the bid less one for each own priestess, never below nothing; the priestesses stay', () => {
  const game = bidding('red priestesses 2\nblue priestesses 4');
  game.play('bid zeus 7', 'bid ares 3', 'bid apollo 0');
  assert.deepEqual(game.state.gold, [5, 10, 10]);
  assert.deepEqual(game.state.priestesses, [2, 4, 0]);
});

test('[LE-OFFER-7] nobody pays for a place from which the marker was thrown', () => {
  const game = bidding();
  game.play('bid zeus 10', 'bid ares 10', 'bid apollo 0');
  assert.deepEqual(game.state.gold, [0, 0, 10]);
  const thrown = bidding('gold blue 20');
  thrown.play('bid zeus 10', 'bid zeus 13', 'bid ares 1', 'bid apollo 0');
  assert.deepEqual(thrown.state.gold, [9, 7, 10]);
});

test('[LE-OFFER-8] a bid that could not be paid is neither offered nor accepted; priestesses count', () => {
  const game = bidding('gold red 4\nred priestesses 1');
  game.offers(['bid zeus 1', 'bid zeus 3', 'bid zeus 5'], 'bid zeus').refuses('bid zeus 7');
  const penniless = bidding('gold red 0\nred priestesses 3');
  penniless.offers(['bid zeus 1', 'bid zeus 3', 'bid ares 1', 'bid ares 3', 'bid apollo 0']);
});

/** Red and yellow share a purse, so do blue and purple; Zeus, Athena, Poseidon and Apollo are open. */
function teams(text: string): Story {
  return story(`position legendary players 4 teams
    board quick
    ${text}
    akrotiri red
    psathi red
    kamares blue
    korissia blue
    ermoupoli yellow
    finikas yellow
    kastro purple
    koufonisia purple
    now offerings
  `);
}

test('[LE-OFFER-8] a team can’t promise more than its purse: both net offerings together', () => {
  const game = teams(`
    order red yellow blue purple
    gold red 8
    yellow priestesses 2
  `);
  game.play('bid zeus 5').asks('yellow');
  // Three are left, and two priestesses: up to 5.
  game.offers(['bid athena 1', 'bid athena 3', 'bid athena 5'], 'bid athena');
  const refused = why(game.state, { do: 'bid', god: 'athena', amount: 7 });
  assert.equal(refused?.text, 'An offering of 7 would cost 5 GP; you have 8 and have promised 5 already.');
  game.play('bid athena 5', 'bid poseidon 1', 'bid apollo 0');
  assert.equal(game.faction('red').gold, 0);
});

test('[LE-OFFER-8] one member’s spare priestesses do not pay the other’s offering', () => {
  const game = teams(`
    order red yellow blue purple
    gold red 5
    red priestesses 4
  `);
  game.play('bid zeus 1').asks('yellow').offers(['bid athena 1', 'bid athena 3', 'bid athena 5'], 'bid athena');
});

test('[LE-OFFER-8] [R-TEAMBID] who outbids a teammate need not pay for the place that is thereby given up', () => {
  const game = teams(`
    order red yellow blue purple
    gold red 8
  `);
  game.play('bid zeus 5').asks('yellow').offers(['bid zeus 7'], 'bid zeus').play('bid zeus 7').asks('red');
  game.offers(['bid athena 1', 'bid poseidon 1', 'bid apollo 0']);
});

test('[R-BROKE] nothing affordable anywhere: place 1 of a free god, and all there is is paid', () => {
  const game = bidding('gold yellow 0');
  game.play('bid apollo 0', 'bid zeus 3').asks('yellow').offers(['bid ares 1']).play('bid ares 1');
  assert.deepEqual(game.state.gold, [10, 7, 0]);
  game.asks('blue');
  assert.equal(game.state.phase, 'actions');
});

test('[R-BROKE] only when Apollo is taken: a free place with Apollo is always affordable', () => {
  const game = bidding('gold red 0');
  game.offers(['bid apollo 0']);
});

test('[R-BROKE] a faction that can afford place 1 has to look for it: no privilege for the poor', () => {
  const game = bidding('gold yellow 1');
  game.play('bid apollo 0', 'bid zeus 3').asks('yellow').offers(['bid ares 1']).play('bid ares 1');
  assert.equal(game.faction('yellow').gold, 0);
});

test('[R-BROKE] a marker without money can be thrown out as any other and goes to the next free god', () => {
  const game = bidding('order yellow blue red\ngold blue 0');
  game.play('bid apollo 0').asks('blue').offers(['bid zeus 1', 'bid ares 1']).play('bid zeus 1');
  game.asks('red').play('bid zeus 3').asks('blue').offers(['bid ares 1']).play('bid ares 1');
  assert.deepEqual(game.state.gold, [7, 0, 10]);
});

test('[R-BROKE] [LE-COMP-5] on place 1 of a free god, Apollo taken, nobody sees whether the purse is empty', () => {
  const [poor, rich] = [0, 4].map((gold) =>
    bidding(`order red yellow blue\ngold yellow ${gold} 0..7`).play('bid apollo 0', 'bid zeus 1').asks('blue'),
  );
  for (const seat of [0, 1, null]) assert.deepEqual(view(rich.state, seat), view(poor.state, seat));
  assert.equal(rich.faction('yellow').goldMin, 0);
  // A higher place, or one from which somebody is thrown out, has to be paid.
  const proud = bidding('order red yellow blue\ngold yellow 4 0..7').play('bid apollo 0', 'bid zeus 3');
  assert.equal(proud.faction('yellow').goldMin, 3);
});

test('[R-BROKE] in a team: what the purse holds after the other’s offering is all that is paid', () => {
  const game = teams(`
    order blue red purple yellow
    gold red 3
    gold blue 9
  `);
  game.play('bid apollo 0', 'bid zeus 3', 'bid athena 1').asks('yellow').offers(['bid poseidon 1']);
  game.play('bid poseidon 1');
  assert.equal(game.faction('red').gold, 0);
  assert.equal(game.faction('blue').gold, 8);
});
