import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Story, story } from '@meltemi/testkit';
import { COLOURS, GODS, type Options, setup } from '../../src/index.ts';
import { isOpen } from '../../src/model/table.ts';

const TILES = ['tile hera', 'tile ares', 'tile zeus', 'tile athena', 'tile poseidon'];

/** A new game up to the moment when gods, markers, heroes and creatures lie. */
function laidOut(options: Options, order: readonly string[]): Story {
  const game = new Story(setup(options));
  game.play(...TILES, ...order.map((colour) => `marker ${colour}`));
  return game.play('unveil ajax', 'unveil jason', 'draw harpy', 'draw satyr', 'draw dryad', 'draw medusa');
}

/** A position in deployment on the quick board for three. */
function deploying(text: string, order = 'red blue yellow'): Story {
  return story(`
    order ${order}
    ${text}
    now deployment
  `);
}

test('[LE-SETUP-1] the five god tiles are shuffled: any of the rest may be next, none comes twice', () => {
  const game = new Story(setup({ players: 3 }));
  game.asks('fate').offers(['tile zeus', 'tile athena', 'tile poseidon', 'tile ares', 'tile hera']);
  game.play('tile ares').offers(['tile zeus', 'tile athena', 'tile poseidon', 'tile hera']);
});

for (const [players, open] of [
  [2, ['hera', 'ares', 'zeus', 'apollo']],
  [3, ['hera', 'ares', 'apollo']],
  [4, ['hera', 'ares', 'zeus', 'apollo']],
  [5, ['hera', 'ares', 'zeus', 'athena', 'apollo']],
  [6, ['hera', 'ares', 'zeus', 'athena', 'poseidon', 'apollo']],
] as const) {
  test(`[LE-SETUP-1] ${players} players: ${open.join(', ')} lie open, the other gods nearest Apollo face down`, () => {
    const colours = COLOURS.slice(0, players === 2 ? 4 : players);
    const { state } = laidOut({ players, start: 'quick' }, colours);
    assert.deepEqual(state.gods, ['hera', 'ares', 'zeus', 'athena', 'poseidon']);
    assert.deepEqual(GODS.filter((god) => isOpen(state.table, state.gods, god)).sort(), [...open].sort());
    assert.equal(open.length, colours.length);
  });
}

test('[LE-SETUP-2] two heroes and four creatures are revealed', () => {
  const game = laidOut({ players: 3 }, ['red', 'blue', 'yellow']);
  assert.deepEqual([...game.state.heroTrack].sort(), ['ajax', 'jason']);
  assert.equal(game.state.heroDeck.length, 7);
  assert.deepEqual([...game.state.track].sort(), ['dryad', 'harpy', 'medusa', 'satyr']);
  assert.equal(game.state.deck.length, 14);
  assert.deepEqual(game.state.discard, []);
});

test('[LE-SETUP-3] everybody has 5 GP and the markers lie in an order fate decides', () => {
  const game = laidOut({ players: 3 }, ['yellow', 'red', 'blue']);
  assert.deepEqual(game.state.gold, [5, 5, 5]);
  assert.deepEqual(game.state.order, [2, 0, 1]);
  game.asks('yellow');
});

test('[LE-SETUP-3] a team has 10 GP, and so has each of two players', () => {
  assert.deepEqual(setup({ players: 4, teams: true }).gold, [10, 10]);
  assert.deepEqual(setup({ players: 6 }).gold, [10, 10, 10]);
  assert.deepEqual(setup({ players: 2 }).gold, [10, 10]);
  assert.deepEqual(setup({ players: 4 }).gold, [5, 5, 5, 5]);
});

