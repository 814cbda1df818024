import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Story, story } from '@meltemi/testkit';

function table(text: string): Story {
  return story(`
    position classic players 3
    board classic
    map b2 ~ c2
    map a1 ~ b2 ~ a2 ~ a1
    cycle 3
    gold red 4
    creatures - - sylph
    kea red
    naxos red
    andros blue
    paros blue
    tinos yellow
    milos yellow
    ${text}
    now turn red zeus
  `).play('buy sylph');
}

function fleets(game: Story, ...fields: string[]): number[] {
  return fields.map((field) => game.area(field).fleets);
}

test('[CL-CREA-SYLPH] [R-CL-SYLPH] ten free steps, split freely among groups, and not one more', () => {
  const game = table('c1 red fleets 1\nh1 red fleets 2');
  game.play('sail c1>d1 1', 'sail h1>h2 1', 'sail d1>e1 1', 'sail h2>i2 1', 'sail i2>j2 1');
  game.play('sail e1>f1 1', 'sail j2>k2 1', 'sail f1>e1 1', 'sail e1>f1 1').asks('red');
  assert.ok(game.offered().every((move) => move === 'done' || move.startsWith('sail')));
  game.play('sail h1>h2 1').asks('red');
  assert.equal(game.state.frames.at(-1)?.kind, 'turn', 'the tenth step was the last');
  assert.deepEqual(fleets(game, 'f1', 'k2', 'h2'), [1, 1, 1]);
  assert.equal(game.faction('red').gold, 2, 'nothing but the card is paid');
  assert.deepEqual(game.state.discard, ['sylph']);
});

test('[CL-CREA-SYLPH] a step moves some or all fleets of a field one field, picking up and leaving behind on the way', () => {
  const game = table('a1 red fleets 2\nb2 red fleets 1');
  game.offers([
    'sail a1>a2 1',
    'sail a1>a2 2',
    'sail a1>b2 1',
    'sail a1>b2 2',
    ...['a1', 'a2', 'b3', 'c2'].map((to) => `sail b2>${to} 1`),
  ]);
  game.refuses('sail a1>b3 1', 'sail a1>a2 3').play('sail a1>b2 2').refuses('sail b2>c2 4');
  game.play('sail b2>c2 3', 'sail c2>d3 2', 'done');
  assert.deepEqual(fleets(game, 'a1', 'b2', 'c2', 'd3'), [0, 0, 1, 2]);
});

test('[CL-CREA-SYLPH] one may stop early', () => {
  const game = table('a1 red fleets 1');
  game.play('sail a1>a2 1').asks('red').play('done').asks('red');
  assert.deepEqual(fleets(game, 'a1', 'a2'), [0, 1]);
  assert.deepEqual(game.state.discard, ['sylph']);
  game.refuses('sail a2>a1 1');
});

test('[CL-CREA-SYLPH] without a fleet that could move she does nothing', () => {
  const game = table('blue philosophers 1');
  assert.equal(game.state.frames.at(-1)?.kind, 'turn');
  assert.deepEqual(game.state.discard, ['sylph']);
  // F1 leads to E1 only, and Kraken is there.
  const shut = table('f1 red fleets 2\nfigure kraken - e1');
  assert.equal(shut.state.frames.at(-1)?.kind, 'turn');
});

test('[CL-CREA-SYLPH] closed fields stay closed to her', () => {
  table('a1 red fleets 1\nfigure kraken - a2').offers(['sail a1>b2 1']);
  table('d3 red fleets 1\nfigure polyphemus blue kea').offers(['sail d3>d4 1', 'sail d3>e4 1']);
});

test('[R-CL-SYLPH] a battle ends the moving of the group that won it; others sail on with the steps that are left', () => {
  const game = table('a1 red fleets 2\ni2 red fleets 1\nb2 blue fleets 1');
  game.play('sail a1>b2 2').asks('fate').play('roll 3', 'roll 0').asks('red');
  assert.deepEqual(fleets(game, 'b2'), [2]);
  game.offers(['done', 'sail i2>h2 1', 'sail i2>h3 1', 'sail i2>i3 1', 'sail i2>j2 1']).refuses('sail b2>a2 1');
  // Nine steps are left.
  for (let step = 0; step < 4; step++) game.play('sail i2>j2 1', 'sail j2>i2 1');
  game.play('sail i2>j2 1');
  assert.equal(game.state.frames.at(-1)?.kind, 'turn');
});

