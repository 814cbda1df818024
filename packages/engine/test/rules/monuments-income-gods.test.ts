import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { story } from '@meltemi/testkit';
import { readPosition, writePosition } from '../../src/index.ts';

const TABLE = `position classic players 3 monuments\nboard classic
  cycle 4
  gold red 20
  kea red
  tinos red
  naxos blue
  mykonos blue
  delos yellow
  paros yellow
`;

describe('the Academies', () => {
  test('[MO-MILITARY] in the income phase a free troop appears on the isle, with or without troops there', () => {
    const game = story(`${TABLE}\nmonument military kea\nnow income`).asks('red');
    assert.deepEqual([game.area('kea').troops, game.area('tinos').troops], [1, 0]);
    assert.ok(game.offered('bid').length > 0);
    // It costs nothing: 20 GP and the income of Kea and Tinos.
    assert.equal(game.faction('red').gold, 23);
  });

  test('[MO-MILITARY] with all eight troops on the board nothing happens', () => {
    const game = story(`${TABLE}\nkea red troops 3\ntinos red troops 5\nmonument military kea\nnow income`);
    assert.deepEqual([game.area('kea').troops, game.area('tinos').troops], [3, 5]);
  });

  test('[MO-MILITARY] [MO-BUILD-4] it serves the owner of the isle', () => {
    const game = story(`${TABLE}\nkea blue\nmonument military kea\nnow income`);
    assert.deepEqual([game.area('kea').owner, game.area('kea').troops], ['blue', 1]);
  });

  test('[MO-NAVAL] in the income phase a free fleet goes on a field next to the isle that is empty or own', () => {
    const game = story(
      `${TABLE}\nmonument naval kea\nb2 blue fleets 1\nc2 red fleets 1\norder blue red yellow\nnow income`,
    );
    game.asks('red').offers(['place fleet a1', 'place fleet c1', 'place fleet c2']).refuses('done', 'place fleet b2');
    game.play('place fleet c2').asks('blue');
    assert.deepEqual([game.area('c2').fleets, game.faction('red').gold], [2, 23]);
  });

  test('[MO-NAVAL] with no fleet left, or no field, or none that is open, nothing happens', () => {
    const none = story(`${TABLE}\nmonument naval kea\nf1 red fleets 8\nnow income`);
    assert.ok(none.offered('bid').length > 0);
    const full = story(
      `${TABLE}\nmonument naval kea\na1 blue fleets 1\nb2 blue fleets 1\nc1 yellow fleets 1\nc2 yellow fleets 1\nnow income`,
    );
    assert.ok(full.offered('bid').length > 0);
    const closed = story(`${TABLE}\nmonument naval kea\nfigure polyphemus blue kea\nnow income`);
    assert.ok(closed.offered('bid').length > 0);
    story(`${TABLE}\nmonument naval kea\nfigure kraken - a1\nnow income`).offers(
      ['b2', 'c1', 'c2'].map((field) => `place fleet ${field}`),
    );
  });

  test('[R-MO-TURN] [MO-NAVAL] the Academies of different players both work, before the offerings begin', () => {
    for (const order of ['red blue yellow', 'blue red yellow']) {
      const game = story(`${TABLE}\nmonument naval naxos\nmonument military kea\norder ${order}\nnow income`);
      game
        .asks('blue')
        .play('place fleet f7')
        .asks(order.startsWith('red') ? 'red' : 'blue');
      assert.deepEqual([game.area('kea').troops, game.area('f7').owner], [1, 'blue']);
      assert.equal(game.state.phase, 'offerings');
    }
  });

  test('[R-MO-TURN] income is collected before: a fleet put on a trade field earns its first GP next cycle', () => {
    const game = story(`${TABLE}\nmonument naval naxos\ngold blue 0\nnow income`);
    game.play('place fleet f7');
    assert.deepEqual([game.faction('blue').gold, game.faction('blue').income], [2, 3]);
  });
});

