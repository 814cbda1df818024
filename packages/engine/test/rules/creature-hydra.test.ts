import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { story } from '@meltemi/testkit';

const TABLE = `
  gold red 5
  creatures - - - hydra
  syros red
  kythnos red
  mykonos blue
  kea yellow
  andros yellow
`;
const UPKEEP = `
  red offers zeus 1
  blue offers athena 1
  yellow offers apollo 0
  now upkeep
`;

describe('Hydra enters play', () => {
  test('[LE-CREA-HYDRA] on land: destroys a fleet or troop in or next to its area, adds a token, doubles the income', () => {
    const game = story(`
      map sifnos = milos : erato
      ${TABLE}
      milos blue troops 1 mercenaries 1
      sifnos yellow troops 1
      erato yellow fleets 1
      tinos blue troops 1
      dione blue fleets 1
      now turn red ares
    `);
    game.play('buy hydra');
    assert.equal(game.offered('summon').length, 34, 'every land and every sea area');
    game.play('summon milos').asks('red');
    game.offers(['destroy troop milos', 'destroy mercenary milos', 'destroy troop sifnos', 'destroy fleet erato']);
    game.refuses('destroy troop tinos', 'destroy fleet dione').play('destroy fleet erato').asks('red');
    assert.deepEqual([game.area('erato').fleets, game.area('erato').owner], [0, null]);
    assert.equal(game.area('milos').prosperity, 1);
    // Milos shows one cornucopia and has one token: twice 2; Mykonos 1, Dione 1.
    assert.equal(game.faction('blue').income, 6);
    assert.equal(game.faction('red').income, 2);
    assert.deepEqual(game.state.discard, []);
  });

  test("[LE-CREA-HYDRA] at sea: land and sea next to it are its prey, the doubled income is the controller's", () => {
    const game = story(`
      ${TABLE}
      milos blue
      kea yellow mercenaries 1
      tinos blue troops 2
      dione blue fleets 2
      opis yellow fleets 1
      galene yellow fleets 1
      now turn red ares
    `);
    game.play('buy hydra', 'summon dione');
    game.offers(['destroy mercenary kea', 'destroy troop tinos', 'destroy fleet dione', 'destroy fleet opis']);
    game.play('destroy fleet dione');
    assert.deepEqual([game.area('dione').fleets, game.area('dione').prosperity], [1, 1]);
    // Dione twice 2, Milos 1, Mykonos 1.
    assert.equal(game.faction('blue').income, 6);
  });

  test('[LE-CREA-HYDRA] on a sea area it has emptied nobody earns', () => {
    const game = story(`${TABLE}\nmilos blue\ndione blue fleets 1\nnow turn red ares`);
    game.play('buy hydra', 'summon dione', 'destroy fleet dione');
    assert.deepEqual([game.area('dione').owner, game.area('dione').prosperity], [null, 1]);
    assert.equal(game.faction('blue').income, 2);
  });

  test('[R-HYDRA] its holder chooses among all fleets and troops in reach, own ones included', () => {
    const game = story(`
      ${TABLE}
      milos blue
      syros red troops 2
      calypso blue fleets 1
      ianthe red fleets 1
      now turn red ares
    `);
    game.play('buy hydra', 'summon syros');
    game.offers(['destroy troop syros', 'destroy fleet calypso', 'destroy fleet ianthe']).refuses('end', 'done');
    const own = game.fork().play('destroy fleet ianthe').asks('red');
    assert.deepEqual([own.area('ianthe').fleets, own.area('ianthe').owner, own.area('syros').prosperity], [0, null, 1]);
    game.play('destroy fleet calypso').asks('red');
    assert.deepEqual([game.area('calypso').fleets, game.area('syros').prosperity], [0, 1]);
  });

  test("[R-HYDRA] nobody has to destroy a teammate's piece while there is another", () => {
    const game = story(`
      position legendary players 4 teams
      board quick
      gold red 5
      creatures - - - hydra
      psathi red troops 1
      ermoupoli yellow
      korissia blue
      kastro purple
      tyche yellow fleets 1
      now turn red ares
    `);
    game.play('buy hydra', 'summon psathi').offers(['destroy troop psathi', 'destroy fleet tyche']);
    game.play('destroy troop psathi').asks('red');
    assert.deepEqual([game.area('psathi').troops, game.area('tyche').fleets], [0, 1]);
  });

  test('[R-HYDRA] [R-MINOTAUR] with nothing to destroy there is no token; heroes and the Minotaur are no prey', () => {
    const game = story(`
      ${TABLE}
      milos blue
      hero ajax blue milos
      sifnos blue
      figure minotaur blue sifnos
      now turn red ares
    `);
    game.play('buy hydra', 'summon milos').asks('red').offers(['end'], 'end');
    assert.deepEqual([game.area('milos').prosperity, game.area('milos').figure], [0, 'hydra']);
    assert.deepEqual([game.area('milos').heroes, game.area('sifnos').figure], [['ajax'], 'minotaur']);
  });

  test('[LE-CREA-HYDRA] [R-LAST] the last troop of a last area may be eaten: its control token stays', () => {
    const game = story(`
      gold red 5
      creatures - - - hydra
      syros red
      kythnos red
      milos blue troops 1
      kea yellow
      andros yellow
      now turn red ares
    `);
    game.play('buy hydra', 'summon milos', 'destroy troop milos');
    assert.deepEqual([game.area('milos').owner, game.faction('blue').eliminated], ['blue', false]);
  });
});

