import assert from 'node:assert/strict';
import { test } from 'node:test';
import { actor, moves, readPosition, view, writeMove } from '@meltemi/engine';
import { think } from '../src/index.ts';

// A turn is not over while its god can still give a metropolis: one philosopher more, paid for, and a place for it.
// What the turn could still bring used to count for ending it as well, and medium ended it.

const TURNS = {
  'the free philosopher, with two metropolises against it': `
    position classic players 4
    board classic
    cycle 20 actions
    gods ares athena poseidon zeus
    acted yellow
    red priestesses 2 philosophers 0
    blue priestesses 0 philosophers 3
    yellow priestesses 4 philosophers 1
    purple priestesses 7 philosophers 2
    red offers apollo 0
    blue offers athena 22
    yellow offers ares 25
    purple offers poseidon 4
    gold red 20
    gold blue 3
    gold purple 17
    kea purple prosperity 3 university.1 port.2 temple.3
    andros yellow troops 4 prosperity 3 metropolis.1
    tinos yellow prosperity 2 temple.1 port.2
    kythnos blue troops 2 prosperity 4 university.1
    mykonos red troops 2 temple.1
    paros red port.1 port.2
    serifos red troops 1 university.1
    delos red
    naxos yellow prosperity 4 fortress.1
    ios yellow troops 1 metropolis.1
    a1 yellow fleets 1
    a4 blue fleets 1
    f1 blue fleets 2
    f9 red fleets 2
    h3 blue fleets 1
    k1 red fleets 1
    creatures minotaur - -
    now turn blue athena
  `,
  'a philosopher that is paid for, the first metropolis of the game': `
    position classic players 4
    board classic
    cycle 9 actions
    gods athena zeus poseidon ares
    red priestesses 3 philosophers 3
    blue priestesses 1 philosophers 1
    yellow priestesses 2 philosophers 1
    purple priestesses 1 philosophers 1
    red offers athena 7
    blue offers poseidon 3
    yellow offers zeus 5
    purple offers apollo 0
    gold red 6
    gold blue 21
    gold yellow 11
    gold purple 16
    kea purple troops 1 prosperity 2 temple.1 port.2
    andros yellow troops 3 prosperity 1 port.1
    tinos red troops 1 prosperity 2 port.1 university.2
    kythnos yellow troops 2 prosperity 1 fortress.1
    mykonos blue troops 2 prosperity 2 fortress.1
    serifos blue troops 1 temple.1
    delos purple troops 2
    naxos yellow troops 3
    ios red troops 1
    c3 red fleets 1
    f1 red fleets 1
    f5 red fleets 1
    k1 red fleets 1
    k4 yellow fleets 1
    creatures - polyphemus medusa
    frame {"kind":"actions"}
    frame {"kind":"turn","faction":0,"marker":0,"god":"athena","bought":1,"mobilised":0,"once":false}
  `,
};

for (const [name, text] of Object.entries(TURNS)) {
  test(`medium takes the metropolis by philosophers before it ends its turn: ${name}`, () => {
    const s = readPosition(text);
    const seen = view(s, actor(s) as number);
    const legal = moves(seen);
    assert.ok(legal.some((move) => move.do === 'end'));
    for (let seed = 0; seed < 5; seed++)
      assert.equal(writeMove(s, think('medium', { seen, legal, seed }, { iterations: 1 })), 'gain philosopher');
  });
}
