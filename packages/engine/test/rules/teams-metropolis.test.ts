import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type Story, story } from '@meltemi/testkit';

/** Red and yellow against blue and purple. */
function teams(lines: string, head = 'players 4 teams'): Story {
  return story(`
    position legendary ${head}
    board quick
    gods athena ares zeus poseidon hera
    oia red
    psathi red
    ermoupoli yellow
    finikas yellow
    korissia blue
    ioulis blue
    kastro purple
    schoinoussa purple
    ${lines}
  `);
}

describe('a team’s set of four', () => {
  test('[LE-TEAM-5] is removed, no matter which teammate controls it, and the faction whose turn it is builds on its own land', () => {
    const game = teams(`
      ermoupoli yellow port.1 fortress.2
      finikas yellow temple.1
      red offers athena 1
      now actions
    `);
    game.play('build university oia.1').asks('red').offers(['found oia.1', 'found psathi.1', 'found psathi.2']);
    assert.deepEqual([game.area('ermoupoli').built, game.area('finikas').built], [[null, null], [null]]);
    game.refuses('found ermoupoli.1').play('found oia.1', 'token troops').asks('red');
    game.offers(['place troop oia', 'place troop psathi']); // The bonus is the builder’s.
    assert.deepEqual([game.faction('red').metropolises, game.faction('yellow').metropolises], [1, 1]);
  });

  test('[LE-TEAM-5] of red’s buildings yellow builds on yellow’s turn', () => {
    const game = teams(`
      oia red port.1
      psathi red fortress.1 temple.2
      yellow offers athena 1
      now actions
    `);
    game.play('build university ermoupoli.1').asks('yellow');
    game.offers(['found ermoupoli.1', 'found ermoupoli.2', 'found finikas.1']);
    assert.deepEqual([game.area('oia').built, game.area('psathi').built], [[null], [null, null]]);
  });

  test('[LE-TEAM-5] by Cyclops', () => {
    const game = teams(`
      ermoupoli yellow port.1 fortress.2
      oia red temple.1
      psathi red temple.1
      creatures - - - cyclops
      now turn red zeus
    `);
    game.play('buy cyclops').refuses('convert ermoupoli.1 temple').play('convert oia.1 university').asks('red');
    game.offers(['found oia.1', 'found psathi.1', 'found psathi.2']);
  });

  test('[LE-TEAM-5] by conquest', () => {
    const game = teams(`
      ermoupoli yellow port.1 fortress.2
      finikas yellow temple.1
      oia red troops 1
      plaka blue university.1
      now turn red ares
    `);
    game
      .play('march oia>plaka 1')
      .asks('red')
      .offers(['found oia.1', 'found psathi.1', 'found psathi.2', 'found plaka.1']);
  });

  test('[R-TEAMSET] the faction whose turn it is chooses among all copies of the team', () => {
    const game = teams(`
      ermoupoli yellow port.1 fortress.2
      finikas yellow temple.1
      psathi red port.1 temple.2
      red offers athena 1
      now actions
    `);
    game.play('build university oia.1').asks('red');
    game.offers(['raze ermoupoli.1', 'raze psathi.1', 'raze finikas.1', 'raze psathi.2']);
    game.play('raze ermoupoli.1', 'raze psathi.2').offers(['found oia.1', 'found psathi.2']);
    assert.deepEqual([game.area('psathi').built, game.area('finikas').built], [['port', null], ['temple']]);
  });

  test('[LE-TEAM-5] the buildings of a rival team, or of two teams together, make no set', () => {
    const game = teams(`
      ermoupoli yellow port.1 fortress.2
      ioulis blue temple.1
      red offers athena 1
      now actions
    `);
    game.play('build university oia.1').offers([], 'found');
    assert.deepEqual(game.area('ermoupoli').built, ['port', 'fortress']);
  });

  test('[R-TEAMSET] on another faction’s turn nothing happens; it is due as soon as a turn of the team begins', () => {
    const set = 'ermoupoli yellow port.1 fortress.2\nfinikas yellow temple.1\noia red university.1\n';
    const game = teams(`${set}red offers zeus 1\nblue offers athena 1\nnow turn blue athena`);
    game.asks('blue').play('end').asks('red').offers(['found oia.1', 'found psathi.1', 'found psathi.2']);
  });

  test('[R-TEAMSET] with a set on either side, each team builds on its own turns', () => {
    const game = teams(`
      ermoupoli yellow port.1 fortress.2
      finikas yellow temple.1
      oia red university.1
      ioulis blue port.1 fortress.2
      kastro purple temple.1 university.2
      red offers zeus 1
      now turn blue athena
    `);
    game.asks('blue').offers(['found korissia.1', 'found ioulis.1', 'found ioulis.2']);
    game.play('found korissia.1', 'token gold', 'end').asks('red').play('found oia.1', 'token gold');
    assert.deepEqual([game.faction('blue').metropolises, game.faction('red').metropolises], [1, 1]);
  });

  test('[R-TEAMSET] [R-NOPLACE] without a place on own land nothing is built, the four are spent all the same', () => {
    const game = teams(`
      ermoupoli yellow port.1 fortress.2
      finikas yellow temple.1
      kini yellow university.1
      metropolis oia.1 gold
      metropolis psathi.1 gold
      metropolis psathi.2 troops
      now turn red athena
    `);
    assert.ok(game.offered().includes('end'));
    assert.deepEqual([game.area('ermoupoli').built, game.area('kini').built], [[null, null], [null]]);
    assert.equal(game.faction('red').metropolises, 3);
  });

  test('[LE-TEAM-5] of two players works in the same way', () => {
    const set = 'ermoupoli yellow port.1 fortress.2\nfinikas yellow temple.1\n';
    teams(`${set}red offers athena 1\nnow actions`, 'players 2')
      .play('build university oia.1')
      .offers(['found oia.1', 'found psathi.1', 'found psathi.2']);
  });

  test('[LE-TEAM-5] [R-HERA] Hera looks at what the faction itself has', () => {
    const game = teams(`
      gods hera athena ares zeus poseidon
      ermoupoli yellow port.1
      psathi red temple.1 temple.2
      red offers hera 1
      now actions
    `);
    game.offers(['port', 'fortress', 'university'].map((type) => `build ${type} oia.1`));
  });
});

