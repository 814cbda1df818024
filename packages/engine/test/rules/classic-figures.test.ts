import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Story, story } from '@meltemi/testkit';

const ISLES = `
  kea red troops 1
  naxos red troops 1
  andros blue troops 1
  paros blue troops 1
  tinos yellow troops 1
  milos yellow troops 1
`;
const OFFERS = `
  red offers zeus 1
  blue offers athena 1
  yellow offers apollo 0
`;
const EVERY_ISLE = ['kea', 'andros', 'tinos', 'mykonos', 'paros', 'delos', 'naxos', 'milos'];

/** Three players in the third cycle. */
function table(text: string): Story {
  return story(`position classic players 3\nboard classic\ncycle 3\ngold red 9\n${ISLES}\n${text}`);
}

for (const creature of ['minotaur', 'chiron', 'medusa', 'polyphemus']) {
  test(`[CL-CREA-2] [R-CL-FIGURES] ${creature} goes on any isle and keeps its card until its owner's next turn`, () => {
    const game = table(`creatures ${creature} harpy dryad\n${OFFERS}\nnow turn red zeus`);
    game.play(`buy ${creature}`).offers(EVERY_ISLE.map((isle) => `summon ${isle}`));
    game.play('summon delos');
    assert.equal(game.area('delos').figure, creature);
    assert.equal(game.state.figures[0].holder, 0);
    assert.deepEqual(game.state.discard, []);
    // The rest of the cycle: it stays.
    game.play('end').asks('blue').play('end').asks('yellow').play('place prosperity paros');
    assert.deepEqual(game.state.discard, ['dryad']);
    game.play('draw fates', 'draw satyr', 'tile poseidon', 'tile ares', 'tile zeus', 'tile athena');
    // The next cycle: it stays in the turns before its owner's.
    game.play('bid poseidon 1', 'bid ares 1', 'bid apollo 0').asks('yellow').play('end').asks('blue');
    assert.equal(game.area('delos').figure, creature);
    assert.deepEqual(game.state.discard, ['dryad']);
    // A turn with Apollo is a turn.
    game.play('end').asks('red');
    assert.equal(game.area('delos').figure, null);
    assert.deepEqual(game.state.discard, ['dryad', creature]);
  });
}

test('[CL-CREA-2] a figure leaves before its owner does anything, with Apollo as with any other god', () => {
  for (const offers of ['red offers athena 1\nyellow offers apollo 0', 'red offers apollo 0\nyellow offers athena 1']) {
    const game = table(`
      figure chiron red andros
      figure medusa yellow tinos
      blue offers zeus 1
      ${offers}
      apollo ${offers.startsWith('red offers apollo') ? 'red' : 'yellow'}
      now actions
    `);
    game.asks('blue');
    assert.equal(game.area('andros').figure, 'chiron');
    game.play('end');
    if (game.asked() === 'yellow') {
      // Red is with Apollo: still to come.
      assert.deepEqual([game.area('andros').figure, game.area('tinos').figure], ['chiron', null]);
      game.play('end').asks('red').play('place prosperity delos');
    }
    assert.equal(game.area('andros').figure, null);
    assert.ok(game.state.discard.includes('chiron'));
  }
});

test("[CL-CREA-2] all figures of a player leave together, the others' stay and so does the Kraken", () => {
  const game = table(`
    figure chiron red andros
    figure minotaur red kea
    figure medusa yellow tinos
    figure kraken - a2
    blue offers zeus 1
    red offers athena 1
    yellow offers apollo 0
    now actions
  `);
  game.asks('blue').play('end').asks('red');
  assert.deepEqual(
    game.state.figures.map(({ id }) => id),
    ['medusa', 'kraken'],
  );
  assert.deepEqual(game.state.discard, ['chiron', 'minotaur']);
  game.play('end').asks('yellow');
  assert.deepEqual(
    game.state.figures.map(({ id }) => id),
    ['kraken'],
  );
});

test('[CL-CREA-2] a figure that has left can be bought and placed again in the same turn', () => {
  const game = table(`
    figure medusa red andros
    creatures chimera harpy dryad
    blue offers zeus 1
    red offers athena 1
    now actions
  `);
  game.play('end').asks('red').play('buy chimera').offers(['choose medusa']).play('choose medusa', 'summon paros');
  assert.deepEqual([game.area('andros').figure, game.area('paros').figure], [null, 'medusa']);
  assert.equal(game.state.figures[0].holder, 0);
});

/** Two players in the third cycle: red acts with Zeus and Athena, blue after that. */
function twoPlayers(text: string): Story {
  return story(`
    position classic players 2
    board classic
    cycle 3
    gold red 9
    creatures medusa harpy dryad
    kea red troops 1
    naxos red troops 1
    andros blue troops 1
    paros blue troops 1
    gods zeus athena poseidon ares
    red offers zeus 1
    red.2 offers athena 1
    blue offers poseidon 1
    blue.2 offers apollo 0
    ${text}
  `);
}

