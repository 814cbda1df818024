import assert from 'node:assert/strict';
import { test } from 'node:test';
import { actor, type Move, moves, type State, view } from '@meltemi/engine';
import { atLeast } from '@meltemi/testkit';
import { runBudget } from '../src/bot/run-budget.ts';
import { candidates } from '../src/moves/candidates.ts';
import { sectionOf } from '../src/search/horizon.ts';
import { Tree } from '../src/search/tree.ts';
import { worldsOf } from '../src/search/worlds.ts';
import { Evaluator } from '../src/value/evaluator.ts';
import { MODELS } from '../src/value/models.ts';
import { positions } from './games.ts';

function treeFor(s: State, seed: string | number): Tree {
  const seen = view(s, actor(s) as number);
  return new Tree({ seen, legal: moves(seen), seed }, new Evaluator(MODELS));
}

test('one world where every purse can be worked out, several where not', () => {
  const [s] = positions('four', 'worlds', 20);
  const seat = actor(s) as number;
  assert.equal(worldsOf(view(s, seat)).length, 1);
  const vague = { ...s, goldMax: s.gold.map((gold) => gold + 3) };
  assert.ok(worldsOf(view(vague, seat)).length > 1);
});

test('the offerings are one section, every turn is another', (t) => {
  const sawOffering = atLeast(t, 40, 'offerings');
  const sawTurn = atLeast(t, 100, 'moves of turns');
  for (const s of positions('four', 'sections', 1)) {
    const section = sectionOf(s);
    if (s.phase === 'offerings') {
      sawOffering();
      assert.equal(section, `offerings ${s.cycle}`);
    }
    const turn = s.frames.find((frame) => frame.kind === 'turn');
    if (turn?.kind === 'turn') {
      sawTurn();
      assert.equal(section, `turn ${turn.marker}`);
    }
  }
});

test('every walk is counted once at the root, and chances stay chances', (t) => {
  const saw = atLeast(t, 20, 'positions');
  for (const table of ['three', 'teams', 'classic, four']) {
    for (const s of positions(table, 'walks', 40)) {
      saw();
      const tree = treeFor(s, 1);
      const looks = Math.ceil(candidates(moves(s)).length / Math.max(4, candidates(moves(s)).length / 16));
      for (let i = 0; i < looks + 25; i++) tree.iterate();
      const ranking = tree.ranking();
      assert.equal(
        ranking.reduce((sum, { visits }) => sum + visits, 0),
        25,
      );
      for (const { chance } of ranking) assert.ok(chance >= 0 && chance <= 1);
      assert.equal(tree.best(), ranking[0].move);
    }
  }
});

test('a search ends by itself, also where no move is better than another', () => {
  const isApollo = (s: State) => moves(s)[0].do === 'place' && s.frames.at(-2)?.kind === 'finish';
  const s = positions('classic, four', 'apollo', 1).find(isApollo) as State;
  const tree = treeFor(s, 1);
  let steps = 0;
  for (; !tree.isDecided && steps < 1_100_000; steps++) tree.iterate();
  // Far more than in any time a bot is given while people wait.
  assert.ok(steps > 900_000 && steps < 1_100_000, `${steps} steps`);
});

test('of many moves those worth a thought keep every god, every way, and all that is not a question of how many', () => {
  const bid = (god: 'zeus' | 'ares', amount: number): Move => ({ do: 'bid', god, amount });
  const amounts = Array.from({ length: 20 }, (_, i) => i + 1);
  const bids = [...amounts.map((n) => bid('zeus', n)), ...amounts.map((n) => bid('ares', n))];
  const kept = candidates([...bids, { do: 'bid', god: 'apollo', amount: 0 }]);
  assert.deepEqual(
    kept.map((move) => move.do === 'bid' && `${move.god} ${move.amount}`),
    ['zeus 1', 'zeus 2', 'zeus 3', 'zeus 4', 'zeus 20', 'ares 1', 'ares 2', 'ares 3', 'ares 4', 'ares 20', 'apollo 0'],
  );
  const march = (to: number, troops: number): Move => ({ do: 'march', from: 1, to, troops, mercenaries: 0 });
  const marches = [2, 3, 4, 5, 6].flatMap((to) => [1, 2, 3, 4, 5, 6].map((troops) => march(to, troops)));
  const left = candidates([...marches, { do: 'end' }]);
  assert.equal(left.length, 5 * 3 + 1);
  assert.deepEqual(left.slice(0, 3), [march(2, 1), march(2, 5), march(2, 6)]);
  assert.deepEqual(left.at(-1), { do: 'end' });
});

test('Sylph: a pair of sea areas is weighed once, though either can be named first', () => {
  const swaps = [1, 2, 3].flatMap((area) => [1, 2, 3].map((other): Move => ({ do: 'swap', area, with: other })));
  const kept = candidates(swaps.filter((move) => move.do === 'swap' && move.area !== move.with));
  assert.deepEqual(
    kept.map((move) => (move.do === 'swap' ? [move.area, move.with] : [])),
    [
      [1, 2],
      [1, 3],
      [2, 3],
    ],
  );
});

test('a budget of iterations is used to the last, unless nothing is left to do', () => {
  let steps = 0;
  runBudget({ iterations: 7 }, () => {
    steps++;
    return true;
  });
  assert.equal(steps, 7);
  runBudget({ iterations: 7 }, () => {
    steps++;
    return steps < 9;
  });
  assert.equal(steps, 9);
});

test('without time nothing is begun', () => {
  runBudget({ ms: 0 }, () => assert.fail('a step'));
});

test('a budget of time is counted from when one was asked, and is not spent on a step that could take too long', () => {
  let time = 40;
  let steps = 0;
  runBudget(
    { ms: 100 },
    () => {
      steps++;
      time += 20;
      return true;
    },
    () => time,
    10,
  );
  // To 60, to 80 and to 100; a fourth step would end at 120, and asked at 10 one has until 104.
  assert.equal(steps, 3);
});
