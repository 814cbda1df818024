import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type Story, story } from '@meltemi/testkit';
import { boardOf } from '../../src/board.ts';
import { actor, SetupError, setup } from '../../src/index.ts';

/** Red and yellow against blue and purple. */
function teams(lines: string, head = 'players 4 teams'): Story {
  return story(`
    position legendary ${head}
    board quick
    akrotiri red
    psathi red
    korissia blue
    ioulis blue
    ermoupoli yellow
    finikas yellow
    kastro purple
    schoinoussa purple
    ${lines}
  `);
}

/**
 * Red has settled Kamares, on the island of Livadi and Akrotiri; these are Yellow's, those still free, and Blue has the
 * rest.
 */
function settling(yellow: readonly string[], free: readonly string[]): Story {
  const { areas, lands, index } = boardOf(teams('now turn red ares').state);
  const rest = areas.slice(0, lands).filter(({ id }) => !['kamares', ...yellow, ...free].includes(id));
  return story(`
    position legendary players 4 teams
    board quick
    cycle 1 setup
    kamares red
    ${yellow.map((id) => `${id} yellow`).join('\n')}
    ${rest.map(({ id }) => `${id} blue`).join('\n')}
    frame {"kind":"income"}
    frame {"kind":"deployment","round":1,"next":4}
    frame {"kind":"settle","faction":0,"round":1,"first":${index.get('kamares')}}
  `);
}

describe('who plays with whom', () => {
  test('[LE-TEAM-1] four may play in teams of two, six must, three and five can’t', () => {
    assert.deepEqual(setup({ players: 4, teams: true }).table.teamOf, [0, 1, 0, 1]);
    assert.deepEqual(setup({ players: 4 }).table.teamOf, [0, 1, 2, 3]);
    assert.deepEqual(setup({ players: 6 }).table.teamOf, [0, 1, 2, 0, 1, 2]);
    assert.throws(() => setup({ players: 6, teams: false }), SetupError);
    assert.throws(() => setup({ players: 3, teams: true }), SetupError);
    assert.throws(() => setup({ players: 5, teams: true }), SetupError);
  });

  test('[LE-TEAM-1] [LE-TEAM-6] a team’s metropolises count together, and three of them end the game', () => {
    const three = 'metropolis akrotiri.1 gold\nmetropolis akrotiri.2 gold\nmetropolis finikas.1 gold';
    const over = teams(`${three}\nnow end`).asks('nobody');
    assert.deepEqual(over.winners(), ['red', 'yellow']);
    assert.equal(over.faction('yellow').metropolises, 3);
    teams('metropolis akrotiri.1 gold\nmetropolis finikas.1 gold\nmetropolis kastro.1 gold\nnow end').asks('fate');
    teams(`${three}\nnow end`, 'players 4 teams goal 4').asks('fate'); // The longer game goes on.
    const longer = teams(`${three}\nmetropolis ermoupoli.1 troops\nnow end`, 'players 4 teams goal 4').asks('nobody');
    assert.deepEqual(longer.winners(), ['red', 'yellow']);
    assert.throws(() => setup({ players: 4, goal: 4 }), SetupError);
  });

  test('[LE-TEAM-6] [LE-END-2] with as many metropolises the richer team wins, equally rich ones share', () => {
    const tied = `
      metropolis akrotiri.1 gold
      metropolis akrotiri.2 gold
      metropolis finikas.1 gold
      metropolis kastro.1 troops
      metropolis kastro.2 troops
      metropolis ioulis.1 troops
    `;
    assert.deepEqual(teams(`${tied}\ngold red 4\ngold blue 5\nnow end`).winners(), ['blue', 'purple']);
    assert.deepEqual(teams(`${tied}\ngold red 5\ngold blue 5\nnow end`).winners(), ['red', 'blue', 'yellow', 'purple']);
  });

  test('[LE-TEAM-3] [R-DEPLOY] with no island left but the first and a teammate’s, the first is chosen again', () => {
    settling(['ioulis'], ['livadi', 'korissia', 'psathi']).offers(['settle psathi']);
    settling(['ioulis'], ['livadi', 'korissia']).offers(['settle livadi']);
    settling(['ioulis'], ['korissia']).offers(['settle korissia']);
  });

  test('[LE-SETUP-4] [R-DEPLOY] with teammates’ islands left alone, the second area is on another than the first', () => {
    settling(['akrotiri', 'ioulis'], ['livadi', 'korissia']).offers(['settle korissia']);
    settling(['akrotiri', 'ioulis'], ['livadi']).offers(['settle livadi']);
  });

  test('[LE-TEAM-3] [LE-SETUP-7] in round one teammates may not choose areas on the same island', () => {
    const game = story('position legendary players 4 teams\nboard quick\nnow deployment');
    game.play('settle akrotiri', 'settle psathi', 'place fleet thoe', 'place fleet tyche').asks('blue');
    game.play('settle kamares', 'settle kastro', 'place fleet neso', 'place fleet clytia').asks('yellow');
    // Akrotiri’s island is barred, Psathi’s would be full anyway; Blue’s island is open to Yellow.
    game.refuses('settle livadi', 'settle irakleia');
    assert.equal(game.offered('settle').length, 22 - 4 - 2);
    game.play('settle oia', 'settle chalki', 'place fleet idyia', 'place fleet panope').asks('purple');
    game
      .refuses('settle livadi')
      .play('settle fira', 'settle schoinoussa', 'place fleet maera', 'place fleet dynamene');
    // Round two knows no islands.
    game
      .asks('purple')
      .play('settle livadi', 'place fleet doris', 'place troop fira', 'place troop fira', 'place troop fira');
    game.asks('yellow').play('settle irakleia');
    assert.equal(game.area('irakleia').owner, 'yellow');
  });
});

