import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Story, story } from '@meltemi/testkit';
import { COLOURS } from '../../src/index.ts';
import { three } from './classic-homes.ts';

/** The colours of the turn order, first bidder first. */
function order(game: Story): string[] {
  return game.state.order.map((marker) => COLOURS[game.state.table.markerOf[marker]]);
}

test('[CL-ACT-1] gods act from the top, Apollo last, whatever the turn order was', () => {
  const game = three(`
    gods ares zeus poseidon athena
    order red blue yellow
    blue offers zeus 5
    yellow offers ares 1
    red offers apollo 0
    now actions
  `);
  game.asks('yellow').play('end').asks('blue').play('end').asks('red').play('place prosperity kea');
});

test('[CL-ACT-1] [EX-11] five players: the first to act goes to place 5 of the turn order, the next to 4, and so on', () => {
  const game = story(`position classic players 5
    board classic
    kea red
    andros blue
    tinos yellow
    mykonos purple
    ios green
    gods ares zeus poseidon athena
    order red blue yellow purple green
    green offers ares 1
    red offers zeus 1
    purple offers poseidon 1
    blue offers athena 1
    yellow offers apollo 0
    now actions
  `);
  for (const colour of ['green', 'red', 'purple', 'blue'] as const) game.asks(colour).play('end');
  game.asks('yellow').play('place prosperity tinos');
  assert.deepEqual(order(game), ['yellow', 'blue', 'purple', 'red', 'green']);
});

test('[CL-ACT-1] several on Apollo act in order of arrival, and go to the turn order in that order', () => {
  const game = three(`
    gods ares zeus poseidon athena
    order red blue yellow
    red offers apollo 0
    blue offers ares 1
    yellow offers apollo 0
    apollo yellow red
    now actions
  `);
  game.asks('blue').play('end').asks('yellow').play('place prosperity tinos');
  assert.deepEqual(order(game), ['red', 'yellow', 'blue']);
});

test('[CL-ACT-1] a god nobody has bid on is passed over', () => {
  const game = three(`
    gods ares zeus poseidon athena
    red offers apollo 0
    blue offers zeus 1
    yellow offers apollo 0
    now actions
  `);
  game.asks('blue').play('end').asks('red').play('place prosperity kea').asks('fate');
});

test('[CL-ACT-1] [CL-OFFER-4] two players act once for each marker, and bid again in the order of the markers', () => {
  const game = story(`position classic players 2
    board classic
    kea red
    naxos red
    andros blue
    paros blue
    gold red 9
    gods ares zeus poseidon athena
    red offers ares 1
    red.2 offers poseidon 1
    blue offers zeus 1
    blue.2 offers apollo 0
    now actions
  `);
  game.asks('red').play('recruit troop kea').refuses('recruit fleet a1').play('end');
  game.asks('blue').play('gain priestess', 'end').asks('red').play('recruit fleet a1').refuses('recruit troop kea');
  game.play('end').asks('blue').play('place prosperity andros');
  // Apollo acted last and bids first: blue's second, red's second, blue's first, red's first.
  assert.deepEqual(game.state.order, [3, 2, 1, 0]);
});

test('[CL-ACT-1] actions in any order, interleaved: recruit, march, build, buy, and recruit again', () => {
  const game = three(`
    cycle 4
    gold red 12
    creatures harpy giant fates
    naxos red troops 1
    g5 red fleets 1
    now turn red ares
  `);
  game.play('march naxos>delos 1', 'recruit troop naxos', 'build fortress delos.1', 'buy fates');
  game.play('recruit troop delos', 'march naxos>delos 1', 'build fortress naxos.1', 'end');
  // 1 + 0 + 2 + 2 spent, 4 earned again with Kea and Delos, then 2 + 1 + 2 spent.
  assert.equal(game.faction('red').gold, 6);
  assert.equal(game.area('delos').troops, 3);
});

test('[CL-ACT-1] nobody has to do anything: the turn may end at once', () => {
  const game = three('gods ares zeus poseidon athena\nred offers ares 1\nblue offers zeus 1\nnow actions');
  game.asks('red').play('end').asks('blue').play('end').asks('fate');
});

for (const [god, building] of [
  ['poseidon', 'port'],
  ['ares', 'fortress'],
  ['zeus', 'temple'],
  ['athena', 'university'],
] as const) {
  test(`[CL-ACT-2] ${god} builds a ${building} for 2 GP, any number of them, several even on one isle`, () => {
    const game = three(`gold red 7\nnow turn red ${god}`);
    game.play(`build ${building} naxos.1`, `build ${building} naxos.4`, `build ${building} kea.1`);
    assert.equal(game.faction('red').gold, 1);
    assert.deepEqual(game.area('naxos').built, [building, null, null, building]);
    game.offers([], 'build').refuses(`build ${building} naxos.2`);
  });
}

test('[CL-ACT-2] building needs a free slot of an own isle: no building is replaced', () => {
  const game = three('gold red 9\nkea red port.1\nnaxos red metropolis.1 covered.2 temple.3\nnow turn red ares');
  game.offers(['build fortress naxos.4'], 'build');
  game.refuses('build fortress kea.1', 'build fortress naxos.2', 'build fortress naxos.3', 'build fortress andros.1');
});

for (const god of ['poseidon', 'ares', 'zeus', 'athena']) {
  test(`[CL-ACT-2] [CL-CREA-1] creatures can be bought with ${god}`, () => {
    const game = three(`cycle 4\ngold red 9\ncreatures harpy giant fates\nnow turn red ${god}`);
    game.offers(['buy harpy', 'buy giant', 'buy fates'], 'buy');
  });
}

test('[CL-ACT-2] special actions cost 1 GP each time: without gold there is none', () => {
  const board = 'cycle 4\ngold red 0\ncreatures harpy giant fates\nnaxos red troops 2\ng5 red fleets 1\n';
  three(`${board} now turn red poseidon`).offers([], 'sail').refuses('sail g5>f5 1');
  three(`${board} now turn red ares`).offers([], 'march').refuses('march naxos>delos 1');
  three(`${board} now turn red zeus`).offers([], 'replace').refuses('replace harpy');
});
