import assert from 'node:assert/strict';
import { test } from 'node:test';
import { story } from '@meltemi/testkit';

test('[LE-INCOME-1] one GP for each cornucopia on own land and under own fleets', () => {
  const game = story(`
    gold red 2
    gold blue 0
    # Syros and Kythnos show one cornucopia each, Gyaros none; the sea of Opis one, Evagore none.
    syros red
    kythnos red troops 2
    gyaros red
    opis red fleets 3
    evagore red fleets 1
    mykonos blue
    tinos blue
    kea yellow
    andros yellow
    now income
  `);
  assert.equal(game.faction('red').gold, 5);
  assert.equal(game.faction('blue').gold, 1);
  assert.equal(game.faction('yellow').gold, 5);
  game.asks('red').offers(['bid apollo 0'], 'bid apollo');
});

test('[LE-INCOME-1] an area with two cornucopias gives two', () => {
  const game = story(`position legendary players 4 teams
    board quick
    gold red 0
    akrotiri red
    glauce red fleets 1
    kamares blue
    ermoupoli yellow
    kastro purple
    now income
  `);
  // Red: Akrotiri 1 and the sea of Glauce 2; yellow, of the same purse: Ermoupoli 1.
  assert.equal(game.faction('red').gold, 4);
  assert.equal(game.faction('blue').gold, 10);
});

test('[LE-INCOME-2] a control token, a troop or a hero alone is enough on land', () => {
  const game = story(`
    gold red 0
    syros red
    kythnos red troops 1
    milos red
    hero ajax red milos
    mykonos blue
    tinos blue
    kea yellow
    andros yellow
    now income
  `);
  assert.equal(game.faction('red').gold, 3);
});

test('[LE-INCOME-2] a sea area without fleets belongs to nobody and gives nothing', () => {
  const game = story(`
    gold red 5
    syros red
    kythnos red
    calypso red fleets 1
    dione red fleets 1
    mykonos blue
    tinos blue
    kea yellow
    andros yellow
    now turn red poseidon
  `);
  assert.equal(game.faction('red').income, 4);
  game.play('sail calypso>ianthe 1');
  assert.equal(game.area('calypso').owner, null);
  assert.equal(game.faction('red').income, 3);
});

test('[LE-INCOME-2] a port on the shore gives no income from the sea', () => {
  const game = story(`
    gold red 0
    kea red port.1
    makronisos red
    mykonos blue
    tinos blue
    syros yellow
    andros yellow
    now income
  `);
  assert.equal(game.faction('red').gold, 0);
});

test('[LE-INCOME-3] prosperity tokens add up with each other and with what is printed', () => {
  const game = story(`
    gold red 0
    gold blue 0
    syros red prosperity 2
    gyaros red prosperity 1
    opis red fleets 1 prosperity 3
    eione prosperity 4
    mykonos blue
    tinos blue
    kea yellow
    andros yellow
    now income
  `);
  // Syros 1 + 2, Gyaros 1, the sea of Opis 1 + 3; nobody sails the sea of Eione.
  assert.equal(game.faction('red').gold, 8);
  assert.equal(game.faction('blue').gold, 1);
});

test('[LE-INCOME-1] [R-CERBERUS] income tells who got how much; Cerberus turns an area’s income to its holder', () => {
  const game = story(`
    gods zeus athena poseidon ares hera
    heroes ajax jason
    creatures harpy satyr dryad -
    deck giant
    gold red 0
    gold blue 0
    gold yellow 0
    syros red prosperity 1
    kythnos red
    mykonos blue
    tinos blue
    kea yellow
    andros yellow
    figure cerberus yellow syros
    now start
  `);
  game.play('draw giant');
  const told = game.events.flatMap((event) => (event.event === 'income' ? [[event.faction, event.gold]] : []));
  assert.deepEqual(told, [
    [0, 1],
    [1, 1],
    [2, 2],
  ]);
  assert.deepEqual(game.state.gold, [1, 1, 2]);
});
