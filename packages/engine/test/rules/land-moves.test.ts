import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type Story, story } from '@meltemi/testkit';

/** Where troops of an area can march. */
function targets(game: Story, from: string): string[] {
  const found = game.offered('march').filter((text) => text.startsWith(`march ${from}>`));
  return [...new Set(found.map((text) => text.split('>')[1].split(' ')[0]))].sort();
}

describe('who goes where', () => {
  test('[LE-LAND-1] any group of own troops and mercenaries of one area, for 1 GP', () => {
    const game = story(`
      map gyaros = thera = kythnos
      map milos = sifnos
      gold red 2
      thera red troops 2 mercenaries 1
      gyaros blue troops 1
      kythnos red
      syros blue
      milos yellow troops 1
      sifnos yellow
      now turn red ares
    `);
    game.offers(
      ['0+1', '1', '1+1', '2', '2+1'].flatMap((group) => [
        `march thera>gyaros ${group}`,
        `march thera>kythnos ${group}`,
      ]),
      'march',
    );
    game.refuses('march thera>kythnos 0', 'march thera>kythnos 3', 'march thera>kythnos 0+2', 'march milos>sifnos 1');
    game.play('march thera>kythnos 1+1');
    assert.deepEqual([game.area('thera').troops, game.area('thera').mercenaries], [1, 0]);
    assert.deepEqual([game.area('kythnos').troops, game.area('kythnos').mercenaries], [1, 1]);
    assert.equal(game.faction('red').gold, 1);
    game.play('march kythnos>thera 0+1').offers([], 'march');
    assert.equal(game.faction('red').gold, 0);
  });

  test('[LE-LAND-1] heroes march with troops or alone, each as its owner says', () => {
    const game = story(`
      map gyaros = thera = kythnos
      thera red troops 1
      hero ajax red thera
      hero helen red thera
      kythnos red
      syros blue
      mykonos blue
      milos yellow
      sifnos yellow
      now turn red ares
    `);
    game.offers(
      ['march thera>gyaros 0', 'march thera>gyaros 1', 'march thera>kythnos 0', 'march thera>kythnos 1'],
      'march',
    );
    const alone = game.fork().play('march thera>gyaros 0').offers(['join ajax', 'stay ajax']).play('stay ajax');
    alone.offers(['join helen']).play('join helen'); // A group is never empty.
    assert.deepEqual([alone.area('gyaros').owner, alone.area('gyaros').heroes], ['red', ['helen']]);
    game.play('march thera>gyaros 1', 'join ajax').offers(['join helen', 'stay helen']).play('stay helen');
    assert.deepEqual([game.area('gyaros').heroes, game.area('gyaros').troops], [['ajax'], 1]);
    assert.deepEqual([game.area('thera').heroes, game.area('thera').owner], [['helen'], 'red']);
    assert.equal(game.faction('red').gold, 4);
  });

  test('[LE-LAND-1] to another island over an unbroken chain of own fleets, the first touching the origin', () => {
    const at = (fleets: string) =>
      story(`
        thera red troops 1
        kythnos red
        syros blue
        mykonos blue
        milos yellow
        sifnos yellow
        ${fleets}
        now turn red ares
      `);
    assert.deepEqual(targets(at(''), 'thera'), ['gyaros', 'kythnos']);
    const one = at('pronoe red fleets 1');
    assert.deepEqual(targets(one, 'thera'), ['gyaros', 'kimolos', 'kythnos', 'therasia']);
    const two = at('pronoe red fleets 1\nerato red fleets 2');
    assert.deepEqual(targets(two, 'thera'), ['gyaros', 'kimolos', 'kythnos', 'milos', 'therasia']);
    const three = at('pronoe red fleets 1\nerato red fleets 1\namatheia red fleets 1\nianeira red fleets 1');
    assert.deepEqual(targets(three, 'thera'), [
      'gyaros',
      'kimolos',
      'kythnos',
      'makronisos',
      'milos',
      'sifnos',
      'therasia',
    ]);
    const broken = at('pronoe red fleets 1\nerato blue fleets 1\namatheia red fleets 1');
    assert.deepEqual(targets(broken, 'thera'), ['gyaros', 'kimolos', 'kythnos', 'therasia']);
    const away = at('erato red fleets 1\namatheia red fleets 1');
    assert.deepEqual(targets(away, 'thera'), ['gyaros', 'kythnos'], 'the first link must touch the origin');
    const foreign = at('pronoe yellow fleets 1');
    assert.deepEqual(targets(foreign, 'thera'), ['gyaros', 'kythnos'], 'fleets of others carry nobody');
    three.play('march thera>sifnos 1').asks('red');
    assert.deepEqual([three.area('sifnos').owner, three.faction('red').gold], ['red', 4], 'one move, however long');
    assert.equal(three.area('pronoe').fleets, 1, 'the fleets stay');
  });

  test('[R-SAMEISLE] a chain of fleets does not lead to a distant area of the same island', () => {
    const game = story(`
      map kythnos = thera = gyaros
      kythnos red troops 1
      mykonos red
      syros blue
      tinos blue
      milos yellow
      sifnos yellow
      polydora red fleets 1
      evagore red fleets 1
      calypso red fleets 1
      now turn red ares
    `);
    // Gyaros lies on the same island behind Thera: Polydora and Calypso touch it all the same.
    assert.deepEqual(targets(game, 'kythnos'), ['syros', 'thera', 'tinos']);
    game.refuses('march kythnos>gyaros 1');
    game.play('march kythnos>thera 1', 'march thera>gyaros 1');
    assert.equal(game.faction('red').gold, 3);
  });

  test('[R-SAMEISLE] [LE-HERO-4] nor does it for a heroic mobilisation', () => {
    const game = story(`
      map gyaros = thera
      map syros
      map tinos
      kythnos red
      hero helen red kythnos
      mykonos red
      syros blue
      tinos blue
      milos yellow
      sifnos yellow
      polydora red fleets 1
      evagore red fleets 1
      calypso red fleets 1
      gold red 5
      now turn red zeus
    `);
    game.refuses('mobilise helen>gyaros 0');
    game.offers(['mobilise helen>syros 0', 'mobilise helen>thera 0', 'mobilise helen>tinos 0'], 'mobilise');
  });
});

