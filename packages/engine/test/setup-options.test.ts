import assert from 'node:assert/strict';
import { test } from 'node:test';
import { writeArrangement } from '../src/board/arrangement-notation.ts';
import { boardOf } from '../src/board.ts';
import { type Options, SetupError, setup } from '../src/index.ts';

/** What a SetupError lists: option and code of each problem, in order. */
function problems(options: unknown): string[] {
  try {
    setup(options as Options);
  } catch (error) {
    assert.ok(error instanceof SetupError, String(error));
    for (const { text } of error.problems) assert.ok(error.message.includes(text));
    return error.problems.map(({ option, code }) => `${option}: ${code}`);
  }
  return [];
}

/** The sentences a player would read. */
function sentences(options: unknown): string[] {
  try {
    setup(options as Options);
  } catch (error) {
    return (error as SetupError).problems.map(({ text }) => text);
  }
  return [];
}

test('the number of players is all that must be said', () => {
  for (const players of [2, 3, 4, 5, 6]) assert.deepEqual(problems({ players }), []);
  const { table } = setup({ players: 3 });
  assert.deepEqual([table.goal, table.start, table.gold, table.scale?.length], [3, 'deployment', 'hidden', 9]);
});

test('two to six players, in whole numbers', () => {
  for (const players of [0, 1, 7, -3, 2.5, Number.NaN, '3', null, undefined, [3], true]) {
    assert.deepEqual(problems({ players }), ['players: bad-players'], String(players));
  }
  assert.deepEqual(sentences({ players: 7 }), ['There are 2 to 6 players, not 7.']);
});

test('options that are no record say so by their missing number of players', () => {
  for (const options of [undefined, null, 3, 'three', []])
    assert.deepEqual(problems(options), ['players: bad-players']);
});

test('an option that does not exist is named', () => {
  assert.deepEqual(problems({ players: 3, colour: 'red' }), ['colour: unknown-option']);
  assert.deepEqual(sentences({ players: 3, colour: 'red' }), ["There is no option 'colour'."]);
});

test('edition, scale, start and gold are words from a list', () => {
  for (const [option, value] of [
    ['edition', 'gold'],
    ['scale', 'long'],
    ['start', 'slow'],
    ['gold', 'lots'],
    ['gold', 5],
    ['scale', null],
  ] as const) {
    assert.deepEqual(problems({ players: 3, [option]: value }), [`${option}: bad-choice`]);
  }
  assert.deepEqual(sentences({ players: 3, gold: 'lots' }), [
    `Option 'gold' is one of hidden, bounds, open, not "lots".`,
  ]);
  assert.deepEqual(problems({ players: 3, edition: 'legendary', scale: 'every', gold: 'open' }), []);
});

test('teams: four may, two and six must, three and five can’t', () => {
  assert.deepEqual(problems({ players: 4, teams: true }), []);
  assert.deepEqual(problems({ players: 4, teams: false }), []);
  for (const players of [2, 6]) {
    assert.deepEqual(problems({ players, teams: true }), []);
    assert.deepEqual(problems({ players, teams: false }), ['teams: bad-teams']);
  }
  for (const players of [3, 5]) assert.deepEqual(problems({ players, teams: true }), ['teams: bad-teams']);
  assert.deepEqual(problems({ players: 4, teams: 'yes' }), ['teams: bad-choice']);
});

test('the goal is three metropolises, four by agreement in teams only', () => {
  for (const goal of [0, 2, 5, '3', null]) assert.deepEqual(problems({ players: 2, goal }), ['goal: bad-goal']);
  assert.deepEqual(problems({ players: 3, goal: 4 }), ['goal: bad-goal']);
  assert.deepEqual(problems({ players: 4, goal: 4 }), ['goal: bad-goal']);
  assert.deepEqual(problems({ players: 4, teams: true, goal: 4 }), []);
  assert.equal(setup({ players: 6, goal: 4 }).table.goal, 4);
});

