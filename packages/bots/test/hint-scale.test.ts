import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { actor, EDITIONS, moves, view } from '@meltemi/engine';
import { atLeast } from '@meltemi/testkit';
import { HINT_SCALES, hintKindOf, scaled } from '../src/advice/hint-scale.ts';
import { searchFor } from '../src/auction/search-for.ts';
import { advise } from '../src/index.ts';
import { Evaluator } from '../src/value/evaluator.ts';
import { GREEDY_MODELS, STYLED_MODELS } from '../src/value/models.ts';
import { positions } from './games.ts';
import heldOut from './held-out-hints.json' with { type: 'json' };

test('chances move towards an equal share by the slope, and in turns by the shift', () => {
  const odds = (chance: number) => chance / (1 - chance);
  const scale = { slope: 0.5, shift: -0.2 };
  assert.ok(Math.abs(scaled(0.25, 4, 'bids', scale) - 0.25) < 1e-9, 'an equal share stays');
  assert.ok(Math.abs(odds(scaled(0.75, 4, 'bids', scale)) - 1) < 1e-9, 'a third times three, not times nine');
  assert.ok(Math.abs(Math.log(odds(scaled(0.5, 2, 'turns', scale))) + 0.2) < 1e-9);
  assert.deepEqual([scaled(0, 4, 'turns', scale), scaled(1, 4, 'turns', scale)], [0, 1]);
});

for (const edition of EDITIONS) {
  test(`the chances of hints were measured with the weights in use: ${edition}`, () => {
    const { net, slope } = HINT_SCALES[edition];
    const weights = readFileSync(fileURLToPath(import.meta.resolve(`@meltemi/bots/${edition}-net`)));
    const digest = createHash('sha256').update(weights).digest('hex').slice(0, 16);
    assert.equal(net, digest, 'measure again, as docs/bots.md says');
    assert.ok(slope > 0, 'the likelier stays the likelier');
  });
}

/** Hints in games that the scale was not fitted to (`arena --hints`, by decile), as they were under this scale. */
const { scale: UNDER, rows } = heldOut;

for (const edition of EDITIONS)
  for (const kind of ['bids', 'turns'] as const) {
    test(`hints come true to two points in other games: ${edition}, ${kind}`, () => {
      const own = rows.filter((row) => row.edition === edition && row.kind === kind);
      const hints = own.reduce((sum, row) => sum + row.hints, 0);
      assert.ok(hints > 2000, `${hints} hints`);
      const tooMuch = own.reduce((sum, { hints: count, chance, won, teams }) => {
        const { slope, shift } = UNDER[edition];
        const back = { slope: 1 / slope, shift: -shift / slope };
        const plain = scaled(chance, teams, kind, back);
        return sum + count * (scaled(plain, teams, kind, HINT_SCALES[edition]) - won);
      }, 0);
      assert.ok(Math.abs(tooMuch / hints) < 0.02, `${tooMuch / hints}`);
    });
  }

test('hints show scaled chances of the same moves', (t) => {
  const saw = atLeast(t, 15, 'hints');
  for (const s of positions('four', 'scaled', 15)) {
    saw();
    const seen = view(s, actor(s) as number);
    const question = { seen, legal: moves(seen), seed: 'scaled' };
    const search = searchFor(question, new Evaluator(STYLED_MODELS), new Evaluator(GREEDY_MODELS));
    for (let i = 0; i < 30 && !search.isDecided; i++) search.iterate();
    const [best] = search.ranking();
    const [first] = advise(question, { iterations: 30 });
    assert.deepEqual(first.move, best.move);
    const expected = scaled(best.chance, s.gold.length, hintKindOf(question.legal), HINT_SCALES.legendary);
    assert.ok(Math.abs(first.chance - expected) < 1e-9, `${first.chance} and ${expected}`);
  }
});
