import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { story } from '@meltemi/testkit';
import { clashes } from './clashes.ts';

const LANDS = `
  kythnos red
  gyaros red
  syros blue
  mykonos blue
  milos yellow
  sifnos yellow
`;

describe('sea moves', () => {
  test('[LE-SEA-1] any number of own fleets goes from one sea area to an adjacent one, for 1 GP', () => {
    const game = story(`
      map calypso ~ evagore ~ polydora ~ calypso ~ ianthe
      map evagore ~ dione
      map erato ~ pronoe
      gold red 2
      ${LANDS}
      calypso red fleets 2
      erato blue fleets 2
      now turn red poseidon
    `);
    game.offers(
      [
        'sail calypso>evagore 1',
        'sail calypso>evagore 2',
        'sail calypso>polydora 1',
        'sail calypso>polydora 2',
        'sail calypso>ianthe 1',
        'sail calypso>ianthe 2',
      ],
      'sail',
    );
    game.refuses('sail calypso>evagore 0', 'sail calypso>evagore 3', 'sail calypso>dione 1', 'sail erato>pronoe 1');
    game.play('sail calypso>evagore 1');
    assert.deepEqual([game.area('calypso').fleets, game.area('evagore').fleets], [1, 1]);
    assert.equal(game.faction('red').gold, 1);
    game.play('sail evagore>dione 1').asks('red').offers([], 'sail');
    assert.deepEqual(
      [game.faction('red').gold, game.area('evagore').owner, game.area('dione').owner],
      [0, null, 'red'],
    );
  });

  test('[LE-SEA-2] fleets of another faction in the target: a battle follows at once, otherwise none', () => {
    const game = story(`
      map calypso ~ evagore ~ polydora ~ calypso ~ ianthe
      ${LANDS}
      calypso red fleets 2
      polydora red fleets 1
      evagore blue fleets 1
      now turn red poseidon
    `);
    game.fork().play('sail calypso>polydora 1').asks('red');
    game.fork().play('sail calypso>ianthe 1').asks('red');
    game.play('sail calypso>evagore 1').asks('fate').offers(['roll 0', 'roll 1', 'roll 2', 'roll 3']);
    assert.equal(game.events.filter((e) => e.event === 'battle').length, 1);
    assert.equal(game.area('calypso').fleets, 1, 'fleets left behind take no part');
  });

  test('[LE-SEA-3] [EX-5] two fleets join two, leaving an area that is nobody’s; three of the four attack yellow', () => {
    const game = story(`
      map calypso ~ evagore ~ psamathe
      gold red 2
      ${LANDS}
      calypso red fleets 2
      evagore red fleets 2
      psamathe yellow fleets 1
      now turn red poseidon
    `);
    const before = game.faction('red').income;
    game.play('sail calypso>evagore 2');
    assert.deepEqual([game.area('calypso').owner, game.area('evagore').fleets], [null, 4]);
    assert.equal(game.faction('red').income, before - 1, 'the cornucopia of Calypso is lost');
    assert.equal(game.faction('red').gold, 1);
    game.play('sail evagore>psamathe 3').asks('fate');
    assert.deepEqual([game.faction('red').gold, game.area('evagore').fleets], [0, 1]);
    game.play('roll 1', 'roll 0').asks('red');
    assert.deepEqual(clashes(game), [[4, 1]]);
    assert.deepEqual([game.area('psamathe').owner, game.area('psamathe').fleets], ['red', 3]);
  });
});

describe('a round of sea battle', () => {
  test('[LE-SEA-4] [EX-6] 2 fleets, a port and a die of 2 beat 1 fleet, a port and a die of 2', () => {
    const game = story(`
      map polydora ~ calypso
      ${LANDS}
      gyaros red port.1
      syros blue port.1
      polydora red fleets 2
      calypso blue fleets 1
      now turn red poseidon
    `);
    game.play('sail polydora>calypso 2', 'roll 2', 'roll 2').asks('red');
    assert.deepEqual(clashes(game), [[5, 4]]);
    assert.deepEqual([game.area('calypso').owner, game.area('calypso').fleets], ['red', 2]);
    assert.deepEqual(game.area('syros').built, ['port', null], 'a port is never a loss');
  });

  test('[LE-SEA-4] [R-PORT] only own ports on that very sea area count', () => {
    const game = story(`
      map polydora ~ calypso
      ${LANDS}
      gyaros red port.2 fortress.1
      kythnos red port.1 port.2
      syros blue port.2 temple.1
      polydora red fleets 1
      calypso blue fleets 1
      now turn red poseidon
    `);
    game.play('sail polydora>calypso 1', 'roll 3', 'roll 2');
    assert.deepEqual(clashes(game), [[4, 3]]);
  });

  test('[LE-SEA-4] a port of a third faction helps neither side', () => {
    const game = story(`
      map polydora ~ calypso
      ${LANDS}
      gyaros yellow port.1
      kythnos red
      thera red
      polydora red fleets 1
      calypso blue fleets 1
      now turn red poseidon
    `);
    game.play('sail polydora>calypso 1', 'roll 3', 'roll 2');
    assert.deepEqual(clashes(game), [[4, 3]]);
  });

  test('[LE-SEA-4] the lower total loses one fleet, which goes back to its reserve', () => {
    const game = story(`
      map calypso ~ evagore
      gold red 9
      ${LANDS}
      calypso red fleets 2
      polydora red fleets 6
      evagore blue fleets 2
      now turn red poseidon
    `);
    game.offers([], 'recruit').play('sail calypso>evagore 2', 'roll 0', 'roll 1');
    assert.deepEqual(clashes(game), [[2, 3]]);
    game.play('fight', 'withdraw calypso').asks('red');
    assert.deepEqual([game.area('calypso').fleets, game.area('evagore').fleets], [1, 2]);
    assert.ok(game.offered('recruit').includes('recruit fleet polydora'));
  });

  test('[LE-SEA-4] a tie costs both one fleet', () => {
    const game = story(`
      map calypso ~ evagore
      ${LANDS}
      calypso red fleets 3
      evagore blue fleets 2
      now turn red poseidon
    `);
    game.play('sail calypso>evagore 3', 'roll 1', 'roll 2').asks('blue');
    assert.deepEqual(clashes(game), [[4, 4]]);
    game.play('fight', 'fight', 'roll 3', 'roll 0');
    assert.equal(clashes(game).join(' '), '4,4 5,1');
    assert.deepEqual([game.area('evagore').owner, game.area('evagore').fleets], ['red', 2]);
  });
});

