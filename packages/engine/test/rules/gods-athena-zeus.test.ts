import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Story, story } from '@meltemi/testkit';
import { heardBy } from '../../src/index.ts';

const LANDS = `
  syros red
  kythnos red
  mykonos blue
  tinos blue
  kea yellow
  andros yellow
`;

function turn(god: string, text: string): Story {
  return story(`${LANDS}
    ${text}
    now turn red ${god}
  `);
}

test('[LE-ATHENA-1] Athena gives a university and a philosopher, free', () => {
  const game = story(`${LANDS}
    gods athena zeus poseidon ares hera
    gold red 0
    red offers athena 1
    now actions
  `);
  game.offers(['syros.1', 'syros.2', 'kythnos.1', 'kythnos.2'].map((site) => `build university ${site}`));
  game.play('build university kythnos.2').asks('red').offers(['end']);
  assert.deepEqual(game.area('kythnos').built, [null, 'university']);
  assert.deepEqual([game.faction('red').philosophers, game.faction('red').gold], [1, 0]);
});

test('[LE-ATHENA-2] one more philosopher costs 4 GP, and there is no third', () => {
  const game = turn('athena', 'gold red 9').offers(['gain philosopher'], 'gain').play('gain philosopher');
  assert.deepEqual([game.faction('red').philosophers, game.faction('red').gold], [1, 5]);
  game.refuses('gain philosopher', 'gain priestess');
  turn('athena', 'gold red 3').refuses('gain philosopher');
});

test('[LE-ATHENA-2] the fourth philosopher bought founds a metropolis at once, and the turn goes on', () => {
  const game = turn('athena', 'gold red 4\nred philosophers 3').play('gain philosopher').asks('red');
  assert.equal(game.faction('red').philosophers, 0);
  game.play('found syros.1', 'token gold').asks('red').offers(['end']);
  assert.equal(game.faction('red').gold, 3);
});

test('[LE-ZEUS-1] Zeus gives a temple and a priestess, free', () => {
  const game = story(`${LANDS}
    gods zeus athena poseidon ares hera
    gold red 0
    red offers zeus 1
    now actions
  `);
  game.offers(['syros.1', 'syros.2', 'kythnos.1', 'kythnos.2'].map((site) => `build temple ${site}`));
  game.play('build temple syros.2').asks('red');
  assert.deepEqual([game.faction('red').priestesses, game.faction('red').gold], [1, 0]);
});

test('[LE-ZEUS-2] one more priestess costs 4 GP, and there is no third', () => {
  const game = turn('zeus', 'gold red 9').play('gain priestess');
  assert.deepEqual([game.faction('red').priestesses, game.faction('red').gold], [1, 5]);
  game.refuses('gain priestess', 'gain philosopher');
  turn('zeus', 'gold red 3').refuses('gain priestess');
});

test('[LE-ZEUS-3] the top creature card may be looked at for nothing and put back; it stays on top, known to one', () => {
  const game = turn('zeus', 'gold red 0\ncreatures harpy - - -');
  game.play('look').asks('fate').refuses('draw harpy');
  game.play('draw medusa').asks('red').offers(['return']).play('return').asks('red');
  assert.equal(game.faction('red').gold, 0);
  assert.deepEqual(game.state.top, { card: 'medusa', seat: 0 });
  assert.ok(game.state.deck.includes('medusa'));
});

test('[LE-ZEUS-3] the card may be played for 1 GP; temples give no discount and are not used up', () => {
  const game = turn('zeus', 'gold red 3\nsyros red temple.1 temple.2\ncreatures - - - dryad\nblue philosophers 1');
  game.play('look', 'draw satyr').offers(['play', 'return']).play('play', 'rob blue').asks('red');
  assert.equal(game.faction('red').gold, 2);
  assert.deepEqual([game.state.discard, game.state.top], [['satyr'], null]);
  assert.ok(!game.state.deck.includes('satyr'));
  // Both temples are still fresh: Dryad on 2 GP is free.
  game.play('buy dryad');
  assert.equal(game.faction('red').gold, 2);
});

test('[LE-ZEUS-3] a temple does not pay for the card: with an empty purse it goes back', () => {
  turn('zeus', 'gold red 0\nsyros red temple.1').play('look', 'draw medusa').offers(['return']);
});

test('[LE-ZEUS-3] a card that can’t be used goes back too', () => {
  // Nobody has a philosopher for the Satyr to steal; the discard is empty for Chimera.
  turn('zeus', 'gold red 5').play('look', 'draw satyr').offers(['return']).refuses('play');
  turn('zeus', 'gold red 5').play('look', 'draw chimera').offers(['return']);
});

test('[LE-ZEUS-3] once a turn, whatever was done with the card', () => {
  turn('zeus', 'gold red 5').play('look', 'draw medusa', 'return').refuses('look', 'play');
  turn('zeus', 'gold red 5').play('look', 'draw medusa', 'play', 'summon kea').refuses('look');
  turn('athena', 'gold red 5').refuses('look');
});

test('[LE-ZEUS-3] a figure got through Zeus stays like a bought one', () => {
  const game = turn('zeus', 'gold red 1').play('look', 'draw medusa', 'play', 'summon kea');
  assert.equal(game.area('kea').figure, 'medusa');
  assert.deepEqual(game.state.discard, []);
});

test('[LE-ZEUS-3] with an empty deck the discard is shuffled first, then looked at', () => {
  const game = turn('zeus', 'gold red 1\ndeck\ndiscard kraken giant');
  game.play('look').offers(['draw kraken', 'draw giant']).play('draw kraken', 'return');
  assert.deepEqual([...game.state.deck].sort(), ['giant', 'kraken']);
  assert.deepEqual(game.state.discard, []);
  turn('zeus', 'gold red 1\ndeck\ndiscard').refuses('look');
});

test('[LE-ZEUS-3] what was seen is heard by that player only', () => {
  const game = turn('zeus', 'gold red 1').play('look', 'draw medusa', 'return');
  const looked = (seat: number | null) =>
    heardBy(game.events, seat).filter((happening) => happening.event === 'looked');
  assert.deepEqual(looked(0), [{ event: 'looked', faction: 0, card: 'medusa' }]);
  for (const seat of [1, 2, null]) assert.deepEqual(looked(seat), [{ event: 'looked', faction: 0, card: null }]);
});

test('[LE-ZEUS-3] the known card is what the Sphinx draws first', () => {
  const game = turn('zeus', 'gold red 5\ncreatures - - - sphinx').play('look', 'draw medusa', 'return', 'buy sphinx');
  game.offers(['draw medusa']).play('draw medusa');
  assert.equal(game.state.top, null);
});
