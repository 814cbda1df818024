import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { story } from '@meltemi/testkit';
import { clashes } from './clashes.ts';
import { OTHERS } from './others.ts';

describe('Perseus in battle', () => {
  const attack = `
    map gyaros = thera = kythnos
    ${OTHERS}
    thera red troops 2 mercenaries 1
    kythnos red
    hero perseus red thera
    hero ajax red thera
    gyaros blue troops 4
    now turn red ares
  `;

  test('[LE-HERO-PERSEUS] [R-PERSEUS] a troop that would be destroyed withdraws instead; heroes, he himself included, cannot', () => {
    const game = story(attack);
    game.play('march thera>gyaros 2+1', 'join perseus', 'join ajax', 'roll 0', 'roll 3').asks('red');
    game.offers([
      'lose troop',
      'lose mercenary',
      'lose perseus',
      'lose ajax',
      'save troop thera',
      'save mercenary thera',
    ]);
    game.refuses('save troop kythnos', 'save troop gyaros');
    game.play('save troop thera');
    assert.deepEqual([game.area('thera').troops, game.area('thera').heroes], [1, []]);
    // The saved troop was the loss of this round and fights no more.
    game.play('fight', 'roll 0', 'roll 3', 'save mercenary thera', 'fight', 'roll 3', 'roll 3');
    assert.deepEqual(clashes(game), [
      [6, 7],
      [5, 7],
      [7, 7],
    ]);
    assert.equal(game.area('thera').mercenaries, 1);
  });

  test('[LE-HERO-PERSEUS] [LE-HERO-2] troops he is not with are lost', () => {
    const game = story(attack).play('march thera>gyaros 2+1', 'stay perseus', 'join ajax', 'roll 0', 'roll 3');
    game.asks('red').offers(['lose troop', 'lose mercenary', 'lose ajax']);
    const dead = story(attack).play('march thera>gyaros 2', 'join perseus', 'stay ajax', 'roll 0', 'roll 3');
    dead.play('lose perseus', 'fight', 'roll 0', 'roll 3').offers(['lose troop']);
  });

  test('[R-PERSEUS] the last troop can be saved, he fights on alone', () => {
    const game = story(attack).play('march thera>gyaros 1', 'join perseus', 'stay ajax', 'roll 0', 'roll 3');
    game.play('save troop thera', 'fight', 'roll 0', 'roll 3').offers(['lose perseus']).play('lose perseus');
    assert.equal(game.area('gyaros').owner, 'blue');
    assert.equal(game.area('thera').troops, 2);
  });

  const defence = `
    ${OTHERS}
    kea red troops 1 mercenaries 1
    syros red
    hero perseus red kea
    makronisos blue troops 4
  `;

  test('[R-PERSEUS] defending, his troops go where a retreat could go; a neutral area is taken, its priestess too', () => {
    const game = story(`${defence} kythnos yellow\n dione red fleets 1\n now turn blue ares`);
    game.play('march makronisos>kea 4', 'roll 0', 'roll 0').asks('red');
    // kythnos is yellow's, makronisos blue's; tinos is free.
    game.offers(['lose troop', 'lose mercenary', 'lose perseus', 'save troop tinos', 'save mercenary tinos']);
    game.play('save mercenary tinos');
    assert.deepEqual([game.area('tinos').owner, game.area('tinos').mercenaries], ['red', 1]);
    assert.equal(game.faction('red').priestesses, 1);
    assert.deepEqual([game.area('kea').troops, game.area('kea').mercenaries], [1, 0]);
    game.asks('red').offers(['fight', 'withdraw tinos']).play('fight', 'fight', 'roll 0', 'roll 0', 'save troop tinos');
    // Now an own area: no second priestess.
    assert.equal(game.faction('red').priestesses, 1);
    assert.equal(game.area('tinos').troops, 1);
  });

  test('[R-PERSEUS] without a refuge the troop is destroyed', () => {
    const game = story(`${defence} now turn blue ares`);
    game.play('march makronisos>kea 4', 'roll 0', 'roll 0').offers(['lose troop', 'lose mercenary', 'lose perseus']);
    const stone = story(`${defence} kythnos blue\n dione red fleets 1\n figure medusa red tinos\n now turn blue ares`);
    stone.play('march makronisos>kea 4', 'roll 0', 'roll 0').offers([], 'save');
  });

  test('[R-PERSEUS] not while an own Minotaur fights along; once it is lost he saves again', () => {
    const game = story(`${defence} dione red fleets 1\n figure minotaur red kea\n now turn blue ares`);
    game.play('march makronisos>kea 4', 'roll 3', 'roll 0').asks('red');
    game.offers(['lose troop', 'lose mercenary', 'lose perseus', 'lose minotaur']).play('lose minotaur');
    game.play('fight', 'fight', 'roll 3', 'roll 0').asks('red');
    game.offers(['save troop kythnos', 'save troop tinos', 'save mercenary kythnos', 'save mercenary tinos'], 'save');
  });

  test('[R-PERSEUS] on a tie he saves too, and the other side loses its unit', () => {
    const game = story(`${defence} dione red fleets 1\n now turn blue ares`);
    game.play('march makronisos>kea 4', 'roll 0', 'roll 1').asks('red').play('save troop kythnos');
    game.asks('blue').offers(['lose troop']).play('lose troop');
    assert.deepEqual(clashes(game), [[4, 4]]);
    assert.deepEqual([game.area('kythnos').troops, game.area('kea').troops, game.state.battle?.troops], [1, 0, 3]);
  });
});

