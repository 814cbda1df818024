import assert from 'node:assert/strict';
import { test } from 'node:test';
import { actor, moves, type State, view } from '@meltemi/engine';
import { advise, TOPICS } from '../src/index.ts';
import { positions, TABLES } from './games.ts';

function adviceFor(s: State, iterations: number) {
  const seen = view(s, actor(s) as number);
  return advise({ seen, legal: moves(seen), seed: 'advice' }, { iterations });
}

test('advice names up to three legal moves with chances and reasons, in every mode', () => {
  for (const table of Object.keys(TABLES)) {
    for (const s of positions(table, 'advice', 60)) {
      const legal = moves(s).map((move) => JSON.stringify(move));
      const advice = adviceFor(s, 20);
      assert.ok(advice.length >= 1 && advice.length <= 3);
      assert.equal(new Set(advice.map(({ move }) => JSON.stringify(move))).size, advice.length);
      for (const { move, chance, reasons } of advice) {
        assert.ok(legal.includes(JSON.stringify(move)));
        assert.ok(chance > 0 && chance <= 1);
        for (const { topic, team, weight } of reasons) {
          assert.ok(TOPICS.includes(topic) && team >= 0 && team < s.gold.length && weight > 0);
        }
      }
    }
  }
});

test('whoever can win by one move is told so', () => {
  let told = 0;
  for (const s of positions('classic, four', 'win', 2)) {
    const top = s.frames.at(-1);
    if (top?.kind !== 'turn' || top.god !== 'athena' || top.bought > 0) continue;
    const { faction } = top;
    const near: State = {
      ...s,
      table: { ...s.table, goal: 1 },
      philosophers: s.philosophers.with(faction, 3),
      built: s.built.map((built) => (built === 'metropolis' || built === 'covered' ? null : built)),
      metropolises: [],
      gold: s.gold.with(faction, 0),
    };
    const [first] = adviceFor(near, 60);
    assert.deepEqual(first.move, { do: 'gain', card: 'philosopher' });
    assert.equal(first.reasons[0].topic, 'victory');
    told++;
  }
  assert.ok(told > 0, 'such a position was found');
});
