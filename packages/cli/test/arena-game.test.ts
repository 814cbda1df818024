import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Level, think } from '@meltemi/bots';
import { actor, type Move, moves, setup, view } from '@meltemi/engine';
import type { BotSpec } from '../src/arena/bot-spec.ts';
import { type Game, playGame } from '../src/arena/game.ts';
import { ranksOf } from '../src/arena/ranks.ts';

const bot = (name: string, level: Level = 'random'): BotSpec => ({ name, level, budget: { iterations: 1 } });
const three: Game = {
  options: { players: 3, board: 'quick' },
  bots: [bot('a'), bot('b'), bot('c')],
  fate: 'fate',
  thoughts: 'thoughts',
};

test('a bot is asked what its seat may know, with a seed of its own for every decision', () => {
  const seeds = new Set<string | number>();
  const asked: number[] = [];
  let expected: { seat: number; legal: readonly Move[]; seen: object } | null = null;
  const { ms, ranks, cycles } = playGame(three, {
    before(state, seat, legal) {
      assert.equal(actor(state), seat);
      assert.deepEqual(legal, moves(state));
      expected = { seat, legal, seen: view(state, seat) };
      asked.push(seat);
    },
    decide(level, question, budget) {
      const { seen, legal, seed } = question;
      assert.deepEqual({ seat: seen.seat, legal, seen }, expected);
      assert.ok(legal.length > 1, 'forced moves are no decisions');
      assert.deepEqual([level, budget], ['random', { iterations: 1 }]);
      seeds.add(seed);
      return think(level, question, budget);
    },
  });
  assert.equal(seeds.size, asked.length);
  assert.ok(seeds.has('thoughts 2 1'));
  assert.deepEqual(
    ms.map((list) => list.length),
    [0, 1, 2].map((seat) => asked.filter((other) => other === seat).length),
  );
  assert.equal(ranks?.length, 3);
  assert.ok(ranks?.includes(1) && cycles > 1);
});

test('the same game again is the same game', () => {
  const { cycles, ranks, ms } = playGame(three);
  const again = playGame(three);
  const counts = (lists: readonly (readonly number[])[]) => lists.map((list) => list.length);
  assert.deepEqual([again.cycles, again.ranks, counts(again.ms)], [cycles, ranks, counts(ms)]);
  const other = playGame({ ...three, thoughts: 'others' });
  assert.notDeepEqual(counts(other.ms), counts(ms));
});

test('hints are asked for at some decisions, always the same, and change nothing', () => {
  const { hints = [], ranks, ms } = playGame(three, { hints: 8 });
  const decisions = ms.flat().length;
  assert.ok(hints.length > decisions / 16 && hints.length < decisions / 4, `${hints.length} of ${decisions}`);
  for (const { chance, seat } of hints) assert.ok(chance >= 0 && chance <= 1 && seat >= 0 && seat < 3);
  assert.deepEqual(new Set(hints.map(({ kind }) => kind)), new Set(['bids', 'turns']));
  assert.deepEqual(playGame(three, { hints: 8 }).hints, hints);
  const without = playGame(three);
  assert.deepEqual([without.hints, without.ranks], [undefined, ranks]);
});

test('an equal move is as good as the one of the list', () => {
  const { ranks } = playGame(three, { decide: (...asked) => structuredClone(think(...asked)) });
  assert.deepEqual(ranks, playGame(three).ranks);
});

test('a bot that plays what is illegal, or breaks off, is named', () => {
  const illegal: Move = { do: 'bid', god: 'zeus', amount: 99 };
  const where = /b on seat 1 in cycle \d+ \(seed 'thoughts 1 1'\)/;
  const only = (wrong: () => Move) =>
    playGame(three, {
      decide: (level, question, budget) => (question.seen.seat === 1 ? wrong() : think(level, question, budget)),
    });
  assert.throws(() => only(() => illegal), new RegExp(`${where.source} played an illegal move: .*"amount":99`));
  assert.throws(() => only(() => undefined as never), new RegExp(`${where.source} played an illegal move`));
  const broken = () => {
    throw new Error('no idea');
  };
  assert.throws(() => only(broken), new RegExp(`${where.source} broke off: no idea`));
});

test('games without end are left unfinished', () => {
  // In the classic edition all may go to Apollo, and nobody ever builds anything.
  const idle = (move: Move) => move.do === 'bid' && move.god === 'apollo';
  const classic = { ...three, options: { edition: 'classic' as const, players: 3 } };
  const { ranks, cycles } = playGame(classic, { decide: (_, { legal }) => legal.find(idle) ?? legal[0] });
  assert.equal(ranks, null);
  assert.equal(cycles, 201);
});

test('ranks: the winners, then the living, then metropolises, then gold', () => {
  const s = { ...setup({ players: 4, board: 'quick' }), phase: 'over' as const };
  assert.equal(ranksOf({ ...s, phase: 'offerings' }), null);
  assert.deepEqual(ranksOf({ ...s, gold: [5, 9, 7, 8] }), [4, 1, 3, 2]);
  assert.deepEqual(ranksOf({ ...s, gold: [5, 9, 9, 4] }), [3, 1, 1, 4], 'a shared victory');
  assert.deepEqual(ranksOf({ ...s, gold: [5, 9, 7, 7], eliminated: [1] }), [3, 4, 1, 1]);
  const enshrined = [{ hero: 'penthesilea' as const, faction: 0, bonus: s.stack[0] }];
  assert.deepEqual(ranksOf({ ...s, gold: [1, 9, 7, 8], enshrined }), [1, 2, 4, 3]);
});

test('ranks: a team has one', () => {
  const teams = { ...setup({ players: 4, teams: true, board: 'quick' }), phase: 'over' as const };
  assert.deepEqual(ranksOf({ ...teams, gold: [5, 9] }), [2, 1, 2, 1]);
  const six = { ...setup({ players: 6, board: 'quick' }), phase: 'over' as const };
  assert.deepEqual(ranksOf({ ...six, gold: [5, 9, 7] }), [3, 1, 2, 3, 1, 2]);
  const two = { ...setup({ players: 2, board: 'quick' }), phase: 'over' as const };
  assert.deepEqual(ranksOf({ ...two, gold: [5, 9] }), [2, 1], 'two players lead two factions each');
});
