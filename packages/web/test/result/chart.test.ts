import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chartOf, HEIGHT, type Series, spread, steps, WIDTH } from '../../src/result/chart.ts';

test('round steps, not too many', () => {
  assert.deepEqual(steps(3, 5), [0, 1, 2, 3]);
  assert.deepEqual(steps(12, 7), [0, 2, 4, 6, 8, 10, 12]);
  assert.deepEqual(steps(44, 7), [0, 10, 20, 30, 40]);
});

test('labels keep apart and stay inside', () => {
  for (const heights of [
    [20, 20, 20],
    [166, 166, 166, 166, 160, 166],
    [10, 12, 100, 101],
  ]) {
    const placed = spread(heights).sort((a, b) => a - b);
    for (const [i, height] of placed.entries()) {
      assert.ok(height > 0 && height < HEIGHT);
      if (i > 0) assert.ok(height - placed[i - 1] >= 15.9);
    }
  }
  assert.deepEqual(spread([50, 120]), [50, 120]);
});

function line(...values: number[]): Series {
  return { factions: [0], name: '', values };
}

test('a game of one cycle, or without a single metropolis, can be drawn', () => {
  const { lines } = chartOf([line(0), line(0)], true);
  assert.ok(lines.every(({ path }) => /^M[\d.]+ [\d.]+$/.test(path)));
});

test('steps go level, then up; other lines straight on', () => {
  assert.match(chartOf([line(0, 1, 2)], true).lines[0].path, /^M24 \d+H162V88H300V10$/);
  assert.match(chartOf([line(0, 1, 2)], false).lines[0].path, /^M24 \d+L162 88L300 10$/);
  assert.ok(chartOf([line(0, 1, 2)], false).right < WIDTH);
});
