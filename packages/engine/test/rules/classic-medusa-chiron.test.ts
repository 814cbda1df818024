import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Story, story } from '@meltemi/testkit';

function table(text: string): Story {
  return story(`
    position classic players 3
    board classic
    cycle 3
    gold red 9
    naxos red
    paros blue
    tinos yellow
    milos yellow
    ${text}
  `);
}

test('[CL-CREA-MEDUSA] [R-CL-MEDUSA] troops do not march away from Medusa’s isle, but others march to it and through its waters', () => {
  const game = table(`
    kea red troops 2
    andros blue
    delos red troops 1
    figure medusa blue kea
    c2 red fleets 1
    g5 red fleets 1
    h4 red fleets 1
    d3 red fleets 1
    e4 red fleets 1
    f4 red fleets 1
    now turn red ares
  `);
  game.offers(
    ['kea', 'andros', 'tinos', 'mykonos', 'naxos'].map((isle) => `march delos>${isle} 1`),
    'march',
  );
  game.refuses('march kea>andros 1', 'march kea>andros 2');
  game.play('march delos>kea 1');
  assert.equal(game.area('kea').troops, 3);
  game.offers([], 'march');
});

test('[CL-CREA-MEDUSA] her own player is bound as well, but may recruit there', () => {
  const game = table(`
    creatures medusa harpy dryad
    kea red troops 1
    andros blue
    c2 red fleets 1
    now turn red ares
  `);
  game.play('buy medusa', 'summon kea').offers([], 'march');
  game.play('recruit troop kea');
  assert.equal(game.area('kea').troops, 2);
});

test('[R-CL-MEDUSA] [CL-CREA-PEGASUS] Pegasus lifts nobody from Medusa’s isle, but sets troops down there', () => {
  const game = table(`
    creatures - - pegasus
    kea red troops 1
    naxos red troops 1
    andros blue
    figure medusa red kea
    now turn red zeus
  `);
  game.play('buy pegasus');
  game.offers(['kea', 'andros', 'tinos', 'mykonos', 'paros', 'delos', 'milos'].map((isle) => `fly naxos>${isle} 1`));
  game.refuses('fly kea>andros 1').play('fly naxos>kea 1');
  assert.equal(game.area('kea').troops, 2);
});

test('[R-CL-MEDUSA] with troops only on Medusa’s isle Pegasus does nothing and is discarded', () => {
  const game = table(`
    creatures - - pegasus
    kea red troops 3
    andros blue
    figure medusa blue kea
    now turn red zeus
  `);
  game.play('buy pegasus').asks('red').refuses('fly kea>andros 1');
  assert.deepEqual(game.state.discard, ['pegasus']);
  assert.equal(game.faction('red').gold, 7);
});

test('[R-CL-MEDUSA] in a battle on Medusa’s isle nobody retreats', () => {
  const fight = (medusa: string) =>
    table(`
      kea red troops 3
      andros blue troops 3
      ${medusa}
      c2 red fleets 1
      d4 blue fleets 1
      mykonos blue
      now turn red ares
    `).play('march kea>andros 3', 'roll 2', 'roll 2', 'lose troop', 'lose troop');
  // Without her both could: red home over C2, blue to Mykonos over D4.
  fight('')
    .asks('blue')
    .offers(['fight', 'withdraw mykonos'])
    .play('fight')
    .asks('red')
    .offers(['fight', 'withdraw kea']);
  const held = fight('figure medusa yellow andros').asks('fate');
  held.play('roll 3', 'roll 0', 'lose troop').asks('fate').play('roll 3', 'roll 0', 'lose troop').asks('red');
  assert.deepEqual([held.area('andros').owner, held.area('andros').troops], ['red', 2]);
  assert.equal(held.area('andros').figure, 'medusa');
});

test('[R-CL-MEDUSA] a retreat to Medusa’s isle is an arrival, and allowed', () => {
  const game = table(`
    kea red troops 3
    andros blue troops 3
    figure medusa yellow mykonos
    c2 red fleets 1
    d4 blue fleets 1
    mykonos blue
    now turn red ares
  `);
  game.play('march kea>andros 3', 'roll 2', 'roll 2', 'lose troop', 'lose troop').asks('blue');
  game.play('withdraw mykonos').asks('red');
  assert.equal(game.area('mykonos').troops, 2);
});

