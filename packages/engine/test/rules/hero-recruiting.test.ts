import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { story } from '@meltemi/testkit';
import { clashes } from './clashes.ts';
import { OTHERS } from './others.ts';

describe('recruiting heroes', () => {
  const track = `
    ${OTHERS}
    heroes ajax helen
    thera red
    kythnos red
  `;

  test('[LE-HERO-1] a hero costs 4 GP with Hera and goes into an own land area, one in a turn', () => {
    const game = story(`${track} gold red 9\n now turn red hera`);
    game.offers(['hire ajax thera', 'hire ajax kythnos', 'hire helen thera', 'hire helen kythnos'], 'hire');
    game.refuses('hire helen milos', 'hire helen gyaros', 'hire helen polydora', 'hire hector thera');
    game.play('hire helen kythnos');
    assert.deepEqual(game.area('kythnos').heroes, ['helen']);
    assert.equal(game.faction('red').gold, 5);
    assert.deepEqual(game.state.heroTrack, ['ajax', null]);
    game.offers([], 'hire').refuses('hire ajax thera');
  });

  test('[LE-HERO-1] three GP are not enough for a hero, and no other god brings one', () => {
    story(`${track} gold red 3\n now turn red hera`).offers([], 'hire');
    story(`${track} gold red 4\n now turn red hera`).refuses('hire jason thera').play('hire ajax thera');
    for (const god of ['zeus', 'athena', 'poseidon', 'ares']) {
      story(`${track} gold red 9\n now turn red ${god}`).offers([], 'hire');
    }
  });

  test('[LE-HERO-1] a hero fights with strength 1', () => {
    const game = story(`
      ${OTHERS}
      thera red
      kythnos red
      hero perseus red thera
      gyaros blue troops 1
      now turn red zeus
    `);
    game.play('mobilise perseus>gyaros 0', 'roll 1', 'roll 0');
    assert.deepEqual(clashes(game), [[2, 1]]);
  });

  test('[LE-HERO-1] [LE-HERO-4] a hero just recruited can lead troops at once', () => {
    const game = story(`${track} gold red 5\n thera troops 1\n now turn red hera`);
    game.play('hire ajax thera', 'mobilise ajax>kythnos 1');
    assert.deepEqual(game.area('kythnos').heroes, ['ajax']);
    assert.equal(game.area('kythnos').troops, 1);
    assert.equal(game.faction('red').gold, 0);
  });
});

describe('heroes in play', () => {
  test('[LE-HERO-2] heroes who stay behind lend nothing to a battle next door', () => {
    const game = story(`
      map thera = gyaros
      ${OTHERS}
      thera red troops 2
      kythnos red
      hero ajax red thera
      hero helen red thera
      hero croesus red thera
      hero pandora red kythnos
      hero penthesilea red kythnos
      gyaros blue troops 1 mercenaries 1 fortress.1
      hero hector blue mykonos
      now turn red ares
    `);
    game.play('march thera>gyaros 2', 'stay ajax', 'stay helen', 'stay croesus');
    // No strike by Hector, no mercenary changes sides, red's die is rolled, no reroll is asked.
    game.asks('fate').play('roll 3').asks('fate').play('roll 2');
    assert.deepEqual(clashes(game), [[5, 5]]);
    // The tie costs both one unit: Penthesilea is not there.
    game.asks('blue').play('lose mercenary').asks('red').offers(['lose troop']).play('lose troop');
    assert.deepEqual(game.area('thera').heroes, ['ajax', 'helen', 'croesus']);
  });

  test('[LE-HERO-5] the Harpy finds no prey where only heroes stand', () => {
    const game = story(`
      gold red 2
      creatures - - - harpy
      milos yellow mercenaries 1
      sifnos yellow
      hero ajax yellow sifnos
      mykonos blue
      andros blue
      hero helen blue andros
      thera red troops 1
      hero jason red thera
      now turn red zeus
    `);
    game.play('buy harpy').offers(['destroy mercenary milos', 'destroy troop thera']);
    game.play('destroy troop thera');
    assert.deepEqual(game.area('thera').heroes, ['jason']);
  });

  test('[LE-HERO-5] with nothing but heroes on the board the Harpy has no effect', () => {
    const game = story(`${OTHERS}
      gold red 2
      creatures - - - harpy
      thera red
      hero jason red thera
      hero ajax yellow milos
      now turn red zeus
    `);
    game.play('buy harpy').asks('red').offers([], 'destroy');
    assert.deepEqual(game.state.discard, ['harpy']);
    assert.equal(game.state.heroes.length, 2);
  });

  test('[LE-HERO-3] a hero lost in battle is out without any effect, though the condition for the sacrifice holds', () => {
    const game = story(`
      thera red
      kythnos red
      syros red
      kea red
      makronisos red
      kimolos red
      tinos red
      hero ajax red thera
      gyaros blue troops 4
      ${OTHERS}
      now turn red zeus
    `);
    game.play('mobilise ajax>gyaros 0', 'roll 0', 'roll 0').offers(['lose ajax']).play('lose ajax');
    game.asks('red').offers([], 'found').offers([], 'sacrifice');
    assert.equal(game.faction('red').metropolises, 0);
    assert.equal(game.area('gyaros').owner, 'blue');
    assert.deepEqual(game.state.heroes, []);
    assert.ok(!game.state.heroDeck.includes('ajax') && !game.state.heroTrack.includes('ajax'));
  });
});

