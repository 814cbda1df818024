import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Story, story } from '@meltemi/testkit';

const BYSTANDERS = `
  mykonos blue
  tinos blue
  kea yellow
  andros yellow
`;

/** The actions begin: red alone has a marker on a god. */
function redOn(god: string, text: string): Story {
  const rest = ['zeus', 'athena', 'poseidon', 'ares', 'hera'].filter((other) => other !== god);
  return story(`${BYSTANDERS}
    gods ${[god, ...rest].filter((tile) => tile !== 'apollo').join(' ')}
    red offers ${god} ${god === 'apollo' ? 0 : 1}
    ${text}
    now actions
  `);
}

const THREE_TURNS = `
  gods ares zeus poseidon athena hera
  heroes ajax jason
  creatures harpy satyr dryad -
  deck giant
  order blue red yellow
  red offers zeus 1
  blue offers ares 1
  yellow offers apollo 0
  syros red
  kythnos red
  ${BYSTANDERS}
  now actions
`;

test('[LE-ACT-1] gods act from the top down, Apollo last, whatever the order of bidding', () => {
  const game = story(THREE_TURNS);
  game.asks('blue').play('build fortress mykonos.1', 'place troop mykonos', 'end');
  game.asks('red').play('build temple syros.1', 'end');
  game.asks('yellow').play('place prosperity kea', 'place prosperity opis');
  assert.equal(game.state.cycle, 2);
});

test('[LE-ACT-1] the mandatory actions come first, and nothing else is possible before them', () => {
  const game = redOn('ares', 'gold red 9\nsyros red troops 1\nkythnos red\ncreatures - - - harpy');
  game.offers([
    'build fortress syros.1',
    'build fortress syros.2',
    'build fortress kythnos.1',
    'build fortress kythnos.2',
  ]);
  game.refuses('end', 'buy harpy', 'recruit troop syros', 'skip');
  game.play('build fortress syros.1').offers(['place troop syros', 'place troop kythnos']).refuses('end', 'buy harpy');
});

test('[LE-ACT-1] paid actions may be mixed in any order and repeated', () => {
  const game = redOn('poseidon', 'gold red 20\nsyros red\nkythnos red\ncreatures - - harpy satyr\nblue philosophers 1');
  game.play('build port syros.1', 'place fleet evagore');
  game.play('sail evagore>dione 1', 'recruit fleet evagore', 'buy satyr', 'rob blue', 'sail evagore>polydora 1');
  game.play('recruit fleet evagore', 'sail dione>cymothoe 1').play('end');
  // Three moves, fleets for 1 and 2, a creature for 2.
  assert.equal(game.faction('red').gold, 20 - 3 - 3 - 2);
});

test('[LE-ACT-1] a faction may do nothing but what it must', () => {
  const game = redOn('athena', 'gold red 20\nsyros red\nkythnos red');
  game.play('build university syros.1', 'end');
  assert.equal(game.faction('red').gold, 20);
});

test('[LE-ACT-2] [EX-2] the first to act goes to the last place: Apollo’s faction bids first in the next cycle', () => {
  const game = story(THREE_TURNS);
  game.play('build fortress mykonos.1', 'place troop mykonos', 'end', 'build temple syros.1', 'end');
  game.play('place prosperity kea', 'place prosperity opis', 'draw giant');
  assert.equal(game.state.phase, 'offerings');
  game.asks('yellow').play('bid zeus 1').asks('red').play('bid apollo 0').asks('blue');
});

test('[LE-ACT-3] the building goes on an empty site in own land, not on a rival’s and not on one that is taken', () => {
  const game = redOn('athena', 'syros red port.1\nserifos red');
  game.offers(['build university syros.2', 'build university serifos.1']);
  game.refuses('build university syros.1', 'build university mykonos.1', 'build temple syros.2', 'skip');
  game.play('build university syros.2');
  assert.deepEqual(game.area('syros').built, ['port', 'university']);
});

test('[LE-ACT-3] with no empty site one may skip the building, or pull down one of one’s own for it', () => {
  const game = redOn('athena', 'syros red port.1 fortress.2\nserifos red port.1');
  game.offers(['skip', 'build university syros.1', 'build university syros.2', 'build university serifos.1']);
  const skipped = game.fork().play('skip');
  assert.deepEqual(skipped.area('syros').built, ['port', 'fortress']);
  assert.equal(skipped.faction('red').philosophers, 1);
  game.play('build university syros.2');
  assert.deepEqual(game.area('syros').built, ['port', 'university']);
  assert.equal(game.faction('red').philosophers, 1);
});

test('[LE-ACT-3] a metropolis can’t be pulled down for a building', () => {
  const game = redOn('athena', 'syros red fortress.2\nmetropolis syros.1 gold');
  game.offers(['skip', 'build university syros.2']);
  const only = redOn('athena', 'serifos red\nmetropolis serifos.1 gold');
  only.asks('red').offers([], 'build').offers([], 'skip');
  assert.equal(only.faction('red').philosophers, 1);
});

test('[LE-ACT-3] a university that completes the four becomes a metropolis before the philosopher is drawn', () => {
  const game = redOn('athena', 'syros red port.1 fortress.2\nserifos red temple.1\nkythnos red');
  game.play('build university kythnos.1').asks('red');
  assert.equal(game.faction('red').philosophers, 0);
  game.play('found serifos.1', 'token gold');
  assert.equal(game.faction('red').philosophers, 1);
  assert.equal(game.faction('red').metropolises, 1);
});

