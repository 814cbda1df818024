import assert from 'node:assert/strict';
import { test } from 'node:test';
import { story } from '@meltemi/testkit';

const TABLE = `
  gold red 9
  syros red
  kythnos red troops 2 mercenaries 1
  thera blue troops 1
  gyaros blue
  milos blue
  mykonos yellow
  kea yellow
`;

test("[LE-CREA-MEDUSA] with Ares no troop enters or leaves her area, her holder's included", () => {
  const out = story(`${TABLE}\nfigure medusa red kythnos\nnow turn red ares`);
  out.offers([], 'march').refuses('march kythnos>thera 1');
  for (const holder of ['red', 'blue']) {
    const into = story(`${TABLE}\nfigure medusa ${holder} thera\nnow turn red ares`);
    into.offers([], 'march').refuses('march kythnos>thera 2+1');
  }
  story(`${TABLE}\nfigure medusa blue gyaros\nnow turn red ares`).play('march kythnos>thera 2');
});

test('[LE-CREA-MEDUSA] not over a chain of fleets either', () => {
  const fleets = 'dione red fleets 1\nfigure medusa yellow kea\nnow turn red ares';
  const game = story(`${TABLE}\n${fleets}`);
  const targets = new Set(game.offered('march').map((move) => move.split(/[> ]/)[2]));
  assert.deepEqual([...targets].sort(), ['makronisos', 'thera', 'tinos']);
});

test('[LE-CREA-MEDUSA] a hero can neither lead troops out of her area nor into it', () => {
  const out = story(`${TABLE}\nhero ajax red kythnos\nfigure medusa blue kythnos\nnow turn red athena`);
  out.offers([], 'mobilise').refuses('mobilise ajax>thera 0');
  const into = story(`${TABLE}\nhero ajax red kythnos\nfigure medusa blue thera\nnow turn red athena`);
  into.offers([], 'mobilise').refuses('mobilise ajax>thera 0');
});

test("[LE-CREA-MEDUSA] [LE-HERO-JASON] not even over other people's fleets", () => {
  const game = story(`
    map kea = makronisos
    ${TABLE}
    hero jason red kythnos
    dione yellow fleets 1
    figure medusa yellow kea
    now turn red athena
  `);
  game.refuses('mobilise jason>kea 0').play('mobilise jason>makronisos 0');
});

test('[LE-CREA-MEDUSA] [LE-HERO-PERSEUS] the sacrifice of Perseus does not help', () => {
  const game = story(`
    map kythnos = thera = gyaros
    ${TABLE}
    cycle 3
    hero perseus red syros
    figure medusa blue thera
    now turn red athena
  `);
  game.play('sacrifice perseus').refuses('fly kythnos>thera 2').play('fly kythnos>gyaros 1').asks('red');
  const out = story(`
    ${TABLE}
    cycle 3
    hero perseus red syros
    figure medusa blue kythnos
    now turn red athena
  `);
  out.offers([], 'sacrifice');
});

test('[LE-CREA-MEDUSA] [R-RETREAT] nobody withdraws into her area', () => {
  const game = story(`
    map makronisos = kea
    map tinos
    map kythnos
    gold red 9
    syros red
    makronisos red troops 3
    kea blue troops 2
    opis blue fleets 1
    dione blue fleets 1
    kimolos red
    tinos blue
    kythnos blue
    milos yellow
    mykonos yellow
    figure medusa blue kythnos
    now turn red ares
  `);
  game.play('march makronisos>kea 3', 'roll 1', 'roll 0', 'lose troop').asks('blue');
  game.offers(['fight', 'withdraw tinos']).play('fight').asks('red').offers(['fight', 'withdraw makronisos']);
  const back = story(`
    gold red 9
    syros red
    kimolos red
    makronisos red troops 3
    kea blue troops 2
    tinos blue
    milos yellow
    mykonos yellow
    figure medusa blue tinos
    dione blue fleets 1
    now turn red ares
  `);
  back
    .play('march makronisos>kea 3', 'roll 1', 'roll 0', 'lose troop')
    .asks('blue')
    .offers(['fight', 'withdraw kythnos']);
});

test('[R-MEDUSA] recruiting into her area is allowed', () => {
  const table = `${TABLE}\nfigure medusa blue kythnos`;
  story(`${table}\nnow turn red ares`).offers(['recruit troop syros', 'recruit troop kythnos'], 'recruit');
  const hera = story(`${table}\nheroes ajax -\nnow turn red hera`);
  hera.offers(['recruit mercenary syros', 'recruit mercenary kythnos'], 'recruit');
  hera.offers(['hire ajax syros', 'hire ajax kythnos'], 'hire').play('hire ajax kythnos').offers([], 'mobilise');
});

test('[LE-CREA-MEDUSA] [LE-UPKEEP-2] moves over land in upkeep; released, she lets everybody go', () => {
  const game = story(`
    map kythnos = thera
    ${TABLE}
    red priestesses 1 offers ares 1
    gods ares athena zeus poseidon hera
    blue offers athena 1
    yellow offers apollo 0
    figure medusa red kythnos
    figure cerberus yellow gyaros
    now upkeep
  `);
  game.offers(['keep medusa kythnos', 'keep medusa thera', 'release medusa']);
  const moved = game
    .fork()
    .play('keep medusa thera', 'release cerberus', 'build fortress syros.1', 'place troop syros');
  moved.offers([], 'march');
  game.play('release medusa', 'release cerberus', 'build fortress syros.1', 'place troop syros');
  assert.ok(game.offered('march').includes('march kythnos>thera 2+1'));
  assert.deepEqual(game.state.discard, ['medusa', 'cerberus']);
});

test("[LE-CREA-MEDUSA] [R-ALLY] no way through a teammate's area where she sits", () => {
  const table = (figure: string) => `
    position legendary players 4 teams
    board quick
    gold red 10
    kamares red troops 1
    psathi red
    irakleia yellow
    finikas yellow
    akrotiri blue
    korissia blue
    kastro purple
    schoinoussa purple
    ${figure}
    now turn red ares
  `;
  assert.ok(story(table('')).offered('march').includes('march kamares>akrotiri 1'));
  story(table('figure medusa blue irakleia')).offers([], 'march');
});
