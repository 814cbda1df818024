import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { toLink, writeLaying } from '../../src/workshop/notation.ts';

// Without the compiler a rune is only its value.
const same = (value: unknown) => value;
let address = '';
let room = true;
Object.assign(globalThis, {
  $state: Object.assign(same, { raw: same }),
  $derived: same,
  document: { documentElement: {} },
  history: { replaceState: (_: null, __: string, to: string) => (address = to) },
});
const device: Storage = Object.create({
  getItem: (key: string) => device[key] ?? null,
  setItem: (key: string, text: string) => {
    if (!room) throw new Error('full');
    device[key] = text;
  },
  removeItem: (key: string) => delete device[key],
});
Object.defineProperty(globalThis, 'localStorage', { value: device, configurable: true });

const { speakOf } = await import('../../src/words/words.svelte.ts');
const { Bench } = await import('../../src/workshop/bench.svelte.ts');
const { Shelf } = await import('../../src/workshop/shelf.svelte.ts');
await speakOf('table', 'others');

const LINK = toLink('1a@0,0/0 2a@1,0/0');
const A = { name: 'A', tiles: '1a@0,0/0', players: 3, teams: false };
const B = { name: 'B', tiles: '9a@0,0/0', players: 5, teams: false };
const keep = (map: typeof A) => localStorage.setItem(`meltemi.map.${map.name}`, JSON.stringify(map));
const kept = (name: string) => JSON.parse(localStorage.getItem(`meltemi.map.${name}`) ?? 'null');

/** The page as it comes up at an address; `go` follows a link on it. */
function visit(to = address) {
  const bench = new Bench();
  const shelf = new Shelf(bench);
  const go = (to: string) => {
    address = to;
    const [, , name, link] = to.split('/');
    shelf.open(name, link);
    shelf.leave();
  };
  go(to);
  const tiles = () => writeLaying(bench.laying);
  return { bench, shelf, go, tiles };
}
type Visit = ReturnType<typeof visit>;
function change({ bench, shelf }: Visit, doing: (bench: Visit['bench']) => void): void {
  doing(bench);
  shelf.leave();
}
const onBench = ({ bench, tiles }: Visit) => [bench.name, bench.company.players, tiles()];

beforeEach(() => {
  room = true;
  for (const key of Object.keys(device)) delete device[key];
});

test('what was changed on the board of a link outlives the page, again and again', () => {
  let page = visit(`#/workshop/tiles/${LINK}`);
  assert.equal(page.tiles(), '1a@0,0/0 2a@1,0/0');
  change(page, (bench) => bench.put(3, [0, 1]));
  for (let n = 0; n < 3; n++) {
    page = visit();
    assert.equal(page.tiles(), '1a@0,0/0 2a@1,0/0 3a@0,1/0');
  }
  page.go(`#/workshop/tiles/${LINK}`);
  assert.equal(page.tiles(), '1a@0,0/0 2a@1,0/0', 'a link that is followed again shows its board');
  change(page, (bench) => bench.undo());
  assert.equal(page.tiles(), '1a@0,0/0 2a@1,0/0 3a@0,1/0');
});

test('a device that keeps nothing has the link still', () => {
  room = false;
  visit(`#/workshop/tiles/${LINK}`);
  assert.equal(visit().tiles(), '1a@0,0/0 2a@1,0/0');
});

test('a link that cannot be read stays, and what lies on the bench as well', () => {
  change(visit('#/workshop'), (bench) => bench.put(3, [0, 0]));
  const page = visit('#/workshop/tiles/what');
  assert.ok(page.shelf.notice);
  assert.deepEqual([address, page.tiles()], ['#/workshop/tiles/what', '3a@0,0/0']);
});

test('changes of a kept map outlive the page under a name that is not saved yet', () => {
  keep(A);
  change(visit('#/workshop/A'), (bench) => {
    bench.put(5, [1, 0]);
    bench.name = 'A2';
  });
  const page = visit();
  assert.deepEqual(onBench(page), ['A2', 3, '1a@0,0/0 5a@1,0/0']);
  change(page, (bench) => bench.undo());
  assert.deepEqual(onBench(page), ['A', 3, '1a@0,0/0']);
});

test('undo leads back to the map that was open before, with its name and players', () => {
  keep(A);
  keep(B);
  const page = visit('#/workshop/A');
  change(page, (bench) => bench.put(5, [1, 0]));
  page.go('#/workshop/B');
  assert.deepEqual(onBench(page), ['B', 5, B.tiles]);
  change(page, (bench) => bench.undo());
  assert.deepEqual([address, ...onBench(page)], ['#/workshop/A', 'A', 3, '1a@0,0/0 5a@1,0/0']);
  assert.deepEqual(onBench(visit()), onBench(page));
  page.shelf.save();
  assert.deepEqual(kept('B'), B);
  assert.equal(kept('A').tiles, '1a@0,0/0 5a@1,0/0');
  change(page, (bench) => bench.redo());
  assert.deepEqual([address, ...onBench(page)], ['#/workshop/B', 'B', 5, B.tiles]);
});

test('undo of a step leaves the name that was typed since', () => {
  const page = visit('#/workshop');
  page.bench.put(5, [0, 0]);
  page.bench.name = 'Sporades';
  page.bench.undo();
  assert.deepEqual([page.bench.name, page.tiles()], ['Sporades', '']);
});

test('who saves over another map can undo it each time', () => {
  keep(B);
  const page = visit('#/workshop');
  page.bench.put(8, [0, 0]);
  page.bench.name = 'B';
  for (let n = 0; n < 2; n++) {
    page.shelf.save();
    assert.equal(kept('B').tiles, '8a@0,0/0');
    page.shelf.undo();
    page.shelf.leave();
    assert.deepEqual([address, kept('B')], ['#/workshop', B]);
  }
  page.shelf.save();
  page.bench.put(7, [1, 0]);
  page.shelf.save();
  assert.equal(page.shelf.notice?.undo, undefined, 'one’s own map is simply saved');
});

test('a map that was saved elsewhere meanwhile is not lost', () => {
  keep(A);
  const page = visit('#/workshop/A');
  keep({ ...A, tiles: '4b@0,0/0' });
  page.bench.put(5, [1, 0]);
  page.shelf.save();
  page.shelf.undo();
  assert.equal(kept('A').tiles, '4b@0,0/0');
});

test('undo of a new name that replaced a map takes the bench back as well', () => {
  keep(A);
  keep(B);
  const page = visit('#/workshop/A');
  page.shelf.rename({ id: 'A', ...A }, 'B');
  assert.deepEqual([address, page.bench.name, kept('A'), kept('B').tiles], ['#/workshop/B', 'B', null, A.tiles]);
  page.shelf.undo();
  page.shelf.leave();
  assert.deepEqual([address, page.bench.name, kept('A'), kept('B')], ['#/workshop/A', 'A', A, B]);
  page.bench.name = 'B';
  page.shelf.save();
  page.shelf.undo();
  assert.deepEqual(kept('B'), B);
});

test('a new name that replaces nothing leaves no older undo that would remove it', () => {
  keep(A);
  keep(B);
  const page = visit('#/workshop');
  page.shelf.remove({ id: 'A', ...A });
  page.shelf.rename({ id: 'B', ...B }, 'A');
  page.shelf.undo();
  assert.equal(kept('A').tiles, B.tiles);
});
