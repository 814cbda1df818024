import assert from 'node:assert/strict';
import { test } from 'node:test';
import { atLeast } from '@meltemi/testkit';
import { type Mesh, meshOf, middle } from '../src/geometry/mesh.ts';
import { bent, noise } from '../src/geometry/noise.ts';
import { inset, type Loop, outlines } from '../src/geometry/outline.ts';
import { inside } from '../src/geometry/raster.ts';
import { shapes } from './draw-map.ts';

/** Twice the area inside; more than 0 for a clockwise loop. */
function turns(loop: Loop): number {
  return loop.reduce((sum, a, i) => {
    const b = loop[(i + 1) % loop.length];
    return sum + a.x * b.y - b.x * a.y;
  }, 0);
}

function loopsOf(mesh: Mesh, area: number): Loop[] {
  return outlines(mesh, (other) => other === area);
}

test('noise is smooth, stays within bounds and depends on the place alone', () => {
  for (let i = 0; i < 500; i++) {
    const [x, y] = [i * 0.37 - 90, i * 0.53 - 70];
    const here = noise(x, y, 3);
    assert.ok(Math.abs(here) <= 1);
    assert.equal(here, noise(x, y, 3));
    assert.ok(Math.abs(here - noise(x + 0.001, y, 3)) < 0.01);
  }
});

for (const [name, board] of shapes(3)) {
  test(`borders of ${name}`, () => {
    const mesh = meshOf(board);
    for (const [area, { name: id, cells }] of board.areas.entries()) {
      const loops = loopsOf(mesh, area);
      assert.equal(loops.length, 1, `${id} has one outline`);
      assert.ok(turns(loops[0]) > 0, `${id} runs clockwise`);
      for (const cell of cells) assert.ok(inside(loops, bent(middle(cell))), `${id} covers its cells`);
      const size = turns(loops[0]) / 2 / cells.length;
      assert.ok(size > 17_000 && size < 36_000, `${id} is as large as its cells: ${size}`);
    }
  });

  test(`neighbours on ${name} share one line`, () => {
    const mesh = meshOf(board);
    const ends = new Map<string, string>();
    for (const { from, to, line } of mesh.sides) {
      assert.ok(line.length > 2);
      for (const [corner, point] of [[from, line[0]] as const, [to, line[line.length - 1]] as const]) {
        const place = `${point.x.toFixed(6)} ${point.y.toFixed(6)}`;
        assert.equal(ends.get(corner) ?? place, place, 'lines that meet in a corner end in the same point');
        ends.set(corner, place);
      }
    }
    const all = outlines(mesh, (area) => area >= 0).reduce((sum, loop) => sum + turns(loop), 0);
    const each = board.areas.reduce((sum, _, area) => sum + turns(loopsOf(mesh, area)[0]), 0);
    assert.ok(Math.abs(all - each) < 1, 'areas fill the board without gaps');
  });
}

test('the same board always looks the same', () => {
  const [[, board]] = shapes(0);
  assert.deepEqual(meshOf(board).sides, meshOf(board).sides);
});

test('an inset loop lies inside', (t) => {
  const saw = atLeast(t, 1000, 'points');
  const [[, board]] = shapes(0);
  const mesh = meshOf(board);
  for (const [area, { land }] of board.areas.entries()) {
    if (!land) continue;
    const loops = loopsOf(mesh, area);
    for (const point of inset(loops[0], 9, 5)) {
      saw();
      assert.ok(inside(loops, point));
    }
  }
});
