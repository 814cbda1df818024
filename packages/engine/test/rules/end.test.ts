import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Story, story } from '@meltemi/testkit';
import { BONUSES, outcome } from '../../src/index.ts';

const LANDS = `
  syros red
  kythnos red
  mykonos blue
  thera blue
  andros yellow
  sifnos yellow
`;

function metropolises(...sites: string[]): string {
  return sites.map((site, i) => `metropolis ${site} ${BONUSES[i % BONUSES.length]}`).join('\n');
}

/** The last action turn is over. */
function theEnd(text: string): Story {
  return story(`${LANDS}
    creatures harpy satyr dryad medusa
    heroes ajax jason
    ${text}
    now end
  `);
}

test('[LE-END-1] three metropolises end the game, two do not', () => {
  const three = theEnd(metropolises('syros.1', 'syros.2', 'kythnos.1'));
  three.asks('nobody').offers([]);
  assert.deepEqual(three.winners(), ['red']);
  const two = theEnd(metropolises('syros.1', 'syros.2', 'mykonos.1', 'mykonos.2'));
  two.asks('fate');
  assert.deepEqual([two.winners(), two.state.cycle], [null, 2]);
});

test('[LE-END-1] the cycle is played to its end: later factions still act', () => {
  const game = story(`${LANDS}
    ${metropolises('syros.1', 'syros.2')}
    gods athena zeus poseidon ares hera
    red offers athena 1 philosophers 3
    blue offers zeus 1
    yellow offers apollo 0
    now actions
  `);
  game.play('build university kythnos.1', 'found kythnos.2', 'token gold', 'end').asks('blue');
  game.play('build temple mykonos.1', 'end').asks('yellow');
  assert.equal(game.winners(), null);
  game.play('place prosperity andros', 'place prosperity urania').asks('nobody');
  assert.deepEqual(game.winners(), ['red']);
  assert.deepEqual(
    game.events.filter((event) => event.event === 'over'),
    [{ event: 'over', winners: [0], audience: 'all' }],
  );
});

test('[LE-END-1] a third metropolis that is lost again before the cycle ends does not end the game', () => {
  const game = story(`
    map thera = kythnos
    ${metropolises('syros.1', 'kythnos.1', 'syros.2')}
    gods ares zeus poseidon athena hera
    heroes ajax jason
    gold blue 5
    blue offers ares 1
    syros red
    kythnos red
    thera blue troops 1
    mykonos blue
    andros yellow
    sifnos yellow
    now actions
  `);
  game.play('build fortress mykonos.1', 'place troop mykonos', 'march thera>kythnos 1', 'end').asks('fate');
  assert.deepEqual([game.faction('red').metropolises, game.faction('blue').metropolises], [2, 1]);
  assert.equal(game.winners(), null);
});

test('[LE-END-1] metropolises of a team count together, and the goal may be four', () => {
  const team = (goal: number) =>
    story(`position legendary players 4 teams goal ${goal}
      board quick
      ${metropolises('akrotiri.1', 'akrotiri.2', 'ermoupoli.1')}
      akrotiri red
      kamares blue
      ermoupoli yellow
      kastro purple
      now end
    `);
  assert.deepEqual(team(3).winners(), ['red', 'yellow']);
  assert.equal(team(4).winners(), null);
});

test('[LE-END-1] two factions of different teams with three between them end nothing', () => {
  const game = theEnd(metropolises('syros.1', 'syros.2', 'mykonos.1'));
  assert.equal(game.winners(), null);
});

test('[LE-END-1] a faction eliminated in this cycle ends the game too', () => {
  const game = story(`
    ${metropolises('syros.1')}
    gods ares zeus poseidon athena hera
    red offers ares 1
    yellow offers apollo 0
    blue eliminated
    syros red
    kythnos red
    andros yellow
    sifnos yellow
    now actions
  `);
  game.play('build fortress kythnos.1', 'place troop syros', 'end').asks('yellow');
  game.play('place prosperity andros', 'place prosperity urania').asks('nobody');
  assert.deepEqual(game.winners(), ['red']);
});

test('[LE-END-2] most metropolises win, even against more gold', () => {
  const game = theEnd(
    `gold red 0\ngold blue 99\n${metropolises('syros.1', 'syros.2', 'kythnos.1', 'kythnos.2', 'mykonos.1', 'mykonos.2', 'thera.1')}`,
  );
  assert.deepEqual(game.winners(), ['red']);
  assert.deepEqual(outcome(game.state), { winners: [0], metropolises: [4, 3, 0], gold: [0, 99, 5] });
});

test('[LE-END-2] equal metropolises: most gold wins; a richer one with fewer metropolises does not count', () => {
  const both = metropolises('syros.1', 'syros.2', 'kythnos.1', 'mykonos.1', 'mykonos.2', 'thera.1');
  assert.deepEqual(theEnd(`gold red 3\ngold blue 4\ngold yellow 40\n${both}`).winners(), ['blue']);
});

test('[LE-END-2] equal metropolises and equal gold: the victory is shared', () => {
  const both = metropolises('syros.1', 'syros.2', 'kythnos.1', 'mykonos.1', 'mykonos.2', 'thera.1');
  assert.deepEqual(theEnd(`gold red 4\ngold blue 4\ngold yellow 4\n${both}`).winners(), ['red', 'blue']);
});

test('[LE-END-2] who was eliminated does not win, whatever is in the purse', () => {
  const game = story(`
    gold blue 50
    gold red 3
    gold yellow 2
    blue eliminated
    syros red
    kythnos red
    andros yellow
    sifnos yellow
    now end
  `);
  assert.deepEqual(game.winners(), ['red']);
});
