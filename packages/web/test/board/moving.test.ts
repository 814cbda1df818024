import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import {
  apply,
  boardOf,
  clone,
  type Event,
  heardBy,
  readMove,
  readRecord,
  setup,
  type View,
  view,
} from '@meltemi/engine';
import { fitted, held, panned, showing, viewBox, zoomed } from '../../src/board/camera.ts';
import { crossing } from '../../src/board/crossing.ts';
import { turnFor } from '../../src/board/map.ts';
import { onLine, pose, stepsOf } from '../../src/board/motion.ts';
import { piecesOf } from '../../src/board/pieces.ts';
import { placesToGo } from '../../src/board/places-to-go.ts';
import { beside, within } from '../../src/board/roving.ts';
import { NO_MARKS } from '../../src/board/spot.ts';
import { staged } from '../../src/board/stage.ts';
import { drawMap } from './draw-map.ts';

const golden = new URL('../../../engine/test/golden/', import.meta.url);
const COUNTS = ['troops', 'mercenaries', 'fleets', 'owner', 'built', 'prosperity'] as const;

/** The moves of a stored game with the views before and after, and what was heard in between. */
function* played(name: string): Generator<{ before: View; after: View; heard: ReturnType<typeof heardBy> }> {
  const record = readRecord(readFileSync(new URL(`${name}.json`, golden), 'utf8'));
  let state = setup(record.options);
  for (const text of record.moves) {
    const next = clone(state);
    const log: Event[] = [];
    apply(next, readMove(state, text), undefined, log);
    yield { before: view(state, 0), after: view(next, 0), heard: heardBy(log, 0) };
    state = next;
  }
}

for (const name of ['three-quick', 'monuments-three']) {
  test(`what happened in ${name} leads from view to view`, () => {
    let same = 0;
    let all = 0;
    for (const { before, after, heard } of played(name)) {
      const shown = heard.reduce(staged, before);
      all++;
      if (COUNTS.every((counts) => String(shown[counts]) === String(after[counts]))) same++;
    }
    assert.ok(same / all > 0.93, `${same} of ${all} moves are shown as they are`);
  });

  test(`pieces of ${name} have keys of their own, and steps begin where they stand`, () => {
    let map: ReturnType<typeof drawMap> | undefined;
    for (const { before, heard } of played(name)) {
      map ??= drawMap(boardOf(before));
      const scene = { seen: before, map, small: false };
      const keys = piecesOf(scene).map(({ key }) => key);
      assert.equal(new Set(keys).size, keys.length, keys.join());
      for (const step of stepsOf(heard, scene)) {
        for (const mover of step.movers) {
          for (const part of [0, 0.5, 1]) assert.doesNotMatch(pose(mover, part).transform, /NaN|undefined/);
        }
        assert.ok(step.lasts >= 150 && step.lasts <= 700);
      }
    }
  });
}

test('troops cross the sea over the fleets that carry them, the shortest way, and over none on one island', () => {
  const board = boardOf(setup({ players: 3, start: 'quick' }));
  const owner = board.areas.map(() => -1);
  const ways = board.areas.flatMap((area, from) =>
    area.land ? board.seaNear[from].flatMap((sea) => board.seaNear[sea].map((next) => ({ from, sea, next }))) : [],
  );
  const over = ways.flatMap((way) => board.landNear[way.next].map((far) => ({ ...way, far })));
  const { from, sea, next, far } = over.find(
    (way) =>
      board.island[way.far] !== board.island[way.from] &&
      !board.seaNear[way.from].includes(way.next) &&
      !board.landNear[way.sea].includes(way.far),
  ) as (typeof over)[number];
  const fleets = owner.map((_, area) => (area === sea || area === next ? 1 : 0));
  const seen = { owner: owner.map((_, area) => (area === sea || area === next ? 2 : -1)), fleets };
  assert.deepEqual(crossing(board, seen, 2, [from, far]), [from, sea, next, far]);
  assert.deepEqual(crossing(board, seen, 1, [from, far]), [from, sea, next, far], 'fleets of others, with Jason');
  const isle = board.areas.findIndex(({ land }, area) => land && board.landNear[area].length > 0);
  assert.deepEqual(crossing(board, seen, 2, [isle, board.landNear[isle][0]]), [isle, board.landNear[isle][0]]);
});

test('a point along a line', () => {
  const line = [
    { x: 0, y: 0 },
    { x: 10, y: 0 },
    { x: 10, y: 30 },
  ];
  assert.deepEqual(onLine(line, 0), { x: 0, y: 0 });
  assert.deepEqual(onLine(line, 0.25), { x: 10, y: 0 });
  assert.deepEqual(onLine(line, 0.625), { x: 10, y: 15 });
  assert.deepEqual(onLine(line, 1), { x: 10, y: 30 });
});

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
  const state = setup({ players: 5, start: 'quick' });
  const places = placesToGo(drawMap(boardOf(state)), NO_MARKS);
  const seen = new Set([places[0]]);
  for (const place of seen) {
    for (const way of [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ] as const) {
      const next = beside(places, place, way);
      if (!next) continue;
      assert.ok((next.x - place.x) * way[0] + (next.y - place.y) * way[1] > 0);
      seen.add(next);
    }
  }
  assert.equal(seen.size, places.length);
});

test('a finger means the nearest place within 22 pixels', () => {
  const places = placesToGo(drawMap(boardOf(setup({ players: 3, start: 'quick' }))), NO_MARKS);
  const [one] = places;
  const camera = { x: one.x - 100, y: one.y, scale: 0.3 };
  assert.equal(within(places, camera, { x: 30 + 5, y: 0 }), one);
  assert.equal(within([one], camera, { x: 30, y: 21 }), one);
  assert.equal(within([one], camera, { x: 30, y: 23 }), undefined);
});

test('a board turns to fit the screen better', () => {
  const classic = setup({ edition: 'classic', players: 3 });
  const [wide, tall] = [1.6, 0.6].map((aspect) => drawMap(boardOf(classic), turnFor(classic, aspect)));
  assert.ok(wide.width > wide.height);
  assert.ok(tall.width < tall.height);
});