describe('what a team shares', () => {
  test('[LE-TEAM-2] one purse of 10 GP: what one gets or pays is everybody’s', () => {
    const game = teams('gods ares zeus athena poseidon hera\nnow turn red ares');
    assert.deepEqual([game.faction('red').gold, game.faction('blue').gold], [10, 10]);
    game.play('recruit troop akrotiri');
    assert.deepEqual([game.faction('red').gold, game.faction('yellow').gold, game.faction('blue').gold], [8, 8, 10]);
    const income = teams('now income');
    assert.equal(income.faction('yellow').gold, 10 + income.faction('red').income + income.faction('yellow').income);
    assert.equal(setup({ players: 6 }).gold.join(), '10,10,10');
  });

  test('[LE-TEAM-2] priestesses are each faction’s own: they lower only its own bid', () => {
    const game = teams('gold red 3\nyellow priestesses 4\nnow offerings');
    game
      .asks('red')
      .offers(['zeus', 'athena', 'poseidon'].flatMap((god) => [`bid ${god} 1`, `bid ${god} 3`]).concat('bid apollo 0'));
    game.play('bid zeus 3', 'bid apollo 0').asks('yellow');
    // Red’s 3 GP are promised already: beside them Yellow offers no more than its priestesses pay for.
    game.refuses('bid athena 5', 'bid poseidon 5');
    assert.deepEqual(game.offered('bid athena'), ['bid athena 1', 'bid athena 3']);
    assert.deepEqual(game.offered('bid poseidon'), ['bid poseidon 1', 'bid poseidon 3']);
  });

  test('[LE-TEAM-2] four philosophers must be one faction’s', () => {
    const game = teams('red philosophers 2\nyellow philosophers 3\ngold red 8\nnow turn red athena');
    game.play('gain philosopher').offers([], 'found');
    assert.deepEqual([game.faction('red').philosophers, game.faction('yellow').philosophers], [3, 3]);
    const own = teams('red philosophers 3\nyellow philosophers 3\ngold red 8\nnow turn red athena').play(
      'gain philosopher',
    );
    assert.equal(own.offered('found').length, 4, 'on the sites of red alone');
    assert.deepEqual([own.faction('red').philosophers, own.faction('yellow').philosophers], [0, 3]);
  });

  test('[LE-TEAM-2] units and heroes are each faction’s own', () => {
    const game = teams('ermoupoli yellow troops 2\nhero ajax yellow finikas\ncycle 2\nnow turn red ares');
    game.offers([], 'march').refuses('march ermoupoli>finikas 1');
    teams('hero ajax yellow finikas\nnow turn red zeus').offers([], 'mobilise');
  });

  test('[R-TEAMBID] a teammate may be outbid, and must then go elsewhere', () => {
    const game = teams('gold red 20\nnow offerings').play('bid zeus 3', 'bid athena 1').asks('yellow');
    game
      .refuses('bid zeus 3')
      .play('bid zeus 5')
      .asks('red')
      .refuses('bid zeus 7')
      .play('bid poseidon 1')
      .asks('purple');
    // What is thrown out is no longer promised: the whole purse may go on the higher bid.
    const rest = teams('gold red 10\nnow offerings').play('bid zeus 7', 'bid athena 1').asks('yellow');
    rest.refuses('bid poseidon 5').play('bid zeus 10').asks('red').offers(['bid apollo 0']);
  });
});

describe('two players', () => {
  test('[LE-TEAM-7] each leads two factions as one team of the four-player team game, on 8 tiles', () => {
    const { table, gold } = setup({ players: 2 });
    assert.deepEqual(
      [table.teamOf, table.seatOf],
      [
        [0, 1, 0, 1],
        [0, 1, 0, 1],
      ],
    );
    assert.deepEqual(['tiles' in table.board && table.board.tiles.length, table.goal, gold], [8, 3, [10, 10]]);
    assert.equal(setup({ players: 2, goal: 4 }).table.goal, 4);
    assert.throws(() => setup({ players: 2, teams: false }), SetupError);
  });

  test('[LE-TEAM-7] four markers bid, each for its own god, and each player decides for both of theirs', () => {
    const game = teams('order red blue yellow purple\nnow offerings', 'players 2');
    const seats: unknown[] = [];
    for (const bid of ['bid zeus 1', 'bid athena 1', 'bid poseidon 1', 'bid apollo 0']) {
      seats.push(actor(game.state));
      game.play(bid);
    }
    assert.deepEqual(seats, [0, 1, 0, 1]);
    game
      .asks('red')
      .play('build temple psathi.1')
      .asks('red')
      .play('end')
      .asks('blue')
      .play('build university ioulis.1', 'end');
    game.asks('yellow');
    assert.equal(actor(game.state), 0);
    assert.deepEqual([game.faction('red').gold, game.faction('yellow').gold], [8, 8]);
  });

  test('[LE-TEAM-7] both factions win together', () => {
    const three = 'metropolis akrotiri.1 gold\nmetropolis akrotiri.2 gold\nmetropolis finikas.1 gold';
    assert.deepEqual(teams(`${three}\nnow end`, 'players 2').winners(), ['red', 'yellow']);
  });
});
