import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Story, story } from '@meltemi/testkit';

function table(text: string): Story {
  return story(`
    position classic players 3
    board classic
    cycle 3
    gold red 4
    andros blue
    paros blue
    tinos yellow
    milos yellow
    ${text}
    now turn red zeus
  `);
}

test('[CL-CREA-SIREN] an opponent’s fleet that is alone in its field is replaced by one from the own reserve', () => {
  const game = table(`
    creatures - - siren
    kea red
    naxos red
    a1 red fleets 1
    b2 blue fleets 1
    d4 blue fleets 2
    f7 yellow fleets 1
  `);
  game.play('buy siren').offers(['charm b2', 'charm f7']).refuses('charm a1', 'charm d4', 'charm a2');
  game.play('charm f7').asks('red');
  assert.deepEqual([game.area('f7').owner, game.area('f7').fleets], ['red', 1]);
  assert.deepEqual(game.area('a1').fleets, 1);
  // F7 is a trade field: its income changes hands as well.
  assert.deepEqual([game.faction('red').income, game.faction('yellow').income], [3, 1]);
  assert.equal(game.state.frames.at(-1)?.kind, 'turn');
  assert.deepEqual(game.state.discard, ['siren']);
});

test('[CL-CREA-SIREN] with an empty reserve the fleet comes from the board, from an own field of one’s choice', () => {
  const game = table(`
    creatures - - siren
    kea red
    naxos red
    a1 red fleets 1
    b3 red fleets 4
    i3 red fleets 3
    c2 blue fleets 1
  `);
  game.play('buy siren', 'charm c2').asks('red').offers(['take a1', 'take b3', 'take i3']).refuses('take c2');
  const emptied = game.fork().play('take a1');
  assert.deepEqual([emptied.area('a1').owner, emptied.area('a1').fleets], [null, 0]);
  game.play('take b3').asks('red');
  assert.deepEqual([game.area('c2').owner, game.area('c2').fleets, game.area('b3').fleets], ['red', 1, 3]);
  assert.deepEqual(game.state.discard, ['siren']);
});

test('[CL-CREA-SIREN] with one fleet left in the reserve nothing is taken from the board', () => {
  const game = table(`
    creatures - - siren
    kea red
    naxos red
    b3 red fleets 7
    c2 blue fleets 1
  `);
  game.play('buy siren', 'charm c2');
  assert.equal(game.state.frames.at(-1)?.kind, 'turn');
  assert.deepEqual([game.area('c2').owner, game.area('b3').fleets], ['red', 7]);
});

test('[CL-CREA-SIREN] without a lonely foreign fleet she does nothing', () => {
  const game = table('creatures - - siren\nkea red\nnaxos red\na1 red fleets 1\nd4 blue fleets 2').play('buy siren');
  assert.equal(game.state.frames.at(-1)?.kind, 'turn');
  assert.deepEqual(game.state.discard, ['siren']);
  assert.equal(game.faction('red').gold, 2);
});

test('[CL-CREA-SPHINX] own troops, fleets, priests and philosophers are sold for 2 GP each, in any number and order', () => {
  const game = table(`
    creatures - - sphinx
    kea red troops 2
    naxos red
    c2 red fleets 1
    k2 red fleets 2
    red priestesses 1 philosophers 2
    blue priestesses 1 philosophers 1
    paros blue troops 1
    f1 blue fleets 1
  `);
  game.play('buy sphinx');
  assert.equal(game.faction('red').gold, 2);
  const all = ['sell troop kea', 'sell fleet c2', 'sell fleet k2', 'dismiss priestess', 'dismiss philosopher', 'done'];
  game.offers(all).refuses('sell troop paros', 'sell fleet f1', 'sell troop naxos');
  game.play('sell troop kea', 'dismiss philosopher', 'sell fleet k2').offers(all);
  assert.equal(game.faction('red').gold, 8);
  assert.deepEqual([game.area('kea').troops, game.area('k2').fleets, game.faction('red').philosophers], [1, 1, 1]);
  game.play('done').asks('red');
  assert.deepEqual(game.state.discard, ['sphinx']);
  assert.equal(game.faction('red').gold, 8);
  assert.deepEqual([game.faction('blue').gold, game.faction('blue').philosophers], [5, 1]);
});

test('[CL-CREA-SPHINX] everything may be sold; isles without troops keep their marker, fields without fleets are neutral', () => {
  const game = table(`
    creatures - - sphinx
    kea red troops 1
    naxos red troops 1
    k2 red fleets 1
    red priestesses 1 philosophers 1
  `);
  assert.equal(game.faction('red').income, 3);
  game.play(
    'buy sphinx',
    'sell troop kea',
    'sell troop naxos',
    'sell fleet k2',
    'dismiss priestess',
    'dismiss philosopher',
  );
  // Nothing is left: no further question.
  assert.equal(game.state.frames.at(-1)?.kind, 'turn');
  assert.equal(game.faction('red').gold, 12);
  assert.deepEqual([game.area('kea').owner, game.area('naxos').owner, game.area('k2').owner], ['red', 'red', null]);
  assert.deepEqual([game.faction('red').priestesses, game.faction('red').philosophers], [0, 0]);
  assert.equal(game.faction('red').income, 2);
  assert.equal(game.faction('red').eliminated, false);
});

test('[CL-CREA-SPHINX] one may sell nothing; with nothing to sell nobody is asked', () => {
  const game = table('creatures - - sphinx\nkea red troops 1\nnaxos red').play('buy sphinx', 'done').asks('red');
  assert.deepEqual([game.faction('red').gold, game.area('kea').troops], [2, 1]);
  const bare = table('creatures - - sphinx\nkea red\nnaxos red').play('buy sphinx');
  assert.equal(bare.state.frames.at(-1)?.kind, 'turn');
  assert.deepEqual(bare.state.discard, ['sphinx']);
});

test('[CL-CREA-SPHINX] the gold may be spent in the same turn', () => {
  const game = table(`
    creatures - harpy sphinx
    gold red 2
    kea red troops 4
    naxos red troops 4
    blue priestesses 1
  `);
  game.play('buy sphinx').refuses('buy harpy').play('sell troop kea', 'sell troop naxos', 'done', 'buy harpy');
  game.play('destroy troop naxos');
  assert.equal(game.faction('red').gold, 1);
});
