import assert from 'node:assert/strict';
import { test } from 'node:test';
import { story } from '@meltemi/testkit';
import { isOpen } from '../../src/model/table.ts';

const LANDS = `
  syros red
  kythnos red
  mykonos blue
  tinos blue
  kea yellow
  andros yellow
`;

test('[LE-CYCLE-1] one whole cycle: start, income, offerings, upkeep, actions, end, and the next start', () => {
  const game = story(`${LANDS}
    gods zeus athena poseidon ares hera
    heroes ajax jason
    creatures harpy satyr dryad medusa
    now start
  `);
  assert.equal(game.state.cycle, 2);
  game.play('draw giant').asks('red').play('bid athena 1', 'bid poseidon 1', 'bid apollo 0');
  game.asks('red').play('build university syros.1', 'end').asks('blue');
  game.play('build port mykonos.1', 'place fleet eione', 'end').asks('yellow');
  game.play('place prosperity kea', 'place prosperity opis').asks('fate');
  assert.equal(game.state.cycle, 3);
  const told = game.events.flatMap((event) =>
    event.event === 'phase' ? [event.phase] : event.event === 'cycle' ? [`cycle ${event.cycle}`] : [],
  );
  assert.deepEqual(told, ['income', 'offerings', 'upkeep', 'actions', 'end', 'cycle 3']);
});

test('[LE-START-1] both hero places are filled if both are empty; a hero who is there stays', () => {
  const game = story(`${LANDS}
    heroes - jason
    hero-deck ajax helen
    creatures harpy satyr dryad -
    now start
  `);
  game.asks('fate').offers(['unveil ajax', 'unveil helen']);
  game.play('unveil helen');
  assert.deepEqual(game.state.heroTrack, ['helen', 'jason']);
  game.offers([], 'unveil');

  const empty = story(`${LANDS}
    heroes - -
    hero-deck ajax helen perseus
    now start
  `);
  empty.play('unveil ajax').offers(['unveil helen', 'unveil perseus']);
  empty.play('unveil perseus').offers([], 'unveil');
  assert.deepEqual([...empty.state.heroTrack].sort(), ['ajax', 'perseus']);
});

test('[LE-START-2] the card on 2 GP is discarded, the other three slide down, one new card comes on 5 GP', () => {
  const game = story(`${LANDS}
    heroes ajax jason
    creatures harpy satyr dryad medusa
    now start
  `);
  assert.deepEqual(game.state.discard, ['medusa']);
  game.play('draw giant');
  assert.deepEqual(game.state.track, ['giant', 'harpy', 'satyr', 'dryad']);
});

test('[LE-START-2] with an empty 2 GP place nothing is discarded, and gaps close in order', () => {
  const game = story(`${LANDS}
    heroes ajax jason
    creatures harpy - dryad -
    now start
  `);
  assert.deepEqual(game.state.discard, []);
  assert.deepEqual(game.state.track, [null, null, 'harpy', 'dryad']);
  game.play('draw giant', 'draw sylph').asks('red');
  assert.deepEqual([...game.state.track].sort(), ['dryad', 'giant', 'harpy', 'sylph']);
});

test('[LE-START-2] [EX-4] 3 and 5 were bought: Charon leaves, Chimera goes from 4 to 2, new cards on 3, 4 and 5', () => {
  const game = story(`${LANDS}
    heroes ajax jason
    creatures - chimera - charon
    now start
  `);
  assert.deepEqual(game.state.discard, ['charon']);
  assert.deepEqual(game.state.track, [null, null, null, 'chimera']);
  game.play('draw giant', 'draw sylph', 'draw harpy').asks('red');
  assert.deepEqual([...game.state.track.slice(0, 3)].sort(), ['giant', 'harpy', 'sylph']);
  assert.equal(game.state.track[3], 'chimera');
});

test('[LE-START-2] an unsold Chimera that is discarded takes the whole discard back into the deck', () => {
  const game = story(`${LANDS}
    heroes ajax jason
    creatures satyr harpy dryad chimera
    discard giant sylph
    deck medusa
    now start
  `);
  assert.deepEqual(game.state.discard, []);
  game.offers(['draw giant', 'draw sylph', 'draw medusa', 'draw chimera']);
});

