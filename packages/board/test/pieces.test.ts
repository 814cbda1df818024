import assert from 'node:assert/strict';
import { test } from 'node:test';
import { around, MOMENT_LASTS } from '../src/pieces/moment.ts';
import { lastsOf, type Motion, moversOf, onLine, pose } from '../src/pieces/motion.ts';
import type { Contents, Piece } from '../src/pieces/piece.ts';
import { placed, unchanged } from '../src/pieces/placing.ts';
import { drawMap, shapeOf } from './draw-map.ts';

const map = drawMap(shapeOf('quick 3'));
const { areas, sites } = map.shape;
const [land, other] = areas.flatMap((area, i) => (area.land && area.sites.length > 0 ? [i] : []));
const sea = areas.findIndex((area) => !area.land);

const troops: Piece = { key: 'troops', kind: 'troops', at: { area: land }, player: 0, count: 2, icon: 'troop' };
const port: Piece = {
  key: 'port',
  kind: 'port',
  at: { site: areas[land].sites[0] },
  player: 0,
  count: 1,
  icon: 'port',
};

function contents(...pieces: Piece[]): Contents {
  return { owners: areas.map(() => null), tokens: areas.map(() => 0), pieces };
}
const scene = (...pieces: Piece[]) => ({ contents: contents(...pieces), map, small: false });

test('pieces stand in their area or on their site, in the order they are given', () => {
  const found = placed(scene(port, troops));
  assert.deepEqual(
    found.map(({ key, area }) => [key, area]),
    [
      ['port', land],
      ['troops', land],
    ],
  );
  assert.equal(found[0].shore !== undefined, sites[areas[land].sites[0]].sea >= 0, 'a jetty points out to sea');
});

test('a metropolis is larger than its site, and units keep off it', () => {
  const metropolis: Piece = { ...port, key: 'metropolis', kind: 'metropolis', icon: 'model-metropolis' };
  const [small, large] = [placed(scene(port))[0], placed(scene(metropolis))[0]];
  assert.ok(large.w >= 2 * small.w - 0.01);
});

test('those who fight for an area stand apart from those who hold it', () => {
  const fleets: Piece = { ...troops, key: 'fleets', kind: 'fleets', at: { area: sea } };
  const found = placed(scene(fleets, { ...fleets, key: 'attackers', player: 1, attacks: true }));
  assert.equal(found.length, 2);
  assert.ok(Math.abs(found[0].x - found[1].x) + Math.abs(found[0].y - found[1].y) > 10);
});

test('several heroes of an area stand side by side', () => {
  const hero: Piece = { ...troops, key: 'ajax', kind: 'hero', count: 1 };
  const [alone] = placed(scene(hero));
  const [one, two] = placed(scene(hero, { ...hero, key: 'helen' }));
  assert.ok(one.w < alone.w && one.x < two.x);
  assert.ok(Math.abs(one.x + one.w / 2 - (two.x - two.w / 2)) < 0.01);
});

test('a piece that stands as it stood stays the same object', () => {
  const first = placed(scene(port, troops));
  const second = unchanged(first, placed(scene({ ...port }, { ...troops, count: 3 })));
  assert.equal(second[0], first[0]);
  assert.notEqual(second[1], first[1]);
  assert.equal(unchanged(second, placed(scene(port, { ...troops, count: 3, title: 'new' })))[1].title, 'new');
});

test('every motion begins and ends where its piece stands', () => {
  const from = contents(troops);
  const to = contents({ ...troops, key: 'there', at: { area: other } });
  const moving: Piece = { ...troops, key: 'moving troops', count: 1 };
  const motions: Motion[] = [
    { how: 'travel', piece: troops, path: [land, sea, other], from, to },
    { how: 'travel', piece: moving, path: [land, other], from, to },
    ...(['drop', 'sink', 'rise'] as const).map((how) => ({ how, piece: troops, contents: from })),
  ];
  const step = { motions, during: from, after: to };
  const movers = moversOf(step, map, false);
  assert.equal(movers.length, motions.length);
  const [start] = placed({ contents: from, map, small: false });
  const [end] = placed({ contents: to, map, small: false });
  for (const { along } of movers.slice(0, 2)) {
    assert.deepEqual([along[0].x, along[0].y], [start.x, start.y]);
    assert.deepEqual([along.at(-1)?.x, along.at(-1)?.y], [end.x, end.y]);
  }
  for (const mover of movers)
    for (const part of [0, 0.5, 1]) assert.doesNotMatch(pose(mover, part).transform, /NaN|undefined/);
  for (const motion of motions) {
    const lasts = lastsOf({ ...step, motions: [motion] });
    assert.ok(lasts >= 150 && lasts <= 700);
  }
});

test('what has no room in its contents does not move', () => {
  const gone: Motion = { how: 'sink', piece: troops, contents: contents() };
  assert.deepEqual(moversOf({ motions: [gone], during: contents(), after: contents() }, map, false), []);
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

test('every moment takes a second to a second and a half', () => {
  for (const lasts of Object.values(MOMENT_LASTS)) assert.ok(lasts >= 1000 && lasts <= 1500);
});

test('parts without a place come from around', () => {
  const points = [0, 0.25, 0.5, 0.75].map((part) => around({ x: 0, y: 0 }, part));
  for (const { x, y } of points) assert.ok(Math.abs(Math.hypot(x, y) - 190) < 0.01);
  assert.equal(new Set(points.map(({ x, y }) => `${Math.sign(x)} ${Math.sign(y)}`)).size, 4);
});
