import assert from 'node:assert/strict';
import { test } from 'node:test';
import { story } from '@meltemi/testkit';

const TABLE = `
  gold red 9
  creatures - - - polyphemus
  syros red
  kythnos red
  milos blue
  mykonos blue
  kea yellow
  gyaros yellow
`;
const UPKEEP = `
  red priestesses 2 offers zeus 1
  blue offers athena 1
  yellow offers apollo 0
  now upkeep
`;

test('[LE-CREA-POLYPHEMUS] [R-POLYPHEMUS] its holder moves fleets out singly, one step, to empty areas or their own', () => {
  const game = story(`
    map amatheia ~ ianeira ~ agave
    map evagore ~ dione ~ opis ~ eione ~ dione ~ cymothoe
    ${TABLE}
    dione blue fleets 2
    opis blue fleets 1
    evagore yellow fleets 1
    ianeira red fleets 1
    now turn red ares
  `);
  // Around Makronisos: Dione, Cymothoe, Ianeira, Agave. Evagore is yellow's, Cymothoe and Agave are closed themselves.
  game.play('buy polyphemus', 'summon makronisos').asks('red');
  game.offers(['push dione>opis', 'push dione>eione', 'push ianeira>amatheia']);
  game.refuses('push dione>evagore', 'push dione>cymothoe', 'push ianeira>agave', 'end');
  game.play('push dione>eione').offers(['push dione>opis', 'push dione>eione', 'push ianeira>amatheia']);
  game.play('push dione>opis', 'push ianeira>amatheia').asks('red').offers(['end'], 'end');
  assert.deepEqual([game.area('opis').fleets, game.area('eione').fleets, game.area('dione').owner], [2, 1, null]);
  assert.deepEqual([game.area('amatheia').owner, game.area('amatheia').fleets], ['red', 1]);
  assert.equal(game.state.battle, null);
});

test('[LE-CREA-POLYPHEMUS] [R-POLYPHEMUS] never two colours in one area: the order of pushing decides who drowns', () => {
  const game = story(`
    map evagore ~ calypso ~ polydora ~ evagore
    ${TABLE}
    evagore yellow fleets 2
    polydora blue fleets 1
    psamathe red fleets 1
    now turn red ares
  `);
  // Around Kythnos only Calypso is left, for yellow as for blue.
  game.play('buy polyphemus', 'summon kythnos').offers(['push evagore>calypso', 'push polydora>calypso']);
  const blueSaved = game.fork().play('push polydora>calypso').asks('red').offers(['end'], 'end');
  assert.deepEqual([blueSaved.area('calypso').owner, blueSaved.area('calypso').fleets], ['blue', 1]);
  assert.deepEqual([blueSaved.area('evagore').owner, blueSaved.area('evagore').fleets], [null, 0]);

  game.play('push evagore>calypso').offers(['push evagore>calypso']).refuses('end').play('push evagore>calypso');
  game.asks('red').offers(['end'], 'end');
  assert.deepEqual([game.area('calypso').owner, game.area('calypso').fleets], ['yellow', 2]);
  assert.deepEqual([game.area('polydora').owner, game.area('polydora').fleets], [null, 0]);
});

test('[LE-CREA-POLYPHEMUS] [R-POLYPHEMUS] fleets without any way out are destroyed, own ones too', () => {
  const game = story(`
    ${TABLE}
    clymene yellow fleets 2
    electra red fleets 3
    pronoe blue fleets 1
    erato yellow fleets 1
    now turn red ares
  `);
  game.play('buy polyphemus', 'summon thera').asks('red').offers(['end'], 'end');
  for (const sea of ['clymene', 'electra', 'pronoe']) {
    assert.deepEqual([game.area(sea).owner, game.area(sea).fleets], [null, 0], sea);
  }
  assert.equal(game.area('erato').fleets, 1);
});

test("[LE-CREA-POLYPHEMUS] [R-KRAKEN] does not push into Kraken's area", () => {
  const game = story(`
    ${TABLE}
    figure kraken blue pronoe
    cymothoe yellow fleets 2
    now turn red ares
  `);
  game.play('buy polyphemus', 'summon kythnos').asks('red').offers(['end'], 'end');
  assert.equal(game.area('cymothoe').fleets, 0);
});

