import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LEVELS } from '@meltemi/bots';
import { setup } from '@meltemi/engine';
import { botSpecsOf } from '../src/arena/bot-spec.ts';
import { commandFor, type Match, matchOf } from '../src/arena/match.ts';
import { gameOf, seatingOf, wholeRounds } from '../src/arena/round.ts';
import type { Values } from '../src/command/command.ts';

// What is agreed, and which games follow from it.

function numbers(match: Match, games: number): number[] {
  return Array.from({ length: wholeRounds(match, games) }, (_, i) => i + 1);
}

function names(values: Values, games: number): string[] {
  const match = matchOf(values);
  return numbers(match, games).map((game) =>
    seatingOf(match, game)
      .map(({ name }) => name)
      .join(' '),
  );
}

test('bots with budgets of their own', () => {
  assert.deepEqual(botSpecsOf({ bots: 'hard@200ms, hard@20ms,easy@400it,medium' }), [
    { name: 'hard@200ms', level: 'hard', budget: { ms: 200 } },
    { name: 'hard@20ms', level: 'hard', budget: { ms: 20 } },
    { name: 'easy@400it', level: 'easy', budget: { iterations: 400 } },
    { name: 'medium', level: 'medium', budget: { ms: 50 } },
  ]);
});

test('the budget of all others', () => {
  const budget = (values: Values) => botSpecsOf({ bots: 'hard', ...values })[0].budget;
  assert.deepEqual(budget({ 'budget-ms': '7' }), { ms: 7 });
  assert.deepEqual(budget({ iterations: '9' }), { iterations: 9 }, 'no clock where iterations are counted');
  assert.deepEqual(budget({ iterations: '9', 'budget-ms': '7' }), { ms: 7, iterations: 9 });
  assert.throws(() => budget({ 'budget-ms': '0' }), /--budget-ms takes a whole number of at least 1/);
});

test('what is no bot is said in a sentence', () => {
  assert.throws(() => botSpecsOf({}), /--bots says who plays/);
  for (const level of LEVELS)
    assert.throws(() => botSpecsOf({ bots: 'hard,harder' }), new RegExp(`'harder'.*${level}`));
  assert.throws(() => botSpecsOf({ bots: 'hard,' }), /there is no bot ''/);
  for (const wrong of ['hard@', 'hard@20', 'hard@0ms', 'hard@1.5ms', 'hard@5it@5ms', 'hard@fast'])
    assert.throws(() => botSpecsOf({ bots: wrong }), /'hard@.*': a budget is a number of ms/, wrong);
});

test('as many bots as seats, and as many seats as bots', () => {
  assert.equal(matchOf({ bots: 'easy,easy,easy,easy,easy' }).options.players, 5);
  assert.throws(() => matchOf({ bots: 'easy,easy,easy', players: '4' }), /--bots names 3, but 4 play/);
  assert.throws(() => matchOf({ bots: 'easy' }), /2 to 6 players, not 1/);
  assert.throws(() => matchOf({ bots: 'easy,easy,easy', teams: true }), /can't play in teams/);
});

test('a round is every rotation of the bots once', () => {
  const round = ['hard easy easy easy', 'easy easy easy hard', 'easy easy hard easy', 'easy hard easy easy'];
  assert.deepEqual(names({ bots: 'hard,easy,easy,easy' }, 1), round);
  assert.deepEqual(names({ bots: 'hard,easy,easy,easy' }, 5), [...round, ...round], 'whole rounds only');
  assert.deepEqual(names({ bots: 'hard,easy,hard,easy' }, 2), ['hard easy hard easy', 'easy hard easy hard']);
  assert.deepEqual(names({ bots: 'hard,hard,hard' }, 2), ['hard hard hard', 'hard hard hard']);
  assert.equal(names({ bots: 'hard@1ms,hard@2ms,hard@1ms' }, 1).length, 3);
});

test('games of a round share board, fate and what bots leave to chance; rounds share nothing', () => {
  const match = matchOf({ bots: 'hard,easy,easy', seed: 'x' });
  const [one, two, three, four] = numbers(match, 4).map((number) => gameOf(match, number));
  for (const other of [two, three]) assert.deepEqual([other.options, other.fate], [one.options, one.fate]);
  assert.notDeepEqual(setup(four.options).table.board, setup(one.options).table.board);
  assert.notEqual(four.fate, one.fate);
  assert.equal(new Set([one, two, three, four].map(({ thoughts }) => thoughts)).size, 2);
  assert.equal(one.fate, 'arena x 1 fate');
});

test('a board that is named stays', () => {
  const boards = (values: Values) => [1, 2].map((game) => gameOf(matchOf({ bots: 'hard,hard,hard', ...values }), game));
  for (const { options } of boards({ board: 'seed:5' })) assert.deepEqual(options.board, { seed: '5' });
  for (const { options } of boards({ start: 'quick' })) assert.equal(options.board, 'quick');
  for (const { options } of boards({ edition: 'classic' })) assert.equal(options.board, undefined);
});

test('the command that plays a game again', () => {
  const values = { bots: 'hard, easy@3it,easy', iterations: '8', edition: 'classic', json: true };
  const command = 'arena --bots hard,easy@3it,easy --edition classic --seed 1 --iterations 8 --game 5';
  assert.equal(commandFor(values, matchOf(values), 5), `npx meltemi ${command}`);
});