test('[LE-SETUP-4] the first in order takes two free lands on two islands, then a fleet goes to sea at each', () => {
  const game = deploying('thera blue');
  game.asks('red').refuses('settle thera');
  assert.equal(game.offered('settle').length, 13);
  game.play('settle kythnos');
  // Gyaros and Thera lie on the island of Kythnos.
  game.asks('red').refuses('settle gyaros', 'settle kythnos', 'settle thera');
  game.play('settle serifos').asks('red');
  game.offers(['place fleet evagore', 'place fleet polydora', 'place fleet dione', 'place fleet cymothoe']);
  game.play('place fleet dione').asks('red').offers(['place fleet hippothoe']);
  game.play('place fleet hippothoe').asks('blue');
  assert.deepEqual([game.area('kythnos').owner, game.area('kythnos').troops], ['red', 0]);
  assert.deepEqual([game.area('dione').owner, game.area('dione').fleets], ['red', 1]);
});

test('[LE-SETUP-4] a priestess comes for each priestess symbol', () => {
  const game = deploying('');
  game.play('settle therasia');
  assert.equal(game.faction('red').priestesses, 1);
  game.play('settle kea');
  assert.equal(game.faction('red').priestesses, 2);
  game.play('place fleet electra', 'place fleet opis', 'settle syros', 'settle tinos');
  assert.equal(game.faction('blue').priestesses, 1);
});

test('[LE-SETUP-4] the fleets go to empty seas only', () => {
  const game = deploying('ianthe blue fleets 1\nthera blue\nkythnos blue');
  game.play('settle syros', 'settle kea').offers(['place fleet calypso', 'place fleet evagore']);
});

test('[LE-SETUP-4] [LE-SETUP-5] round one goes in turn order, round two in reverse: the last to choose chooses twice running', () => {
  const game = deploying('', 'yellow red blue');
  const settled: string[] = [];
  while (game.state.phase === 'setup') {
    const who = game.asked();
    const [first] = game.offered();
    if (first.startsWith('settle')) settled.push(who);
    game.play(first);
  }
  assert.deepEqual(settled, ['yellow', 'yellow', 'red', 'red', 'blue', 'blue', 'blue', 'red', 'yellow']);
});

/** Round one is over: each has two lands and two fleets. */
const SECOND_ROUND = `
  syros red
  kea red
  ianthe red fleets 1
  opis red fleets 1
  milos blue
  mykonos blue
  erato blue fleets 1
  urania blue fleets 1
  thera yellow
  andros yellow
  clymene yellow fleets 1
  psamathe yellow fleets 1
  frame {"kind":"income"}
  frame {"kind":"deployment","round":2,"next":1}
  frame {"kind":"settle","faction":2,"round":2,"first":-1}
`;

test('[LE-SETUP-5] round two: a third land on any island, a fleet beside it, then three troops into own lands in any split', () => {
  const game = story(SECOND_ROUND);
  game
    .asks('yellow')
    .offers(
      ['therasia', 'gyaros', 'makronisos', 'kythnos', 'kimolos', 'serifos', 'sifnos', 'tinos'].map(
        (id) => `settle ${id}`,
      ),
    );
  // Gyaros is on the island of Thera, which yellow has already.
  game.play('settle gyaros').offers(['place fleet calypso', 'place fleet polydora']);
  game.play('place fleet polydora').asks('yellow');
  game.offers(['place troop thera', 'place troop andros', 'place troop gyaros']);
  game.play('place troop gyaros', 'place troop gyaros', 'place troop andros').asks('blue');
  assert.deepEqual(
    ['gyaros', 'andros', 'thera'].map((id) => game.area(id).troops),
    [2, 1, 0],
  );
});

test('[LE-SETUP-5] [LE-CYCLE-1] after the last troop the first cycle begins with its income: no god moves, no creature leaves', () => {
  const game = story(`
    creatures harpy satyr dryad medusa
    heroes ajax jason
    ${SECOND_ROUND.replace('"next":1', '"next":3').replace('"faction":2', '"faction":0')}
  `);
  game.play('settle serifos', 'place fleet hippothoe', 'place troop kea', 'place troop kea', 'place troop kea');
  game.asks('red').offers(['bid apollo 0'], 'bid apollo');
  assert.equal(game.state.cycle, 1);
  assert.deepEqual(game.state.gods, ['zeus', 'athena', 'poseidon', 'ares', 'hera']);
  assert.deepEqual(game.state.track, ['harpy', 'satyr', 'dryad', 'medusa']);
  // Syros 1, the seas of Opis and Hippothoe 1 each.
  assert.equal(game.faction('red').gold, 8);
});

