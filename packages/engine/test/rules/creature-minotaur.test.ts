import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type Story, story } from '@meltemi/testkit';

const TABLE = `
  gold red 9
  syros red
  thera red troops 3
  gyaros blue
  milos blue
  mykonos yellow
  kea yellow
`;

/** Totals of the last round: attack, defence. */
function totals(game: Story): number[] {
  const last = game.events.filter((it) => it.event === 'clash').at(-1);
  return last ? [last.attack, last.defence] : [];
}

describe('Minotaur in battle', () => {
  test('[LE-CREA-MINOTAUR] has strength 2 and can be kept while troops are lost', () => {
    const game = story(`
      map thera = kythnos
      ${TABLE}
      kythnos blue troops 2 mercenaries 1 fortress.1
      figure minotaur blue kythnos
      hero helen blue kythnos
      now turn red ares
    `);
    game.play('march thera>kythnos 3').asks('fate').play('roll 3').asks('red');
    // Blue: three troops, Helen and her die of 2, the Minotaur 2, the fortress 1. Red: three troops and the die 3.
    assert.deepEqual(totals(game), [6, 9]);
    game.play('lose troop', 'fight', 'roll 3').play('lose troop', 'fight');
    assert.deepEqual(totals(game), [5, 9]);
    assert.equal(game.area('kythnos').troops, 2);
  });

  test('[LE-CREA-MINOTAUR] [R-MINOTAUR] alone it fights for its holder: the area is not taken without battle', () => {
    const game = story(`${TABLE}\nkythnos blue\nfigure minotaur blue kythnos\nnow turn red ares`);
    game.play('march thera>kythnos 1').asks('fate').play('roll 0', 'roll 0');
    assert.deepEqual(totals(game), [1, 2]);
    game.asks('red').offers(['lose troop']).play('lose troop').asks('red');
    assert.deepEqual([game.area('kythnos').owner, game.area('kythnos').figure], ['blue', 'minotaur']);
    assert.equal(game.area('thera').troops, 2);
  });

  test('[LE-CREA-MINOTAUR] [LE-LAND-9] as the last unit it must be lost; its card goes to the discard, the area with it', () => {
    const game = story(`${TABLE}\nkythnos blue\nfigure minotaur blue kythnos\ndiscard harpy\nnow turn red ares`);
    game.play('march thera>kythnos 3', 'roll 1', 'roll 1').asks('blue').offers(['lose minotaur']);
    game.play('lose minotaur').asks('red').offers(['end'], 'end');
    assert.deepEqual([game.area('kythnos').owner, game.area('kythnos').troops], ['red', 3]);
    assert.deepEqual([game.area('kythnos').figure, game.state.discard], [null, ['harpy', 'minotaur']]);
  });

  test('[LE-CREA-MINOTAUR] [LE-LAND-7] a tie of the last two units leaves the area to its holder', () => {
    const game = story(`${TABLE}\nkythnos blue\nfigure minotaur blue kythnos\nnow turn red ares`);
    game.play('march thera>kythnos 1', 'roll 2', 'roll 1').asks('blue').play('lose minotaur').asks('red');
    game.play('lose troop').asks('red').offers(['end'], 'end');
    assert.deepEqual([game.area('kythnos').owner, game.area('kythnos').figure], ['blue', null]);
    assert.deepEqual(game.state.discard, ['minotaur']);
  });

  test('[LE-CREA-MINOTAUR] [R-MINOTAUR] its side cannot withdraw while it lives, the other side can', () => {
    const game = story(`
      map thera = kythnos
      map makronisos
      ${TABLE}
      kythnos blue troops 2
      makronisos blue
      kimolos yellow
      cymothoe blue fleets 1
      figure minotaur blue kythnos
      now turn red ares
    `);
    game.play('march thera>kythnos 3', 'roll 2', 'roll 0').asks('blue').offers(['lose troop', 'lose minotaur']);
    assert.deepEqual(totals(game), [5, 4]);
    const alive = game.fork().play('lose troop');
    alive.asks('red').offers(['fight', 'withdraw thera']);
    assert.equal(alive.play('withdraw thera').area('kythnos').owner, 'blue');
    const dead = game.fork().play('lose minotaur');
    dead.asks('blue').offers(['fight', 'withdraw makronisos']).play('withdraw makronisos').asks('red');
    assert.deepEqual([dead.area('kythnos').owner, dead.area('makronisos').troops], ['red', 2]);
  });

  test('[LE-CREA-MINOTAUR] [R-PERSEUS] Perseus saves nobody while an own Minotaur fights along', () => {
    const table = (figure: string) => `
      ${TABLE}
      kythnos blue troops 2
      hero perseus blue kythnos
      makronisos blue
      kimolos yellow
      cymothoe blue fleets 1
      ${figure}
      now turn red ares
    `;
    const beside = story(table('figure minotaur blue kythnos')).play('march thera>kythnos 3', 'roll 3', 'roll 0');
    beside.asks('blue').offers(['lose troop', 'lose perseus', 'lose minotaur']);
    const without = story(table('')).play('march thera>kythnos 3', 'roll 3', 'roll 0');
    without.asks('blue').offers(['lose troop', 'lose perseus', 'save troop makronisos']);
  });

  test('[LE-CREA-MINOTAUR] [LE-HERO-PANDORA] left alone by mercenaries who change sides it fights on', () => {
    const game = story(`
      map thera = kythnos
      ${TABLE}
      kythnos blue mercenaries 2
      hero pandora red thera
      figure minotaur blue kythnos
      now turn red ares
    `);
    game.play('march thera>kythnos 1', 'join pandora').asks('fate').play('roll 0', 'roll 3');
    assert.deepEqual(totals(game), [4, 5]);
    game.asks('red').offers(['lose troop', 'lose mercenary', 'lose pandora']);
  });
});

