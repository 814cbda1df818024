import assert from 'node:assert/strict';
import { test } from 'node:test';
import { story } from '@meltemi/testkit';
import { outcome } from '../../src/index.ts';

/**
 * The end of a cycle of three players: how many metropolises and how much gold each has, and what the table has agreed.
 */
function ending(metropolises: readonly number[], gold: readonly number[], agreed = '') {
  const isles = [
    ['naxos', 'andros', 'kea'],
    ['paros', 'tinos'],
    ['milos', 'delos'],
  ];
  const colours = ['red', 'blue', 'yellow'];
  const lines = colours.flatMap((colour, faction) =>
    isles[faction].map((isle, i) => {
      if (i >= metropolises[faction]) return `${isle} ${colour}`;
      return `${isle} ${colour} metropolis.1 ${['kea', 'delos'].includes(isle) ? '' : 'covered.2'}`;
    }),
  );
  return story(`position classic players 3${agreed}
    board classic
    ${colours.map((colour, faction) => `gold ${colour} ${gold[faction]}`).join('\n')}
    ${lines.join('\n')}
    now end
  `);
}

test('[CL-END-1] two metropolises at the end of a cycle end the game', () => {
  const game = ending([2, 1, 0], [0, 9, 20]).asks('nobody');
  assert.deepEqual(game.winners(), ['red']);
  assert.deepEqual(outcome(game.state), { winners: [0], metropolises: [2, 1, 0], gold: [0, 9, 20] });
});

test('[CL-END-1] one each is not enough: the next cycle begins', () => {
  const game = ending([1, 1, 1], [5, 5, 5]).asks('fate');
  assert.equal(game.winners(), null);
  assert.equal(game.state.cycle, 2);
});

test('[CL-END-1] three metropolises are enough as well', () => {
  assert.deepEqual(ending([3, 1, 0], [0, 0, 0]).winners(), ['red']);
});

test('[CL-END-1] two players play for three', () => {
  const text = (kea: string) => `position classic players 2
    board classic
    naxos red metropolis.1 covered.2
    andros red metropolis.1 covered.2
    kea red ${kea}
    paros blue
    tinos blue
    now end
  `;
  story(text('')).asks('fate');
  assert.deepEqual(story(text('metropolis.1')).asks('nobody').winners(), ['red']);
});

test('[CL-END-1] the cycle is played to its end: others still act, and may take a metropolis back', () => {
  const game = story(`position classic players 3
    board classic
    gods athena ares zeus poseidon
    red philosophers 3
    naxos red metropolis.1 covered.2 troops 1
    kea red
    delos blue troops 3
    milos blue
    g5 blue fleets 1
    tinos yellow
    andros yellow
    gold blue 3
    red offers athena 1
    blue offers ares 1
    yellow offers apollo 0
    now actions
  `);
  game.play('gain philosopher', 'raise kea').asks('red');
  assert.equal(game.faction('red').metropolises, 2);
  const kept = game.fork().play('end', 'end', 'place prosperity tinos').asks('nobody');
  assert.deepEqual(kept.winners(), ['red']);
  game.play('end', 'march delos>naxos 3', 'roll 1', 'roll 0', 'lose troop', 'end', 'place prosperity tinos');
  assert.deepEqual([game.faction('red').metropolises, game.faction('blue').metropolises], [1, 1]);
  game.asks('fate');
  assert.equal(game.winners(), null);
});

test('[CL-END-2] several have enough: the richest of them wins', () => {
  assert.deepEqual(ending([2, 2, 0], [3, 4, 30]).winners(), ['blue']);
  assert.deepEqual(ending([2, 2, 2], [5, 4, 6]).winners(), ['yellow']);
});

test('[CL-END-2] a player with too few does not win, however rich', () => {
  assert.deepEqual(ending([2, 1, 1], [0, 99, 99]).winners(), ['red']);
});

test('[R-CL-TIE] gold decides, not a third metropolis', () => {
  assert.deepEqual(ending([3, 2, 0], [3, 4, 0]).winners(), ['blue']);
});

test('[R-CL-TIE] equal gold: the victory is shared', () => {
  assert.deepEqual(ending([2, 2, 0], [4, 4, 9]).winners(), ['red', 'blue']);
  assert.deepEqual(ending([3, 2, 2], [4, 4, 4]).winners(), ['red', 'blue', 'yellow']);
});

test('[R-CL-TIE] a table may count metropolises first, and gold only between equals', () => {
  assert.deepEqual(ending([3, 2, 0], [3, 4, 0], ' tie metropolises').winners(), ['red']);
  assert.deepEqual(ending([2, 2, 0], [3, 4, 9], ' tie metropolises').winners(), ['blue']);
  assert.deepEqual(ending([2, 2, 0], [4, 4, 9], ' tie metropolises').winners(), ['red', 'blue']);
});