test('[R-DEPLOY] a priestess symbol on the third land counts too', () => {
  const game = story(SECOND_ROUND);
  game.play('settle tinos');
  assert.equal(game.faction('yellow').priestesses, 1);
});

test('[R-DEPLOY] no empty sea beside the land: the fleet joins own fleets', () => {
  const game = deploying(`
    hippothoe red fleets 1
  `);
  game.play('settle serifos', 'settle syros').offers(['place fleet hippothoe']);
  game.play('place fleet hippothoe');
  assert.equal(game.area('hippothoe').fleets, 2);
});

test('[R-DEPLOY] only enemy fleets around: no fleet is launched and nobody is asked', () => {
  const game = deploying(`
    hippothoe blue fleets 1
  `);
  // Serifos touches the sea of Hippothoe only; the next question is about Syros.
  game
    .play('settle serifos', 'settle syros')
    .offers(['place fleet calypso', 'place fleet evagore', 'place fleet ianthe']);
  game.play('place fleet ianthe').asks('blue');
});

test('[R-DEPLOY] the second of two fleets may follow the first if no sea is empty any more', () => {
  const game = deploying('ianthe blue fleets 1\nevagore blue fleets 1\npolydora blue fleets 1');
  // Syros and Gyaros have only the sea of Calypso left between them.
  game.play('settle syros', 'settle gyaros').offers(['place fleet calypso']);
  game.play('place fleet calypso').offers(['place fleet calypso']);
  game.play('place fleet calypso').asks('blue');
  assert.equal(game.area('calypso').fleets, 2);
});

test('[R-DEPLOY] when only one island has free land left, both areas are taken there', () => {
  const taken = ['therasia', 'syros', 'kea', 'makronisos', 'milos', 'kimolos', 'serifos', 'sifnos', 'mykonos', 'tinos'];
  const game = deploying(`${taken.map((id) => `${id} blue`).join('\n')}\nandros blue`);
  game.offers(['settle thera', 'settle gyaros', 'settle kythnos']);
  game.play('settle thera').offers(['settle gyaros', 'settle kythnos']);
});

test('[LE-SETUP-6] a land whose units are gone stays with its faction until somebody takes it', () => {
  const game = story(`
    gold red 5
    creatures - - - harpy
    gyaros blue troops 1
    mykonos blue
    kea yellow
    andros yellow
    syros red
    kythnos red troops 1
    polydora red fleets 1
    thera red troops 1
    now turn red ares
  `);
  game.play('buy harpy', 'destroy troop gyaros');
  assert.deepEqual([game.area('gyaros').owner, game.area('gyaros').troops], ['blue', 0]);
  assert.equal(game.faction('blue').eliminated, false);
  game.play('march thera>gyaros 1');
  assert.equal(game.area('gyaros').owner, 'red');
  assert.equal(game.area('thera').owner, 'red');
});

test('[LE-SETUP-7] in round one teammates stay off each other’s islands, in round two they need not', () => {
  const game = story(`position legendary players 4 teams
    board quick
    order red yellow blue purple
    now deployment
  `);
  game.play('settle kamares', 'settle kastro', 'place fleet doris', 'place fleet beroe').asks('yellow');
  // Red has Kamares: Livadi, Akrotiri and Irakleia are on the same island, Kastro is an island by itself.
  game.refuses('settle livadi', 'settle akrotiri', 'settle irakleia');
  assert.equal(game.offered('settle').length, 22 - 5);
  game.play('settle ioulis').refuses('settle korissia', 'settle livadi');
  game.play('settle oia', 'place fleet evarne', 'place fleet maera').asks('blue');
  game.play('settle livadi', 'settle korissia', 'place fleet pherusa', 'place fleet speio').asks('purple');
  game.refuses('settle akrotiri').play('settle plaka', 'settle finikas', 'place fleet idyia', 'place fleet rhodea');
  game.asks('purple').play('settle akrotiri');
});
