import assert from 'node:assert/strict';
import { test } from 'node:test';
import { story } from '@meltemi/testkit';

const TABLE = `
  gold red 5
  creatures - - - sphinx
  syros red troops 1
  kythnos red
  milos blue troops 2
  mykonos blue
  kea yellow
  gyaros yellow
`;

test('[LE-CREA-SPHINX] [R-SPHINX] draws three, two are discarded, the third is played free', () => {
  const game = story(`
    ${TABLE}
    deck harpy dryad satyr giant cyclops
    discard graeae
    now turn red ares
  `);
  game.play('buy sphinx').asks('fate');
  game.offers(['draw harpy', 'draw dryad', 'draw satyr', 'draw giant', 'draw cyclops']).play('draw giant');
  game.offers(['draw harpy', 'draw dryad', 'draw satyr', 'draw cyclops']).play('draw harpy', 'draw satyr');
  assert.deepEqual(game.state.deck, ['dryad', 'cyclops']);
  game.asks('red').offers(['choose giant', 'choose harpy', 'choose satyr']).play('choose harpy');
  assert.deepEqual(game.state.discard, ['graeae', 'giant', 'satyr'], 'discarded before the third is played');
  game.play('destroy troop milos').asks('red');
  assert.deepEqual(game.state.discard, ['graeae', 'giant', 'satyr', 'harpy', 'sphinx']);
  assert.deepEqual(game.state.drawn, []);
  assert.equal(game.faction('red').gold, 3);
});

test('[LE-CREA-SPHINX] [R-CHAIN] a figure played through the Sphinx is held like a bought one', () => {
  const game = story(`${TABLE}\ndeck kraken dryad satyr\nnow turn red ares`);
  game.play('buy sphinx', 'draw dryad', 'draw kraken', 'draw satyr', 'choose kraken', 'summon dione').asks('red');
  assert.deepEqual(game.state.discard, ['dryad', 'satyr', 'sphinx']);
  assert.deepEqual(
    game.state.figures.map((figure) => [figure.id, figure.holder]),
    [['kraken', 0]],
  );
});

test('[LE-CREA-SPHINX] [LE-CREA-2] one may choose a card that cannot be used: it is discarded too', () => {
  const game = story(`${TABLE}\ndeck charon dryad harpy\nnow turn red ares`);
  game.play('buy sphinx', 'draw charon', 'draw dryad', 'draw harpy', 'choose charon').asks('red');
  assert.deepEqual(game.state.discard, ['dryad', 'harpy', 'charon', 'sphinx']);
});

test('[LE-CREA-SPHINX] [R-SPHINX] a short deck takes the discard in first, then three are drawn from all', () => {
  const game = story(`
    ${TABLE}
    deck harpy dryad
    discard satyr giant
    now turn red ares
  `);
  game.play('buy sphinx').offers(['draw harpy', 'draw dryad', 'draw satyr', 'draw giant']);
  assert.deepEqual(game.state.discard, []);
  game.play('draw giant', 'draw satyr', 'draw harpy', 'choose harpy', 'destroy troop milos');
  assert.deepEqual([game.state.deck, game.state.discard], [['dryad'], ['giant', 'satyr', 'harpy', 'sphinx']]);
});

test('[LE-CREA-SPHINX] [R-SPHINX] with fewer than three cards in all one draws what there is', () => {
  const game = story(`${TABLE}\ndeck harpy\ndiscard satyr\nnow turn red ares`);
  game.play('buy sphinx', 'draw satyr', 'draw harpy').asks('red').offers(['choose satyr', 'choose harpy']);
  const one = story(`${TABLE}\ndeck harpy\nnow turn red ares`);
  one.play('buy sphinx', 'draw harpy').asks('red').offers(['choose harpy']).play('choose harpy').asks('red');
});

test('[LE-CREA-SPHINX] with neither deck nor discard there is no effect', () => {
  const game = story(`${TABLE}\ndeck\nnow turn red ares`).play('buy sphinx').asks('red').offers(['end'], 'end');
  assert.deepEqual(game.state.discard, ['sphinx']);
});

test('[LE-CREA-SPHINX] [LE-CREA-CHIMERA] [R-SPHINX] a discarded Chimera shuffles before the third card is played', () => {
  for (const order of [
    ['chimera', 'dryad'],
    ['dryad', 'chimera'],
  ]) {
    const game = story(`
      ${TABLE}
      deck harpy dryad chimera satyr
      discard giant
      now turn red ares
    `);
    game.play('buy sphinx', ...order.map((card) => `draw ${card}`), 'draw harpy', 'choose harpy').asks('red');
    game.offers(['destroy troop syros', 'destroy troop milos']);
    assert.deepEqual([...game.state.deck].sort(), ['chimera', 'dryad', 'giant', 'satyr'], 'whichever was drawn first');
    assert.deepEqual(game.state.discard, []);
    game.play('destroy troop milos');
    assert.deepEqual(game.state.discard, ['harpy', 'sphinx']);
  }
});

test('[LE-CREA-SPHINX] [LE-CREA-CHIMERA] [R-SPHINX] the Chimera as third card may choose from the two just discarded', () => {
  const game = story(`
    ${TABLE}
    deck harpy dryad chimera satyr
    now turn red ares
  `);
  game.play('buy sphinx', 'draw chimera', 'draw dryad', 'draw harpy', 'choose chimera');
  game.asks('red').offers(['choose dryad', 'choose harpy']).refuses('choose sphinx', 'choose chimera');
  game.play('choose harpy', 'destroy troop milos').asks('red');
  assert.deepEqual([...game.state.deck].sort(), ['chimera', 'dryad', 'harpy', 'satyr']);
  assert.deepEqual(game.state.discard, ['sphinx'], 'the Sphinx comes to its end last');
});

test('[LE-CREA-SPHINX] [LE-ZEUS-3] [R-ZEUS] Zeus: a Sphinx that is the only card left cannot be used and goes back', () => {
  const game = story(`${TABLE.replace('sphinx', 'giant')}\ndeck sphinx\nnow turn red zeus`);
  game.play('look', 'draw sphinx').offers(['return']).refuses('play').play('return');
  assert.deepEqual([game.state.deck, game.faction('red').gold], [['sphinx'], 5]);
  const more = story(`${TABLE.replace('sphinx', 'giant')}\ndeck sphinx\ndiscard harpy\nnow turn red zeus`);
  more.play('look', 'draw sphinx').offers(['return', 'play']).play('play').offers(['draw harpy']);
  assert.equal(more.faction('red').gold, 4);
});