describe('the Great University, the Temple of Athena and the Great Temple of Zeus', () => {
  test('[MO-UNIVERSITY] with Athena any number of philosophers may be bought, 4 GP each', () => {
    const game = story(`${TABLE}\nmonument university kea\nnow turn red athena`);
    game.play('gain philosopher', 'gain philosopher', 'gain philosopher').asks('red');
    assert.deepEqual([game.faction('red').philosophers, game.faction('red').gold], [3, 12]);
    game.play('gain philosopher', 'raise tinos', 'gain philosopher').asks('red');
    assert.deepEqual([game.faction('red').philosophers, game.faction('red').gold], [1, 4]);
    game.play('gain philosopher').refuses('gain philosopher');
    assert.equal(game.faction('red').metropolises, 1);
  });

  test('[MO-UNIVERSITY] without it one extra is all, and with it there is still one extra priest only', () => {
    const athena = story(`${TABLE}\nmonument university naxos\nnow turn red athena`);
    athena.play('gain philosopher', 'gain philosopher').refuses('gain philosopher');
    const zeus = story(`${TABLE}\nmonument university kea\nnow turn red zeus`);
    zeus.play('gain priestess', 'gain priestess').refuses('gain priestess');
  });

  test('[MO-ATHENA] priests and philosophers cost 1 GP less; what is free stays free', () => {
    const zeus = story(`${TABLE}\nmonument athena kea\nnow turn red zeus`).play('gain priestess');
    assert.equal(zeus.faction('red').gold, 20);
    zeus.play('gain priestess');
    assert.deepEqual([zeus.faction('red').gold, zeus.faction('red').priestesses], [17, 2]);
    const athena = story(`${TABLE}\nmonument athena kea\ngold red 3\nnow turn red athena`);
    athena.play('gain philosopher', 'gain philosopher').refuses('gain philosopher');
    assert.deepEqual([athena.faction('red').gold, athena.faction('red').philosophers], [0, 2]);
  });

  test('[MO-ATHENA] [MO-UNIVERSITY] together every further philosopher costs 3 GP', () => {
    const game = story(`${TABLE}\nmonument athena kea\nmonument university tinos\nnow turn red athena`);
    game.play('gain philosopher', 'gain philosopher', 'gain philosopher');
    assert.equal(game.faction('red').gold, 14);
  });

  const acting = `${TABLE}
    gods ares zeus athena poseidon
    creatures harpy giant sphinx
    deck kraken satyr
    monument zeus kea`;

  test('[MO-ZEUS] at the start of its owner’s turn the track is renewed as at the start of a cycle', () => {
    const game = story(`${acting}\nblue offers ares 1\nred offers zeus 1\nyellow offers apollo 0\nnow actions`);
    // Nothing happens in Blue’s turn.
    game.asks('blue').play('end').asks('fate');
    assert.deepEqual([game.state.track, game.state.discard], [[null, 'harpy', 'giant'], ['sphinx']]);
    game.offers(['draw kraken', 'draw satyr']).play('draw satyr').asks('red');
    assert.deepEqual(game.state.track, ['satyr', 'harpy', 'giant']);
    game.play('end').asks('yellow');
  });

  test('[MO-ZEUS] gaps are closed and filled', () => {
    const game = story(
      `${acting}\ncreatures harpy - -\nred offers ares 1\nblue offers zeus 1\nyellow offers apollo 0\nnow actions`,
    );
    game.play('draw satyr', 'draw kraken').asks('red');
    assert.deepEqual(game.state.track, ['kraken', 'satyr', 'harpy']);
    assert.deepEqual(game.state.discard, []);
  });

  test('[MO-ZEUS] [R-MO-TURN] in cycle 2 the cards slide to the third place, which opens with cycle 3', () => {
    const offers = 'red offers ares 1\nblue offers zeus 1\nyellow offers apollo 0';
    const game = story(`${acting}\ncycle 2\ncreatures harpy giant -\n${offers}\nnow actions`).asks('fate');
    assert.deepEqual([game.state.track, game.state.discard], [[null, 'harpy', 'giant'], []]);
    // A position in the middle of it can be written down and read.
    assert.deepEqual(readPosition(writePosition(game.state)), game.state);
    game.play('draw satyr').asks('red');
    assert.deepEqual(game.state.track, ['satyr', 'harpy', 'giant']);
    const bought = story(`${acting}\ncycle 2\ncreatures - giant -\n${offers}\nnow actions`);
    bought.play('draw satyr', 'draw kraken').asks('red');
    assert.deepEqual(bought.state.track, ['kraken', 'satyr', 'giant']);
    const first = story(`${acting}\ncycle 1\ncreatures harpy - -\n${offers}\nnow actions`)
      .play('draw satyr')
      .asks('red');
    assert.deepEqual(first.state.track, ['satyr', 'harpy', null]);
  });

  test('[MO-ZEUS] [R-MO-TURN] in cycle 3 the card on the third place is discarded, and no place is added', () => {
    const game = story(
      `${acting}\ncycle 3\nred offers ares 1\nblue offers zeus 1\nyellow offers apollo 0\nnow actions`,
    );
    assert.deepEqual([game.state.track, game.state.discard], [[null, 'harpy', 'giant'], ['sphinx']]);
    game.play('draw kraken').asks('red');
    assert.deepEqual(game.state.track, ['kraken', 'harpy', 'giant']);
  });

  test('[MO-ZEUS] [R-MO-TURN] it happens in a turn with Apollo as well', () => {
    const game = story(`${acting}\nblue offers ares 1\nyellow offers zeus 1\nred offers apollo 0\nnow actions`);
    game.play('end', 'end').asks('fate').play('draw kraken').asks('red').offers(game.offered('place prosperity'));
    assert.deepEqual([game.state.track[0], game.faction('red').gold], ['kraken', 21]);
  });

  test('[MO-ZEUS] with two players it happens in each of the two turns', () => {
    const game = story(`position classic players 2 monuments\nboard classic
      cycle 4
      kea red
      naxos blue
      gods ares zeus athena poseidon
      creatures harpy giant sphinx
      deck kraken satyr fates
      monument zeus kea
      red offers ares 1
      blue offers zeus 1
      red.2 offers athena 1
      blue.2 offers apollo 0
      now actions`);
    game
      .asks('fate')
      .play('draw kraken')
      .asks('red')
      .play('end')
      .asks('blue')
      .play('end')
      .asks('fate')
      .play('draw fates');
    assert.deepEqual([game.asked(), game.state.track], ['red', ['fates', 'kraken', 'harpy']]);
  });

  test('[MO-ZEUS] [MO-BUILD-4] the one who has lost its isle renews nothing any more', () => {
    const game = story(`${acting}\nnaxos blue troops 1\nmykonos blue\ngold blue 9\ncreatures harpy giant pegasus
      blue offers ares 1\nred offers zeus 1\nyellow offers apollo 0\nnow actions`);
    game.play('buy pegasus', 'fly naxos>kea 1', 'end').asks('red');
    assert.deepEqual(game.state.track, ['harpy', 'giant', null]);
  });
});
