import assert from 'node:assert/strict';
import { test } from 'node:test';
import { story } from '@meltemi/testkit';
import { type Board, buildBoard } from '../../src/board/board.ts';
import { compileClassicBoard } from '../../src/board/classic.ts';
import { CLASSIC_BOARDS } from '../../src/board/classic-boards.ts';
import { hexKey, neighbours } from '../../src/board/hex.ts';
import { boardOf } from '../../src/board.ts';
import { COLOURS, setup } from '../../src/index.ts';
import { incomeOf } from '../../src/query.ts';

const NUMBERS = [2, 3, 4, 5] as const;

/** Ids of the fields around an area. */
function around(board: Board, id: string): string[] {
  return board.seaNear[board.index.get(id) as number].map((sea) => board.areas[sea].id);
}

for (const [players, cells, isles] of [
  [2, 47, 8],
  [3, 47, 8],
  [4, 69, 10],
  [5, 91, 13],
] as const) {
  test(`[CL-MAP-1] ${players} players: ${cells} cells in eleven rows, ${isles} isles, every other cell a field of its own`, () => {
    const board = compileClassicBoard(players);
    assert.equal(board.lands, isles);
    const all = board.areas.flatMap((area) => area.cells.map(hexKey));
    assert.equal(new Set(all).size, cells);
    assert.equal(all.length, cells, 'no cell belongs to two areas');
    for (const field of board.areas.slice(isles)) assert.equal(field.cells.length, 1, field.id);
    assert.equal(new Set(board.areas.map((area) => area.id)).size, board.areas.length);
    assert.equal(CLASSIC_BOARDS[players].rows.length, 11);
  });
}

test('[CL-MAP-1] two players use the board of three', () => {
  assert.deepEqual(compileClassicBoard(2), compileClassicBoard(3));
});

test('[CL-MAP-1] the rows are centred: a cell touches its neighbours in the row and two cells of the rows above and below', () => {
  const board = compileClassicBoard(3);
  assert.deepEqual(around(board, 'h3'), ['g3', 'h2', 'h4', 'i2', 'i3']);
  assert.deepEqual(around(board, 'f1'), ['e1']);
  assert.deepEqual(around(board, 'a2'), ['a1', 'b2', 'b3']);
  assert.deepEqual(around(board, 'e6'), ['d5', 'f6', 'f7']);
  // The sixth neighbour of G6 is Delos.
  const five = compileClassicBoard(5);
  assert.deepEqual(around(five, 'g6'), ['f6', 'g5', 'g7', 'h5', 'h6']);
  assert.deepEqual(five.landNear[five.index.get('g6') as number], [five.index.get('delos')]);
});

for (const players of NUMBERS) {
  test(`[CL-MAP-2] ${players} players: an isle is one piece of land, isles never touch, and the fields hang together`, () => {
    const board = compileClassicBoard(players);
    for (let isle = 0; isle < board.lands; isle++) {
      const { id, cells } = board.areas[isle];
      assert.deepEqual(board.landNear[isle], [], id);
      assert.equal(new Set(board.island).size, board.lands + 1, 'every isle is an island of its own');
      const reached = [cells[0]];
      for (const cell of reached) {
        for (const next of neighbours(cell)) {
          const own = cells.find((other) => hexKey(other) === hexKey(next));
          if (own && !reached.includes(own)) reached.push(own);
        }
      }
      assert.equal(reached.length, cells.length, `${id} lies in pieces`);
    }
    const sea = [board.lands];
    for (const field of sea) for (const next of board.seaNear[field]) if (!sea.includes(next)) sea.push(next);
    assert.equal(sea.length, board.areas.length - board.lands);
  });
}

test('[CL-MAP-2] troops hold the whole of an isle: a landing from any side meets them', () => {
  const game = story(`position classic players 3
    board classic
    gold red 5
    milos red troops 3
    kea red
    j2 red fleets 1
    f6 red fleets 1
    naxos blue troops 1
    paros blue
    andros blue
    mykonos red troops 2
    tinos yellow
    delos yellow
    now turn red ares
  `);
  // Milos reaches the southern end of Naxos, Mykonos the northern one: the same troop defends both.
  game.fork().play('march mykonos>naxos 1', 'roll 0', 'roll 3', 'lose troop').asks('red');
  game.play('march milos>naxos 2', 'roll 3', 'roll 0', 'lose troop');
  assert.deepEqual([game.area('naxos').owner, game.area('naxos').troops], ['red', 2]);
  game.play('march mykonos>naxos 2', 'march naxos>milos 4');
  assert.deepEqual([game.area('naxos').troops, game.area('milos').troops], [0, 5]);
  // An isle is no sea: nobody marches across it in one go.
  game.refuses('march milos>mykonos 1');
});

