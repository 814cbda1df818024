import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { HintScale } from '@meltemi/bots/tuning';
import { random } from '@meltemi/engine';
import { composed, fitScale, type Given, lossOf } from '../src/tune/fit-scale.ts';

const PLAIN: HintScale = { slope: 1, shift: 0 };
const RIGHT: HintScale = { slope: 0.7, shift: -0.3 };

/** Chances of two or four teams that come true once they are scaled right. */
function given(count: number): Given[] {
  const rng = random('given');
  return Array.from({ length: count }, (_, i) => {
    const teams = i % 2 === 0 ? 2 : 4;
    const kind = i % 3 === 0 ? 'bids' : 'turns';
    const distance = 3 * (rng() - 0.5);
    const chanceBy = ({ slope, shift }: HintScale) =>
      1 / (1 + (teams - 1) * Math.exp(-slope * distance - (kind === 'turns' ? shift : 0)));
    return { kind, teams, chance: chanceBy(PLAIN), won: rng() < chanceBy(RIGHT) ? 1 : 0 };
  });
}

test('the scale is found with which chances come true', () => {
  const all = given(20_000);
  const { slope, shift } = fitScale(all);
  assert.ok(Math.abs(slope - RIGHT.slope) < 0.08 && Math.abs(shift - RIGHT.shift) < 0.08, `${slope} ${shift}`);
  assert.ok(lossOf(all, { slope, shift }) < lossOf(all, PLAIN) - 0.005);
});

test('a few hints change little, and none nothing', () => {
  assert.deepEqual(fitScale([]), PLAIN);
  const { slope, shift } = fitScale([{ kind: 'turns', teams: 2, chance: 0.9, won: 0 }]);
  assert.ok(slope > 0 && slope < 1 && shift > -1 && shift < 0, `${slope} ${shift}`);
});

test('two scales one after the other are one', () => {
  assert.deepEqual(composed({ slope: 0.5, shift: -0.2 }, { slope: 2, shift: 0.1 }), {
    slope: 1,
    shift: -0.30000000000000004,
  });
});
