import assert from 'node:assert/strict';
import { test } from 'node:test';
import { story } from '@meltemi/testkit';

const RIVALS = `
  milos blue fortress.1
  mykonos blue
  kea yellow
  gyaros yellow
`;

test('[LE-CREA-CYCLOPS] replaces one own basic building by another type, on the same site', () => {
  const game = story(`
    gold red 5
    creatures - - - cyclops
    ${RIVALS}
    syros red temple.1
    kythnos red
    metropolis kythnos.2 gold
    now turn red ares
  `);
  game.play('buy cyclops');
  game.offers(['convert syros.1 port', 'convert syros.1 fortress', 'convert syros.1 university']);
  game.refuses('convert syros.1 temple', 'convert kythnos.2 port', 'convert milos.1 port', 'convert syros.2 port');
  game.play('convert syros.1 university').asks('red');
  assert.deepEqual(game.area('syros').built, ['university', null]);
  assert.deepEqual(game.state.discard, ['cyclops']);
});

test('[LE-CREA-CYCLOPS] [LE-COMP-2] takes only what the supply still has', () => {
  const game = story(`
    gold red 5
    creatures - - - cyclops
    milos blue fortress.1 fortress.2
    mykonos blue fortress.1 fortress.2
    thera blue fortress.1 fortress.2
    andros yellow fortress.1 fortress.2
    gyaros yellow fortress.1 fortress.2
    syros red temple.1
    kythnos red
    now turn red ares
  `);
  game.play('buy cyclops').offers(['convert syros.1 port', 'convert syros.1 university']);
});

test('[LE-CREA-CYCLOPS] a player without basic buildings gets no effect', () => {
  const game = story(`
    gold red 5
    creatures - - - cyclops
    ${RIVALS}
    syros red
    metropolis syros.1 gold
    kythnos red
    now turn red ares
  `);
  game.play('buy cyclops').asks('red').offers(['end'], 'end');
  assert.deepEqual(game.state.discard, ['cyclops']);
});

test('[LE-CREA-CYCLOPS] [LE-METRO-1] the fourth type completes a set: a metropolis is built at once', () => {
  const game = story(`
    gold red 5
    creatures - - - cyclops
    ${RIVALS}
    syros red temple.1 university.2
    kythnos red port.1 port.2
    stack gold 1
    now turn red ares
  `);
  game.play('buy cyclops', 'convert kythnos.1 fortress').asks('red');
  game.offers(['found syros.1', 'found syros.2', 'found kythnos.1', 'found kythnos.2']);
  game.play('found kythnos.1', 'token gold').asks('red');
  assert.deepEqual(game.area('kythnos').built, ['metropolis', null]);
  assert.deepEqual(game.area('syros').built, [null, null]);
  assert.deepEqual(game.state.discard, ['cyclops']);
  assert.equal(game.faction('red').gold, 5 - 1 + 3, 'the temple took 1 GP off, the token gave 3');
});

test('[LE-CREA-CYCLOPS] [LE-METRO-1] with spare copies the owner picks which building goes', () => {
  const game = story(`
    gold red 5
    creatures - - - cyclops
    ${RIVALS}
    syros red temple.1 university.2
    kythnos red port.1 port.2
    sifnos red temple.1 temple.2
    now turn red ares
  `);
  game.play('buy cyclops', 'convert sifnos.1 fortress').asks('red');
  game.offers(['raze syros.1', 'raze sifnos.2', 'raze kythnos.1', 'raze kythnos.2']);
  game.play('raze sifnos.2').offers(['raze kythnos.1', 'raze kythnos.2']).play('raze kythnos.2');
  game.offers(['found syros.2', 'found kythnos.2', 'found sifnos.1', 'found sifnos.2']);
  assert.deepEqual(game.area('syros').built, ['temple', null]);
  assert.deepEqual(game.area('kythnos').built, ['port', null]);
});

test('[LE-CREA-CYCLOPS] [LE-TEAM-5] completes the set of a team, and its player builds on own land', () => {
  const game = story(`
    position legendary players 4 teams
    board quick
    gold red 10
    creatures - - - cyclops
    akrotiri red temple.1 temple.2
    psathi red
    kamares blue
    korissia blue
    ermoupoli yellow port.1 university.2
    finikas yellow
    kastro purple
    schoinoussa purple
    now turn red ares
  `);
  game.play('buy cyclops', 'convert akrotiri.1 fortress').asks('red');
  game.offers(['found akrotiri.1', 'found akrotiri.2', 'found psathi.1', 'found psathi.2']);
  assert.deepEqual(game.area('ermoupoli').built, [null, null]);
});

test('[LE-CREA-CYCLOPS] [R-TEMPLE] a new temple is unused: its discount counts in the same turn', () => {
  const game = story(`
    gold red 3
    creatures - - sylph cyclops
    ${RIVALS}
    syros red temple.1
    kythnos red port.1
    now turn red ares
  `);
  game.play('buy cyclops');
  assert.equal(game.faction('red').gold, 2);
  game.play('convert kythnos.1 temple').offers(['buy sylph'], 'buy').play('buy sylph');
  assert.equal(game.faction('red').gold, 0);
});
