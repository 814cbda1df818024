import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Story, story } from '@meltemi/testkit';
import { COLOURS, clone, GODS, type Options, readMove, setup, view } from '../../src/index.ts';
import { isOpen } from '../../src/model/table.ts';
import { termsOf, weight } from '../../src/query.ts';
import { three } from './classic-homes.ts';

function classic(players: number, more: Partial<Options> = {}): Story {
  return new Story(setup({ edition: 'classic', players, ...more }));
}

test('[CL-SETUP-1] everybody begins with 5 GP, two isles with a troop and two fields with a fleet', () => {
  const game = classic(3);
  assert.deepEqual(game.state.gold, [5, 5, 5]);
  for (const isle of ['kea', 'naxos']) assert.deepEqual([game.area(isle).owner, game.area(isle).troops], ['red', 1]);
  for (const field of ['c2', 'g5']) assert.deepEqual([game.area(field).owner, game.area(field).fleets], ['red', 1]);
  assert.deepEqual([game.area('mykonos').owner, game.area('mykonos').troops], [null, 0]);
  assert.deepEqual(game.state.priestesses, [0, 0, 0]);
});

test('[CL-SETUP-1] two players have 5 GP each, not 10: two markers, one purse', () => {
  assert.deepEqual(classic(2).state.gold, [5, 5]);
  assert.deepEqual(classic(5).state.gold, [5, 5, 5, 5, 5]);
});

test('[CL-SETUP-1] gold is hidden behind the screens, unless the table plays with it open', () => {
  const hidden = classic(3).play('marker red', 'marker blue', 'marker yellow');
  hidden.play('draw harpy', 'tile zeus', 'tile ares', 'tile athena', 'tile poseidon');
  assert.equal(view(hidden.state, 0).gold[0], 7);
  assert.notEqual(view(hidden.state, 0).gold[1], 7);
  const open = new Story({ ...clone(hidden.state), table: { ...hidden.state.table, gold: 'open' } });
  assert.equal(view(open.state, 0).gold[1], 7);
});

test('[CL-SETUP-2] what is in the box: 17 creatures, 17 philosophers, 18 priests, 16 prosperity markers, 10 metropolises', () => {
  const { state } = classic(4);
  assert.equal(state.deck.length, 17);
  assert.equal(new Set(state.deck).size, 17);
  const { philosophers, priestesses, prosperity, metropolises, heroes, mercenaries } = termsOf(state);
  assert.deepEqual([philosophers, priestesses, prosperity, metropolises], [17, 18, 16, 10]);
  assert.deepEqual([heroes.length, mercenaries, state.heroDeck.length], [0, 0, 0]);
});

test('[CL-SETUP-2] [CL-ARES] the eighth troop is the last: a ninth can’t be recruited', () => {
  const game = three('gold red 9\nmykonos red troops 7\nnow turn red ares');
  game.play('recruit troop kea').offers([], 'recruit');
  game.refuses('recruit troop kea');
  assert.equal(game.faction('red').gold, 9);
});

test('[CL-SETUP-2] [CL-POS] the eighth fleet is the last: a ninth can’t be recruited', () => {
  const game = three('gold red 9\nc2 red fleets 7\nnow turn red poseidon');
  game.play('recruit fleet b2').offers([], 'recruit');
  game.refuses('recruit fleet b2');
});

test('[CL-SETUP-3] the turn order is fate’s: any marker may be next, none comes twice', () => {
  const game = classic(3);
  game.asks('fate').offers(['marker red', 'marker blue', 'marker yellow']);
  game.play('marker yellow').offers(['marker red', 'marker blue']);
  game.play('marker red', 'marker blue');
  assert.deepEqual(
    game.state.order.map((marker) => COLOURS[game.state.table.markerOf[marker]]),
    ['yellow', 'red', 'blue'],
  );
});

test('[CL-SETUP-3] [CL-OFFER-4] two players lay two markers each, every arrangement as likely as any other', () => {
  const game = classic(2);
  game.offers(['marker red', 'marker blue']).play('marker red');
  assert.equal(weight(game.state, readMove(game.state, 'marker blue')), 2);
  assert.equal(weight(game.state, readMove(game.state, 'marker red')), 1);
  game.play('marker red').offers(['marker blue']);
  game.play('marker blue', 'marker blue').offers([], 'marker');
  assert.equal(new Set(game.state.order).size, 4);
});

test('[CL-SETUP-3] two metropolises are the goal, three with two players', () => {
  assert.deepEqual(
    [2, 3, 4, 5].map((players) => classic(players).state.table.goal),
    [3, 2, 2, 2],
  );
});

test('[CL-START-2] [CL-GODS-3] after the markers the first cycle begins: a creature, the gods, then income and bids', () => {
  const game = classic(3).play('marker blue', 'marker yellow', 'marker red');
  game.asks('fate');
  assert.equal(game.offered('draw').length, 17);
  game.play('draw siren').offers(['tile zeus', 'tile athena', 'tile poseidon', 'tile ares']);
  game.play('tile ares', 'tile zeus', 'tile athena', 'tile poseidon');
  assert.deepEqual([game.state.cycle, game.state.phase], [1, 'offerings']);
  assert.deepEqual(game.state.track, ['siren', null, null]);
  assert.deepEqual(game.state.gold, [7, 7, 7]);
  game.asks('blue');
});

for (const [players, open] of [
  [2, ['ares', 'zeus', 'athena', 'apollo']],
  [3, ['ares', 'zeus', 'apollo']],
  [4, ['ares', 'zeus', 'athena', 'apollo']],
  [5, ['ares', 'zeus', 'athena', 'poseidon', 'apollo']],
] as const) {
  test(`[${players === 3 ? 'CL-GODS-3' : players === 5 ? 'CL-GODS-5' : 'CL-GODS-4'}] ${players} players: ${open.join(', ')} lie open and can be bid on`, () => {
    const game = classic(players);
    while (game.offered('marker').length > 0) game.play(game.offered('marker')[0]);
    game.play('draw harpy', 'tile ares', 'tile zeus', 'tile athena', 'tile poseidon');
    const { state } = game;
    assert.deepEqual(GODS.filter((god) => isOpen(state.table, state.gods, god)).sort(), [...open].sort());
    assert.deepEqual(new Set(game.offered('bid').map((bid) => bid.split(' ')[1])), new Set(open));
  });
}

test('[CL-SETUP-2] territory markers are unlimited: every isle of the board can be one player’s', () => {
  const game = story(`position classic players 2
    board classic
    gold red 9
    ${['kea', 'naxos', 'andros', 'paros', 'tinos', 'milos'].map((isle) => `${isle} red`).join('\n')}
    mykonos red troops 1
    f5 red fleets 1
    delos blue
    now turn red ares
  `);
  // Delos is blue's last isle and empty: taking it would win nothing.
  game.asks('red').refuses('march mykonos>delos 1');
  assert.equal(game.state.owner.slice(0, 8).filter((owner) => owner === 0).length, 7);
});
