import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Story, story } from '@meltemi/testkit';
import { boardOf } from '../../src/board.ts';

const BYSTANDERS = `
  mykonos blue
  tinos blue
  kea yellow
  andros yellow
`;

function heraBuilds(text: string): Story {
  return story(`${BYSTANDERS}
    gods hera zeus athena poseidon ares
    red offers hera 1
    ${text}
    now actions
  `);
}

function heraTurn(text: string): Story {
  return story(`${BYSTANDERS}
    ${text}
    now turn red hera
  `);
}

test('[LE-HERA-1] Hera gives a building of a type one does not have, and a mercenary, free', () => {
  const game = heraBuilds('gold red 0\nsyros red port.1\nserifos red');
  game.offers(
    ['fortress', 'temple', 'university'].flatMap((type) => [`build ${type} syros.2`, `build ${type} serifos.1`]),
  );
  game.refuses('build port syros.2').play('build temple serifos.1');
  game.offers(['place mercenary syros', 'place mercenary serifos']).play('place mercenary syros').asks('red');
  assert.equal(game.area('syros').mercenaries, 1);
  assert.equal(game.faction('red').gold, 0);
});

test('[LE-HERA-1] with three types it is the fourth, and that is a metropolis before the mercenary comes', () => {
  const game = heraBuilds('syros red port.1 fortress.2\nserifos red temple.1\nkythnos red');
  game.offers(['build university kythnos.1', 'build university kythnos.2']).play('build university kythnos.2');
  game
    .play('found kythnos.1', 'token priestess')
    .offers(['syros', 'serifos', 'kythnos'].map((id) => `place mercenary ${id}`));
});

test('[LE-HERA-1] [LE-METRO-7] a metropolis is none of the basic buildings: all four types may be built beside it', () => {
  const game = heraBuilds('syros red\nmetropolis syros.1 gold');
  game.offers(['port', 'fortress', 'temple', 'university'].map((type) => `build ${type} syros.2`));
});

test('[R-HERA] what counts is what one controls before anything is pulled down for it', () => {
  // No empty site: removing the only port does not make a port a missing type.
  const game = heraBuilds('syros red port.1 fortress.2');
  game.offers([
    'skip',
    ...['temple', 'university'].flatMap((type) => [`build ${type} syros.1`, `build ${type} syros.2`]),
  ]);
  game.refuses('build port syros.1').play('build temple syros.1');
  assert.deepEqual(game.area('syros').built, ['temple', 'fortress']);
});

test('[R-HERA] in a team only the faction’s own buildings count', () => {
  const game = story(`position legendary players 4 teams
    board quick
    gods hera zeus athena poseidon ares
    red offers hera 1
    akrotiri red
    psathi red
    kamares blue
    korissia blue
    ermoupoli yellow port.1
    finikas yellow
    kastro purple
    koufonisia purple
    now actions
  `);
  game.offers(
    ['akrotiri.1', 'akrotiri.2', 'psathi.1', 'psathi.2'].map((site) => `build port ${site}`),
    'build port',
  );
});

test('[LE-HERA-1] a type that has run out can’t be had', () => {
  const game = story(`
    gods hera zeus athena poseidon ares
    red offers hera 1
    mykonos blue temple.1 temple.2
    thera blue temple.1 temple.2
    therasia blue temple.1 temple.2
    kea yellow temple.1
    andros yellow temple.1 temple.2
    tinos yellow temple.1
    serifos red
    syros red port.1 fortress.2
    now actions
  `);
  game.offers(['build university serifos.1']);
});

test('[LE-HERA-2] three more mercenaries for 1, 3 and 5 GP, and no fourth', () => {
  const game = heraTurn('gold red 20\nsyros red\nserifos red');
  for (const gold of [19, 16, 11]) {
    game.play('recruit mercenary serifos');
    assert.equal(game.faction('red').gold, gold);
  }
  game.refuses('recruit mercenary serifos', 'recruit troop serifos');
  assert.deepEqual([game.area('serifos').mercenaries, game.area('serifos').troops], [3, 0]);
  heraTurn('gold red 3\nsyros red\nserifos red').play('recruit mercenary syros').offers([], 'recruit');
});