test('[LE-START-2] a card someone has looked at and put back is the next on the track', () => {
  const game = story(`${LANDS}
    heroes ajax jason
    creatures harpy satyr dryad -
    top kraken 1
    now start
  `);
  game.asks('fate').offers(['draw kraken']);
  game.play('draw kraken');
  assert.equal(game.state.top, null);
  assert.deepEqual(game.state.track, ['kraken', 'harpy', 'satyr', 'dryad']);
});

test('[LE-START-3] the first god goes to the last place, the others move up', () => {
  const game = story(`${LANDS}
    gods hera ares zeus poseidon athena
    heroes ajax jason
    now start
  `);
  assert.deepEqual(game.state.gods, ['ares', 'zeus', 'poseidon', 'athena', 'hera']);
});

test('[LE-START-4] [EX-3] four players: Zeus goes down to the end, Athena is turned up, still three gods and Apollo are open', () => {
  const game = story(`position legendary players 4
    board quick
    gods zeus ares hera athena poseidon
    heroes ajax jason
    creatures harpy satyr dryad -
    sikinos red
    tinos blue
    mykonos yellow
    donousa purple
    now start
  `);
  game.play('draw medusa').asks('red');
  assert.deepEqual(game.state.gods, ['ares', 'hera', 'athena', 'poseidon', 'zeus']);
  const bidFor = new Set(game.offered('bid').map((bid) => bid.split(' ')[1]));
  assert.deepEqual([...bidFor].sort(), ['apollo', 'ares', 'athena', 'hera']);
  game.refuses('bid zeus 1', 'bid poseidon 1');
});

test('[LE-START-4] six factions: no god is ever face down', () => {
  const game = story(`position legendary players 6
    board quick
    gods zeus ares hera athena poseidon
    heroes ajax jason
    creatures harpy satyr dryad -
    akrotiri red
    koufonisia blue
    psathi yellow
    irakleia purple
    oia green
    schoinoussa black
    now start
  `);
  assert.deepEqual(game.state.gods, ['ares', 'hera', 'athena', 'poseidon', 'zeus']);
  assert.ok(isOpen(game.state.table, game.state.gods, 'zeus'));
  game.play('draw medusa').offers(['bid zeus 1', 'bid zeus 3', 'bid zeus 5', 'bid zeus 7', 'bid zeus 10'], 'bid zeus');
});

test('[R-DECK] an empty creature deck is refilled from the discard, the card just discarded included', () => {
  const game = story(`${LANDS}
    heroes ajax jason
    creatures satyr harpy dryad medusa
    discard giant sylph
    deck
    now start
  `);
  game.asks('fate').offers(['draw giant', 'draw sylph', 'draw medusa']).play('draw sylph');
  assert.deepEqual(game.state.discard, []);
  assert.deepEqual([...game.state.deck].sort(), ['giant', 'medusa']);
});

test('[R-DECK] the deck runs out in the middle of filling: the discard becomes the deck', () => {
  const game = story(`${LANDS}
    heroes ajax jason
    creatures - - satyr -
    discard giant sylph
    deck kraken
    now start
  `);
  game.offers(['draw kraken']).play('draw kraken').offers(['draw giant', 'draw sylph']);
  game.play('draw giant').offers(['draw sylph']).play('draw sylph').asks('red');
});

test('[R-DECK] deck and discard both empty: places stay empty, and the game goes on', () => {
  const game = story(`${LANDS}
    heroes ajax jason
    creatures - satyr harpy -
    discard
    deck
    now start
  `);
  game.asks('red');
  assert.deepEqual(game.state.track, [null, null, 'satyr', 'harpy']);
});

test('[R-DECK] no heroes left: the places of the hero track stay empty', () => {
  const game = story(`${LANDS}
    heroes - -
    hero-deck ajax
    creatures harpy satyr dryad -
    now start
  `);
  game.play('unveil ajax').offers([], 'unveil');
  assert.deepEqual([...game.state.heroTrack].sort(), ['ajax', null].sort());
  game.play('draw medusa').asks('red');
});
