import assert from 'node:assert/strict';
import { test } from 'node:test';
import { story } from '@meltemi/testkit';

const TABLE = `
  gold red 5
  creatures - - - chimera
  syros red troops 1
  kythnos red
  milos blue troops 2
  mykonos blue
  kea yellow
  gyaros yellow
`;

test('[LE-CREA-CHIMERA] [R-CHIMERA] plays any card of the discard free; that card goes, then Chimera, then all is shuffled', () => {
  const game = story(`
    ${TABLE}
    deck giant dryad
    discard harpy satyr graeae
    now turn red ares
  `);
  game.play('buy chimera').asks('red').offers(['choose harpy', 'choose satyr', 'choose graeae']).play('choose harpy');
  assert.deepEqual(
    [game.state.deck, game.state.discard],
    [
      ['giant', 'dryad'],
      ['satyr', 'graeae'],
    ],
  );
  game.play('destroy troop milos').asks('red');
  assert.deepEqual([...game.state.deck].sort(), ['chimera', 'dryad', 'giant', 'graeae', 'harpy', 'satyr']);
  assert.deepEqual(game.state.discard, []);
  assert.equal(game.faction('red').gold, 3);
  const order = game.events.flatMap((it) =>
    it.event === 'creature-discarded' ? [it.creature] : it.event === 'creatures-shuffled' ? ['shuffled'] : [],
  );
  assert.deepEqual(order, ['harpy', 'chimera', 'shuffled']);
});

test('[LE-CREA-CHIMERA] with an empty discard there is no effect, but Chimera itself is shuffled in', () => {
  const game = story(`${TABLE}\ndeck giant dryad\nnow turn red ares`)
    .play('buy chimera')
    .asks('red')
    .offers(['end'], 'end');
  assert.deepEqual([...game.state.deck].sort(), ['chimera', 'dryad', 'giant']);
  assert.deepEqual(game.state.discard, []);
});

test('[LE-CREA-CHIMERA] [LE-START-2] sliding off the track, unplayed, it shuffles as well, before the track is filled', () => {
  const game = story(`
    ${TABLE}
    deck giant
    discard harpy satyr
    heroes ajax hector
    now start
  `);
  game.asks('fate').offers(['draw giant', 'draw harpy', 'draw satyr', 'draw chimera']);
  assert.deepEqual(game.state.discard, []);
});

test('[LE-CREA-CHIMERA] [R-CHAIN] a figure called back stays with its new holder and out of the shuffle', () => {
  const game = story(`
    ${TABLE}
    deck giant
    discard cerberus satyr
    now turn red ares
  `);
  game.play('buy chimera', 'choose cerberus', 'summon milos').asks('red').offers(['end'], 'end');
  assert.deepEqual([...game.state.deck].sort(), ['chimera', 'giant', 'satyr']);
  assert.deepEqual(
    game.state.figures.map((figure) => [figure.id, figure.holder]),
    [['cerberus', 0]],
  );
});

test('[LE-CREA-CHIMERA] [LE-CREA-2] a chosen card that cannot be used is discarded and shuffled in with the rest', () => {
  const game = story(`${TABLE}\ndeck giant\ndiscard charon\nnow turn red ares`);
  game.play('buy chimera').offers(['choose charon']).play('choose charon').asks('red').offers(['end'], 'end');
  assert.deepEqual([...game.state.deck].sort(), ['charon', 'chimera', 'giant']);
});

test('[LE-CREA-CHIMERA] [LE-CREA-SPHINX] [R-CHIMERA] [R-CHAIN] Chimera plays the Sphinx, the Sphinx a figure', () => {
  const game = story(`
    ${TABLE}
    deck medusa dryad satyr giant
    discard sphinx harpy
    now turn red ares
  `);
  game.play('buy chimera', 'choose sphinx').offers(['draw medusa', 'draw dryad', 'draw satyr', 'draw giant']);
  game.play('draw medusa', 'draw dryad', 'draw satyr', 'choose medusa');
  assert.deepEqual(game.state.discard, ['harpy', 'dryad', 'satyr'], 'Chimera and Sphinx are still being played');
  game.play('summon milos').asks('red').offers(['end'], 'end');
  assert.deepEqual([...game.state.deck].sort(), ['chimera', 'dryad', 'giant', 'harpy', 'satyr', 'sphinx']);
  assert.deepEqual(game.state.discard, []);
  assert.deepEqual([game.area('milos').figure, game.state.figures[0].holder], ['medusa', 0]);
});

test('[LE-CREA-CHIMERA] [LE-CREA-SPHINX] [R-SPHINX] a Sphinx played by Chimera with a short deck never draws Chimera', () => {
  const game = story(`${TABLE}\ndeck dryad\ndiscard sphinx harpy\nnow turn red ares`);
  game.play('buy chimera', 'choose sphinx').offers(['draw dryad', 'draw harpy']);
  const alone = story(`${TABLE}\ndeck\ndiscard sphinx\nnow turn red ares`);
  alone.play('buy chimera', 'choose sphinx').asks('red').offers(['end'], 'end');
  assert.deepEqual([...alone.state.deck].sort(), ['chimera', 'sphinx']);
});

test('[LE-CREA-CHIMERA] [LE-CREA-PEGASUS] a battle begun by the chosen card is fought out before anything is shuffled', () => {
  const game = story(`${TABLE}\ndeck giant\ndiscard pegasus\nnow turn red ares`);
  game.play('buy chimera', 'choose pegasus', 'fly syros>milos 1').asks('fate').play('roll 0');
  assert.deepEqual([game.state.deck, game.state.discard], [['giant'], []]);
  game.play('roll 3', 'lose troop').asks('red').offers(['end'], 'end');
  assert.deepEqual([...game.state.deck].sort(), ['chimera', 'giant', 'pegasus']);
});

test('[LE-CREA-CHIMERA] [LE-CREA-SATYR] a metropolis won through the chosen card comes before the shuffle', () => {
  const game = story(`
    ${TABLE}
    red philosophers 3
    blue philosophers 1
    deck giant
    discard satyr
    now turn red ares
  `);
  game.play('buy chimera', 'choose satyr', 'rob blue', 'found syros.1');
  assert.deepEqual([game.state.deck, game.state.discard], [['giant'], []]);
  game.play('token priestess').asks('red');
  assert.deepEqual([...game.state.deck].sort(), ['chimera', 'giant', 'satyr']);
});

test('[LE-CREA-CHIMERA] [LE-ZEUS-3] Zeus: Chimera on top with an empty discard cannot be used and goes back', () => {
  const table = TABLE.replace('- chimera', '- harpy');
  const game = story(`${table}\ndeck chimera giant\nnow turn red zeus`);
  game.play('look', 'draw chimera').offers(['return']).play('return');
  const other = story(`${table}\ndeck chimera giant\ndiscard graeae\nnow turn red zeus`);
  other.play('look', 'draw chimera').offers(['return', 'play']).play('play').offers(['choose graeae']);
});
