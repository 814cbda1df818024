import assert from 'node:assert/strict';
import { test } from 'node:test';
import { story } from '@meltemi/testkit';
import { three } from './classic-homes.ts';

test('[CL-ARES] one troop is free, three more cost 2, 3 and 4 GP, a fifth can’t be had', () => {
  const game = three('gold red 19\nnow turn red ares');
  for (const gold of [19, 17, 14, 10]) {
    game.play('recruit troop kea');
    assert.equal(game.faction('red').gold, gold);
  }
  game.offers([], 'recruit').refuses('recruit troop kea');
});

test('[CL-ARES] troops go to own isles, empty ones too, and nowhere else', () => {
  const game = three('kea red troops 1\nnow turn red ares');
  game.offers(['recruit troop kea', 'recruit troop naxos'], 'recruit');
  game.refuses('recruit troop mykonos', 'recruit troop andros', 'recruit fleet a1');
});

test('[CL-ARES] for 1 GP some or all troops of one isle go to an isle linked by an unbroken chain of own fleets', () => {
  const game = three(`
    gold red 2
    naxos red troops 3
    g5 red fleets 1
    f4 red fleets 1
    e4 red fleets 1
    now turn red ares
  `);
  // G5 touches Delos; F5 is missing on the way to F4 and E4, that is to Tinos and Mykonos.
  game.offers(['march naxos>delos 1', 'march naxos>delos 2', 'march naxos>delos 3'], 'march');
  game.refuses('march naxos>mykonos 1', 'march naxos>delos 4').play('march naxos>delos 2');
  assert.deepEqual([game.area('naxos').troops, game.area('delos').troops, game.area('delos').owner], [1, 2, 'red']);
  assert.equal(game.faction('red').gold, 1);
});

test('[CL-ARES] a chain of any length costs 1 GP; every link must hold an own fleet', () => {
  const chain = ['g5', 'f5', 'e4', 'd3', 'c2'];
  const text = (fields: readonly string[], f5: string) => `
    gold red 1
    naxos red troops 2
    ${fields.map((field) => `${field} ${field === 'f5' ? f5 : 'red'} fleets 1`).join('\n')}
    now turn red ares
  `;
  const game = three(text(chain, 'red')).play('march naxos>kea 2');
  assert.deepEqual([game.area('kea').troops, game.faction('red').gold], [2, 0]);
  game.offers([], 'march');
  three(text(chain, 'blue')).refuses('march naxos>kea 2', 'march naxos>kea 1');
  three(text(chain.slice(1), 'red')).offers([], 'march');
});

test('[CL-ARES] the same troops may march again and again, as long as it is paid for', () => {
  const game = three('gold red 3\nnaxos red troops 1\ng5 red fleets 1\nf5 red fleets 1\nnow turn red ares');
  game.play('march naxos>delos 1', 'march delos>mykonos 1', 'march mykonos>naxos 1').offers([], 'march');
  assert.deepEqual(
    ['naxos', 'delos', 'mykonos'].map((isle) => [game.area(isle).owner, game.area(isle).troops]),
    [
      ['red', 1],
      ['red', 0],
      ['red', 0],
    ],
  );
});

test('[CL-ARES] fortresses cost 2 GP each; no other building, no fleet move, no new priest', () => {
  const game = three('gold red 5\nc2 red fleets 1\nnow turn red ares');
  game.offers(
    ['kea.1', 'naxos.1', 'naxos.2', 'naxos.3', 'naxos.4'].map((slot) => `build fortress ${slot}`),
    'build',
  );
  game.refuses('build port kea.1', 'build temple kea.1', 'build university kea.1', 'sail c2>b2 1', 'gain priestess');
  game.play('build fortress naxos.1');
  assert.equal(game.faction('red').gold, 3);
});

test('[CL-ZEUS] a priest for nothing, one more for 4 GP, no third', () => {
  const game = three('gold red 9\nnow turn red zeus').play('gain priestess');
  assert.deepEqual([game.faction('red').priestesses, game.faction('red').gold], [1, 9]);
  game.play('gain priestess').offers([], 'gain').refuses('gain priestess', 'gain philosopher');
  assert.deepEqual([game.faction('red').priestesses, game.faction('red').gold], [2, 5]);
  three('gold red 3\nnow turn red zeus').play('gain priestess').offers([], 'gain');
});

test('[CL-ZEUS] temples cost 2 GP each', () => {
  const game = three('gold red 4\nnow turn red zeus').refuses('build fortress kea.1');
  game.play('build temple kea.1', 'build temple naxos.2').offers([], 'build');
  assert.equal(game.faction('red').gold, 0);
});

test('[CL-ZEUS] for 1 GP a creature of the track is discarded and the top card takes its place, as often as paid for', () => {
  const game = three('cycle 4\ngold red 2\ncreatures harpy giant minotaur\nnow turn red zeus');
  game.offers(['replace harpy', 'replace giant', 'replace minotaur'], 'replace');
  game.play('replace giant').asks('fate').refuses('draw giant', 'draw harpy');
  game.play('draw satyr').asks('red');
  assert.deepEqual([game.state.track, game.state.discard], [['harpy', 'satyr', 'minotaur'], ['giant']]);
  assert.equal(game.faction('red').gold, 1);
  game.play('replace satyr', 'draw dryad').offers([], 'replace');
  assert.deepEqual(
    [game.state.track, game.state.discard],
    [
      ['harpy', 'dryad', 'minotaur'],
      ['giant', 'satyr'],
    ],
  );
});