/** Plays on into the actions of the next cycle: one player has the first two gods, the other one Apollo twice. */
function nextCycle(game: Story, first: 'red' | 'blue'): void {
  let god = 0;
  while (game.state.cycle === 3 || game.state.phase !== 'actions') {
    const who = game.asked();
    if (game.state.phase !== 'offerings') game.play(game.offered()[0]);
    else game.play(who === first ? `bid ${game.state.gods[god++]} 1` : 'bid apollo 0');
  }
}

test('[CL-CREA-2] [R-CL-FIGURES] with two players a figure lasts until its owner’s first turn in the next cycle', () => {
  const game = twoPlayers('now turn red zeus');
  game.play('buy medusa', 'summon andros', 'end').asks('red');
  assert.equal(game.area('andros').figure, 'medusa', 'the second turn of the same cycle ends nothing');
  game.play('end').asks('blue').play('end').asks('blue');
  assert.equal(game.area('andros').figure, 'medusa');
  nextCycle(game, 'red');
  game.asks('red');
  assert.equal(game.area('andros').figure, null);
  assert.ok(game.state.discard.includes('medusa'));
});

test('[R-CL-FIGURES] with two players a figure of the second turn leaves in the next cycle as well', () => {
  const game = twoPlayers('acted red\nnow turn red.2 athena');
  game.play('buy medusa', 'summon andros', 'end').asks('blue').play('end').asks('blue');
  nextCycle(game, 'blue');
  game.asks('blue').play('end').asks('blue');
  assert.equal(game.area('andros').figure, 'medusa', 'the rival acts first');
  game.play('end').asks('red');
  assert.equal(game.area('andros').figure, null);
});

test('[CL-CREA-3] a second figure on an isle destroys the first and itself, and both cards are discarded', () => {
  const game = table(`
    creatures chiron harpy dryad
    figure medusa blue andros
    figure minotaur yellow tinos
    ${OFFERS}
    now turn red zeus
  `);
  game.play('buy chiron').offers(EVERY_ISLE.map((isle) => `summon ${isle}`));
  game.play('summon andros');
  assert.equal(game.area('andros').figure, null);
  assert.deepEqual([...game.state.discard].sort(), ['chiron', 'medusa']);
  // The third one, elsewhere, has nothing to do with it.
  assert.equal(game.area('tinos').figure, 'minotaur');
  // Chiron is gone: the troop there is no longer safe.
  game.play('buy harpy').play('destroy troop andros');
});

test("[CL-CREA-3] a player's own two figures destroy each other as well", () => {
  const game = table(`creatures chiron medusa dryad\n${OFFERS}\nnow turn red zeus`);
  game.play('buy chiron', 'summon kea', 'buy medusa', 'summon kea');
  assert.deepEqual(game.state.figures, []);
  assert.deepEqual([...game.state.discard].sort(), ['chiron', 'medusa']);
});

test('[CL-CREA-3] [CL-CREA-MINOTAUR] destroyed by a second figure, the Minotaur no longer defends', () => {
  const game = table(`
    creatures chiron harpy dryad
    figure minotaur blue andros guarding
    c2 red fleets 1
    now turn red ares
  `);
  game.play('buy chiron', 'summon andros', 'march kea>andros 1', 'roll 1', 'roll 0');
  assert.deepEqual(
    game.events
      .filter(({ event }) => event === 'clash')
      .map((clash) => 'attack' in clash && [clash.attack, clash.defence]),
    [[2, 1]],
  );
});

test('[CL-CREA-3] [CL-CREA-POLYPHEMUS] Polyphemus, destroyed on arrival, pushes no fleets and closes no fields', () => {
  const game = table(`
    creatures polyphemus harpy dryad
    figure chiron blue andros
    b2 red fleets 1
    d4 blue fleets 2
    now turn red poseidon
  `);
  game.play('buy polyphemus', 'summon andros').asks('red');
  assert.deepEqual([game.area('b2').fleets, game.area('d4').fleets], [1, 2]);
  assert.deepEqual(game.state.figures, []);
  assert.deepEqual([...game.state.discard].sort(), ['chiron', 'polyphemus']);
  game.play('sail b2>b3 1', 'done');
  assert.equal(game.area('b3').fleets, 1);
});

test('[CL-CREA-3] the Kraken and a figure on an isle beside it leave each other alone', () => {
  const game = table(`
    creatures medusa harpy dryad
    figure kraken - b2
    now turn red zeus
  `);
  game.play('buy medusa', 'summon andros');
  assert.deepEqual([game.area('andros').figure, game.area('b2').figure], ['medusa', 'kraken']);
});
