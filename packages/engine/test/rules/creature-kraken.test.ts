import assert from 'node:assert/strict';
import { test } from 'node:test';
import { story } from '@meltemi/testkit';

const TABLE = `
  gold red 9
  kythnos red
  milos blue
  mykonos blue
  kea yellow
  gyaros yellow
`;
const UPKEEP = `
  red priestesses 1 offers zeus 1
  blue offers athena 1
  yellow offers apollo 0
  now upkeep
`;

for (const [what, buildings] of [
  ['two temples', 'syros red temple.1 temple.2'],
  ['a temple and a metropolis', 'syros red temple.1\nmetropolis syros.2 gold'],
]) {
  test(`[EX-7] [LE-CREA-KRAKEN] with ${what} Kraken on place 5 costs 3 GP, sinks 2 fleets, and next upkeep 1 more`, () => {
    const game = story(`
      ${TABLE}
      ${buildings}
      cycle 2
      creatures kraken harpy dryad satyr
      heroes ajax hector
      red priestesses 1 offers zeus 1
      blue offers athena 1
      yellow offers apollo 0
      acted yellow blue
      dione yellow fleets 2
      opis blue fleets 1
      now turn red zeus
    `);
    game.play('buy kraken').asks('red');
    assert.equal(game.faction('red').gold, 6);
    game.play('summon dione').asks('red');
    assert.deepEqual(
      [game.area('dione').fleets, game.area('dione').owner, game.area('dione').figure],
      [0, null, 'kraken'],
    );
    assert.deepEqual(game.state.discard, []);
    game.play('end', 'draw giant', 'draw sylph');
    assert.deepEqual(game.state.track, ['sylph', 'giant', 'harpy', 'dryad']);
    game.play('bid athena 1', 'bid poseidon 1', 'bid apollo 0').asks('red');
    const steps = ['dione', 'evagore', 'cymothoe', 'opis', 'eione'];
    game.offers([...steps.map((sea) => `keep kraken ${sea}`), 'release kraken']).play('keep kraken opis');
    assert.equal(game.faction('red').priestesses, 0);
    assert.deepEqual(
      [game.area('opis').fleets, game.area('opis').figure, game.area('dione').figure],
      [0, 'kraken', null],
    );
    assert.equal(game.state.phase, 'actions');
  });
}

test('[LE-CREA-KRAKEN] rises in any sea area without another creature, and own fleets go down as well', () => {
  const game = story(`
    ${TABLE}
    syros red
    creatures - - - kraken
    figure hydra blue evagore
    figure medusa blue thera
    dione red fleets 3
    now turn red ares
  `);
  game.play('buy kraken');
  assert.equal(game.offered('summon').length, 19, "twenty sea areas less Hydra's");
  game.refuses('summon evagore', 'summon kythnos', 'summon thera').play('summon dione').asks('red');
  assert.deepEqual([game.area('dione').fleets, game.area('dione').owner], [0, null]);
});

test('[LE-CREA-KRAKEN] [R-KRAKEN] no fleet enters its area, by sailing, recruiting or withdrawing', () => {
  const game = story(`
    map calypso ~ evagore ~ polydora ~ calypso
    ${TABLE}
    syros red
    figure kraken blue evagore
    calypso red fleets 2
    polydora blue fleets 3
    now turn red poseidon
  `);
  game.refuses('sail calypso>evagore 1', 'sail calypso>evagore 2', 'recruit fleet evagore');
  game.offers(
    ['recruit fleet calypso', 'recruit fleet ianthe', 'recruit fleet dione', 'recruit fleet cymothoe'],
    'recruit',
  );
  // Polydora touches Calypso and Evagore only: blue may withdraw to Calypso once red has left it, never to its own
  // Kraken.
  game.play('sail calypso>polydora 2', 'roll 3', 'roll 0').asks('blue').offers(['fight', 'withdraw calypso']);
});

test('[LE-CREA-KRAKEN] [R-KRAKEN] not even a metropolis or the Sylph brings fleets there', () => {
  const game = story(`
    ${TABLE}
    syros red port.1 fortress.2
    sifnos red temple.1 temple.2
    creatures - - sylph cyclops
    figure kraken blue evagore
    calypso red fleets 2
    galene blue fleets 1
    now turn red poseidon
  `);
  game.play('buy cyclops', 'convert sifnos.1 university', 'found sifnos.1', 'token fleets').asks('red');
  game.offers(['place fleet calypso']).play('place fleet calypso', 'place fleet calypso', 'buy sylph');
  game.offers(['swap calypso with galene', 'swap galene with calypso']);
});

test('[LE-CREA-KRAKEN] [LE-UPKEEP-1] staying costs a priestess too, unpaid it leaves and the sea is open', () => {
  const game = story(`${TABLE}\nsyros red\nfigure kraken red galene\n${UPKEEP}`);
  game.offers(['keep kraken galene', 'keep kraken hippothoe', 'keep kraken eunice', 'release kraken']);
  assert.equal(game.fork().play('keep kraken galene').faction('red').priestesses, 0);
  game.play('release kraken');
  assert.deepEqual([game.area('galene').figure, game.state.discard], [null, ['kraken']]);
  assert.equal(game.faction('red').priestesses, 1);
});

test('[LE-CREA-KRAKEN] [LE-UPKEEP-2] swimming through upkeep it avoids areas with another creature', () => {
  const game = story(`${TABLE}\nsyros red\nfigure kraken red galene\nfigure hydra blue hippothoe\n${UPKEEP}`);
  game.offers(['keep kraken galene', 'keep kraken eunice', 'release kraken']);
});

test('[R-KRAKEN] Kraken may enter an area closed by Polyphemus; Polyphemus does not move it', () => {
  const game = story(`
    ${TABLE}
    syros red
    figure kraken red agave
    figure polyphemus blue serifos
    blue priestesses 1
    ${UPKEEP}
  `);
  const steps = ['agave', 'ianeira', 'hippothoe', 'eunice'];
  game.asks('red').offers([...steps.map((sea) => `keep kraken ${sea}`), 'release kraken']);
  game
    .play('keep kraken hippothoe')
    .asks('blue')
    .offers(['keep polyphemus serifos', 'keep polyphemus sifnos', 'release polyphemus']);
  game.play('keep polyphemus sifnos').asks('red');
  assert.equal(game.area('hippothoe').figure, 'kraken');
  assert.equal(game.state.phase, 'actions');

  const bought = story(`
    ${TABLE}
    syros red
    creatures - - - kraken
    figure polyphemus blue serifos
    now turn red ares
  `);
  bought.play('buy kraken', 'summon hippothoe').asks('red');
});

test('[LE-CREA-KRAKEN] [LE-LAND-1] a chain of fleets it has sunk carries nobody', () => {
  const game = story(`
    ${TABLE}
    syros red troops 1
    evagore red fleets 1
    creatures - - - kraken
    now turn red ares
  `);
  game.offers(['march syros>kythnos 1', 'march syros>tinos 1'], 'march');
  game.play('buy kraken', 'summon evagore').offers([], 'march');
});