describe('Hydra in upkeep', () => {
  test('[LE-CREA-HYDRA] [LE-UPKEEP-2] moves between land and sea, and feeds after paying and moving', () => {
    const game = story(`
      ${TABLE.replace('hydra', 'harpy')}
      red priestesses 1
      figure hydra red milos
      milos blue troops 1
      agave yellow fleets 1
      erato blue fleets 2
      ${UPKEEP}
    `);
    game.offers([
      'keep hydra milos',
      'keep hydra sifnos',
      'keep hydra amatheia',
      'keep hydra ianeira',
      'keep hydra erato',
      'release hydra',
    ]);
    game.play('keep hydra ianeira').asks('red');
    assert.equal(game.faction('red').priestesses, 0);
    game.offers(['destroy troop milos', 'destroy fleet agave']).play('destroy fleet agave');
    assert.deepEqual([game.area('ianeira').prosperity, game.area('milos').prosperity], [1, 0]);
    assert.equal(game.area('ianeira').figure, 'hydra');
  });

  test('[LE-CREA-HYDRA] feeds once in each upkeep, moved or not', () => {
    const game = story(`
      ${TABLE.replace('hydra', 'harpy')}
      red priestesses 1
      figure hydra red milos
      milos blue troops 3 prosperity 1
      ${UPKEEP}
    `);
    game.play('keep hydra milos').offers(['destroy troop milos']).play('destroy troop milos').asks('red');
    assert.deepEqual([game.area('milos').troops, game.area('milos').prosperity], [2, 2]);
    assert.equal(game.state.phase, 'actions');
  });

  test('[LE-CREA-HYDRA] [R-HYDRA] finds nothing: it stays, but adds no token', () => {
    const game = story(`
      ${TABLE.replace('hydra', 'harpy')}
      milos blue
      red priestesses 1
      figure hydra red galene
      ${UPKEEP}
    `);
    game.play('keep hydra eunice').asks('red');
    assert.deepEqual(
      [game.state.phase, game.area('eunice').prosperity, game.area('eunice').figure],
      ['actions', 0, 'hydra'],
    );
  });

  test('[LE-CREA-HYDRA] [LE-UPKEEP-3] released it eats nothing more; its tokens stay', () => {
    const game = story(`
      ${TABLE.replace('hydra', 'harpy')}
      red priestesses 1
      figure hydra red milos
      milos blue troops 3 prosperity 1
      ${UPKEEP}
    `);
    assert.equal(game.faction('blue').income, 5);
    game.play('release hydra');
    assert.deepEqual([game.area('milos').troops, game.area('milos').prosperity], [3, 1]);
    assert.equal(game.faction('blue').income, 3);
    assert.equal(game.faction('red').priestesses, 1);
    assert.deepEqual(game.state.discard, ['hydra']);
  });
});