test('[LE-ACT-4] the building first, then the piece; a piece that is not in the reserve is skipped', () => {
  const game = redOn('poseidon', 'gold red 9\nsyros red\nevagore red fleets 8');
  game.play('build port syros.2').asks('red').offers([], 'place').offers(['end'], 'end');
});

test('[LE-ACT-4] no place for a fleet: it is skipped', () => {
  const game = redOn('poseidon', 'serifos red\nhippothoe blue fleets 1');
  game.play('build port serifos.1').offers([], 'place').offers(['end'], 'end');
});

test('[LE-ACT-5] every god but Apollo sells creatures', () => {
  for (const god of ['zeus', 'athena', 'poseidon', 'ares', 'hera']) {
    const game = story(`${BYSTANDERS}
      gold red 3
      creatures satyr giant harpy medusa
      syros red
      kythnos red
      now turn red ${god}
    `);
    game.offers(['buy harpy', 'buy medusa'], 'buy');
  }
});

test('[LE-ACT-5] [LE-ARES-4] heroes mobilise with every god but Ares and Apollo', () => {
  for (const god of ['zeus', 'athena', 'poseidon', 'ares', 'hera']) {
    const game = story(`${BYSTANDERS}
      gold red 3
      thera red
      kythnos red
      hero ajax red thera
      now turn red ${god}
    `);
    game.offers(god === 'ares' ? [] : ['mobilise ajax>gyaros 0', 'mobilise ajax>kythnos 0'], 'mobilise');
  }
});

test('[LE-ACT-5] a hero may be sacrificed with every god but Apollo, before and after other actions', () => {
  for (const god of ['zeus', 'athena', 'poseidon', 'ares', 'hera']) {
    const game = story(`${BYSTANDERS}
      gold red 20
      creatures - - - graeae
      cycle 2
      serifos red
      kythnos red
      hero croesus red serifos 1
      now turn red ${god}
    `);
    game.offers(['sacrifice croesus'], 'sacrifice').play('buy graeae').play('sacrifice croesus');
    assert.equal(game.faction('red').gold, 20 - 2 + 1 - 15);
  }
});

test('[LE-REC-1] fleets go to seas beside own land, empty or with own fleets; a port just built does not matter', () => {
  const game = redOn(
    'poseidon',
    `
    syros red
    serifos red
    calypso red fleets 1
    ianthe blue fleets 1
  `,
  );
  // The seas of Syros are Calypso (own), Evagore (empty) and Ianthe (blue's); Serifos has Hippothoe.
  game.play('build port serifos.1').offers(['place fleet calypso', 'place fleet evagore', 'place fleet hippothoe']);
  game.refuses('place fleet ianthe', 'place fleet agave').play('place fleet calypso');
  assert.equal(game.area('calypso').fleets, 2);
});

test('[LE-REC-1] [R-FLEETS] own fleets far from own land get no reinforcement', () => {
  const game = story(`${BYSTANDERS}
    gold red 5
    serifos red
    kythnos red
    galene red fleets 2
    now turn red poseidon
  `);
  game.refuses('recruit fleet galene');
});

test('[LE-REC-2] troops, mercenaries and heroes go into own land, occupied or held by a token only', () => {
  const text = `${BYSTANDERS}
    gold red 9
    heroes ajax -
    syros red troops 2
    kythnos red
  `;
  const ares = story(`${text}\n now turn red ares`);
  ares.offers(['recruit troop syros', 'recruit troop kythnos'], 'recruit').refuses('recruit troop gyaros');
  const hera = story(`${text}\n now turn red hera`);
  hera.offers(['recruit mercenary syros', 'recruit mercenary kythnos'], 'recruit');
  hera.offers(['hire ajax syros', 'hire ajax kythnos'], 'hire').refuses('hire ajax tinos');
});

test('[LE-REC-3] a lost mercenary is back in the supply, and a land held by mercenaries alone stays when they are gone', () => {
  const game = story(`
    gold red 9
    creatures - - - harpy
    mykonos blue mercenaries 8
    tinos blue
    kea yellow
    andros yellow
    syros red mercenaries 8
    kythnos red
    now turn red hera
  `);
  game.offers([], 'recruit').play('buy harpy', 'destroy mercenary mykonos');
  game.play('recruit mercenary kythnos').offers([], 'recruit');
  const last = story(`${BYSTANDERS}
    gold red 9
    creatures - - - harpy
    gyaros blue mercenaries 1
    syros red
    kythnos red
    now turn red zeus
  `);
  last.play('buy harpy', 'destroy mercenary gyaros');
  assert.deepEqual([last.area('gyaros').owner, last.area('gyaros').mercenaries], ['blue', 0]);
});

test('[LE-REC-3] mercenaries march and fight as their holder’s troops', () => {
  const game = story(`
    gold red 5
    thera red mercenaries 2
    kythnos red
    gyaros blue troops 1
    mykonos blue
    kea yellow
    andros yellow
    now turn red ares
  `);
  game.play('march thera>gyaros 0+2', 'roll 1', 'roll 1', 'lose troop');
  assert.deepEqual([game.area('gyaros').owner, game.area('gyaros').mercenaries], ['red', 2]);
});