test('[LE-CREA-POLYPHEMUS] [R-KRAKEN] nobody sails into, through or recruits in the closed areas', () => {
  const game = story(`
    map calypso ~ ianthe
    map eione ~ psamathe ~ urania
    ${TABLE.replace('polyphemus', 'harpy')}
    figure polyphemus red kythnos
    calypso red fleets 2
    psamathe red fleets 1
    opis blue fleets 1
    now turn red poseidon
  `);
  // Closed: Evagore, Polydora, Dione, Cymothoe.
  game.offers(
    ['calypso>ianthe 1', 'calypso>ianthe 2', 'psamathe>eione 1', 'psamathe>urania 1'].map((to) => `sail ${to}`),
    'sail',
  );
  game.offers(['recruit fleet calypso', 'recruit fleet ianthe'], 'recruit');
});

test('[LE-CREA-POLYPHEMUS] [LE-SEA-5] a fleet cannot withdraw into a closed area', () => {
  const game = story(`
    map ianeira ~ agave ~ eunice
    ${TABLE.replace('polyphemus', 'harpy')}
    figure polyphemus yellow serifos
    agave blue fleets 2
    ianeira red fleets 3
    now turn red poseidon
  `);
  game.play('sail ianeira>agave 3', 'roll 1', 'roll 1').asks('blue');
  game.offers(['fight', 'withdraw eunice', 'withdraw ianeira']);
});

test('[LE-CREA-POLYPHEMUS] [LE-LAND-1] the broken chain carries no troops any more', () => {
  const table = `
    ${TABLE}
    syros red troops 1
    evagore red fleets 1
    now turn red ares
  `;
  story(table).offers(['march syros>kythnos 1', 'march syros>tinos 1'], 'march');
  story(table).play('buy polyphemus', 'summon tinos', 'push evagore>calypso').offers(['march syros>gyaros 1'], 'march');
});

test('[LE-CREA-POLYPHEMUS] [R-POLYPHEMUS] moved in upkeep it pushes again, and the sea it left is open', () => {
  const game = story(`
    ${TABLE.replace('polyphemus', 'harpy')}
    figure polyphemus red serifos
    ianeira blue fleets 1
    amatheia yellow fleets 1
    galene yellow fleets 1
    ${UPKEEP}
  `);
  game.offers(['keep polyphemus serifos', 'keep polyphemus sifnos', 'release polyphemus']);
  const stayed = game.fork().play('keep polyphemus serifos');
  assert.equal(stayed.area('ianeira').fleets, 1);
  // Sifnos closes Ianeira, Hippothoe and Agave: blue has no step left.
  game.play('keep polyphemus sifnos').asks('red');
  assert.equal(game.area('ianeira').fleets, 0);
  assert.equal(game.state.phase, 'actions');
});

test('[LE-CREA-POLYPHEMUS] moved in upkeep its holder pushes before anybody else goes on', () => {
  const game = story(`
    map agave ~ eunice
    ${TABLE.replace('polyphemus', 'harpy')}
    figure polyphemus red serifos
    figure cerberus blue kea
    blue priestesses 1
    agave blue fleets 1
    ${UPKEEP}
  `);
  game.play('keep polyphemus sifnos').asks('red').offers(['push agave>eunice']).play('push agave>eunice').asks('blue');
});

test('[LE-CREA-POLYPHEMUS] [LE-UPKEEP-3] released, the sea around is open again', () => {
  const game = story(`
    map agave ~ hippothoe
    ${TABLE.replace('polyphemus', 'harpy')}
    figure polyphemus red serifos
    agave red fleets 1
    red priestesses 0 offers poseidon 1
    gods poseidon athena zeus ares hera
    blue offers athena 1
    yellow offers apollo 0
    now upkeep
  `);
  game.play('release polyphemus', 'build port syros.1', 'place fleet calypso');
  assert.ok(game.offered('sail').includes('sail agave>hippothoe 1'));
});