describe('the sacrifice of Perseus', () => {
  const home = `
    ${OTHERS}
    gold red 0
    thera red troops 1
    kythnos red
    hero perseus red thera
    hero ajax red thera
  `;

  test('[LE-HERO-PERSEUS] [R-PERSEUS] he leaves first, then any group of one area goes to any other, free and without a link', () => {
    const game = story(`${home} now turn red zeus`);
    game.play('sacrifice perseus').refuses('done', 'end', 'fly kythnos>tinos 0', 'fly thera>tinos 2');
    const lands = [
      'syros',
      'gyaros',
      'kea',
      'makronisos',
      'kythnos',
      'therasia',
      'milos',
      'kimolos',
      'serifos',
      'sifnos',
    ];
    const goals = [...lands, 'mykonos', 'tinos', 'andros'];
    game.offers(goals.flatMap((to) => [`fly thera>${to} 0`, `fly thera>${to} 1`]));
    game.play('fly thera>serifos 1').offers(['join ajax', 'stay ajax']).play('join ajax');
    assert.deepEqual([game.area('serifos').troops, game.area('serifos').heroes], [1, ['ajax']]);
    assert.equal(game.faction('red').priestesses, 1);
    assert.equal(game.faction('red').gold, 0);
    assert.deepEqual(
      game.state.heroes.map((hero) => hero.id),
      ['ajax'],
    );
    game.asks('red').offers([], 'sacrifice');
  });

  test('[R-PERSEUS] the group may come from another area than his, and may attack; it retreats by the normal rules', () => {
    const game = story(`${home} kythnos troops 2\n tinos blue troops 3\n now turn red zeus`);
    game.play('sacrifice perseus', 'fly kythnos>tinos 2', 'roll 0', 'roll 0').asks('red').offers(['lose troop']);
    game.play('lose troop').asks('fate');
    game.play('roll 0', 'roll 0', 'lose troop').asks('red');
    assert.equal(game.area('tinos').owner, 'blue');
  });

  test('[LE-HERO-PERSEUS] not into or out of the area of Medusa', () => {
    const game = story(`${home} kythnos troops 1\n figure medusa red thera\n now turn red zeus`);
    game.play('sacrifice perseus').offers([], 'fly thera>kea').refuses('fly thera>kea 1', 'fly kythnos>thera 1');
    game.play('fly kythnos>kea 1');
    story(`${home} figure medusa blue thera\n now turn red zeus`).offers([], 'sacrifice').refuses('sacrifice perseus');
  });

  test('[LE-HERO-PERSEUS] with nobody left to move the sacrifice is not offered', () => {
    const alone = `${OTHERS} thera red\n kythnos red\n hero perseus red thera`;
    story(`${alone}\n now turn red zeus`).offers([], 'sacrifice').refuses('sacrifice perseus');
    story(`${alone}\n kythnos mercenaries 1\n now turn red zeus`).offers(['sacrifice perseus'], 'sacrifice');
  });

  test('[LE-HERO-PERSEUS] [LE-LAND-10] a last land area is out of reach for him too', () => {
    const game = story(`
      mykonos blue
      milos yellow
      sifnos yellow
      thera red troops 1
      hero perseus red thera
      now turn red zeus
    `);
    game.play('sacrifice perseus').refuses('fly thera>mykonos 1').play('fly thera>milos 1');
    assert.equal(game.area('milos').owner, 'red');
  });

  test('[LE-HERO-PERSEUS] [LE-TEAM-4] in a team he leads nobody into an area of the teammate', () => {
    const game = story(`position legendary players 4 teams
      board quick
      kamares blue
      korissia blue
      kastro purple
      koufonisia purple
      ermoupoli yellow
      finikas yellow troops 1
      psathi red troops 1
      hero perseus red psathi
      now turn red zeus
    `);
    game.play('sacrifice perseus').refuses('fly psathi>ermoupoli 1', 'fly psathi>finikas 1', 'fly finikas>kini 1');
    game.play('fly psathi>kini 1');
  });
});
