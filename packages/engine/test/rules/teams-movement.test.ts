import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type Story, story } from '@meltemi/testkit';
import { clashes } from './clashes.ts';

/** Red and yellow against blue and purple. */
function teams(lines: string): Story {
  return story(`
    position legendary players 4 teams
    board quick
    map kamares = irakleia = akrotiri = livadi
    kamares red
    psathi red
    irakleia yellow
    ermoupoli yellow
    korissia blue
    ioulis blue
    kastro purple
    schoinoussa purple
    ${lines}
  `);
}

function targets(game: Story, verb: string): string[] {
  return [...new Set(game.offered(verb).map((text) => text.split('>')[1].split(' ')[0]))].sort();
}

describe('passing through a teammate’s land', () => {
  test('[LE-TEAM-4] [R-ALLY] one may pass, paying every step, but not stop there', () => {
    const game = teams('kamares red troops 2\nirakleia yellow troops 1\nnow turn red ares');
    assert.deepEqual(targets(game, 'march'), ['akrotiri']);
    game.refuses('march kamares>irakleia 1').play('march kamares>akrotiri 2').asks('red');
    assert.deepEqual([game.area('akrotiri').owner, game.area('akrotiri').troops], ['red', 2]);
    assert.deepEqual([game.area('irakleia').owner, game.area('irakleia').troops], ['yellow', 1]);
    assert.equal(game.faction('red').gold, 8, 'two steps');
    assert.equal(game.faction('yellow').priestesses, 0, 'nothing happens in between');
  });

  test('[R-ALLY] the way may lead through several areas, as far as the purse goes', () => {
    const way = 'kamares red troops 1\nakrotiri yellow\n';
    assert.deepEqual(targets(teams(`${way}gold red 2\nnow turn red ares`), 'march'), []);
    const game = teams(`${way}gold red 3\nnow turn red ares`);
    assert.deepEqual(targets(game, 'march'), ['livadi']);
    game.play('march kamares>livadi 1');
    assert.equal(game.faction('red').gold, 0);
    teams('kamares red troops 1\ngold red 1\nnow turn red ares').offers([], 'march');
  });

  test('[R-ALLY] the last step may attack, and a retreat does not lead into the teammate’s area', () => {
    const game = teams('kamares red troops 3\nakrotiri blue troops 1\nlivadi blue\nnow turn red ares');
    game.play('march kamares>akrotiri 2').asks('fate').play('roll 0', 'roll 3', 'lose troop').asks('blue');
    assert.equal(clashes(game).join(' '), '2,4');
    // Red came through Irakleia and can’t go back there: there is only another round.
    game.play('fight').asks('fate').play('roll 3', 'roll 0', 'lose troop').asks('red');
    assert.deepEqual([game.area('akrotiri').owner, game.area('akrotiri').troops], ['red', 1]);
    assert.equal(game.faction('red').gold, 8);
  });

  test('[R-RETREAT] [LE-TEAM-4] the defender does not withdraw into a teammate’s area either', () => {
    const game = teams(
      'kamares red troops 3\nirakleia blue troops 2\nakrotiri purple\nermoupoli yellow\nkini yellow\nnow turn red ares',
    );
    game
      .play('march kamares>irakleia 3', 'roll 0', 'roll 0', 'lose troop')
      .asks('red')
      .offers(['fight', 'withdraw kamares']);
  });

  test('[R-ALLY] a heroic mobilisation pays n, then n + 1, and the next one goes on from there', () => {
    const game = teams('hero helen red kamares\nkamares red troops 1\nnow turn red zeus');
    assert.deepEqual(targets(game, 'mobilise'), ['akrotiri']);
    game.play('mobilise helen>akrotiri 1');
    assert.equal(game.faction('red').gold, 7, '1 + 2');
    game.play('mobilise helen>livadi 0');
    assert.equal(game.faction('red').gold, 4, 'the third step');
    const poor = teams('gold red 2\nhero helen red kamares\nnow turn red zeus');
    poor.offers([], 'mobilise');
  });

  test('[R-ALLY] [LE-CREA-MEDUSA] nobody passes through an area Medusa watches', () => {
    teams('kamares red troops 2\nfigure medusa purple irakleia\nnow turn red ares').offers([], 'march');
  });
});