describe('leaving and taking', () => {
  test('[LE-LAND-2] an origin left without units keeps the control token, and its income', () => {
    const game = story(`
      map kythnos = thera
      kythnos red troops 1
      gyaros red
      syros blue
      mykonos blue
      milos yellow
      sifnos yellow
      now turn red ares
    `);
    const before = game.faction('red').income;
    game.play('march kythnos>thera 1');
    assert.deepEqual([game.area('kythnos').owner, game.area('kythnos').troops], ['red', 0]);
    assert.equal(game.faction('red').income, before + 1, 'Kythnos still counts, Thera is added');
  });

  test('[LE-LAND-3] a target without enemy units is taken without battle, token or not, fortress or not', () => {
    const game = story(`
      map kythnos = thera = gyaros
      thera red troops 3
      serifos red
      kythnos blue fortress.1 fortress.2
      mykonos blue
      syros blue
      milos yellow
      sifnos yellow
      now turn red ares
    `);
    game.play('march thera>kythnos 1').asks('red');
    assert.deepEqual([game.area('kythnos').owner, game.area('kythnos').troops], ['red', 1]);
    assert.deepEqual(game.area('kythnos').built, ['fortress', 'fortress']);
    game.play('march thera>gyaros 1').asks('red');
    assert.equal(game.area('gyaros').owner, 'red');
    assert.equal(game.events.filter((e) => e.event === 'battle').length, 0);
  });

  test('[LE-LAND-4] taking an area with a priestess symbol gives 1 priestess at once, neutral or not', () => {
    const game = story(`
      map kea = makronisos = kimolos
      gold red 9
      makronisos red troops 3
      thera red
      kea blue
      syros blue
      mykonos blue
      milos yellow
      sifnos yellow
      now turn red ares
    `);
    game.play('march makronisos>kea 1');
    assert.deepEqual([game.faction('red').priestesses, game.faction('blue').priestesses], [1, 0]);
    game.play('march makronisos>kimolos 1');
    assert.equal(game.faction('red').priestesses, 2);
    game.play('march makronisos>kea 1', 'march kea>makronisos 2', 'march makronisos>kea 1');
    assert.equal(game.faction('red').priestesses, 2, 'an own area is not taken again');
  });

  test('[LE-LAND-4] an area without the symbol gives none, nor does an empty supply', () => {
    const game = story(`
      map makronisos = kimolos
      makronisos red troops 1
      kea red troops 1
      thera red
      syros blue
      mykonos blue
      milos yellow
      sifnos yellow
      red priestesses 10
      blue priestesses 9
      yellow priestesses 1
      now turn red ares
    `);
    game.play('march makronisos>kimolos 1');
    assert.deepEqual([game.area('kimolos').owner, game.faction('red').priestesses], ['red', 10]);
  });

  test('[LE-LAND-5] enemy units in the target, whatever they are: a battle at once', () => {
    for (const defenders of [
      'troops 1',
      'mercenaries 1',
      '\nhero helen blue kythnos',
      '\nfigure minotaur blue kythnos',
    ]) {
      const game = story(`
        map thera = kythnos
        thera red troops 2
        gyaros red
        kythnos blue ${defenders}
        syros blue
        milos yellow
        sifnos yellow
        now turn red ares
      `);
      game.play('march thera>kythnos 1').asks('fate');
      assert.equal(game.area('kythnos').owner, 'blue', 'not taken before it is won');
      assert.equal(game.area('thera').troops, 1);
      assert.ok(game.events.some((e) => e.event === 'battle' && e.attacker === 0 && e.defender === 1));
    }
  });
});
