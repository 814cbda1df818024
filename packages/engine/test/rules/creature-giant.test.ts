import assert from 'node:assert/strict';
import { test } from 'node:test';
import { story } from '@meltemi/testkit';

const TABLE = `
  gold red 5
  creatures - - - giant
  syros red mercenaries 1
  kythnos red
  milos blue troops 1 mercenaries 3
  mykonos blue mercenaries 1
  kea yellow troops 2
  gyaros yellow mercenaries 2
`;

test('[LE-CREA-GIANT] takes all mercenaries of one opposing area and splits them over own areas', () => {
  const game = story(`${TABLE}\nnow turn red zeus`).play('buy giant');
  game.offers(['take milos', 'take mykonos', 'take gyaros']).refuses('take syros', 'take kea');
  game.play('take milos');
  for (const area of ['kythnos', 'syros', 'kythnos']) {
    game.asks('red').offers(['place mercenary syros', 'place mercenary kythnos']).play(`place mercenary ${area}`);
  }
  game.asks('red').offers([], 'place');
  assert.deepEqual(
    [game.area('milos').troops, game.area('milos').mercenaries, game.area('milos').owner],
    [1, 0, 'blue'],
  );
  assert.deepEqual([game.area('syros').mercenaries, game.area('kythnos').mercenaries], [2, 2]);
  assert.deepEqual(game.state.discard, ['giant']);
});

test('[LE-CREA-GIANT] [LE-SETUP-6] an area that only mercenaries held stays with its owner', () => {
  const game = story(`${TABLE}\nnow turn red zeus`);
  game.play('buy giant', 'take gyaros', 'place mercenary syros', 'place mercenary syros');
  assert.deepEqual([game.area('gyaros').owner, game.area('gyaros').mercenaries], ['yellow', 0]);
});

test("[LE-CREA-GIANT] [R-MEDUSA] takes none out of Medusa's area and puts none into it", () => {
  const out = story(`${TABLE}\nfigure medusa red milos\nnow turn red zeus`).play('buy giant');
  out.offers(['take mykonos', 'take gyaros']);
  const into = story(`${TABLE}\nfigure medusa blue syros\nnow turn red zeus`).play('buy giant', 'take mykonos');
  into.offers(['place mercenary kythnos']);
});

test('[LE-CREA-GIANT] [R-MEDUSA] has no effect when Medusa sits in the only area the taker has', () => {
  const game = story(`
    gold red 5
    creatures - - - giant
    syros red
    figure medusa blue syros
    milos blue mercenaries 3
    mykonos blue
    kea yellow
    gyaros yellow
    now turn red zeus
  `);
  game.play('buy giant').asks('red');
  assert.equal(game.area('milos').mercenaries, 3);
  assert.deepEqual(game.state.discard, ['giant']);
});

test("[LE-CREA-GIANT] [R-THEFT] leaves a teammate's mercenaries alone", () => {
  const game = story(`
    position legendary players 4 teams
    board quick
    gold red 10
    creatures - - - giant
    akrotiri red
    psathi red
    kamares blue mercenaries 1
    korissia blue
    ermoupoli yellow mercenaries 2
    finikas yellow
    kastro purple mercenaries 1
    schoinoussa purple
    now turn red zeus
  `);
  game.play('buy giant').offers(['take kamares', 'take kastro']);
});