describe('a teammate’s fleets', () => {
  test('[R-ALLY] are links of a chain, at the price of one move', () => {
    const game = teams('psathi red troops 1\nmelite yellow fleets 1\npanope red fleets 1\nnow turn red ares');
    // Melite reaches Chalki; Panope, behind it, the rest of that island and Fira.
    assert.deepEqual(targets(game, 'march'), ['apollonas', 'chalki', 'fira', 'koufonisia']);
    game.play('march psathi>fira 1');
    assert.equal(game.faction('red').gold, 9);
    teams('psathi red troops 1\nmelite purple fleets 1\npanope red fleets 1\nnow turn red ares').offers([], 'march');
  });

  test('[LE-TEAM-4] [R-ALLY] own fleets pass through them, paying every step, but don’t stop there', () => {
    const game = teams('neso red fleets 2\ndoris yellow fleets 1\nberoe purple fleets 1\nnow turn red poseidon');
    assert.deepEqual(targets(game, 'sail'), ['beroe', 'pherusa']);
    game.refuses('sail neso>doris 1');
    const calm = game.fork().play('sail neso>pherusa 1').asks('red');
    assert.deepEqual([calm.area('pherusa').owner, calm.faction('red').gold], ['red', 8]);
    game.play('sail neso>beroe 2').asks('fate').play('roll 0', 'roll 3').asks('purple');
    game.play('fight').asks('red').offers(['fight', 'withdraw polynoe', 'withdraw clytia', 'withdraw rhodea']);
    assert.deepEqual([game.area('doris').owner, game.area('doris').fleets], ['yellow', 1]);
    assert.equal(game.faction('red').gold, 8);
  });

  test('[LE-TEAM-4] nor does one recruit fleets among them, and their ports help nobody else', () => {
    const recruit = teams('neso yellow fleets 1\ndoris red fleets 1\nnow turn red poseidon').offered('recruit');
    assert.ok(recruit.includes('recruit fleet doris') && !recruit.includes('recruit fleet neso'));
    const game = teams('irakleia yellow port.1\ndynamene red fleets 1\ntelesto blue fleets 1\nnow turn red poseidon');
    game.play('sail dynamene>telesto 1', 'roll 1', 'roll 1');
    assert.equal(clashes(game).join(' '), '2,2');
  });
});

describe('teammates', () => {
  test('[LE-TEAM-4] never fight: neither march, flight nor fleet leads into what is a teammate’s', () => {
    const game = teams('creatures - - - pegasus\nkamares red troops 1\nkini yellow troops 1\nnow turn red zeus');
    const flights = game.play('buy pegasus').offered('fly');
    assert.ok(flights.includes('fly kamares>kastro 1'));
    for (const area of ['irakleia', 'ermoupoli', 'kini']) assert.ok(!flights.includes(`fly kamares>${area} 1`));
    const led = teams('hero perseus red psathi\nkamares red troops 1\nnow turn red zeus').play('sacrifice perseus');
    assert.ok(!led.offered('fly').some((text) => text.includes('irakleia')));
  });

  test('[LE-TEAM-4] of six players pass through each other in the same way', () => {
    const game = story(`
      position legendary players 6
      board quick
      map panormos : halie
      oia red troops 1
      irakleia red
      fira purple
      mylopotas purple
      koufonisia blue
      livadi blue
      psathi yellow
      ermoupoli yellow
      kastro green
      adamas green
      chalki black
      lefkes black
      halie purple fleets 1
      now turn red ares
    `);
    // From Oia through Fira, and over the fleet of purple in Halie, to Panormos and Exomvourgo.
    assert.deepEqual(targets(game, 'march'), ['exomvourgo', 'panormos']);
    game.play('march oia>panormos 1');
    assert.equal(game.faction('red').gold, 8);
  });
});
