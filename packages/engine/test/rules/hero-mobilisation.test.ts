import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { story } from '@meltemi/testkit';
import { clashes } from './clashes.ts';
import { OTHERS } from './others.ts';

describe('heroic mobilisation', () => {
  test('[EX-8] [LE-HERO-4] with Athena Penthesilea walks to three troops for 1 GP and leads two of them over a fleet for 2 GP', () => {
    const game = story(`
      map thera = gyaros
      map thera : clymene : therasia
      ${OTHERS}
      gold red 3
      gyaros red
      hero penthesilea red gyaros
      thera red troops 3
      clymene red fleets 1
      therasia blue troops 1
      now turn red athena
    `);
    game.play('mobilise penthesilea>thera 0');
    assert.deepEqual(game.area('thera').heroes, ['penthesilea']);
    assert.equal(game.area('gyaros').owner, 'red');
    assert.equal(game.faction('red').gold, 2);
    game.play('mobilise penthesilea>therasia 2').asks('fate');
    assert.equal(game.faction('red').gold, 0);
    assert.equal(game.area('thera').troops, 1);
    game.play('roll 2', 'roll 0').asks('blue').play('lose troop');
    assert.deepEqual(clashes(game), [[5, 1]]);
    assert.equal(game.area('therasia').owner, 'red');
    assert.equal(game.area('therasia').troops, 2);
    assert.deepEqual(game.area('therasia').heroes, ['penthesilea']);
  });

  test('[LE-HERO-4] the prices rise by one with every mobilisation of a turn, whichever hero makes it', () => {
    const game = story(`
      map kythnos = thera = gyaros
      ${OTHERS}
      gold red 9
      thera red
      kythnos red
      hero ajax red thera
      hero helen red thera
      now turn red hera
    `);
    const purse = () => game.faction('red').gold;
    game.play('mobilise ajax>kythnos 0');
    assert.equal(purse(), 8);
    game.play('mobilise helen>gyaros 0');
    assert.equal(purse(), 6);
    game.play('mobilise ajax>thera 0');
    assert.equal(purse(), 3);
    // The fourth would cost 4.
    game.offers([], 'mobilise').refuses('mobilise ajax>kythnos 0');
  });

  test('[LE-HERO-4] the prices start again in the next turn', () => {
    const game = story(`
      map thera = kythnos
      map tinos : eione : mykonos
      ${OTHERS}
      gold red 1
      gold blue 1
      gods zeus athena poseidon hera ares
      red offers zeus 1
      blue offers athena 1
      thera red temple.1 temple.2
      kythnos red temple.1 temple.2
      hero ajax red thera
      hero helen blue mykonos
      eione blue fleets 1
      now actions
    `);
    game.play('skip', 'mobilise ajax>kythnos 0').offers(['end', 'look']).play('end');
    game.asks('blue').play('build university mykonos.1', 'mobilise helen>tinos 0');
    assert.deepEqual([game.faction('red').gold, game.faction('blue').gold], [0, 0]);
    assert.equal(game.area('tinos').owner, 'blue');
  });

  test('[LE-HERO-4] the hero may take any of the troops of his area, or none, but those of his area only', () => {
    const game = story(`
      map thera = gyaros
      ${OTHERS}
      gold red 1
      thera red troops 2 mercenaries 1
      kythnos red troops 3
      hero helen red thera
      now turn red poseidon
    `);
    const groups = ['0', '0+1', '1', '1+1', '2', '2+1'];
    const to = (area: string) => groups.map((group) => `mobilise helen>${area} ${group}`);
    game.offers([...to('kythnos'), ...to('gyaros')], 'mobilise');
    game.refuses('mobilise helen>gyaros 3', 'mobilise helen>makronisos 0', 'mobilise ajax>gyaros 0');
    game.play('mobilise helen>gyaros 1+1');
    assert.deepEqual(
      [game.area('gyaros').troops, game.area('gyaros').mercenaries, game.area('thera').troops],
      [1, 1, 1],
    );
    assert.equal(game.area('gyaros').owner, 'red');
  });

  test('[R-MOBILISE] other heroes of the area are not asked and stay', () => {
    const game = story(`
      map thera = kythnos
      ${OTHERS}
      gold red 3
      thera red troops 1
      hero helen red thera
      hero ajax red thera
      now turn red zeus
    `);
    game.play('mobilise helen>kythnos 1').asks('red').offers([], 'join').offers([], 'stay');
    assert.deepEqual(game.area('thera').heroes, ['ajax']);
    assert.deepEqual(game.area('kythnos').heroes, ['helen']);
  });

  test('[LE-HERO-4] [LE-ARES-4] neither with Ares nor with Apollo, and troops without a hero do not move', () => {
    const stage = `
      ${OTHERS}
      gold red 9
      thera red troops 2
      hero helen red thera
      kythnos red troops 1
    `;
    story(`${stage} now turn red ares`).offers([], 'mobilise').refuses('mobilise helen>gyaros 0');
    const apollo = story(`${stage} red offers apollo 0\n now actions`);
    apollo.refuses('mobilise helen>gyaros 0').play('place prosperity thera').refuses('mobilise helen>gyaros 0');
    for (const god of ['zeus', 'athena', 'poseidon', 'hera']) {
      story(`${stage} now turn red ${god}`).refuses('march kythnos>thera 1').play('mobilise helen>gyaros 2');
    }
  });

  test('[LE-HERO-4] Medusa lets no hero in or out', () => {
    const stage = `
      ${OTHERS}
      gold red 9
      thera red troops 2
      kythnos red
      hero helen red thera
    `;
    story(`${stage} figure medusa yellow thera\n now turn red zeus`).offers([], 'mobilise');
    const beside = story(`${stage} figure medusa red kythnos\n now turn red zeus`);
    const to = ['0', '1', '2'].map((troops) => `mobilise helen>gyaros ${troops}`);
    beside.offers(to, 'mobilise');
  });

  test('[LE-HERO-4] [LE-LAND-10] a last land area is closed to a hero as well', () => {
    const game = story(`
      map thera = kythnos
      milos yellow
      sifnos yellow
      gold red 9
      thera red
      hero helen red thera
      gyaros blue
      now turn red zeus
    `);
    game.offers(['mobilise helen>kythnos 0'], 'mobilise');
  });

  test('[LE-HERO-4] [R-ALLY] a step through a teammate is a mobilisation of its own: 1 and 2 GP', () => {
    const stage = `position legendary players 4 teams
      board quick
      kamares blue
      korissia blue
      kastro purple
      koufonisia purple
      ermoupoli red
      psathi red
      hero helen red psathi
      mylopotas yellow
      fira yellow
      tyche red fleets 1
    `;
    story(`${stage} gold red 2\n now turn red zeus`).offers([], 'mobilise');
    const game = story(`${stage} gold red 6\n now turn red zeus`);
    game.offers(
      ['oia', 'plaka', 'adamas'].map((area) => `mobilise helen>${area} 0`),
      'mobilise',
    );
    game.play('mobilise helen>adamas 0');
    assert.equal(game.faction('red').gold, 3);
    // The next one is the third.
    game.play('mobilise helen>plaka 0');
    assert.equal(game.faction('red').gold, 0);
  });
});

