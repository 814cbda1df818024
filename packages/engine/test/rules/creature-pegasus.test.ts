import assert from 'node:assert/strict';
import { test } from 'node:test';
import { story } from '@meltemi/testkit';

const TABLE = `
  gold red 2
  creatures - - - pegasus
  syros red troops 1 mercenaries 1
  kythnos red
  milos blue
  mykonos blue troops 1
  kea yellow
  gyaros yellow
`;

test('[LE-CREA-PEGASUS] carries any group from one land area to any other, free and without a link', () => {
  const game = story(`${TABLE}\nnow turn red athena`).play('buy pegasus').asks('red');
  const all = ['thera', 'therasia', 'gyaros', 'kea', 'makronisos', 'kythnos', 'milos', 'kimolos', 'serifos', 'sifnos'];
  game.offers(
    [...all, 'mykonos', 'tinos', 'andros'].flatMap((to) => [
      `fly syros>${to} 0+1`,
      `fly syros>${to} 1`,
      `fly syros>${to} 1+1`,
    ]),
  );
  game.play('fly syros>milos 0+1').asks('red');
  assert.deepEqual([game.area('milos').owner, game.area('milos').mercenaries], ['red', 1]);
  assert.deepEqual([game.area('syros').owner, game.area('syros').troops], ['red', 1]);
  assert.equal(game.faction('red').gold, 0);
  assert.deepEqual(game.state.discard, ['pegasus']);
});

test('[LE-CREA-PEGASUS] [LE-LAND-2] [LE-LAND-4] the area left behind stays own, the area taken gives its priestess', () => {
  const game = story(`${TABLE}\nnow turn red athena`).play('buy pegasus', 'fly syros>kea 1+1').asks('red');
  assert.deepEqual([game.area('syros').owner, game.area('kea').owner], ['red', 'red']);
  assert.equal(game.faction('red').priestesses, 1);
});

test('[LE-CREA-PEGASUS] heroes come along or stay as their owner likes, but somebody must fly', () => {
  const game = story(`
    ${TABLE}
    hero ajax red kythnos
    hero helen red kythnos
    now turn red athena
  `);
  game.play('buy pegasus', 'fly kythnos>andros 0').offers(['join ajax', 'stay ajax']);
  game.play('stay ajax').offers(['join helen']).play('join helen').asks('red');
  assert.deepEqual([game.area('kythnos').heroes, game.area('andros').heroes], [['ajax'], ['helen']]);
  assert.equal(game.area('andros').owner, 'red');
});

test('[LE-CREA-PEGASUS] [R-RETREAT] may start a battle; without a link there is no way back', () => {
  const game = story(`
    ${TABLE}
    mykonos blue troops 2
    psamathe blue fleets 1
    now turn red athena
  `);
  game.play('buy pegasus', 'fly syros>mykonos 1+1').asks('fate');
  game.play('roll 1', 'roll 1').asks('blue').play('lose troop').asks('red').play('lose troop');
  game.asks('blue').offers(['fight', 'withdraw tinos', 'withdraw andros']).play('fight').asks('fate');
  game.play('roll 3', 'roll 0').asks('blue').play('lose troop').asks('red').offers(['end'], 'end');
  assert.deepEqual([game.area('mykonos').owner, game.area('mykonos').mercenaries], ['red', 1]);
  assert.deepEqual(game.state.discard, ['pegasus']);
});

test("[LE-CREA-PEGASUS] [LE-CREA-MEDUSA] neither into nor out of Medusa's area", () => {
  const into = story(`${TABLE}\nfigure medusa red kea\nnow turn red athena`).play('buy pegasus');
  into.refuses('fly syros>kea 1', 'fly syros>kea 1+1').play('fly syros>makronisos 1');
  const out = story(`${TABLE}\nfigure medusa red syros\nnow turn red athena`).play('buy pegasus').asks('red');
  assert.deepEqual([out.area('syros').troops, out.area('syros').mercenaries, out.state.discard], [1, 1, ['pegasus']]);
});

test('[LE-CREA-PEGASUS] [R-LAST] a last area only if taking it ends the game', () => {
  const last = (built: string) =>
    story(`
      gold red 2
      creatures - - - pegasus
      syros red troops 1 temple.1 port.2
      kythnos red
      metropolis kythnos.1 gold
      metropolis kythnos.2 gold
      milos blue ${built}
      kea yellow
      gyaros yellow
      now turn red athena
    `).play('buy pegasus');
  last('').refuses('fly syros>milos 1');
  last('fortress.1').refuses('fly syros>milos 1');
  const set = last('fortress.1 university.2').play('fly syros>milos 1');
  assert.equal(set.faction('blue').eliminated, true);
  set.asks('red').offers(['found syros.1', 'found syros.2', 'found milos.1', 'found milos.2']);
});

test('[LE-CREA-PEGASUS] [R-LAST] a metropolis on the last area that reaches the goal opens it', () => {
  const last = (own: string) =>
    story(`
      gold red 2
      creatures - - - pegasus
      syros red troops 1
      kythnos red
      ${own}
      milos blue
      metropolis milos.1 priestess
      kea yellow
      gyaros yellow
      now turn red athena
    `).play('buy pegasus');
  last('metropolis kythnos.1 gold').refuses('fly syros>milos 1');
  const won = last('metropolis kythnos.1 gold\nmetropolis kythnos.2 gold').play('fly syros>milos 1');
  assert.equal(won.faction('red').metropolises, 3);
  assert.equal(won.faction('blue').eliminated, true);
});

test("[LE-CREA-PEGASUS] [LE-TEAM-4] not into a teammate's area", () => {
  const game = story(`
    position legendary players 4 teams
    board quick
    gold red 10
    creatures - - - pegasus
    akrotiri red troops 1
    psathi red
    kamares blue
    korissia blue
    ermoupoli yellow
    finikas yellow
    kastro purple
    schoinoussa purple
    now turn red athena
  `);
  game.play('buy pegasus').refuses('fly akrotiri>ermoupoli 1').play('fly akrotiri>kastro 1');
});
