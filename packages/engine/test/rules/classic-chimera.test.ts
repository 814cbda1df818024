import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Story, story } from '@meltemi/testkit';

function table(text: string): Story {
  return story(`
    position classic players 3
    board classic
    cycle 3
    gold red 9
    kea red troops 1
    naxos red troops 1
    andros blue troops 1
    paros blue
    tinos yellow
    milos yellow
    ${text}
  `);
}

function shuffles(game: Story): number {
  return game.events.filter(({ event }) => event === 'creatures-shuffled').length;
}

test('[CL-CREA-CHIMERA] a creature of the discard is used free; then the discard, with it and Chimera, goes into the deck', () => {
  const game = table('creatures - - chimera\ndiscard harpy fates satyr\nnow turn red zeus');
  game.play('buy chimera').offers(['choose harpy', 'choose fates', 'choose satyr']).refuses('done', 'choose dryad');
  game
    .play('choose harpy')
    .asks('red')
    .offers(['kea', 'naxos', 'andros'].map((isle) => `destroy troop ${isle}`));
  assert.equal(shuffles(game), 0);
  game.play('destroy troop andros').asks('red');
  assert.equal(game.area('andros').troops, 0);
  assert.equal(game.faction('red').gold, 7, 'only Chimera is paid');
  assert.deepEqual(game.state.discard, []);
  assert.equal(shuffles(game), 1);
  assert.equal(game.state.deck.length, 17);
});

test('[CL-CREA-CHIMERA] a figure used by her stays with its card until its user’s next turn, the rest is shuffled', () => {
  const game = table(`
    creatures - - chimera
    discard medusa fates
    gods ares poseidon zeus athena
    red offers ares 1
    blue offers poseidon 1
    yellow offers apollo 0
    now turn red ares
  `);
  game.play('buy chimera', 'choose medusa', 'summon andros').asks('red');
  assert.deepEqual([game.state.figures[0].id, game.state.figures[0].holder], ['medusa', 0]);
  assert.deepEqual(game.state.discard, []);
  assert.ok(!game.state.deck.includes('medusa'));
  assert.ok(game.state.deck.includes('chimera') && game.state.deck.includes('fates'));
  game.play('end', 'end');
  assert.equal(game.area('andros').figure, 'medusa');
});

test('[CL-CREA-CHIMERA] [CL-CREA-3] two figures that destroy each other through her are shuffled in as well', () => {
  const game = table(`
    creatures - - chimera
    discard medusa
    figure chiron blue andros
    now turn red zeus
  `);
  game.play('buy chimera', 'choose medusa', 'summon andros').asks('red');
  assert.deepEqual([game.state.figures, game.state.discard, game.state.deck.length], [[], [], 17]);
});

test('[CL-CREA-CHIMERA] [CL-CREA-SPHINX] the Sphinx sells to the end before anything is shuffled', () => {
  const game = table('creatures - - chimera\ndiscard sphinx\nnow turn red zeus');
  game.play('buy chimera', 'choose sphinx', 'sell troop kea').asks('red');
  assert.equal(shuffles(game), 0);
  game.play('sell troop naxos').asks('red');
  assert.equal(game.faction('red').gold, 11);
  assert.deepEqual([shuffles(game), game.state.discard], [1, []]);
  assert.ok(game.state.deck.includes('sphinx'));
});

test('[CL-CREA-CHIMERA] [CL-CREA-KRAKEN] Kraken is called again through her: it moves, its card goes back into the deck', () => {
  const game = table(`
    creatures - - chimera
    discard kraken
    figure kraken - a2
    d4 blue fleets 2
    now turn red zeus
  `);
  game.play('buy chimera', 'choose kraken', 'summon d3', 'swim d4').asks('red');
  assert.equal(shuffles(game), 0);
  game.play('done');
  assert.deepEqual([game.area('a2').figure, game.area('d4').figure, game.area('d4').fleets], [null, 'kraken', 0]);
  assert.equal(game.faction('red').gold, 6);
  assert.ok(game.state.deck.includes('kraken'));
  assert.deepEqual([shuffles(game), game.state.discard], [1, []]);
});

test('[CL-CREA-CHIMERA] a creature that can do nothing may be chosen, and then does nothing', () => {
  const game = table('creatures - - chimera\ndiscard satyr\nnow turn red zeus').play('buy chimera', 'choose satyr');
  assert.equal(game.state.frames.at(-1)?.kind, 'turn');
  assert.deepEqual([shuffles(game), game.state.discard], [1, []]);
});

test('[CL-CREA-CHIMERA] with an empty discard nobody is asked', () => {
  const game = table('creatures - - chimera\nnow turn red zeus').play('buy chimera').asks('red');
  assert.equal(game.state.frames.at(-1)?.kind, 'turn');
  assert.equal(game.faction('red').gold, 7);
});

test('[CL-CREA-CHIMERA] unused, discarded from the track at the start of a cycle, she shuffles nothing', () => {
  const game = table(`
    creatures dryad harpy chimera
    discard satyr
    gods zeus athena poseidon ares
    now start
  `);
  assert.deepEqual(game.state.discard, ['satyr', 'chimera']);
  assert.ok(!game.offered('draw').includes('draw chimera') && !game.offered('draw').includes('draw satyr'));
});

test('[CL-CREA-CHIMERA] unused, replaced with Zeus, she shuffles nothing', () => {
  const game = table('creatures dryad harpy chimera\ndiscard satyr\nnow turn red zeus').play('replace chimera');
  assert.deepEqual(game.state.discard, ['satyr', 'chimera']);
  game.asks('fate').refuses('draw chimera', 'draw satyr').play('draw fates');
  assert.deepEqual([game.state.track, shuffles(game)], [['dryad', 'harpy', 'fates'], 0]);
});
