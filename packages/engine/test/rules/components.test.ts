import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Story, story } from '@meltemi/testkit';
import {
  BONUSES,
  BUILDINGS,
  drawFate,
  HEROES,
  LEGENDARY_CREATURES,
  moves,
  random,
  setup,
  view,
} from '../../src/index.ts';
import { buildingsLeft, cardsLeft } from '../../src/query/supply.ts';
import { weight } from '../../src/query.ts';

const BYSTANDERS = `
  mykonos blue
  tinos blue
  kea yellow
  andros yellow
`;

test('[LE-COMP-1] with eight troops on the board a ninth can be neither given nor bought', () => {
  const game = story(`${BYSTANDERS}
    gods ares zeus athena poseidon hera
    gold red 20
    red offers ares 1
    syros red troops 5
    kythnos red troops 3
    now actions
  `);
  game.play('build fortress syros.1').asks('red').offers([], 'place').offers([], 'recruit');
  game.refuses('recruit troop syros');
});

test('[LE-COMP-1] the eighth troop is the last: after it nothing more is for sale', () => {
  const game = story(`${BYSTANDERS}
    gold red 20
    syros red troops 5
    kythnos red troops 2
    now turn red ares
  `);
  game.play('recruit troop syros').refuses('recruit troop syros', 'recruit troop kythnos');
  assert.equal(game.area('syros').troops, 6);
});

test('[LE-COMP-1] eight fleets are all there are; one that is lost can be launched again', () => {
  const game = story(`${BYSTANDERS}
    gold red 20
    syros red
    kythnos red
    evagore red fleets 8
    psamathe blue fleets 1
    now turn red poseidon
  `);
  game.offers([], 'recruit');
  game.play('sail evagore>psamathe 1', 'roll 0', 'roll 3');
  assert.equal(game.area('psamathe').owner, 'blue');
  game.play('recruit fleet evagore').offers([], 'recruit');
  assert.equal(game.area('evagore').fleets, 8);
});

test('[LE-COMP-2] there are sixteen mercenaries for everybody together', () => {
  const game = story(`
    gold red 20
    mykonos blue mercenaries 9
    tinos blue
    kea yellow mercenaries 5
    andros yellow
    syros red mercenaries 1
    kythnos red
    now turn red hera
  `);
  game.play('recruit mercenary syros').offers([], 'recruit').refuses('recruit mercenary syros');
});

test('[LE-COMP-2] [LE-ACT-4] ten universities stand already: Athena gives no eleventh, but still her philosopher', () => {
  const game = story(`
    gods athena zeus poseidon ares hera
    red offers athena 1
    mykonos blue university.1 university.2
    thera blue university.1 university.2
    therasia blue university.1 university.2
    kea yellow university.1
    andros yellow university.1 university.2
    tinos yellow university.1
    syros red
    kythnos red
    now actions
  `);
  game.asks('red').offers([], 'build');
  assert.equal(game.faction('red').philosophers, 1);
});

test('[LE-COMP-2] when the twenty priestesses are dealt out, Zeus has none left to give or sell', () => {
  const game = story(`${BYSTANDERS}
    gods zeus athena poseidon ares hera
    gold red 20
    red offers zeus 1 priestesses 4
    blue priestesses 10
    yellow priestesses 6
    syros red
    kythnos red
    now actions
  `);
  game.play('build temple syros.1').offers([], 'gain');
  assert.equal(game.faction('red').priestesses, 4);
});

test('[LE-COMP-2] the box holds 20 philosophers, 20 priestesses, ten buildings of each type, 15 metropolis tokens of five kinds, 18 creatures and 9 heroes', () => {
  const s = setup({ players: 3 });
  for (const card of ['philosopher', 'priestess'] as const) assert.equal(cardsLeft(s, card), 20);
  for (const building of BUILDINGS) assert.equal(buildingsLeft(s, building), 10);
  assert.equal(s.stack.length, 15);
  for (const bonus of BONUSES) assert.equal(s.stack.filter((token) => token === bonus).length, 3);
  assert.deepEqual([...s.deck].sort(), [...LEGENDARY_CREATURES].sort());
  assert.equal(new Set(s.deck).size, 18);
  assert.deepEqual([...s.heroDeck].sort(), [...HEROES].sort());
  assert.equal(new Set(s.heroDeck).size, 9);
});