test('a quick start needs the quick board; the quick board may be deployed on', () => {
  assert.deepEqual(problems({ players: 3, start: 'quick' }), []);
  assert.deepEqual(problems({ players: 3, start: 'quick', board: { seed: 1 } }), ['start: bad-start']);
  assert.equal(setup({ players: 3, start: 'deployment', board: 'quick' }).table.start, 'deployment');
  assert.equal(setup({ players: 3, board: 'quick' }).table.start, 'quick');
});

test('a board is quick, drawn from a seed, or one’s own', () => {
  for (const board of ['fast', 3, null, {}, [], { seed: null }, { seed: Number.NaN }, { tiles: 6 }, { tiles: [1] }]) {
    assert.deepEqual(problems({ players: 3, board }), ['board: bad-board'], JSON.stringify(board));
  }
  const seeded = setup({ players: 3, board: { seed: 'meltemi' } });
  assert.deepEqual(setup({ players: 3, board: { seed: 'meltemi' } }), seeded);
  assert.notDeepEqual(setup({ players: 3, board: { seed: 'etesian' } }).table.board, seeded.table.board);
});

test('an own board in notation or as a list is the same board', () => {
  const { board } = setup({ players: 3, board: { seed: 9 } }).table;
  const arrangement = 'tiles' in board ? board.tiles : [];
  const written = setup({ players: 3, board: { tiles: writeArrangement(arrangement) } });
  assert.deepEqual(written.table.board, board);
  assert.deepEqual(setup({ players: 3, board: { tiles: arrangement } }).table, written.table);
  assert.equal(boardOf(written).areas.length > 20, true);
});

test('an own board with faults lists each of them', () => {
  assert.deepEqual(problems({ players: 3, board: { tiles: '' } }), ['board: bad-notation']);
  assert.deepEqual(problems({ players: 3, board: { tiles: '1a@0,0/0 what' } }), ['board: bad-notation']);
  const faulty = '1a@0,0/0 1a@1,0/0 3b@0,1/0 4a@0,0/0 5a@9,9/0 12a@2,0/7';
  assert.deepEqual(problems({ players: 3, board: { tiles: faulty } }).sort(), [
    'board: bad-turn',
    'board: mixed-sides',
    'board: not-connected',
    'board: overlap',
    'board: tile-twice',
    'board: unknown-tile',
  ]);
  assert.deepEqual(problems({ players: 4, board: { tiles: '1a@0,0/0 2a@1,0/0' } }), ['board: wrong-number']);
});

test('everything that is wrong is listed at once', () => {
  const options = {
    edition: 'third',
    players: 3,
    teams: true,
    goal: 7,
    scale: 'long',
    start: 'quick',
    board: { seed: 1 },
    gold: 'lots',
    wind: 'north',
  };
  assert.deepEqual(problems(options), [
    'wind: unknown-option',
    'edition: bad-choice',
    'scale: bad-choice',
    'gold: bad-choice',
    'teams: bad-teams',
    'goal: bad-goal',
    'start: bad-start',
  ]);
});

test('a wrong number of players hides no other mistake and makes none up', () => {
  assert.deepEqual(problems({ players: 9, board: 'fast', gold: 1 }), [
    'gold: bad-choice',
    'players: bad-players',
    'board: bad-board',
  ]);
  assert.deepEqual(problems({ players: 9, goal: 4, teams: true, board: { tiles: '1a@0,0/0' } }), [
    'players: bad-players',
  ]);
  assert.deepEqual(problems({ players: 1, start: 'quick', board: { seed: 5 } }), [
    'players: bad-players',
    'start: bad-start',
  ]);
});

test('seats and teams: partners sit across, two players lead two colours each', () => {
  const tables = [{ players: 3 }, { players: 4, teams: true }, { players: 6 }, { players: 2 }].map(
    (options) => setup(options).table,
  );
  assert.deepEqual(
    tables.map(({ teamOf }) => teamOf),
    [
      [0, 1, 2],
      [0, 1, 0, 1],
      [0, 1, 2, 0, 1, 2],
      [0, 1, 0, 1],
    ],
  );
  assert.deepEqual(
    tables.map(({ seatOf }) => seatOf),
    [
      [0, 1, 2],
      [0, 1, 2, 3],
      [0, 1, 2, 3, 4, 5],
      [0, 1, 0, 1],
    ],
  );
});