describe('withdrawing at sea', () => {
  const field = `
    ${LANDS}
    calypso red fleets 2
    evagore blue fleets 2
    psamathe yellow fleets 1
    dione blue fleets 1
  `;

  test('[LE-SEA-5] [R-RETREAT] the defender may take all its fleets to one adjacent area, empty or its own', () => {
    const game = story(`${field}\nnow turn red poseidon`);
    game.play('sail calypso>evagore 2', 'roll 3', 'roll 0').asks('blue');
    game.offers(['fight', 'withdraw calypso', 'withdraw polydora', 'withdraw dione']);
    game.fork().refuses('withdraw psamathe', 'withdraw cymothoe');
    game.play('withdraw dione').asks('red');
    assert.deepEqual([game.area('dione').owner, game.area('dione').fleets], ['blue', 2]);
    assert.deepEqual([game.area('evagore').owner, game.area('evagore').fleets], ['red', 2]);
  });

  test('[LE-SEA-5] if the defender stays the attacker may withdraw, on the same terms', () => {
    const game = story(`${field}\nnow turn red poseidon`);
    game.play('sail calypso>evagore 1', 'roll 0', 'roll 0').asks('red');
    assert.equal(game.area('evagore').fleets, 2, 'a lone attacker is gone and nobody is asked');
    const more = story(`${field}\nnow turn red poseidon`);
    more.play('sail calypso>evagore 2', 'roll 3', 'roll 0', 'fight').asks('red');
    more.offers(['fight', 'withdraw calypso', 'withdraw polydora']);
    more.play('withdraw polydora').asks('red');
    assert.deepEqual([more.area('polydora').owner, more.area('polydora').fleets], ['red', 2]);
    assert.deepEqual([more.area('evagore').owner, more.area('evagore').fleets], ['blue', 1]);
  });

  test('[LE-SEA-5] if nobody withdraws there is another round, and both are asked again', () => {
    const game = story(`${field}\nnow turn red poseidon`);
    game.play('sail calypso>evagore 2', 'roll 0', 'roll 3').asks('blue').play('fight').asks('red').play('fight');
    game.asks('fate').play('roll 3', 'roll 0').asks('blue').play('fight').asks('red').play('fight');
    game.play('roll 3', 'roll 2').asks('red');
    assert.equal(clashes(game).join(' '), '2,5 4,2 4,3');
    assert.equal(game.area('evagore').owner, 'red');
  });

  test('[LE-SEA-5] a side that can go nowhere is not asked', () => {
    const game = story(`
      map calypso ~ ianthe
      ${LANDS}
      calypso red fleets 3
      ianthe blue fleets 2
      now turn red poseidon
    `);
    // From Ianthe only Calypso can be reached, where a red fleet has stayed.
    game.play('sail calypso>ianthe 2', 'roll 3', 'roll 0').asks('red').offers(['fight', 'withdraw calypso']);
  });

  test('[LE-SEA-5] [R-RETREAT] closed sea areas are no refuge', () => {
    const game = story(`
      map dione ~ evagore ~ psamathe
      ${LANDS}
      figure kraken yellow calypso
      figure polyphemus yellow gyaros
      dione red fleets 2
      evagore blue fleets 2
      now turn red poseidon
    `);
    game.play('sail dione>evagore 2', 'roll 3', 'roll 0').asks('blue');
    game.offers(['fight', 'withdraw dione', 'withdraw psamathe']);
  });
});

describe('the end of a sea battle', () => {
  test('[LE-SEA-6] the last one there controls the area: the defender too', () => {
    const game = story(`${LANDS}\ncalypso red fleets 1\nevagore blue fleets 1\nnow turn red poseidon`);
    game.play('sail calypso>evagore 1', 'roll 1', 'roll 2').asks('red');
    assert.deepEqual([game.area('evagore').owner, game.area('evagore').fleets], ['blue', 1]);
    assert.equal(game.area('calypso').owner, null);
  });

  test('[LE-SEA-6] if both are gone nobody does, whatever ports lie there', () => {
    const game = story(
      `${LANDS}\nsyros blue port.2\ncalypso red fleets 1\nevagore blue fleets 1\nnow turn red poseidon`,
    );
    game.play('sail calypso>evagore 1', 'roll 3', 'roll 2').asks('red');
    assert.deepEqual([game.area('evagore').owner, game.area('evagore').fleets], [null, 0]);
  });
});