test('[LE-HERA-3] one hero from the open track for 4 GP; the place stays empty until the next start', () => {
  const game = heraTurn('gold red 20\nheroes ajax helen\nsyros red\nserifos red');
  game.offers(['hire ajax syros', 'hire ajax serifos', 'hire helen syros', 'hire helen serifos'], 'hire');
  game.play('hire helen serifos');
  assert.deepEqual([game.area('serifos').heroes, game.state.heroTrack], [['helen'], ['ajax', null]]);
  assert.equal(game.faction('red').gold, 16);
  game.offers([], 'hire').refuses('hire ajax syros');
});

test('[LE-HERA-3] not for less, not from an empty track, not with another god', () => {
  heraTurn('gold red 3\nheroes ajax helen\nsyros red\nserifos red').offers([], 'hire');
  heraTurn('gold red 9\nheroes - -\nsyros red\nserifos red').offers([], 'hire');
  story(`${BYSTANDERS}
    gold red 9
    heroes ajax helen
    syros red
    serifos red
    now turn red ares
  `).offers([], 'hire');
});

test('[LE-HERA-3] a hero just hired may be mobilised in the same turn, but not sacrificed in the same cycle', () => {
  const game = heraTurn('gold red 30\nheroes croesus -\nthera red\nserifos red').play('hire croesus thera');
  game.refuses('sacrifice croesus').play('mobilise croesus>gyaros 0');
  assert.equal(game.faction('red').gold, 25);
});

/** Red stands with Apollo, alone on the scale. */
function apollo(text = ''): Story {
  return story(`${BYSTANDERS}
    gods zeus athena poseidon ares hera
    gold red 1
    red offers apollo 0
    syros red
    kythnos red
    ${text}
    now actions
  `);
}

test('[LE-APOLLO-1] Apollo gives a prosperity token for a land, one for a sea, and 2 GP', () => {
  const game = apollo();
  assert.ok(game.offered().every((move) => move.startsWith('place prosperity')));
  game.refuses('place prosperity calypso').play('place prosperity syros');
  game.refuses('place prosperity kythnos').play('place prosperity calypso');
  assert.deepEqual([game.area('syros').prosperity, game.area('calypso').prosperity], [1, 1]);
  assert.equal(game.faction('red').gold, 3);
});

test('[R-APOLLO] the tokens may go to any land and any sea, own or not, with creatures or not', () => {
  const game = apollo('figure medusa blue tinos\nfigure kraken blue galene');
  const { areas, lands } = boardOf(game.state);
  game.offers(areas.slice(0, lands).map(({ id }) => `place prosperity ${id}`)).play('place prosperity tinos');
  game.offers(areas.slice(lands).map(({ id }) => `place prosperity ${id}`)).play('place prosperity galene');
  assert.deepEqual([game.area('tinos').owner, game.area('tinos').prosperity], ['blue', 1]);
  assert.deepEqual([game.area('galene').owner, game.area('galene').prosperity], [null, 1]);
});

test('[LE-APOLLO-2] with Apollo there is nothing else: no creatures, no heroes moved or sacrificed; the turn is over', () => {
  const game = apollo(`
    gold red 30
    cycle 3
    creatures harpy satyr dryad medusa
    heroes ajax jason
    deck giant
    hero croesus red syros 1
  `);
  const out = ['buy medusa', 'sacrifice croesus', 'mobilise croesus>kythnos 0', 'end'];
  game
    .refuses(...out)
    .play('place prosperity syros')
    .refuses(...out);
  game.play('place prosperity calypso').asks('fate');
  assert.equal(game.state.cycle, 4);
  assert.equal(game.faction('red').gold, 32);
});
