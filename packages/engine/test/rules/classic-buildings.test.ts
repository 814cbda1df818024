import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Story, story } from '@meltemi/testkit';
import { clashes } from './clashes.ts';

function three(text: string): Story {
  return story(`position classic players 3\nboard classic\n${text}`);
}

/** Red attacks yellow at sea with one fleet against one; all dice show 0. */
function seaBattle(from: string, to: string, buildings: string): number[][] {
  const game = three(`
    gold red 5
    delos red
    mykonos red
    andros blue
    paros blue
    tinos yellow
    milos yellow
    ${buildings}
    ${from} red fleets 1
    ${to} yellow fleets 1
    now turn red poseidon
  `);
  return clashes(game.play(`sail ${from}>${to} 1`, 'roll 0', 'roll 0'));
}

for (const [from, to] of [
  ['c2', 'c1'],
  ['b2', 'c2'],
  ['e1', 'd1'],
  ['d4', 'd3'],
  ['e1', 'e2'],
  ['f5', 'e4'],
  ['g3', 'f3'],
  ['f5', 'f4'],
] as const) {
  test(`[CL-BUILD-1] [CL-MAP-2] [EX-14] a port on Tinos, which has two cells, helps its fleets on ${to}`, () => {
    assert.deepEqual(seaBattle(from, to, 'tinos yellow port.1'), [[1, 2]]);
  });
}

test('[CL-BUILD-1] [EX-14] off the isle a port is of no use', () => {
  assert.deepEqual(seaBattle('f6', 'f5', 'tinos yellow port.1'), [[1, 1]]);
});

test('[CL-BUILD-1] every port counts: two on one isle, and those of other own isles around the field', () => {
  assert.deepEqual(seaBattle('f5', 'f4', 'tinos yellow port.1 port.2'), [[1, 3]]);
  // G3 lies between Paros and Delos, H2 between Paros and Milos.
  assert.deepEqual(seaBattle('g3', 'h2', 'paros yellow port.1 port.3\nmilos yellow port.2'), [[1, 4]]);
});

test('[CL-BUILD-1] a port helps its owner in defence only: neither attackers nor a third player', () => {
  assert.deepEqual(seaBattle('f5', 'f4', 'delos red port.1'), [[1, 1]]);
  assert.deepEqual(seaBattle('g3', 'h2', 'paros blue port.1 port.2'), [[1, 1]]);
});

test('[CL-BUILD-1] the other buildings are of no use at sea, a metropolis is as good as a port', () => {
  assert.deepEqual(seaBattle('g3', 'h2', 'milos yellow fortress.1 temple.2 university.3'), [[1, 1]]);
  assert.deepEqual(seaBattle('g3', 'h2', 'milos yellow metropolis.1 covered.2'), [[1, 2]]);
});

/** Red lands on Delos, held by one yellow troop; all dice show 0. */
function landing(troops: number, text: string): Story {
  return three(`
    gold red 5
    naxos red troops ${troops}
    mykonos red
    g5 red fleets 1
    andros blue
    paros blue
    tinos yellow
    milos yellow
    delos yellow troops 1
    ${text}
    now turn red ares
  `);
}

test('[CL-BUILD-1] a fortress adds 1 for the defender on its isle', () => {
  const game = landing(1, 'delos yellow troops 1 fortress.1');
  assert.deepEqual(clashes(game.play('march naxos>delos 1', 'roll 0', 'roll 0')), [[1, 2]]);
  const none = landing(1, 'delos yellow troops 1 port.1\ntinos yellow fortress.1');
  assert.deepEqual(clashes(none.play('march naxos>delos 1', 'roll 0', 'roll 0')), [[1, 1]]);
});

test('[CL-BUILD-1] fortresses on one isle add up; those of the attacker stay at home', () => {
  const game = three(`
    gold red 5
    delos red troops 1 fortress.1
    mykonos red
    g5 red fleets 1
    naxos yellow troops 1 fortress.1 fortress.3 university.4
    milos yellow
    andros blue
    paros blue
    now turn red ares
  `);
  assert.deepEqual(clashes(game.play('march delos>naxos 1', 'roll 0', 'roll 0')), [[1, 3]]);
});