describe('heroes with Ares', () => {
  const stage = `
    ${OTHERS}
    gold red 9
    thera red troops 1
    hero ajax red thera
    hero helen red thera
    kythnos red
    hero jason red kythnos
  `;

  test('[LE-HERO-5] [LE-ARES-3] heroes move like troops: each one of the area joins or stays', () => {
    const game = story(`${stage} now turn red ares`);
    game.play('march thera>gyaros 1').offers(['join ajax', 'stay ajax']);
    game.play('join ajax').offers(['join helen', 'stay helen']).play('stay helen');
    assert.deepEqual([game.area('gyaros').heroes, game.area('thera').heroes], [['ajax'], ['helen']]);
    assert.equal(game.area('gyaros').troops, 1);
    // Every land move costs 1 GP, and several heroes may go together.
    game.play('march gyaros>thera 1', 'join ajax').play('march thera>gyaros 1', 'join ajax', 'join helen');
    assert.deepEqual(game.area('gyaros').heroes.sort(), ['ajax', 'helen']);
    assert.equal(game.faction('red').gold, 6);
  });

  test('[LE-HERO-5] heroes may go without troops, but somebody must go', () => {
    const game = story(`${stage} now turn red ares`);
    game.play('march thera>gyaros 0').offers(['join ajax', 'stay ajax']);
    const last = game.fork();
    last.play('stay ajax').offers(['join helen']).play('join helen');
    assert.deepEqual([last.area('gyaros').heroes, last.area('thera').heroes], [['helen'], ['ajax']]);
    game.play('join ajax').offers(['join helen', 'stay helen']);
    const alone = story(`${stage} now turn red ares`);
    alone.play('march kythnos>thera 0').offers(['join jason']).play('join jason');
    assert.deepEqual(alone.area('kythnos').heroes, []);
    assert.equal(alone.area('kythnos').owner, 'red');
  });

  test('[LE-HERO-5] a hero left alone still holds and defends the area', () => {
    const game = story(`
      map gyaros = thera
      ${OTHERS}
      thera red
      kythnos red
      hero ajax red thera
      gyaros blue troops 1
      now turn blue ares
    `);
    game.play('march gyaros>thera 1', 'roll 0', 'roll 0');
    assert.deepEqual(clashes(game), [[1, 2]]);
    game.asks('blue').play('lose troop');
    assert.equal(game.area('thera').owner, 'red');
  });
});
