import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Story, story } from '@meltemi/testkit';

const BOARD = `
  position classic players 3
  board classic
  map kea : c2 : andros
  cycle 3
  gold red 9
  gold blue 9
  naxos red troops 1
  paros blue
  tinos yellow
  milos yellow
`;
function clashes(game: Story): [number, number][] {
  return game.events.flatMap((told) => (told.event === 'clash' ? [[told.attack, told.defence]] : []));
}

for (const holder of ['red', 'blue', 'yellow']) {
  test(`[CL-CREA-MINOTAUR] [R-CL-MINOTAUR] called by ${holder}, it adds 2 to the defence of the isle's owner, and is no loss to take`, () => {
    const game = story(`
      ${BOARD}
      kea red troops 4
      andros blue troops 2 fortress.1
      figure minotaur ${holder} andros guarding
      c2 red fleets 1
      now turn red ares
    `);
    // 4 against 2 troops, a fortress and the Minotaur.
    game.play('march kea>andros 4', 'roll 0', 'roll 0');
    assert.deepEqual(clashes(game), [[4, 5]]);
    game.asks('red').play('lose troop').asks('red').play('fight', 'roll 3', 'roll 0');
    assert.deepEqual(clashes(game)[1], [6, 5]);
    game.asks('blue').offers(['lose troop']).play('lose troop');
    // One troop left: still 2 more.
    game.play('fight', 'roll 1', 'roll 0');
    assert.deepEqual(clashes(game)[2], [4, 4]);
    assert.equal(game.area('andros').figure, 'minotaur');
    // Both lose one: the last troop of the isle, and the Minotaur with it.
    game.play('lose troop', 'lose troop').asks('red');
    assert.deepEqual(
      [game.area('andros').owner, game.area('andros').troops, game.area('andros').figure],
      ['red', 2, null],
    );
    assert.deepEqual(game.state.discard, ['minotaur']);
  });
}

test('[R-CL-MINOTAUR] attackers get nothing from the Minotaur on the isle they come from', () => {
  const game = story(`
    ${BOARD}
    kea red troops 3
    andros blue troops 1
    figure minotaur red kea guarding
    c2 red fleets 1
    now turn red ares
  `);
  game.play('march kea>andros 2', 'roll 0', 'roll 0');
  assert.deepEqual(clashes(game), [[2, 1]]);
  assert.equal(game.area('kea').figure, 'minotaur');
});

test('[R-CL-MINOTAUR] alone on an isle it fights for nobody: a landing army takes the isle without battle, and its help', () => {
  const game = story(`
    ${BOARD}
    kea red troops 1
    andros blue
    figure minotaur blue andros
    c2 red fleets 1
    now turn red ares
  `);
  assert.equal(game.area('andros').figure, 'minotaur');
  game.play('march kea>andros 1').asks('red');
  assert.deepEqual([game.area('andros').owner, game.area('andros').troops], ['red', 1]);
  assert.equal(game.area('andros').figure, 'minotaur');
  assert.deepEqual(clashes(game), []);
});

test('[R-CL-MINOTAUR] called to an empty isle it waits there, and helps the troops that come later', () => {
  const game = story(`
    ${BOARD}
    creatures minotaur harpy dryad
    kea red
    andros blue troops 3
    b2 blue fleets 1
    gods ares poseidon zeus athena
    red offers ares 1
    blue offers poseidon 1
    now turn red ares
  `);
  game.play('buy minotaur', 'summon kea').asks('red');
  assert.equal(game.area('kea').figure, 'minotaur');
  game.play('recruit troop kea', 'end').asks('blue');
  assert.equal(game.area('kea').figure, 'minotaur');
  const attacked = story(`
    ${BOARD}
    kea red troops 1
    andros blue troops 3
    figure minotaur red kea
    b2 blue fleets 1
    now turn blue ares
  `);
  attacked.play('march andros>kea 2', 'roll 2', 'roll 1');
  assert.deepEqual(clashes(attacked), [[4, 4]]);
});

test('[R-CL-MINOTAUR] with both sides gone the defender keeps the isle, but not the Minotaur', () => {
  const game = story(`
    ${BOARD}
    kea red troops 2
    andros blue troops 1
    figure minotaur blue andros guarding
    c2 red fleets 1
    now turn red ares
  `);
  game.play('march kea>andros 1', 'roll 2', 'roll 0');
  assert.deepEqual(clashes(game), [[3, 3]]);
  game.play('lose troop', 'lose troop').asks('red');
  assert.deepEqual(
    [game.area('andros').owner, game.area('andros').troops, game.area('andros').figure],
    ['blue', 0, null],
  );
  assert.deepEqual(game.state.discard, ['minotaur']);
});

