import assert from 'node:assert/strict';
import { test } from 'node:test';
import { actor, apply, drawFate, moves, random, type State, setup } from '@meltemi/engine';
import { boardOf, compileBoard, randomArrangement, readArrangement } from '@meltemi/engine/board';
import { incomeOf } from '@meltemi/engine/query';
import { BOARD_SIZES, type BoardSize, boardSizeOf } from '../../src/workshop/board-sizes.ts';
import { type Start, startsOf } from '../../src/workshop/starts.ts';

/** The place of each faction in the turn order, once fate has drawn it. */
function toDeployment(size: BoardSize, seed: string): State {
  const { players, teams, tiles } = size;
  const s = setup({ players, teams, board: { tiles: randomArrangement(tiles, random(seed)) } });
  const rng = random(seed);
  while (actor(s) === 'fate') apply(s, drawFate(s, moves(s), rng), moves(s));
  return s;
}

/** Plays the starts at a real table: every step must be a legal move. */
function deploy(s: State, starts: readonly Start[]): void {
  const place = (faction: number): number => s.order.findIndex((marker) => s.table.markerOf[marker] === faction);
  const lands = starts.map((start) => [...start.lands]);
  const fleets = starts.map(({ fleets }) => fleets.filter((sea) => sea !== null));
  while (s.phase === 'setup') {
    const frame = s.frames[s.frames.length - 1];
    const legal = moves(s);
    const at = 'faction' in frame ? place(frame.faction as number) : 0;
    const wanted =
      frame.kind === 'settle' ? lands[at].shift() : frame.kind === 'launch' ? fleets[at].shift() : undefined;
    const move = wanted === undefined ? legal[0] : legal.find((m) => 'area' in m && m.area === wanted);
    assert.ok(move, `area ${wanted} is not offered to place ${at}`);
    apply(s, move, legal);
  }
  assert.deepEqual(lands.flat(), []);
  assert.deepEqual(fleets.flat(), []);
}

test('[LE-SETUP-4] [LE-SETUP-5] greedy starts can be played, and earn what they promise', () => {
  for (const size of BOARD_SIZES.filter(({ teams }) => !teams)) {
    for (const seed of ['a', 'b', 'c']) {
      const s = toDeployment(size, `starts ${seed}`);
      const order = s.order.map((marker) => s.table.markerOf[marker]);
      const starts = startsOf(boardOf(s), size);
      deploy(s, starts);
      assert.deepEqual(
        order.map((faction) => incomeOf(s, faction)),
        starts.map(({ income }) => income),
      );
    }
  }
});

test('[LE-SETUP-7] teammates keep to different islands', () => {
  const size = boardSizeOf(4, true);
  for (let seed = 0; seed < 20; seed++) {
    const board = compileBoard(randomArrangement(size.tiles, random(seed)));
    const starts = startsOf(board, size);
    const islands = starts.map(({ lands }) => lands.slice(0, 2).map((land) => board.island[land]));
    for (const own of islands) assert.equal(new Set(own).size, 2);
    for (const place of [0, 1]) assert.equal(new Set([...islands[place], ...islands[place + 2]]).size, 4);
  }
});

test('[R-DEPLOY] where islands are few, one keeps to an own island before one shares a teammate’s', () => {
  for (const [players, text] of [
    [2, '1a@0,0/4 3a@-1,0/5 9a@-2,0/3 8a@-1,-1/0 5a@0,-1/1 2a@-2,1/4 4a@0,-2/2 6a@-1,1/2'],
    [4, '8b@0,0/5 2b@1,0/1 1b@1,-1/3 10b@0,1/5 5b@1,1/3 4b@0,2/0 3b@-1,1/4 7b@1,2/1'],
  ] as const) {
    const board = compileBoard(readArrangement(text));
    const islands = startsOf(board, boardSizeOf(players, true)).map(({ lands }) =>
      lands.slice(0, 2).map((land) => board.island[land]),
    );
    assert.ok(
      islands.some(([one, two]) => one === two),
      'two of one island',
    );
    for (const place of [0, 1])
      for (const island of islands[place + 2]) assert.ok(!islands[place].includes(island), `${players} players`);
  }
});

test('in round one nobody finds more than the player before', () => {
  const board = compileBoard(randomArrangement(6, random('greedy')));
  const starts = startsOf(board, boardSizeOf(3, false));
  const areas = starts.flatMap(({ lands, fleets }) => [...lands, ...fleets]);
  assert.equal(new Set(areas).size, 18);
  const first = starts.map(({ lands, fleets }) =>
    [...lands.slice(0, 2), ...fleets.slice(0, 2)].reduce<number>(
      (sum, area) => sum + board.cornucopias[area as number],
      0,
    ),
  );
  assert.deepEqual(
    [...first].sort((a, b) => b - a),
    first,
  );
});

test('a board that is still too small for everybody', () => {
  const board = compileBoard(randomArrangement(1, random(1)));
  const starts = startsOf(board, boardSizeOf(6, true));
  assert.equal(starts.length, 6);
  assert.equal(starts.flatMap(({ lands }) => lands).length, board.lands);
  assert.equal(starts[5].income, 0);
});