test('[CL-BUILD-1] each temple takes 1 GP off a creature, once per cycle', () => {
  const game = three(`
    cycle 4
    gold red 9
    creatures fates satyr dryad
    naxos red temple.1 temple.2 port.3
    mykonos red
    andros blue
    paros blue
    blue philosophers 1 priestesses 1
    tinos yellow temple.1
    milos yellow
    now turn red ares
  `);
  game.play('buy satyr', 'rob blue');
  // 3 GP less two temples; then the full price.
  assert.equal(game.faction('red').gold, 8);
  game.play('buy dryad', 'rob blue');
  assert.equal(game.faction('red').gold, 6);
});

test('[CL-BUILD-1] [CL-CREA-1] never below 1 GP: a temple that is not needed serves for the next creature', () => {
  const game = three(`
    cycle 4
    gold red 9
    creatures satyr harpy fates
    naxos red temple.1 temple.2 temple.3
    mykonos red
    andros blue
    paros blue
    blue philosophers 1
    tinos yellow
    milos yellow
    now turn red ares
  `);
  // Three temples, but one is enough to bring 2 GP down to 1; the Fates bring 2 GP.
  game.play('buy fates');
  assert.equal(game.faction('red').gold, 10);
  game.play('buy satyr', 'rob blue');
  assert.equal(game.faction('red').gold, 8);
});

test('[CL-BUILD-1] in the next cycle the temples are fresh again', () => {
  const game = three(`
    cycle 4
    gold red 2
    creatures satyr harpy fates
    kea red temple.1
    naxos red
    andros blue
    paros blue
    tinos yellow
    milos yellow
    used kea.1
    now turn red ares
  `);
  game.fork().play('buy fates');
  game.refuses('buy harpy', 'buy satyr').play('end', 'draw giant');
  while (game.offered('tile').length > 0) game.play(game.offered('tile')[0]);
  assert.deepEqual(game.state.usedTemples, []);
});

test('[CL-BUILD-1] a university does nothing: no gold, no discount, no help in battle', () => {
  const game = landing(1, 'delos yellow troops 1 university.1\nmykonos red university.1');
  assert.deepEqual([game.faction('red').income, game.faction('yellow').income], [2, 3]);
  assert.deepEqual(clashes(game.play('march naxos>delos 1', 'roll 0', 'roll 0')), [[1, 1]]);
});

/** Red's turn with some creatures on the track. */
function market(gold: number, text = ''): Story {
  return three(`
    cycle 4
    gold red ${gold}
    creatures satyr fates harpy
    kea red
    naxos red
    andros blue troops 1
    paros blue
    blue philosophers 1
    tinos yellow
    milos yellow
    ${text}
    now turn red ares
  `);
}

test('[CL-CREA-1] a creature costs what its place says: 4, 3 or 2 GP', () => {
  for (const [creature, price] of [
    ['satyr', 4],
    ['fates', 3],
    ['harpy', 2],
  ] as const) {
    market(price).play(`buy ${creature}`);
    market(price - 1).refuses(`buy ${creature}`);
  }
  market(3).offers(['buy fates', 'buy harpy'], 'buy');
});

test('[CL-CREA-1] it is used at once, then lies face up on the discard, and its place stays empty', () => {
  const game = market(9).play('buy harpy').asks('red').offers(['destroy troop andros']);
  game.play('destroy troop andros');
  assert.deepEqual([game.state.track, game.state.discard], [['satyr', 'fates', null], ['harpy']]);
  assert.equal(game.area('andros').troops, 0);
  game.refuses('buy harpy');
});

test('[CL-CREA-1] any number per turn; the others don’t become cheaper', () => {
  const game = market(9).play('buy harpy', 'destroy troop andros', 'buy satyr', 'rob blue');
  assert.equal(game.faction('red').gold, 3);
  game.play('buy fates');
  assert.deepEqual(game.state.discard, ['harpy', 'satyr', 'fates']);
  assert.equal(game.faction('red').gold, 2);
  game.offers([], 'buy');
});

test('[CL-CREA-1] a metropolis is a temple as well', () => {
  const game = market(3, 'naxos red metropolis.1 covered.2').play('buy satyr', 'rob blue');
  assert.equal(game.faction('red').gold, 0);
});