test('[R-CL-MINOTAUR] the troops it helps may retreat, and it leaves with them, even if the attacker had called it', () => {
  for (const holder of ['blue', 'red']) {
    const game = story(`
      ${BOARD}
      kea red troops 3
      andros blue troops 2
      mykonos blue
      figure minotaur ${holder} andros guarding
      c2 red fleets 1
      d4 blue fleets 1
      now turn red ares
    `);
    game.play('march kea>andros 3', 'roll 0', 'roll 3').play('lose troop').asks('blue');
    game.offers(['fight', 'withdraw mykonos']).play('withdraw mykonos').asks('red');
    assert.deepEqual([game.area('andros').owner, game.area('andros').figure], ['red', null]);
    assert.equal(game.area('mykonos').troops, 2);
    assert.deepEqual(game.state.discard, ['minotaur']);
  }
});

test('[R-CL-MINOTAUR] it stays while a troop stays, and leaves when the last one marches away', () => {
  const game = story(`
    ${BOARD}
    kea red troops 2
    andros blue
    figure minotaur red kea guarding
    c2 red fleets 1
    now turn red ares
  `);
  game.play('march kea>andros 1');
  assert.equal(game.area('kea').figure, 'minotaur');
  game.play('march kea>andros 1');
  assert.deepEqual([game.area('kea').owner, game.area('kea').figure], ['red', null]);
  assert.deepEqual(game.state.discard, ['minotaur']);
});

test('[R-CL-MINOTAUR] troops that all marched out and retreat home find it gone', () => {
  const game = story(`
    ${BOARD}
    kea red troops 2
    andros blue troops 2
    figure minotaur red kea guarding
    c2 red fleets 1
    now turn red ares
  `);
  game.play('march kea>andros 2').asks('fate');
  assert.equal(game.area('kea').figure, null);
  game.play('roll 0', 'roll 2', 'lose troop').asks('red').play('withdraw kea');
  assert.deepEqual([game.area('kea').troops, game.area('kea').figure], [1, null]);
});

test('[R-CL-MINOTAUR] [CL-CREA-HARPY] it leaves when the Harpy takes the last troop', () => {
  const game = story(`
    ${BOARD}
    creatures - - harpy
    kea red
    andros blue troops 2
    figure minotaur blue andros guarding
    now turn red zeus
  `);
  const once = game.play('buy harpy', 'destroy troop andros');
  assert.equal(once.area('andros').figure, 'minotaur');
  const last = story(`
    ${BOARD}
    creatures - - harpy
    kea red
    andros blue troops 1
    figure minotaur blue andros guarding
    now turn red zeus
  `);
  last.play('buy harpy', 'destroy troop andros');
  assert.deepEqual([last.area('andros').owner, last.area('andros').figure], ['blue', null]);
  assert.deepEqual([...last.state.discard].sort(), ['harpy', 'minotaur']);
});

test('[R-CL-MINOTAUR] [CL-CREA-SPHINX] [CL-CREA-PEGASUS] it leaves when the last troop is sold or flown away', () => {
  const text = `
    ${BOARD}
    creatures - pegasus sphinx
    kea red troops 1
    andros blue troops 1
    figure minotaur red kea guarding
    now turn red zeus
  `;
  const sold = story(text).play('buy sphinx', 'sell troop kea');
  assert.deepEqual([sold.area('kea').owner, sold.area('kea').figure], ['red', null]);
  const flown = story(text).play('buy pegasus', 'fly kea>delos 1');
  assert.deepEqual([flown.area('kea').owner, flown.area('kea').figure], ['red', null]);
});

test('[R-CL-MINOTAUR] [R-MO-WARPORT] fleets of a War Port that defend without troops get no help from it', () => {
  const game = story(`
    ${BOARD.replace('players 3', 'players 3 monuments')}
    monument warport andros
    kea red troops 2
    andros blue
    d4 blue fleets 1
    figure minotaur blue andros
    c2 red fleets 1
    now turn red ares
  `);
  game.play('march kea>andros 2', 'roll 0', 'roll 0');
  assert.deepEqual(clashes(game), [[2, 1]]);
});