test('[R-CL-SYLPH] after a battle with nobody left to move her flight is over', () => {
  const game = table('a1 red fleets 2\nb2 blue fleets 1').play('sail a1>b2 2', 'roll 3', 'roll 0').asks('red');
  assert.equal(game.state.frames.at(-1)?.kind, 'turn');
  assert.deepEqual(game.state.discard, ['sylph']);
});

test('[R-CL-SYLPH] a fresh group may pass through the field of the battle, but takes along nobody who fought there', () => {
  const game = table('a1 red fleets 2\na2 red fleets 2\nb2 blue fleets 1');
  game.play('sail a1>b2 2', 'roll 3', 'roll 0', 'sail a2>b2 1').asks('red');
  assert.deepEqual(fleets(game, 'b2', 'a2'), [3, 1]);
  game.refuses('sail b2>c2 2', 'sail b2>c2 3').play('sail b2>c2 1').refuses('sail b2>c2 1');
  assert.deepEqual(fleets(game, 'b2', 'c2'), [2, 1]);
  // What went through picks up and is picked up as before.
  game.play('sail c2>b2 1', 'sail a2>b2 1', 'sail b2>c2 2');
  assert.deepEqual(fleets(game, 'b2', 'c2', 'a2'), [2, 2, 0]);
});

test('[R-CL-SYLPH] a group that retreats from its battle does not sail on, while fleets it joined do', () => {
  const game = table('a1 red fleets 3\na2 red fleets 1\nb2 blue fleets 3\nc2 blue fleets 1\nb3 blue fleets 1');
  game.play('sail a1>b2 3', 'roll 0', 'roll 3').asks('blue').play('fight');
  game.asks('red').offers(['fight', 'withdraw a1', 'withdraw a2']);
  const alone = game.fork().play('withdraw a1').asks('red');
  assert.deepEqual(fleets(alone, 'a1', 'b2'), [2, 3]);
  alone.offers(['done', 'sail a2>a1 1', 'sail a2>b2 1', 'sail a2>b3 1']);
  game.play('withdraw a2').asks('red');
  assert.deepEqual(fleets(game, 'a2'), [3]);
  // Two of the three have fought.
  game.offers(['done', 'sail a2>a1 1', 'sail a2>b2 1', 'sail a2>b3 1']).refuses('sail a2>a1 2');
});

test('[R-CL-SYLPH] a battle lost, or lost by both, costs no other group its steps', () => {
  const lost = table('a1 red fleets 1\na2 red fleets 2\nb2 blue fleets 2')
    .play('sail a1>b2 1', 'roll 0', 'roll 0')
    .asks('red');
  assert.deepEqual(fleets(lost, 'a1', 'b2'), [0, 2]);
  // A second group tries it: the first loss does not bar the field, and winning there ends its moving.
  lost
    .play('sail a2>b2 2', 'roll 3', 'roll 0')
    .asks('blue')
    .play('fight')
    .asks('red')
    .play('fight', 'roll 3', 'roll 0');
  assert.equal(lost.area('b2').owner, 'red');
  assert.equal(lost.state.frames.at(-1)?.kind, 'turn');
  const both = table('a1 red fleets 1\na2 red fleets 1\nb2 blue fleets 1').play('sail a1>b2 1', 'roll 0', 'roll 0');
  assert.deepEqual([both.area('b2').owner, both.area('b2').fleets], [null, 0]);
  // The empty field is a field like others: one may sail in and out of it.
  both.asks('red').play('sail a2>b2 1', 'sail b2>c2 1', 'done');
  assert.deepEqual(fleets(both, 'c2'), [1]);
});

test('[R-CL-SYLPH] what stays behind when part of a field sails to battle may still move', () => {
  const game = table('a1 red fleets 3\nb2 blue fleets 1').play('sail a1>b2 2', 'roll 3', 'roll 0').asks('red');
  game.play('sail a1>a2 1', 'sail a2>b3 1', 'done');
  assert.deepEqual(fleets(game, 'a1', 'b2', 'b3'), [0, 2, 1]);
});

test('[CL-CREA-SYLPH] the defender is asked as in every sea battle, and ports help the defender', () => {
  const game = table('a1 red fleets 2\nb2 blue fleets 2\nandros blue port.1').play('sail a1>b2 2', 'roll 1', 'roll 1');
  const clash = game.events.find(({ event }) => event === 'clash');
  assert.ok(clash && 'attack' in clash);
  assert.deepEqual([clash.attack, clash.defence], [3, 4]);
  game.asks('blue').play('withdraw b3').asks('red');
  // The field is won without another round, and the moving has ended all the same.
  assert.deepEqual(fleets(game, 'b2', 'b3'), [1, 2]);
  assert.equal(game.state.frames.at(-1)?.kind, 'turn');
});
