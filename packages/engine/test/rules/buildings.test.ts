import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Story, story } from '@meltemi/testkit';
import { clashes } from './clashes.ts';

const YELLOW = `
  kea yellow
  andros yellow
`;

test('[LE-BUILD-1] a port adds 1 at sea to attacker and defender, on the sea area it lies on, and is never a loss', () => {
  // Syros has its second site on the sea of Evagore, Kythnos none: it lies on Cymothoe and Dione.
  const game = story(`${YELLOW}
    gold red 5
    syros red port.2
    kythnos red port.1
    calypso red fleets 2
    evagore blue fleets 2
    mykonos blue
    tinos blue port.1
    now turn red poseidon
  `);
  // Tinos touches Evagore as well, but its port lies on the sea of Psamathe.
  game.play('sail calypso>evagore 2', 'roll 1', 'roll 1');
  assert.deepEqual(clashes(game), [[4, 3]]);
  assert.deepEqual([game.area('syros').built[1], game.area('evagore').fleets], ['port', 1]);
});

test('[LE-BUILD-1] the port of the defender counts as well, and that of a third does not', () => {
  const game = story(`
    gold red 5
    syros blue port.1
    mykonos blue
    gyaros yellow port.1
    kea yellow
    thera red
    kythnos red
    polydora red fleets 2
    calypso blue fleets 1
    now turn red poseidon
  `);
  game.play('sail polydora>calypso 2', 'roll 0', 'roll 0');
  assert.deepEqual(clashes(game), [[2, 2]]);
  assert.deepEqual([game.area('calypso').owner, game.area('calypso').fleets], ['red', 1]);
});

test('[LE-BUILD-1] several ports on one sea add up, a port of the same faction elsewhere does not help', () => {
  const game = story(`${YELLOW}
    gold red 5
    syros red port.1 port.2
    gyaros red port.1
    mykonos blue
    tinos blue
    ianthe red fleets 1
    calypso blue fleets 1
    now turn red poseidon
  `);
  game.play('sail ianthe>calypso 1', 'roll 0', 'roll 0');
  assert.deepEqual(clashes(game), [[3, 1]]);
});

test('[LE-BUILD-2] a fortress adds 1 for the defender in its area only, never for the attacker', () => {
  const text = (at: string) => `${YELLOW}
    gold red 5
    thera red troops 2 fortress.1
    kythnos red
    gyaros blue troops 2 ${at}
    mykonos blue fortress.1
    now turn red ares
  `;
  assert.deepEqual(clashes(story(text('')).play('march thera>gyaros 2', 'roll 0', 'roll 0')), [[2, 2]]);
  assert.deepEqual(clashes(story(text('fortress.1')).play('march thera>gyaros 2', 'roll 0', 'roll 0')), [[2, 3]]);
  const two = story(text('fortress.1 fortress.2')).play('march thera>gyaros 2', 'roll 0', 'roll 0');
  assert.deepEqual(clashes(two), [[2, 4]]);
});

test('[LE-BUILD-2] a fortress without units holds nothing', () => {
  const game = story(`${YELLOW}
    gold red 5
    thera red troops 1
    kythnos red
    gyaros blue fortress.1 fortress.2
    mykonos blue
    now turn red ares
  `);
  game.play('march thera>gyaros 1').asks('red');
  assert.equal(game.area('gyaros').owner, 'red');
  assert.deepEqual(clashes(game), []);
});

/** Red's turn with Athena among temples. */
function market(text: string): Story {
  return story(`${YELLOW}
    mykonos blue
    tinos blue
    ${text}
    now turn red athena
  `);
}

test('[LE-BUILD-3] a temple takes 1 GP off a creature, once per cycle', () => {
  const game = market('gold red 9\nsyros red temple.1\nkythnos red\ncreatures - graeae - medusa');
  game.play('buy medusa', 'summon thera');
  assert.equal(game.faction('red').gold, 8);
  // 4 GP now, and 2 GP of income.
  game.play('buy graeae');
  assert.equal(game.faction('red').gold, 8 - 4 + 2);
});

test('[LE-BUILD-3] temples count as money when there is not enough', () => {
  const game = market('gold red 1\nsyros red temple.1\nkythnos red\ncreatures - - harpy medusa');
  game.offers(['buy medusa'], 'buy').play('buy medusa', 'summon thera');
  assert.equal(game.faction('red').gold, 0);
});

