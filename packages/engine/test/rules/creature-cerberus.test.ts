import assert from 'node:assert/strict';
import { test } from 'node:test';
import { story } from '@meltemi/testkit';

const TABLE = `
  gold red 5
  gold blue 5
  gold yellow 5
  syros red
  kythnos red
  milos blue troops 1 prosperity 2
  mykonos blue
  kea yellow
  andros yellow
`;

test('[LE-CREA-CERBERUS] its holder gets the income of its area instead of the controller', () => {
  const game = story(`${TABLE}\nfigure cerberus red milos\nnow income`);
  // Syros 1, Kythnos 1 and the 3 of Milos; blue is left with Mykonos.
  assert.deepEqual([game.faction('red').gold, game.faction('blue').gold, game.faction('yellow').gold], [10, 6, 5]);
  assert.equal(game.area('milos').owner, 'blue', 'it controls nothing');
});

test('[LE-CREA-CERBERUS] [R-CERBERUS] on an area nobody controls its holder still gets the income', () => {
  const game = story(`${TABLE}\nthera prosperity 1\nfigure cerberus yellow thera\nnow income`);
  assert.deepEqual([game.faction('red').gold, game.faction('blue').gold, game.faction('yellow').gold], [7, 9, 7]);
});

test('[LE-CREA-CERBERUS] goes to any land area, never to sea, and in upkeep to adjacent land', () => {
  const bought = story(`${TABLE}\ncreatures - - - cerberus\nnow turn red ares`).play('buy cerberus');
  assert.equal(bought.offered('summon').length, 14);
  bought.refuses('summon dione').play('summon milos').asks('red');
  assert.deepEqual(bought.state.discard, []);

  const kept = story(`
    ${TABLE}
    red priestesses 1 offers zeus 1
    blue offers athena 1
    yellow offers apollo 0
    figure cerberus red sifnos
    figure medusa blue serifos
    now upkeep
  `);
  kept.asks('red').offers(['keep cerberus sifnos', 'keep cerberus milos', 'release cerberus']);
  kept.play('keep cerberus milos').asks('blue');
  assert.deepEqual([kept.area('milos').figure, kept.area('sifnos').figure], ['cerberus', null]);
  assert.equal(kept.faction('red').priestesses, 0);
});

test('[LE-CREA-CERBERUS] [LE-UPKEEP-3] unpaid it leaves, and the controller earns again', () => {
  const game = story(`
    ${TABLE}
    red offers zeus 1
    blue offers athena 1
    yellow offers apollo 0
    figure cerberus red milos
    now upkeep
  `);
  assert.equal(game.faction('blue').income, 1);
  game.asks('red').offers(['release cerberus']).play('release cerberus');
  assert.deepEqual([game.faction('blue').income, game.faction('red').income], [4, 2]);
  assert.deepEqual([game.area('milos').figure, game.state.discard], [null, ['cerberus']]);
});
