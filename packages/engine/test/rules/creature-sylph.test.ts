import assert from 'node:assert/strict';
import { test } from 'node:test';
import { story } from '@meltemi/testkit';

const TABLE = `
  gold red 5
  creatures - - - sylph
  syros red
  kythnos red
  milos blue
  mykonos blue
  kea yellow
  gyaros yellow
`;

test('[LE-CREA-SYLPH] swaps the fleets of any two sea areas, own or not, however far apart', () => {
  const game = story(`
    ${TABLE}
    dione red fleets 3
    galene blue fleets 1
    urania yellow fleets 2
    now turn red ares
  `);
  game.play('buy sylph').asks('red');
  const pairs = [
    ['dione', 'galene'],
    ['dione', 'urania'],
    ['galene', 'urania'],
  ];
  // Either area of a pair can be named first.
  game.offers(pairs.flatMap(([a, b]) => [`swap ${a} with ${b}`, `swap ${b} with ${a}`]));
  const back = game.fork().play('swap urania with galene');
  game.refuses('swap dione with opis', 'swap opis with eione');
  const theirs = game.fork().play('swap galene with urania');
  assert.deepEqual([theirs.area('galene').owner, theirs.area('galene').fleets], ['yellow', 2]);
  assert.deepEqual([theirs.area('urania').owner, theirs.area('urania').fleets], ['blue', 1]);
  assert.deepEqual([theirs.area('dione').owner, theirs.area('dione').fleets], ['red', 3]);
  assert.deepEqual([back.state.owner, back.state.fleets], [theirs.state.owner, theirs.state.fleets]);
  game.play('swap dione with galene').asks('red');
  assert.deepEqual([game.area('dione').owner, game.area('dione').fleets], ['blue', 1]);
  assert.deepEqual([game.area('galene').owner, game.area('galene').fleets], ['red', 3]);
  assert.equal(game.state.battle, null);
});

test('[LE-CREA-SYLPH] [LE-INCOME-2] tokens stay where they are: the new fleets earn there', () => {
  const game = story(`
    ${TABLE}
    dione red fleets 1 prosperity 2
    galene blue fleets 1
    now turn red ares
  `);
  game.play('buy sylph', 'swap dione with galene');
  assert.deepEqual([game.area('dione').prosperity, game.area('galene').prosperity], [2, 0]);
  // Syros and Kythnos for red; Milos, Mykonos and Dione with its two tokens for blue.
  assert.deepEqual([game.faction('red').income, game.faction('blue').income], [2, 5]);
});

test('[LE-CREA-SYLPH] both areas must hold fleets: with one fleet area on the board nothing happens', () => {
  const game = story(`${TABLE}\ndione red fleets 8\nnow turn red ares`);
  game.play('buy sylph').asks('red').offers([], 'swap');
  assert.deepEqual([game.area('dione').fleets, game.state.discard], [8, ['sylph']]);
});
