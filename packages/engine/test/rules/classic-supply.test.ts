import assert from 'node:assert/strict';
import { test } from 'node:test';
import { story } from '@meltemi/testkit';

test('[R-CL-SUPPLY] the tenth port is the last: no more can be built until one is gone', () => {
  const game = story(`position classic players 3
    board classic
    gold red 9
    creatures giant - -
    naxos red port.1 port.2
    kea red
    paros blue port.1 port.2 port.3
    andros blue port.1 port.2
    milos yellow port.1 port.2
    tinos yellow
    now turn red poseidon
  `);
  game.play('build port naxos.3').offers([], 'build').refuses('build port naxos.4', 'build port kea.1');
  assert.equal(game.faction('red').gold, 7);
  game.play('buy giant', 'raze milos.1').play('build port naxos.4').offers([], 'build');
});

test('[R-CL-SUPPLY] other buildings are counted by themselves', () => {
  const game = story(`position classic players 3
    board classic
    gold red 9
    naxos red port.1 port.2 port.3
    kea red
    paros blue port.1 port.2 port.3
    andros blue port.1 port.2
    milos yellow port.1 port.2
    tinos yellow
    now turn red ares
  `);
  game.play('build fortress naxos.4', 'build fortress kea.1');
});

test('[R-CL-SUPPLY] no priest is left: Zeus has none to give, the temple can still be built', () => {
  const game = story(`position classic players 3
    board classic
    gold red 9
    naxos red
    kea red
    paros blue
    andros blue
    milos yellow
    tinos yellow
    red priestesses 5
    blue priestesses 6
    yellow priestesses 6
    now turn red zeus
  `);
  game.play('gain priestess').offers([], 'gain').refuses('gain priestess').play('build temple kea.1');
  assert.deepEqual([game.faction('red').priestesses, game.faction('red').gold], [6, 7]);
});

test('[R-CL-SUPPLY] the sixteen prosperity markers lie: the first on Apollo gets the gold only', () => {
  const game = story(`position classic players 3
    board classic
    gold red 0
    naxos red prosperity 9
    kea red prosperity 7
    paros blue
    andros blue
    milos yellow
    tinos yellow
    red offers apollo 0
    now actions
  `);
  assert.equal(game.faction('red').gold, 1);
  assert.equal(game.state.phase, 'start');
});

test('[R-CL-SUPPLY] the sixteenth prosperity marker can still be placed', () => {
  const game = story(`position classic players 3
    board classic
    naxos red prosperity 9
    kea red prosperity 6
    paros blue
    andros blue
    milos yellow
    tinos yellow
    red offers apollo 0
    now actions
  `);
  game.asks('red').play('place prosperity kea').asks('fate');
});

test('[R-CL-SUPPLY] neither deck nor discard: Zeus replaces nothing, for there is nothing to replace it with', () => {
  const game = story(`position classic players 3
    board classic
    cycle 4
    gold red 5
    creatures harpy giant satyr
    deck
    naxos red
    kea red
    paros blue
    andros blue
    milos yellow
    tinos yellow
    now turn red zeus
  `);
  game.offers([], 'replace').refuses('replace harpy');
});

/** Five players, this many metropolises on isles that are not red's. */
function crowded(metropolises: number): string {
  const isles = ['kea', 'tinos', 'mykonos', 'donousa', 'syros', 'serifos', 'amorgos', 'sifnos', 'ios', 'kythnos'];
  const colours = ['blue', 'yellow', 'purple', 'green'];
  const lines = isles.map((isle, i) => {
    const built = i >= metropolises ? '' : isle === 'kythnos' ? 'metropolis.1' : 'metropolis.1 covered.2';
    return `${isle} ${colours[i % 4]} ${built}`;
  });
  return `position classic players 5
    board classic
    ${lines.join('\n')}
    andros red
    delos red
    red philosophers 3
    now turn red athena
  `;
}

test('[R-CL-SUPPLY] the tenth metropolis is the last: four philosophers are gone, and nothing is built', () => {
  const tenth = story(crowded(9)).play('gain philosopher').offers(['raise andros', 'raise delos']);
  assert.equal(tenth.play('raise delos').faction('red').metropolises, 1);
  const none = story(crowded(10)).play('gain philosopher').asks('red').offers([], 'raise');
  assert.deepEqual([none.faction('red').philosophers, none.faction('red').metropolises], [0, 0]);
});

test('[R-CL-SUPPLY] a metropolis keeps its slots: a covered slot is no free slot', () => {
  const game = story(`position classic players 3
    board classic
    gold red 9
    andros red metropolis.1 covered.2
    kea red
    paros blue
    naxos blue
    milos yellow
    tinos yellow
    now turn red ares
  `);
  game.offers(['build fortress kea.1'], 'build');
});