test('[LE-COMP-3] prosperity tokens and gold never run out', () => {
  const game = story(`
    gods zeus athena poseidon ares hera
    gold red 900
    red offers apollo 0
    blue offers zeus 1
    yellow offers athena 1
    acted yellow blue
    cycle 30
    syros red prosperity 60
    calypso prosperity 60
    kythnos red
    mykonos blue
    tinos blue
    kea yellow
    andros yellow
    now actions
  `);
  game.play('place prosperity syros', 'place prosperity calypso');
  assert.deepEqual([game.area('syros').prosperity, game.area('calypso').prosperity], [61, 61]);
  assert.equal(game.faction('red').gold, 902);
});

test('[LE-COMP-4] [R-DICE] a die shows 0, 1, 2 or 3, the ones and twos twice as often', () => {
  const game = story(`${BYSTANDERS}
    gold red 5
    syros red
    kythnos red
    calypso red fleets 1
    ianthe blue fleets 1
    now turn red poseidon
  `);
  game.play('sail calypso>ianthe 1').asks('fate').offers(['roll 0', 'roll 1', 'roll 2', 'roll 3']);
  const faces = moves(game.state);
  assert.deepEqual(
    faces.map((face) => weight(game.state, face)),
    [1, 2, 2, 1],
  );
  const rolled = [0, 0, 0, 0];
  const rng = random('dice');
  for (let i = 0; i < 6000; i++) {
    const face = drawFate(game.state, faces, rng);
    if (face.do === 'roll') rolled[face.die]++;
  }
  rolled.forEach((count, die) => {
    const expected = die === 0 || die === 3 ? 1000 : 2000;
    assert.ok(Math.abs(count - expected) < 150, `${die} came ${count} times in 6000`);
  });
});

test('[LE-COMP-5] a player sees the own purse only, a spectator none, a team its common one; in the end all are opened', () => {
  const secret = story(`${BYSTANDERS}
    gold red 7
    gold blue 8
    gold yellow 9
    syros red
    kythnos red
    now offerings
  `);
  assert.deepEqual(view(secret.state, 1).gold, [null, 8, null]);
  assert.deepEqual(view(secret.state, null).gold, [null, null, null]);

  const teams = story(`position legendary players 4 teams
    board quick
    gold red 11
    gold blue 12
    akrotiri red
    kamares blue
    ermoupoli yellow
    kastro purple
    now offerings
  `);
  assert.deepEqual(view(teams.state, 0).gold, [11, null]);
  assert.deepEqual(view(teams.state, 2).gold, [11, null]);
  assert.deepEqual(view(teams.state, 3).gold, [null, 12]);

  const open = story(`${BYSTANDERS}
    gold red 7
    metropolis syros.1 gold
    metropolis syros.2 gold
    metropolis kythnos.1 gold
    syros red
    kythnos red
    now end
  `);
  assert.deepEqual(view(open.state, null).gold, [7, 5, 5]);
});

test('[LE-COMP-5] [LE-ZEUS-3] a creature card looked at is known to that player only, and others see that it was looked at', () => {
  const game = story(`${BYSTANDERS}
    syros red
    kythnos red
    now turn red zeus
  `);
  game.play('look', 'draw medusa', 'return');
  assert.deepEqual(view(game.state, 0).top, { card: 'medusa', seat: 0 });
  assert.deepEqual(view(game.state, 1).top, { card: null, seat: 0 });
  assert.deepEqual(view(game.state, null).top, { card: null, seat: 0 });
});

test('[LE-COMP-5] [R-REVEAL] the creature discard lies open for all', () => {
  const game = story(`${BYSTANDERS}
    discard harpy dryad
    creatures satyr giant sylph sphinx
    syros red
    kythnos red
    now start
  `);
  for (const seat of [0, 1, 2, null]) assert.deepEqual(view(game.state, seat).discard, ['harpy', 'dryad', 'sphinx']);
});

test('[LE-COMP-5] the order of the decks is nobody’s knowledge: any card of the deck can be the next', () => {
  const game = new Story(setup({ players: 3 }));
  for (const god of ['zeus', 'hera', 'ares', 'athena', 'poseidon']) game.play(`tile ${god}`);
  for (const colour of ['red', 'blue', 'yellow']) game.play(`marker ${colour}`);
  game.offers(
    HEROES.map((hero) => `unveil ${hero}`),
    'unveil',
  );
  game.play('unveil ajax', 'unveil hector').offers(LEGENDARY_CREATURES.map((card) => `draw ${card}`));
});
