import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Options, SetupError, setup } from '../../src/index.ts';

/** What a SetupError lists: option and code of each problem, in order. */
function problems(options: unknown): string[] {
  return listed(options).map(({ option, code }) => `${option}: ${code}`);
}

/** The sentences a player would read. */
function sentences(options: unknown): string[] {
  return listed(options).map(({ text }) => text);
}

function listed(options: unknown): SetupError['problems'] {
  try {
    setup(options as Options);
  } catch (error) {
    assert.ok(error instanceof SetupError, String(error));
    for (const { text } of error.problems) assert.ok(error.message.includes(text));
    return error.problems;
  }
  return [];
}

test('the classic edition needs to know the number of players, no more', () => {
  for (const players of [2, 3, 4, 5]) assert.deepEqual(problems({ edition: 'classic', players }), []);
  const { table } = setup({ edition: 'classic', players: 4 });
  assert.deepEqual([table.gold, table.tie, table.monuments, table.scale], ['hidden', 'gold', false, null]);
  assert.deepEqual(table.board, { classic: 4 });
});

test('two to five play the classic edition, six can’t', () => {
  for (const players of [0, 1, 6, 2.5, Number.NaN, '3', null, undefined, true]) {
    assert.deepEqual(problems({ edition: 'classic', players }), ['players: bad-players'], String(players));
  }
  assert.deepEqual(sentences({ edition: 'classic', players: 6 }), ['There are 2 to 5 players, not 6.']);
  assert.deepEqual(problems({ players: 6 }), [], 'the Legendary edition seats six');
});

test('teams, goal, scale, start and board belong to the Legendary edition', () => {
  for (const [option, value] of [
    ['teams', true],
    ['teams', false],
    ['goal', 3],
    ['scale', 'every'],
    ['start', 'quick'],
    ['board', 'quick'],
    ['board', { seed: 1 }],
  ] as const) {
    assert.deepEqual(problems({ edition: 'classic', players: 4, [option]: value }), [`${option}: other-edition`]);
  }
  assert.deepEqual(sentences({ edition: 'classic', players: 4, teams: true }), [
    `Option 'teams' belongs to the legendary edition.`,
  ]);
});

test('monuments and the tie-break belong to the classic edition', () => {
  for (const edition of ['legendary', undefined]) {
    assert.deepEqual(problems({ edition, players: 3, monuments: true }), ['monuments: other-edition']);
    assert.deepEqual(problems({ edition, players: 3, tie: 'gold' }), ['tie: other-edition']);
  }
  assert.deepEqual(problems({ edition: 'classic', players: 3, monuments: true, tie: 'metropolises' }), []);
  assert.equal(setup({ edition: 'classic', players: 3, tie: 'metropolises' }).table.tie, 'metropolises');
});

test('an option that is there but says nothing is no mistake', () => {
  assert.deepEqual(problems({ edition: 'classic', players: 3, teams: undefined, board: undefined }), []);
  assert.deepEqual(problems({ players: 3, monuments: undefined, tie: undefined }), []);
});

test('monuments are played with or not; the tie is broken by gold or by metropolises', () => {
  for (const monuments of ['yes', 1, null]) {
    assert.deepEqual(problems({ edition: 'classic', players: 3, monuments }), ['monuments: bad-choice']);
  }
  for (const tie of ['age', true, null]) {
    assert.deepEqual(problems({ edition: 'classic', players: 3, tie }), ['tie: bad-choice']);
  }
  assert.deepEqual(sentences({ edition: 'classic', players: 3, monuments: 1 }), [
    `Option 'monuments' is true or false.`,
  ]);
});

test('everything that is wrong with a classic table is listed at once', () => {
  const options = {
    edition: 'classic',
    players: 6,
    teams: true,
    goal: 4,
    board: 'quick',
    monuments: 'some',
    tie: 'age',
    gold: 'lots',
    wind: 'north',
  };
  assert.deepEqual(problems(options).sort(), [
    'board: other-edition',
    'goal: other-edition',
    'gold: bad-choice',
    'monuments: bad-choice',
    'players: bad-players',
    'teams: other-edition',
    'tie: bad-choice',
    'wind: unknown-option',
  ]);
});

test('seats: everybody leads one colour; two players have two markers each', () => {
  const tables = [2, 3, 5].map((players) => setup({ edition: 'classic', players }).table);
  assert.deepEqual(
    tables.map(({ teamOf, seatOf }) => [teamOf.length, seatOf.length]),
    [
      [2, 2],
      [3, 3],
      [5, 5],
    ],
  );
  assert.deepEqual(
    tables.map(({ markerOf }) => markerOf),
    [
      [0, 1, 0, 1],
      [0, 1, 2],
      [0, 1, 2, 3, 4],
    ],
  );
});