test('[CL-CREA-MEDUSA] Harpy and Sphinx still reach troops on her isle', () => {
  const game = table(`
    creatures - harpy sphinx
    kea red troops 2
    andros blue
    figure medusa blue kea
    now turn red zeus
  `);
  game.play('buy harpy', 'destroy troop kea', 'buy sphinx', 'sell troop kea');
  assert.equal(game.area('kea').troops, 0);
});

test('[CL-CREA-CHIRON] [CL-CREA-HARPY] the Harpy takes no troop from Chiron’s isle, own or not', () => {
  const game = table(`
    creatures - - harpy
    kea red troops 1
    naxos red troops 1
    andros blue troops 1
    mykonos blue troops 2
    figure chiron red kea
    now turn red zeus
  `);
  const other = game.fork();
  game.play('buy harpy').offers(['destroy troop naxos', 'destroy troop andros', 'destroy troop mykonos']);
  game.refuses('destroy troop kea');
  other.state.figures = other.state.figures.map((figure) => ({ ...figure, area: 1 }));
  other.play('buy harpy').offers(['destroy troop kea', 'destroy troop naxos', 'destroy troop mykonos']);
});

test('[CL-CREA-CHIRON] [CL-CREA-GIANT] the Giant destroys nothing on Chiron’s isle, own or not', () => {
  const game = table(`
    creatures - - giant
    kea red temple.1
    andros blue port.1 fortress.2
    figure chiron yellow andros
    now turn red zeus
  `);
  game.play('buy giant').offers(['raze kea.1']).refuses('raze andros.1');
  const own = table(`
    creatures - - giant
    kea red temple.1
    andros blue port.1 fortress.2
    figure chiron red kea
    now turn red zeus
  `);
  own.play('buy giant').offers(['raze andros.1', 'raze andros.2']);
});

test('[CL-CREA-CHIRON] [CL-CREA-PEGASUS] Pegasus lands on no foreign isle that Chiron guards, but brings troops to an own one and away from it', () => {
  const text = (isle: string) => `
    creatures - - pegasus
    kea red troops 1
    andros blue
    figure chiron yellow ${isle}
    now turn red zeus
  `;
  const all = ['andros', 'tinos', 'mykonos', 'paros', 'delos', 'naxos', 'milos'];
  for (const guarded of ['andros', 'delos']) {
    const game = table(text(guarded)).play('buy pegasus');
    game.offers(all.filter((isle) => isle !== guarded).map((isle) => `fly kea>${isle} 1`));
    game.refuses(`fly kea>${guarded} 1`);
  }
  for (const own of ['naxos', 'kea']) {
    table(text(own))
      .play('buy pegasus')
      .offers(all.map((isle) => `fly kea>${isle} 1`))
      .play('fly kea>naxos 1');
  }
});

test('[CL-CREA-CHIRON] he does not protect from Ares', () => {
  const game = table(`
    kea red troops 2
    andros blue troops 1
    figure chiron blue andros
    c2 red fleets 1
    now turn red ares
  `);
  game.play('march kea>andros 2', 'roll 2', 'roll 0', 'lose troop').asks('red');
  assert.equal(game.area('andros').owner, 'red');
  // Nor does he leave with the isle: now he guards it for red.
  assert.equal(game.area('andros').figure, 'chiron');
});

test('[CL-CREA-CHIRON] Harpy, Giant and Pegasus with nothing left to aim at have no effect', () => {
  const game = table(`
    creatures - giant harpy
    kea red
    andros blue troops 1 port.1
    figure chiron blue andros
    now turn red zeus
  `);
  game.play('buy harpy').asks('red').play('buy giant').asks('red');
  assert.deepEqual(game.state.discard, ['harpy', 'giant']);
  assert.deepEqual([game.area('andros').troops, game.area('andros').built], [1, ['port', null]]);
  assert.equal(game.faction('red').gold, 4);
});