describe('sacrificing heroes', () => {
  const seven = `
    ${OTHERS}
    cycle 3
    gold red 9
    thera red troops 1
    kythnos red
    syros red
    kea red
    makronisos red
    kimolos red
    tinos red
  `;

  test('[LE-HERO-3] any moment of the own turn will do, and hero and card leave the game', () => {
    const game = story(`${seven} hero ajax red thera 2\n now turn red zeus`);
    game.offers(['sacrifice ajax'], 'sacrifice');
    game.play('gain priestess').offers(['sacrifice ajax'], 'sacrifice');
    game.play('mobilise ajax>kythnos 0').offers(['sacrifice ajax'], 'sacrifice');
    game.play('sacrifice ajax', 'found kea.1', 'token gold').asks('red');
    assert.equal(game.faction('red').metropolises, 1);
    assert.deepEqual(game.state.heroes, []);
    assert.ok(!game.state.heroDeck.includes('ajax') && !game.state.heroTrack.includes('ajax'));
    assert.equal(game.area('kythnos').owner, 'red');
    // The turn goes on: 9 - 4 - 1 + 3.
    assert.equal(game.faction('red').gold, 7);
    game.offers([], 'sacrifice');
  });

  test('[R-SACRIFICE] [LE-ACT-5] also before and between the mandatory actions', () => {
    const turn = `${seven} gods zeus ares athena poseidon hera\n red offers zeus 1\n`;
    const first = story(`${turn} hero ajax red thera 2\n now actions`);
    first.offers(['done', 'sacrifice ajax']).play('sacrifice ajax', 'found kea.1', 'token gold');
    first.asks('red').offers([], 'sacrifice').play('build temple thera.1');
    const between = story(`${turn} hero ajax red thera 2\n now actions`);
    between.play('done', 'build temple thera.1').offers(['done', 'sacrifice ajax']).play('done');
    assert.equal(between.faction('red').priestesses, 1);
    between.offers(['sacrifice ajax'], 'sacrifice');
  });

  test('[R-SACRIFICE] a faction without a hero to sacrifice is not asked before the mandatory actions', () => {
    const turn = `${seven} gods zeus ares athena poseidon hera\n red offers zeus 1\n milos blue\n blue priestesses 2\n`;
    for (const hero of ['hector blue milos 2', 'ajax red thera 3', 'hector red thera 2'])
      assert.ok(story(`${turn} hero ${hero}\n now actions`).offered('build temple').length > 0, hero);
  });

  test('[LE-HERO-3] not in the cycle of recruitment', () => {
    story(`${seven} hero ajax red thera 3\n now turn red zeus`).offers([], 'sacrifice').refuses('sacrifice ajax');
    const game = story(`${seven} heroes hector -\n red priestesses 2\n now turn red hera`);
    game.play('hire hector kea').offers([], 'sacrifice').refuses('sacrifice hector');
  });

  test('[LE-HERO-3] not with Apollo', () => {
    const game = story(`${seven} hero ajax red thera\n heroes helen jason\n red offers apollo 0\n now actions`);
    game.refuses('sacrifice ajax').play('place prosperity kea');
    game.refuses('sacrifice ajax', 'mobilise ajax>kythnos 0').play('place prosperity galene');
    assert.equal(game.state.cycle, 4);
    assert.deepEqual(game.area('thera').heroes, ['ajax']);
  });

  test('[LE-HERO-3] [LE-HERO-4] nobody can sacrifice or lead the hero of somebody else', () => {
    const game = story(`${seven} hero ajax red thera
      hero hector red thera
      red priestesses 2
      blue priestesses 2
      hero helen blue mykonos
      now turn blue zeus
    `);
    game.asks('blue').offers([], 'sacrifice').refuses('sacrifice ajax', 'sacrifice hector', 'mobilise ajax>kythnos 0');
  });

  test('[R-SACRIFICE] never inside a move or a battle', () => {
    const game = story(`
      map thera = gyaros
      ${seven} hero ajax red thera\n hero hector red thera\n red priestesses 2
      gyaros blue troops 3\n now turn red ares`);
    game.offers(['sacrifice ajax', 'sacrifice hector'], 'sacrifice');
    game.play('march thera>gyaros 1').refuses('sacrifice hector').play('join ajax', 'stay hector');
    game.play('roll 0', 'roll 1').asks('red').refuses('sacrifice hector', 'sacrifice ajax').play('lose troop');
    game.asks('red').refuses('sacrifice hector', 'sacrifice ajax').play('withdraw thera');
    game.offers(['sacrifice ajax', 'sacrifice hector'], 'sacrifice');
  });

  test('[R-SACRIFICE] a sacrifice that could build nothing is not offered: no site, or no metropolis left', () => {
    const full = `
      ${OTHERS}
      gold red 15
      metropolis kea.1 gold
      metropolis makronisos.1 troops
      kea red
      makronisos red
      hero croesus red kea
    `;
    story(`${full} now turn red zeus`).offers([], 'sacrifice').refuses('sacrifice croesus');
    story(`${full} kimolos red\n stack gold 0\n now turn red zeus`).offers([], 'sacrifice');
    const eight = 'hippothoe red fleets 8\n hero jason red kea';
    story(`${full} ${eight}\n gold red 0\n now turn red zeus`).offers([], 'sacrifice');
    // A basic building makes room; so does Penthesilea's card.
    const razing = story(`${full} kimolos red port.1 temple.2\n now turn red zeus`);
    razing.play('sacrifice croesus').offers(['found kimolos.1', 'found kimolos.2']);
    const shrine = story(`${full} hero penthesilea red kea\n now turn red zeus`);
    shrine.play('sacrifice croesus').offers(['enshrine penthesilea']);
  });

  test('[R-SACRIFICE] the lands and buildings of a teammate do not count for the condition', () => {
    const team = `position legendary players 4 teams
      board quick
      kamares blue
      korissia blue
      kastro purple
      koufonisia purple
      akrotiri red port.1 port.2
      psathi red temple.1 temple.2
      lefkes red
      chalki red
      apollonas red
      irakleia red
      hero odysseus red psathi
      hero ajax red psathi
      hero helen red psathi
      now turn red zeus`;
    const yellow = 'ermoupoli yellow port.1 temple.2\n finikas yellow';
    story(team.replace('now', `${yellow}\n now`)).offers(['sacrifice helen'], 'sacrifice');
    const more = `${yellow}\n schoinoussa red port.1\n now`;
    story(team.replace('now', more)).offers(['sacrifice helen', 'sacrifice odysseus', 'sacrifice ajax'], 'sacrifice');
  });
});