for (const players of NUMBERS) {
  test(`[CL-MAP-3] ${players} players: an isle has as many slots as cells, one to four, and they are on no particular shore`, () => {
    const board = compileClassicBoard(players);
    for (const { id, cells, sites, land } of board.areas) {
      assert.equal(sites.length, land ? cells.length : 0, id);
      if (land) assert.ok(sites.length >= 1 && sites.length <= 4, id);
      for (const site of sites) assert.equal(board.sites[site].sea, -1);
    }
  });
}

for (const [isle, left] of [
  ['kea', []],
  ['andros', []],
  ['milos', ['milos.3']],
  ['naxos', ['naxos.3', 'naxos.4']],
] as const) {
  test(`[CL-MAP-3] a metropolis on ${isle} leaves ${left.length === 0 ? 'no slot' : left.join(' and ')}`, () => {
    const game = story(`position classic players 3
      board classic
      gold red 9
      red philosophers 3
      ${isle} red
      mykonos red
      paros blue
      delos blue
      tinos yellow
      ${isle === 'kea' ? 'andros' : 'kea'} yellow
      now turn red athena
    `);
    game.play('gain philosopher', `raise ${isle}`);
    assert.equal(game.faction('red').metropolises, 1);
    game.offers(['build university mykonos.1', ...left.map((slot) => `build university ${slot}`)], 'build');
  });
}

test('[CL-MAP-4] cornucopias lie on isles and trade fields on the rim, each worth 1', () => {
  for (const [players, cornucopias, trade] of [
    [2, 8, 4],
    [3, 8, 4],
    [4, 9, 6],
    [5, 11, 6],
  ] as const) {
    const board = compileClassicBoard(players);
    const sum = (from: number, to?: number) => board.cornucopias.slice(from, to).reduce((a, b) => a + b, 0);
    assert.deepEqual([sum(0, board.lands), sum(board.lands)], [cornucopias, trade], `${players} players`);
    const cells = new Set(board.areas.flatMap((area) => area.cells.map(hexKey)));
    for (const field of board.areas.slice(board.lands).filter((area) => area.cornucopias > 0)) {
      assert.equal(field.cornucopias, 1, field.id);
      const rim = neighbours(field.cells[0]).some((cell) => !cells.has(hexKey(cell)));
      assert.ok(rim, `${field.id} is not on the rim`);
    }
  }
});

for (const players of NUMBERS) {
  test(`[R-CL-START] [CL-SETUP-1] [EX-12] ${players} players: two isles with a troop and two fleets beside them each, and an income of 2`, () => {
    const s = setup({ edition: 'classic', players });
    const { areas, lands, landNear } = boardOf(s);
    for (let faction = 0; faction < players; faction++) {
      const own = areas.flatMap((_, area) => (s.owner[area] === faction ? [area] : []));
      const isles = own.filter((area) => area < lands);
      const fields = own.filter((area) => area >= lands);
      assert.deepEqual([isles.length, fields.length], [2, 2], COLOURS[faction]);
      for (const isle of isles) assert.deepEqual([s.troops[isle], s.fleets[isle]], [1, 0]);
      for (const field of fields) {
        assert.deepEqual([s.troops[field], s.fleets[field]], [0, 1]);
        assert.ok(
          landNear[field].some((isle) => isles.includes(isle)),
          `${areas[field].id} is off the isles`,
        );
      }
      for (const isle of isles)
        assert.ok(
          fields.some((field) => landNear[field].includes(isle)),
          `${areas[isle].id} has no fleet`,
        );
      assert.equal(incomeOf(s, faction), 2, COLOURS[faction]);
    }
    assert.equal(s.owner.filter((owner) => owner >= 0).length, 4 * players, 'everything else is free');
  });
}

test('a slot can be on one shore or on the whole coast: the board knows which', () => {
  const common = { tile: -1, priestess: false, cornucopias: 0 };
  const isle = { ...common, id: 'isle', name: 'Isle', land: true, cells: [{ q: 0, r: 0 }], shores: [null, 'strait'] };
  const strait = { ...common, id: 'strait', name: 'Strait', land: false, cells: [{ q: 1, r: 0 }], shores: [] };
  const board = buildBoard([strait, isle]);
  assert.deepEqual(
    board.sites.map(({ area, sea }) => [area, sea]),
    [
      [0, -1],
      [0, 1],
    ],
  );
});
