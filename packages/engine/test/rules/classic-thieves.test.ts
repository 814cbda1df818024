import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Story, story } from '@meltemi/testkit';
import { view } from '../../src/index.ts';

const ISLES = `
  kea red
  naxos red
  andros blue
  paros blue
  tinos yellow
  milos yellow
`;

function table(text: string): Story {
  return story(`position classic players 3\nboard classic\ncycle 3\ngold red 4\n${ISLES}\n${text}\nnow turn red zeus`);
}

test('[CL-CREA-FATES] the whole income is taken again: cornucopias printed and laid, and trade fields', () => {
  const game = table(`
    creatures fates harpy dryad
    naxos red prosperity 2
    a2 red fleets 3
    k2 red fleets 1
    f1 blue fleets 1
    c2 red fleets 1
  `);
  // Kea 2, two markers on Naxos, A2 and K2 one each however many fleets.
  game.play('buy fates').asks('red');
  assert.equal(game.faction('red').gold, 4 - 4 + 6);
  assert.deepEqual([game.faction('blue').gold, game.faction('yellow').gold], [5, 5]);
  assert.deepEqual(game.state.discard, ['fates']);
  assert.equal(game.faction('red').goldMin, 6, 'everybody can count it');
});

test('[CL-CREA-FATES] no income, no gold', () => {
  const game = story(`
    position classic players 3
    board classic
    cycle 3
    gold red 4
    creatures - - fates
    naxos red
    paros red
    andros blue
    kea blue
    tinos yellow
    milos yellow
    now turn red zeus
  `);
  game.play('buy fates').asks('red');
  assert.equal(game.faction('red').gold, 2);
  assert.deepEqual(game.state.discard, ['fates']);
});

test('[CL-CREA-SATYR] a philosopher is stolen from a player who has one', () => {
  const game = table('creatures - - satyr\nred philosophers 1\nblue philosophers 2\nyellow priestesses 2');
  game.play('buy satyr').offers(['rob blue']).refuses('rob yellow', 'rob red', 'done').play('rob blue').asks('red');
  assert.deepEqual([game.faction('red').philosophers, game.faction('blue').philosophers], [2, 1]);
  assert.deepEqual(game.state.discard, ['satyr']);
});

test('[CL-CREA-SATYR] the fourth philosopher makes a metropolis at once', () => {
  const game = table('creatures - - satyr\nred philosophers 3\nblue philosophers 1\nyellow philosophers 3');
  game.play('buy satyr').offers(['rob blue', 'rob yellow']).play('rob yellow').asks('red');
  assert.equal(game.faction('red').philosophers, 0);
  game.offers(['raise kea', 'raise naxos']).play('raise kea');
  assert.equal(game.faction('red').metropolises, 1);
  assert.deepEqual([game.faction('yellow').philosophers, game.faction('blue').philosophers], [2, 1]);
  assert.equal(game.state.frames.at(-1)?.kind, 'turn');
  assert.deepEqual(game.state.discard, ['satyr']);
});

test('[CL-CREA-SATYR] [CL-CREA-DRYAD] with nobody to steal from they have no effect, though they are paid and discarded', () => {
  const game = table('creatures - satyr dryad\ngold red 5\nred philosophers 1 priestesses 1');
  game.play('buy satyr').asks('red').play('buy dryad').asks('red');
  assert.equal(game.state.frames.at(-1)?.kind, 'turn');
  assert.deepEqual(
    [game.faction('red').philosophers, game.faction('red').priestesses, game.faction('red').gold],
    [1, 1, 0],
  );
  assert.deepEqual(game.state.discard, ['satyr', 'dryad']);
});

test('[CL-CREA-DRYAD] a priest is stolen from a player who has one', () => {
  const game = table('creatures - - dryad\nblue philosophers 3\nyellow priestesses 1\nred priestesses 4');
  game.play('buy dryad').offers(['rob yellow']).refuses('rob blue').play('rob yellow').asks('red');
  assert.deepEqual([game.faction('red').priestesses, game.faction('yellow').priestesses], [5, 0]);
  assert.deepEqual(game.state.discard, ['dryad']);
});

test('[CL-CREA-GRIFFON] half of a player’s gold, rounded down', () => {
  const game = table('creatures griffon - -\ngold blue 7\ngold yellow 1');
  game.play('buy griffon').offers(['rob blue', 'rob yellow']).refuses('rob red', 'done');
  const poor = game.fork().play('rob yellow').asks('red');
  assert.deepEqual([poor.faction('red').gold, poor.faction('yellow').gold], [0, 1]);
  game.play('rob blue').asks('red');
  assert.deepEqual([game.faction('red').gold, game.faction('blue').gold, game.faction('yellow').gold], [3, 4, 1]);
  assert.deepEqual(game.state.discard, ['griffon']);
});

test('[CL-CREA-GRIFFON] only thief and victim learn the amount; the others know what they could know', () => {
  const game = table('creatures griffon - -\ngold red 6 4..8\ngold blue 7 2..9').play('buy griffon', 'rob blue');
  const told = game.events.flatMap((event) => (event.event === 'robbed' ? [[event.gold, event.audience]] : []));
  assert.equal(told.length, 2);
  const [secret] = told.filter(([gold]) => gold === 3);
  const [open] = told.filter(([gold]) => gold === null);
  assert.deepEqual([...(secret[1] as number[])].sort(), [0, 1]);
  assert.ok(open[1] === 'all' || !(open[1] as number[]).some((seat) => seat < 2));
  assert.ok(!game.events.some((event) => (event.event === 'got' || event.event === 'paid') && event.gold === 3));
  // Red had 0..4 after paying and got 1..4; blue had 2..9 and keeps 1..5.
  assert.deepEqual([game.faction('red').goldMin, game.faction('red').gold, game.faction('red').goldMax], [1, 5, 8]);
  assert.deepEqual([game.faction('blue').goldMin, game.faction('blue').gold, game.faction('blue').goldMax], [1, 4, 5]);
  assert.deepEqual(view(game.state, 2).gold, [null, null, 5]);
});
