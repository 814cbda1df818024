import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Story, story } from '@meltemi/testkit';

function table(text: string): Story {
  return story(`
    position classic players 3
    board classic
    cycle 3
    gold red 9
    ${text}
    now turn red zeus
  `);
}

test('[CL-CREA-PEGASUS] some or all troops of one own isle go to any other isle, with no fleet anywhere', () => {
  const game = table(`
    creatures - - pegasus
    kea red troops 2
    naxos red
    andros blue
    paros blue troops 1
    tinos yellow
    milos yellow
  `);
  const isles = ['andros', 'tinos', 'mykonos', 'paros', 'delos', 'naxos', 'milos'];
  game.play('buy pegasus').offers([1, 2].flatMap((troops) => isles.map((isle) => `fly kea>${isle} ${troops}`)));
  game.refuses('fly kea>kea 1', 'fly paros>kea 1', 'fly kea>delos 3', 'fly naxos>delos 1');
  const taken = game.fork().play('fly kea>delos 1').asks('red');
  assert.deepEqual([taken.area('delos').owner, taken.area('delos').troops, taken.area('kea').troops], ['red', 1, 1]);
  const empty = game.fork().play('fly kea>andros 2').asks('red');
  assert.deepEqual([empty.area('andros').owner, empty.area('kea').owner, empty.area('kea').troops], ['red', 'red', 0]);
  assert.deepEqual(empty.state.discard, ['pegasus']);
  assert.equal(empty.faction('red').gold, 7);
});

test('[CL-CREA-PEGASUS] enemy troops on the isle fight, and there is no flight back', () => {
  const game = table(`
    creatures - - pegasus
    kea red troops 3
    naxos red
    andros blue
    paros blue troops 2
    tinos yellow
    milos yellow
  `);
  game.play('buy pegasus', 'fly kea>paros 3').asks('fate').play('roll 0', 'roll 1').asks('blue').play('lose troop');
  game.asks('red').play('lose troop').asks('fate').play('roll 3', 'roll 0', 'lose troop').asks('red');
  assert.deepEqual([game.area('paros').owner, game.area('paros').troops, game.area('kea').troops], ['red', 2, 0]);
  assert.deepEqual(game.state.discard, ['pegasus']);
});

test('[CL-CREA-PEGASUS] [CL-LAND-6] the last isle of a player is safe from the air as well', () => {
  const game = table(`
    creatures - - pegasus
    kea red troops 1
    naxos red
    andros blue
    tinos yellow
    milos yellow
  `);
  game.play('buy pegasus').refuses('fly kea>andros 1');
  game.offers(['tinos', 'mykonos', 'paros', 'delos', 'naxos', 'milos'].map((isle) => `fly kea>${isle} 1`));
});

test('[CL-CREA-GIANT] one building anywhere goes back to the supply, never a metropolis', () => {
  const game = table(`
    creatures - - giant
    kea red temple.1
    naxos red metropolis.1 covered.2 port.3
    andros blue fortress.1 port.2
    paros blue metropolis.1 covered.2
    tinos yellow university.1
    milos yellow
  `);
  const targets = ['kea.1', 'naxos.3', 'andros.1', 'andros.2', 'tinos.1'];
  game
    .play('buy giant')
    .offers(targets.map((slot) => `raze ${slot}`))
    .refuses('raze paros.1', 'raze paros.2');
  game.play('raze andros.1').asks('red');
  assert.deepEqual(game.area('andros').built, [null, 'port']);
  assert.deepEqual(game.state.discard, ['giant']);
});

test('[CL-CREA-GIANT] [MO-BUILD-5] a monument is no building, and an isle without buildings gives it nothing', () => {
  const game = story(`
    position classic players 3 monuments
    board classic
    cycle 3
    gold red 9
    creatures - - giant
    monument warport andros
    kea red
    naxos red
    andros blue
    paros blue
    tinos yellow
    milos yellow
    now turn red zeus
  `);
  game.play('buy giant').asks('red');
  assert.equal(game.state.frames.at(-1)?.kind, 'turn');
  assert.deepEqual(game.state.monuments.length, 1);
});

