import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fitted, held, panned, showing, viewBox, zoomed } from '../src/geometry/camera.ts';
import { underFinger } from '../src/input/finger.ts';
import { focusOrder } from '../src/input/focus-order.ts';
import { neighbour } from '../src/input/keyboard-move.ts';
import { NO_MARKS } from '../src/input/target.ts';
import { drawMap, shapeOf } from './draw-map.ts';

test('the camera shows the whole board, keeps the point under the pointer and stays on the board', () => {
  const frame = { left: -100, top: -50, width: 1000, height: 500 };
  const screen = { width: 500, height: 500 };
  const whole = fitted(frame, screen);
  assert.deepEqual(whole, { x: 400, y: 200, scale: 0.5 });
  assert.equal(viewBox(whole, screen), '-100.0 -300.0 1000.0 1000.0');
  const at = { x: 100, y: 60 };
  const close = zoomed(whole, 2, at);
  assert.equal(close.x + at.x / close.scale, whole.x + at.x / whole.scale);
  assert.deepEqual(held(panned(close, 9999, 0), frame, screen).x, 150);
  assert.deepEqual(held(zoomed(whole, 0.1), frame, screen), whole);
});

test('a panel that takes room from the board moves it, and leaves its size', () => {
  const frame = { left: 0, top: 0, width: 500, height: 1000 };
  const room = { width: 500, height: 500 };
  const screen = { width: 500, height: 200 };
  const whole = fitted(frame, room);
  const heldTo = (y: number) => held(showing(whole, y, screen), frame, screen, room);
  assert.deepEqual(heldTo(500), whole, 'the middle is in sight');
  assert.deepEqual(heldTo(300), { ...whole, y: 420 }, 'no farther than it takes');
  assert.deepEqual(heldTo(1000), { ...whole, y: 800 }, 'not past the edge');
});

test('arrow keys reach every area, in the direction they point', () => {
  const stops = focusOrder(drawMap(shapeOf('quick 5')), NO_MARKS);
  const seen = new Set([stops[0]]);
  for (const stop of seen) {
    for (const way of [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ] as const) {
      const next = neighbour(stops, stop, way);
      if (!next) continue;
      assert.ok((next.x - stop.x) * way[0] + (next.y - stop.y) * way[1] > 0);
      seen.add(next);
    }
  }
  assert.equal(seen.size, stops.length);
});

test('marked sites are stops as well', () => {
  const marks = { ...NO_MARKS, sites: new Map([[2, 'target']] as const) };
  const map = drawMap(shapeOf('quick 3'));
  const stops = focusOrder(map, marks);
  assert.equal(stops.length, map.shape.areas.length + 1);
  assert.ok(stops.some(({ target }) => 'site' in target && target.site === 2));
});

test('a finger means the nearest stop within 22 pixels', () => {
  const stops = focusOrder(drawMap(shapeOf('quick 3')), NO_MARKS);
  const [one] = stops;
  const camera = { x: one.x - 100, y: one.y, scale: 0.3 };
  assert.equal(underFinger(stops, camera, { x: 30 + 5, y: 0 }), one);
  assert.equal(underFinger([one], camera, { x: 30, y: 21 }), one);
  assert.equal(underFinger([one], camera, { x: 30, y: 23 }), undefined);
});