describe('the last area of a faction in a team', () => {
  const lines = `
    schoinoussa red
    kastro purple troops 1
    livadi red troops 2
    doris red fleets 1
    metropolis psathi.1 troops
    metropolis finikas.1 troops
  `;

  test('[LE-LAND-10] [R-LAST] falls only to a team that reaches the goal with it, counted together', () => {
    teams(`${lines}\nnow turn red ares`).refuses('march livadi>kastro 1');
    const game = teams(`${lines}\nmetropolis kastro.1 gold\nnow turn red ares`);
    assert.ok(game.offered('march').includes('march livadi>kastro 1'));
    const longer = teams(`${lines}\nmetropolis kastro.1 gold\nnow turn red ares`, 'players 4 teams goal 4');
    longer.refuses('march livadi>kastro 1');
    // A building there may complete the set of the team.
    const set = 'ermoupoli yellow port.1 fortress.2\noia red temple.1\nkastro purple university.1\n';
    assert.ok(teams(`${lines}${set}now turn red ares`).offered('march').includes('march livadi>kastro 1'));
    // Two of its buildings may complete two sets of the team.
    const sets = `ioulis red port.1 port.2
      ermoupoli yellow fortress.1 fortress.2
      phylakopi yellow temple.1 temple.2
      kastro purple university.1 university.2
    `;
    const four = teams(`${lines}${sets}now turn red ares`, 'players 4 teams goal 4');
    assert.ok(four.offered('march').includes('march livadi>kastro 1'));
  });

  test('[R-ELIM] the purse stays with the teammate, who plays on to the end of the cycle', () => {
    const game = teams(`
      ${lines}
      metropolis kastro.1 gold
      gold blue 8
      clytia purple fleets 2
      purple priestesses 1
      blue offers zeus 1
      purple offers apollo 0
      now turn red ares
    `);
    game.play('march livadi>kastro 2', 'roll 3', 'roll 0', 'lose troop').asks('red');
    assert.equal(game.faction('purple').eliminated, true);
    assert.equal(game.faction('blue').gold, 11, '8 and the bonus of the lost metropolis');
    assert.deepEqual([game.area('clytia').owner, game.faction('purple').priestesses], [null, 0]);
    game.play('end').asks('blue').play('build temple ioulis.1', 'end').asks('nobody');
    assert.deepEqual(game.winners(), ['red', 'yellow']);
  });

  test('[R-ELIM] [R-PENTH-METRO] a metropolis on a card counts for the team until the game ends', () => {
    const game = teams(`
      ${lines}
      metropolis kastro.1 gold
      metropolis ioulis.1 gold
      metropolis ioulis.2 fleets
      metropolis korissia.1 fleets
      enshrined penthesilea purple priestess
      blue offers zeus 1
      purple offers apollo 0
      now turn red ares
    `);
    game.play('march livadi>kastro 2', 'roll 3', 'roll 0', 'lose troop').asks('red');
    assert.equal(game.faction('purple').eliminated, true);
    assert.deepEqual(
      game.state.enshrined.map(({ hero }) => hero),
      ['penthesilea'],
    );
    while (game.asked() !== 'nobody') game.play('end');
    assert.deepEqual(game.winners(), ['blue', 'purple'], 'four with the one on the card, against three');
  });
});