test('[CL-CREA-HARPY] one troop is removed from any isle, own ones too; the isle keeps its marker', () => {
  const game = table(`
    creatures - - harpy
    kea red troops 1
    naxos red
    andros blue troops 1
    paros blue troops 3
    tinos yellow
    milos yellow
    d4 blue fleets 1
  `);
  game.play('buy harpy').offers(['destroy troop kea', 'destroy troop andros', 'destroy troop paros']);
  game.refuses('destroy fleet d4', 'destroy troop tinos').play('destroy troop andros').asks('red');
  assert.deepEqual([game.area('andros').owner, game.area('andros').troops, game.area('paros').troops], ['blue', 0, 3]);
  assert.deepEqual(game.state.discard, ['harpy']);
});

test('[CL-CREA-HARPY] even on a last isle: nobody is thrown out by it', () => {
  const game = table(`
    creatures - - harpy
    kea red
    naxos red
    andros blue troops 1
    tinos yellow
    milos yellow
  `);
  game.play('buy harpy', 'destroy troop andros').asks('red');
  assert.deepEqual([game.area('andros').owner, game.faction('blue').eliminated], ['blue', false]);
});

test('[CL-CREA-CYCLOPS] one own building becomes another type in its slot', () => {
  const game = table(`
    creatures - - cyclops
    kea red temple.1
    naxos red port.2
    andros blue fortress.1
    paros blue
    tinos yellow
    milos yellow
  `);
  game
    .play('buy cyclops')
    .offers([
      ...['port', 'fortress', 'university'].map((building) => `convert kea.1 ${building}`),
      ...['fortress', 'temple', 'university'].map((building) => `convert naxos.2 ${building}`),
    ]);
  game
    .refuses('convert andros.1 port', 'convert kea.1 temple', 'convert naxos.1 port')
    .play('convert naxos.2 fortress');
  assert.deepEqual(game.area('naxos').built, [null, 'fortress', null, null]);
  assert.deepEqual(game.state.discard, ['cyclops']);
});

test('[CL-CREA-CYCLOPS] the missing building completes a set, and a metropolis is built at once', () => {
  const game = table(`
    creatures - - cyclops
    kea red temple.1
    naxos red port.1 fortress.2 port.3
    andros blue
    paros blue
    tinos yellow
    milos yellow
  `);
  game.play('buy cyclops', 'convert naxos.3 university').asks('red').offers(['raise kea', 'raise naxos']);
  assert.deepEqual([game.area('kea').built, game.area('naxos').built], [[null], [null, null, null, null]]);
  game.play('raise naxos').asks('red');
  assert.equal(game.faction('red').metropolises, 1);
  assert.deepEqual(game.state.discard, ['cyclops']);
});

test('[CL-CREA-CYCLOPS] a new temple gives its discount in the same turn', () => {
  const game = table(`
    creatures - satyr cyclops
    kea red port.1
    naxos red
    andros blue
    paros blue
    tinos yellow
    milos yellow
  `);
  game.play('buy cyclops', 'convert kea.1 temple', 'buy satyr');
  assert.equal(game.faction('red').gold, 9 - 2 - 2);
});

test('[CL-CREA-CYCLOPS] without an own building it does nothing; a type that has run out is not offered', () => {
  const bare = table(`
    creatures - - cyclops
    kea red
    naxos red
    andros blue port.1
    paros blue
    tinos yellow
    milos yellow
  `);
  assert.equal(bare.play('buy cyclops').state.frames.at(-1)?.kind, 'turn');
  const scarce = table(`
    creatures - - cyclops
    kea red temple.1
    naxos red
    andros blue port.1 port.2
    paros blue port.1 port.2 port.3
    tinos yellow port.1 port.2
    milos yellow port.1 port.2 port.3
  `);
  scarce.play('buy cyclops').offers(['convert kea.1 fortress', 'convert kea.1 university']);
});

test('[CL-CREA-CYCLOPS] metropolises and the slots they cover are no buildings to replace', () => {
  const game = table(`
    creatures - - cyclops
    kea red
    naxos red metropolis.1 covered.2 port.3
    andros blue
    paros blue
    tinos yellow
    milos yellow
  `);
  game
    .play('buy cyclops')
    .offers(['fortress', 'temple', 'university'].map((building) => `convert naxos.3 ${building}`));
});