test('[LE-BUILD-3] the next cycle finds the temples fresh', () => {
  const game = story(`${YELLOW}
    heroes ajax jason
    creatures harpy satyr dryad -
    deck giant
    syros red temple.1
    kythnos red
    mykonos blue
    tinos blue
    used syros.1
    now start
  `);
  assert.deepEqual(game.state.usedTemples, []);
});

test('[LE-BUILD-3] no other god’s service is cheaper for temples', () => {
  const game = market('gold red 3\nsyros red temple.1 temple.2\nkythnos red temple.1');
  game.offers([], 'gain');
});

test('[R-TEMPLE] as many discounts as the price allows are used at once, down to free; the rest stay fresh', () => {
  const game = market('gold red 0\nsyros red temple.1 temple.2\nkythnos red temple.1\ncreatures - - harpy graeae');
  game.play('buy graeae');
  assert.equal(game.state.usedTemples.length, 2);
  assert.equal(game.faction('red').gold, 2);
  // One temple is left: Harpy on 3 GP costs the 2 GP.
  game.play('buy harpy');
  assert.equal(game.faction('red').gold, 0);
});

test('[R-TEMPLE] the used mark sits on the building: who conquers a used temple has no discount from it', () => {
  const text = (used: string) => `${YELLOW}
    gold red 3
    creatures - - - graeae
    thera red troops 1
    kythnos red
    gyaros blue temple.1
    mykonos blue
    ${used}
    now turn red ares
  `;
  // Thera and Kythnos give 2 GP when Graeae comes, Gyaros nothing.
  const spent = story(text('used gyaros.1')).play('march thera>gyaros 1', 'buy graeae');
  assert.equal(spent.faction('red').gold, 3 - 1 - 2 + 2);
  const fresh = story(text('')).play('march thera>gyaros 1', 'buy graeae');
  assert.equal(fresh.faction('red').gold, 3 - 1 - 1 + 2);
});

test('[R-TEMPLE] a new metropolis is an unused temple, even where a used temple stood', () => {
  const game = market(`
    gold red 4
    red philosophers 3
    serifos red temple.1
    used serifos.1
    creatures - - - medusa
  `);
  game.play('gain philosopher', 'found serifos.1', 'token priestess');
  // The purse is empty: the metropolis takes 1 GP off, and Medusa on 2 GP is still too dear.
  game.offers([], 'buy');
  const richer = market(`
    gold red 5
    red philosophers 3
    serifos red temple.1
    used serifos.1
    creatures - - - medusa
  `);
  richer.play('gain philosopher', 'found serifos.1', 'token priestess', 'buy medusa');
  assert.equal(richer.faction('red').gold, 0);
});

test('[LE-BUILD-4] a university gives neither strength nor discount nor income', () => {
  const game = story(`${YELLOW}
    gold red 5
    creatures - - - graeae
    thera red troops 2
    kythnos red university.1 university.2
    gyaros blue troops 1 university.1
    mykonos blue
    now turn red ares
  `);
  game.play('march thera>gyaros 2', 'roll 0', 'roll 0');
  assert.deepEqual(clashes(game), [[2, 1]]);
  game.play('lose troop');
  game.play('buy graeae');
  assert.equal(game.faction('red').gold, 5 - 1 - 2 + 2);
});

test('[LE-BUILD-5] buildings go with their area: the port that defended blue now helps red', () => {
  const game = story(`${YELLOW}
    gold red 5
    kythnos red
    thera red
    hero ajax red kythnos
    evagore red fleets 2
    syros blue port.1
    calypso blue fleets 1
    mykonos blue
    tinos blue
    now turn red poseidon
  `);
  assert.deepEqual(clashes(game.fork().play('sail evagore>calypso 2', 'roll 0', 'roll 0')), [[2, 2]]);
  game.play('mobilise ajax>syros 0');
  assert.deepEqual([game.area('syros').owner, game.area('syros').built], ['red', ['port', null]]);
  game.play('sail evagore>calypso 2', 'roll 0', 'roll 0');
  assert.deepEqual(clashes(game), [[3, 1]]);
});
