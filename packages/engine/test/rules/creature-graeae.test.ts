import assert from 'node:assert/strict';
import { test } from 'node:test';
import { story } from '@meltemi/testkit';

const RIVALS = `
  milos blue
  mykonos blue
  kea yellow
  gyaros yellow
`;

test('[LE-CREA-GRAEAE] takes the income again as the board stands now', () => {
  const game = story(`
    map sifnos = milos
    gold red 5
    creatures - - - graeae
    ${RIVALS}
    syros red prosperity 2
    kythnos red
    sifnos red troops 1
    dione red fleets 2
    gyaros yellow
    therasia prosperity 3
    now turn red ares
  `);
  game.play('march sifnos>milos 1');
  assert.equal(game.area('milos').owner, 'red');
  // Syros 1 + 2, Kythnos 1, Sifnos 1, Milos, just taken, 1, Dione 1.
  game.play('buy graeae').asks('red');
  assert.equal(game.faction('red').gold, 5 - 1 - 2 + 7);
  assert.deepEqual([game.faction('blue').gold, game.faction('yellow').gold], [5, 5]);
  assert.deepEqual(game.state.discard, ['graeae']);
});

test('[LE-CREA-GRAEAE] [R-GRAEAE] Cerberus and Hydra count as in an income phase', () => {
  const game = story(`
    gold red 2
    creatures - - - graeae
    ${RIVALS}
    syros red prosperity 1
    kythnos red
    dione red fleets 1
    figure hydra blue dione
    figure cerberus red milos
    now turn red ares
  `);
  // Syros 2, Kythnos 1, Dione doubled 2, Milos through Cerberus 1.
  assert.equal(game.play('buy graeae').faction('red').gold, 6);
  const robbed = story(`
    gold red 2
    creatures - - - graeae
    ${RIVALS}
    syros red prosperity 1
    kythnos red
    figure cerberus blue syros
    now turn red ares
  `);
  assert.equal(robbed.play('buy graeae').faction('red').gold, 1);
  assert.equal(robbed.faction('blue').gold, 5, "it is nobody else's income");
});

test('[LE-CREA-GRAEAE] [R-GRAEAE] in a team only the areas of this faction count, into the common purse', () => {
  const game = story(`
    position legendary players 4 teams
    board quick
    gold red 10
    creatures - - - graeae
    akrotiri red
    psathi red
    kamares blue
    korissia blue
    ermoupoli yellow prosperity 4
    finikas yellow
    kastro purple
    schoinoussa purple
    now turn red ares
  `);
  assert.equal(game.play('buy graeae').faction('yellow').gold, 10);
});
