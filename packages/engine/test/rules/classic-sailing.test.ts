import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Story, story } from '@meltemi/testkit';

/** Red's turn with Poseidon; everybody has two isles. */
function poseidon(text: string): Story {
  return story(`position classic players 3
    board classic
    map f5 ~ f4 ~ f3 ~ e2
    map f3 : paros : e2
    kea red
    delos red
    andros blue
    paros blue
    tinos yellow
    milos yellow
    ${text}
    now turn red poseidon
  `);
}

test('[CL-POS] one fleet is free, three more cost 1, 2 and 3 GP, a fifth can’t be had', () => {
  const game = poseidon('gold red 19');
  for (const gold of [19, 18, 16, 13]) {
    game.play('recruit fleet a1');
    assert.equal(game.faction('red').gold, gold);
  }
  game.offers([], 'recruit').refuses('recruit fleet a1');
  assert.equal(game.area('a1').fleets, 4);
});

test('[CL-POS] fleets go to fields next to an own isle, empty or own', () => {
  const game = poseidon('c2 blue fleets 1\nb2 red fleets 2\nh4 yellow fleets 1\nf6 red fleets 1');
  // Kea: A1, B2, C1 and not C2. Delos: F4, F5, G3, G5, H3 and not H4. F6 is red, but touches neither.
  game.offers(
    ['a1', 'b2', 'c1', 'f4', 'f5', 'g3', 'g5', 'h3'].map((field) => `recruit fleet ${field}`),
    'recruit',
  );
  game.refuses('recruit fleet c2', 'recruit fleet f6', 'recruit fleet kea', 'recruit troop kea');
});

test('[CL-POS] the free fleet is there without gold, the paid ones are not', () => {
  const game = poseidon('gold red 0').play('recruit fleet a1');
  game.offers(['end']);
});

test('[CL-POS] [EX-13] one move: three join one in the next field, four go on, two stay there, two make the third step', () => {
  const game = poseidon('gold red 1\nf5 red fleets 3\nf4 red fleets 1');
  game.play('sail f5>f4 3').asks('red');
  assert.deepEqual([game.area('f5').fleets, game.area('f5').owner, game.area('f4').fleets], [0, null, 4]);
  game.play('sail f4>f3 4', 'sail f3>e2 2');
  assert.deepEqual(
    ['f5', 'f4', 'f3', 'e2'].map((field) => game.area(field).fleets),
    [0, 0, 2, 2],
  );
  // Three steps for 1 GP, and no more.
  assert.equal(game.faction('red').gold, 0);
  game.refuses('sail e2>e1 1', 'done').offers([], 'sail');
});

test('[CL-POS] the move may stop after one or two fields, and leave part of the fleets behind', () => {
  const game = poseidon('gold red 3\nf5 red fleets 3');
  game
    .play('sail f5>f4 2')
    .offers(['e4', 'f3', 'f5', 'g3'].flatMap((to) => [1, 2].map((fleets) => `sail f4>${to} ${fleets}`)).concat('done'));
  game.play('done').refuses('done');
  assert.deepEqual([game.area('f5').fleets, game.area('f4').fleets, game.faction('red').gold], [1, 2, 2]);
});

test('[CL-POS] on the way only the fleets under way can go on: those of other fields need a move of their own', () => {
  const game = poseidon('gold red 3\nf5 red fleets 1\na1 red fleets 1');
  game.play('sail f5>f4 1').refuses('sail a1>b2 1', 'recruit fleet a1', 'end');
  game.play('done', 'sail a1>b2 1', 'done', 'recruit fleet a1');
  assert.equal(game.faction('red').gold, 1);
});

test('[CL-POS] as often as paid for: with the last GP gone no fleet moves', () => {
  const game = poseidon('gold red 2\nf5 red fleets 1');
  game.play('sail f5>f4 1', 'sail f4>f3 1', 'sail f3>e2 1', 'sail e2>e1 1', 'sail e1>f1 1', 'done');
  game.offers([], 'sail');
  assert.deepEqual([game.area('f1').owner, game.faction('red').gold], ['red', 0]);
});

test('[CL-POS] fleets sail over adjacent fields only, never over isles', () => {
  const game = poseidon('gold red 2\nf1 red fleets 1\nk2 red fleets 1');
  game.offers(['sail f1>e1 1', 'sail k2>j2 1'], 'sail').refuses('sail f1>h1 1', 'sail f1>paros 1');
});

test('[CL-POS] entering enemy fleets stops the move and starts a battle; the winner goes no further', () => {
  const game = poseidon('gold red 1\nf5 red fleets 3\nf4 blue fleets 1');
  game.play('sail f5>f4 2').asks('fate').play('roll 3', 'roll 0');
  assert.deepEqual([game.area('f4').owner, game.area('f4').fleets], ['red', 2]);
  game.asks('red').refuses('sail f4>f3 1', 'done').play('recruit fleet f5');
});

test('[CL-POS] the third field may hold the enemy as well', () => {
  const game = poseidon('gold red 1\nf5 red fleets 1\ne2 blue fleets 1');
  game.play('sail f5>f4 1', 'sail f4>f3 1', 'sail f3>e2 1').asks('fate').play('roll 1', 'roll 1');
  // Both are lost: the field is neutral.
  assert.deepEqual([game.area('e2').owner, game.area('e2').fleets], [null, 0]);
  game.asks('red');
});

test('[CL-POS] fleets dropped off on the way stay out of the battle', () => {
  const game = poseidon('gold red 1\nf5 red fleets 3\nf3 blue fleets 2');
  game.play('sail f5>f4 3', 'sail f4>f3 1', 'roll 0', 'roll 3');
  assert.deepEqual([game.area('f4').fleets, game.area('f3').owner, game.area('f3').fleets], [2, 'blue', 2]);
  game.asks('red').offers([], 'done');
});

test('[CL-POS] nobody sails or recruits into a closed field', () => {
  const game = poseidon('gold red 5\nf5 red fleets 1\nfigure kraken - f4');
  game.refuses('sail f5>f4 1', 'recruit fleet f4').play('sail f5>g5 1', 'sail g5>f5 1').refuses('sail f5>f4 1');
});

test('[CL-POS] moving, recruiting and building in any order, between two moves as well', () => {
  const game = poseidon('gold red 9\nf5 red fleets 1');
  game.play('sail f5>f4 1', 'done', 'recruit fleet f5', 'build port delos.1', 'sail f5>g5 1', 'done');
  game.play('recruit fleet f5', 'build port kea.1', 'end');
  // 1 + 0 + 2 + 1 + 1 + 2 GP.
  assert.equal(game.faction('red').gold, 2);
});
