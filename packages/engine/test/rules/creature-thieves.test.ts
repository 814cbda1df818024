import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type Story, story } from '@meltemi/testkit';
import { heardBy, view } from '../../src/index.ts';

const TEAMS = `
  position legendary players 4 teams
  board quick
  gold red 10
  gold blue 9
  akrotiri red
  psathi red
  kamares blue
  korissia blue
  ermoupoli yellow
  finikas yellow
  kastro purple
  schoinoussa purple
`;

function purses(game: Story): number[] {
  return [game.faction('red').gold, game.faction('blue').gold, game.faction('yellow').gold];
}

describe('Gryphon', () => {
  const table = `
    gold red 4
    gold blue 7
    gold yellow 8 4..11
    creatures - - - gryphon
    syros red
    kythnos red
    milos blue
    mykonos blue
    kea yellow
    gyaros yellow
    now turn red ares
  `;

  test('[LE-CREA-GRYPHON] steals half of a rival purse, rounded down', () => {
    const game = story(table).play('buy gryphon').offers(['rob blue', 'rob yellow']);
    const odd = game.fork().play('rob blue');
    assert.deepEqual(purses(odd), [5, 4, 8]);
    assert.deepEqual(heardBy(odd.events, 1).at(-2), { event: 'robbed', faction: 1, by: 0, gold: 3 });
    assert.deepEqual(purses(game.fork().play('rob yellow')), [6, 7, 4]);
    game.refuses('rob red');
  });

  test('[LE-CREA-GRYPHON] [LE-COMP-5] only the two concerned learn how much it was', () => {
    const game = story(table).play('buy gryphon', 'rob yellow');
    const told = [0, 1, 2, null].map((seat) => heardBy(game.events, seat).filter((it) => it.event === 'robbed'));
    assert.deepEqual(
      told.map((heard) => heard.map((it) => it.gold)),
      [[4], [null], [4], [null]],
    );
    assert.deepEqual(view(game.state, 1).gold, [null, 7, null]);
    const { red, yellow } = { red: game.faction('red'), yellow: game.faction('yellow') };
    assert.deepEqual([yellow.goldMin, yellow.goldMax], [2, 6], 'from 4 to 11 gold, half of it is left');
    assert.deepEqual([red.goldMin, red.goldMax], [4, 7], '2 gold of its own and 2 to 5 stolen');
  });

  test('[LE-CREA-GRYPHON] a purse that may be empty can be chosen: of 1 GP nothing is taken', () => {
    const game = story(table.replace('gold blue 7', 'gold blue 1')).play('buy gryphon', 'rob blue').asks('red');
    assert.deepEqual(purses(game), [2, 1, 8]);
    assert.deepEqual(game.state.discard, ['gryphon']);
  });

  test('[LE-CREA-GRYPHON] [R-THEFT] robs the common purse of the rival team, never its own', () => {
    const game = story(`${TEAMS}\ncreatures - - - gryphon\nnow turn red ares`);
    game.play('buy gryphon').offers(['rob blue']).play('rob blue');
    assert.deepEqual(purses(game), [12, 5, 12]);
  });

  test('[LE-CREA-GRYPHON] [R-THEFT] an eliminated faction leaves the purse of its team to be robbed', () => {
    const game = story(`
      position legendary players 4 teams
      board quick
      gold red 10
      gold blue 9
      blue eliminated
      creatures - - - gryphon
      akrotiri red
      ermoupoli yellow
      kastro purple
      now turn red ares
    `);
    game.play('buy gryphon').offers(['rob purple']).play('rob purple');
    assert.deepEqual(purses(game), [12, 5, 12]);
  });
});

describe('Dryad', () => {
  test('[LE-CREA-DRYAD] steals one priestess from a player who has one', () => {
    const game = story(`
      gold red 5
      creatures - - - dryad
      red priestesses 1
      blue priestesses 2
      syros red
      kythnos red
      milos blue
      mykonos blue
      kea yellow
      gyaros yellow
      now turn red ares
    `);
    game.play('buy dryad').offers(['rob blue']).refuses('rob yellow', 'rob red').play('rob blue');
    assert.deepEqual(game.state.priestesses, [2, 1, 0]);
  });

  test('[LE-CREA-DRYAD] [R-THEFT] never steals from a teammate; with nobody else to rob there is no effect', () => {
    const game = story(`
      ${TEAMS}
      creatures - - - dryad
      yellow priestesses 3
      now turn red ares
    `);
    game.play('buy dryad').asks('red');
    assert.deepEqual(game.state.priestesses, [0, 0, 3, 0]);
    assert.deepEqual(game.state.discard, ['dryad']);
    const rival = story(`
      ${TEAMS}
      creatures - - - dryad
      yellow priestesses 3
      purple priestesses 1
      now turn red ares
    `);
    rival.play('buy dryad').offers(['rob purple']);
  });
});

describe('Satyr', () => {
  const table = `
    gold red 5
    creatures - - - satyr
    blue philosophers 1
    syros red
    kythnos red
    milos blue
    mykonos blue
    kea yellow
    gyaros yellow
    stack gold 1
    now turn red ares
  `;

  test('[LE-CREA-SATYR] steals one philosopher from a player who has one', () => {
    const game = story(`red philosophers 2\n${table}`);
    game.play('buy satyr').offers(['rob blue']).play('rob blue').asks('red');
    assert.deepEqual(game.state.philosophers, [3, 0, 0]);
  });

  test('[LE-CREA-SATYR] [LE-METRO-2] the fourth philosopher makes a metropolis at once, then the card is discarded', () => {
    const game = story(`red philosophers 3\n${table}`);
    game.play('buy satyr', 'rob blue').asks('red');
    game.offers(['found syros.1', 'found syros.2', 'found kythnos.1', 'found kythnos.2']);
    assert.deepEqual(game.state.philosophers, [0, 0, 0]);
    assert.deepEqual(game.state.discard, []);
    game.play('found syros.2', 'token gold').asks('red').offers(['end'], 'end');
    assert.equal(game.faction('red').metropolises, 1);
    assert.equal(game.faction('red').gold, 6);
    assert.deepEqual(game.state.discard, ['satyr']);
  });

  test('[LE-CREA-SATYR] [R-THEFT] [LE-TEAM-2] not from the teammate, and philosophers of two teammates never add up', () => {
    const game = story(`
      ${TEAMS}
      creatures - - - satyr
      red philosophers 1
      yellow philosophers 3
      blue philosophers 1
      now turn red ares
    `);
    game.play('buy satyr').offers(['rob blue']).play('rob blue').asks('red').offers(['end'], 'end');
    assert.deepEqual(game.state.philosophers, [2, 0, 3, 0]);
  });
});