test('[CL-ZEUS] the new card can be bought at once, at the price of its place', () => {
  const game = three('cycle 4\ngold red 5\ncreatures harpy giant minotaur\nnow turn red zeus');
  game.play('replace minotaur', 'draw fates', 'buy fates');
  // 5 - 1 - 2, and the income of Kea again.
  assert.equal(game.faction('red').gold, 4);
  assert.deepEqual(game.state.track, ['harpy', 'giant', null]);
});

test('[CL-ZEUS] [CL-START-1] the deck is empty: the discard is shuffled, and the same card may come back', () => {
  const game = three('cycle 4\ngold red 5\ncreatures harpy giant minotaur\ndeck\ndiscard fates\nnow turn red zeus');
  game.play('replace harpy').offers(['draw fates', 'draw harpy']).play('draw harpy');
  assert.deepEqual([game.state.track, game.state.deck], [['harpy', 'giant', 'minotaur'], ['fates']]);
});

test('[CL-ZEUS] [CL-START-2] in the first cycle there is one card to replace, on place 4', () => {
  const game = three('gold red 5\ncreatures harpy - -\nnow turn red zeus').offers(['replace harpy'], 'replace');
  game.play('replace harpy', 'draw giant');
  assert.deepEqual(game.state.track, ['giant', null, null]);
});

test('[CL-ATHENA] a philosopher for nothing, one more for 4 GP, no third', () => {
  const game = three('gold red 9\nnow turn red athena').play('gain philosopher');
  assert.deepEqual([game.faction('red').philosophers, game.faction('red').gold], [1, 9]);
  game.play('gain philosopher').offers([], 'gain').refuses('gain philosopher', 'gain priestess');
  assert.deepEqual([game.faction('red').philosophers, game.faction('red').gold], [2, 5]);
});

test('[CL-ATHENA] universities for 2 GP and creatures; there is no special action', () => {
  const game = three(`
    cycle 4
    gold red 9
    creatures harpy giant fates
    kea red troops 1
    c2 red fleets 1
    now turn red athena
  `);
  const verbs = new Set(game.offered().map((move) => move.split(' ')[0]));
  assert.deepEqual(verbs, new Set(['gain', 'build', 'buy', 'end']));
  game.refuses('sail c2>b2 1', 'march kea>tinos 1', 'replace harpy').play('build university kea.1', 'buy fates');
  assert.equal(game.faction('red').gold, 7);
});

test('[CL-APOLLO] 1 GP for everybody there; the first also gets a prosperity marker for an isle of their choice', () => {
  const game = three(`
    gold red 0
    gold blue 0
    gold yellow 0
    red offers apollo 0
    blue offers apollo 0
    yellow offers apollo 0
    apollo blue yellow red
    now actions
  `);
  game
    .asks('blue')
    .offers(
      ['kea', 'andros', 'tinos', 'mykonos', 'paros', 'delos', 'naxos', 'milos'].map(
        (isle) => `place prosperity ${isle}`,
      ),
    );
  assert.deepEqual(game.state.gold, [0, 1, 0]);
  game.refuses('place prosperity a1', 'build port andros.1', 'end').play('place prosperity paros');
  assert.equal(game.area('paros').prosperity, 1);
  assert.deepEqual(game.state.gold, [1, 1, 1]);
  // The cycle is over: nobody else was asked anything.
  game.asks('fate');
  assert.equal(game.state.cycle, 2);
});

test('[CL-APOLLO] 4 GP for a player with exactly one isle', () => {
  const game = story(`position classic players 3
    board classic
    gold red 0
    gold blue 0
    gold yellow 0
    kea red
    andros blue
    paros blue
    tinos yellow
    red offers apollo 0
    blue offers apollo 0
    yellow offers apollo 0
    now actions
  `);
  game.play('place prosperity kea');
  assert.deepEqual(game.state.gold, [4, 1, 4]);
});

test('[CL-APOLLO] several prosperity markers may lie on one isle, and all of them pay', () => {
  const game = three('kea red prosperity 3\nred offers apollo 0\nnow actions').play('place prosperity kea');
  assert.equal(game.area('kea').prosperity, 4);
  assert.equal(game.faction('red').income, 6);
});

test('[CL-APOLLO] no creatures, no building, no recruiting with Apollo: the turn is over at once', () => {
  const game = three('cycle 4\ncreatures harpy giant fates\ngold blue 9\nblue offers apollo 0\nnow actions');
  game.asks('blue');
  assert.deepEqual(new Set(game.offered().map((move) => move.split(' ')[0])), new Set(['place']));
  game.play('place prosperity andros').asks('fate');
});

test('[R-CL-APOLLO2] both markers of one of two players on Apollo: gold for each, the prosperity marker once', () => {
  const game = story(`position classic players 2
    board classic
    gold red 0
    gold blue 0
    kea red
    naxos red
    andros blue
    paros blue
    red offers apollo 0
    red.2 offers apollo 0
    now actions
  `);
  game.asks('red').play('place prosperity kea').asks('fate');
  assert.deepEqual(game.state.gold, [2, 0]);
});

test('[R-CL-APOLLO2] with one isle it is 4 GP for each marker; the one who arrived first places the prosperity marker', () => {
  const game = story(`position classic players 2
    board classic
    gold red 0
    gold blue 0
    kea red
    andros blue
    paros blue
    red offers apollo 0
    red.2 offers apollo 0
    blue offers apollo 0
    apollo blue red.2 red
    now actions
  `);
  game.asks('blue').play('place prosperity andros').asks('fate');
  assert.deepEqual(game.state.gold, [8, 1]);
});

test('[CL-ZEUS] the new card takes the place of the old one, even if a cheaper place is empty', () => {
  const game = three('cycle 4\ngold red 5\ncreatures harpy minotaur -\nnow turn red zeus');
  game.play('replace harpy', 'draw giant');
  assert.deepEqual(game.state.track, ['giant', 'minotaur', null]);
});