describe('Minotaur on the board', () => {
  test('[LE-CREA-MINOTAUR] goes only to own land without another creature', () => {
    const game = story(`
      ${TABLE}
      kythnos red
      creatures - - - minotaur
      figure cerberus blue syros
      now turn red ares
    `);
    game.play('buy minotaur').offers(['summon thera', 'summon kythnos']).play('summon kythnos').asks('red');
    assert.equal(game.area('kythnos').figure, 'minotaur');
  });

  test('[LE-CREA-MINOTAUR] [LE-UPKEEP-2] [R-MINOTAUR] moves in upkeep, to own land only', () => {
    const game = story(`
      ${TABLE}
      kythnos red
      red priestesses 1 offers zeus 1
      blue offers athena 1
      yellow offers apollo 0
      figure minotaur red thera
      now upkeep
    `);
    game.offers(['keep minotaur thera', 'keep minotaur kythnos', 'release minotaur']).play('keep minotaur kythnos');
    assert.deepEqual([game.area('thera').figure, game.area('kythnos').figure], [null, 'minotaur']);
  });

  test('[R-MINOTAUR] it is no troop: neither Ares nor Pegasus moves it, no Harpy destroys it, no Giant takes it', () => {
    const game = story(`
      gold red 19
      syros red
      thera red
      gyaros blue
      milos blue
      mykonos yellow
      kea yellow
      figure minotaur red thera
      creatures - pegasus harpy giant
      now turn red ares
    `);
    game.offers([], 'march').play('buy pegasus', 'buy harpy', 'buy giant').asks('red').offers(['end'], 'end');
    assert.deepEqual(game.state.discard, ['pegasus', 'harpy', 'giant']);
    assert.equal(game.area('thera').figure, 'minotaur');
  });

  test('[R-MINOTAUR] its troops may leave it behind: area and Minotaur stay with the holder', () => {
    const game = story(`${TABLE}\nkythnos yellow\nfigure minotaur red thera\nnow turn red ares`);
    game.play('march thera>kythnos 3').asks('red');
    assert.deepEqual([game.area('thera').owner, game.area('thera').figure], ['red', 'minotaur']);
    assert.deepEqual([game.area('kythnos').owner, game.area('kythnos').troops], ['red', 3]);
  });

  test('[LE-LAND-11] [R-ELIM] the creatures of an eliminated faction leave, wherever they are', () => {
    const game = story(`
      map thera = kythnos
      gold red 9
      syros red
      metropolis syros.1 gold
      metropolis syros.2 gold
      thera red troops 3
      kythnos blue
      metropolis kythnos.1 gold
      figure minotaur blue kythnos
      figure kraken blue galene
      mykonos yellow
      kea yellow
      now turn red ares
    `);
    game.play('march thera>kythnos 3', 'roll 3', 'roll 0', 'lose minotaur').asks('red');
    assert.equal(game.faction('blue').eliminated, true);
    assert.deepEqual([game.state.figures, game.state.discard], [[], ['minotaur', 'kraken']]);
  });
});
