import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { toLink, writeLayout } from '../../src/workshop/notation.ts';

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
const { BoardEditor } = await import('../../src/workshop/editor.svelte.ts');
const { SavedMaps } = await import('../../src/workshop/saved-maps.svelte.ts');
await speakOf('table', 'others');

const LINK = toLink('1a@0,0/0 2a@1,0/0');
const A = { name: 'A', tiles: '1a@0,0/0', players: 3, teams: false };
const B = { name: 'B', tiles: '9a@0,0/0', players: 5, teams: false };
const keep = (map: typeof A) => localStorage.setItem(`meltemi.map.${map.name}`, JSON.stringify(map));
const kept = (name: string) => JSON.parse(localStorage.getItem(`meltemi.map.${name}`) ?? 'null');

/** The page as it comes up at an address; `go` follows a link on it. */
function visit(to = address) {
  const editor = new BoardEditor();
  const saved = new SavedMaps(editor);
  const go = (to: string) => {
    address = to;
    const [, , name, link, title] = to.split('/');
    saved.open(name, link, title);
    saved.leave();
  };
  go(to);
  const tiles = () => writeLayout(editor.layout);
  return { editor, saved, go, tiles };
}
type Visit = ReturnType<typeof visit>;
function change({ editor, saved }: Visit, doing: (editor: Visit['editor']) => void): void {
  doing(editor);
  saved.leave();
}
const inEditor = ({ editor, tiles }: Visit) => [editor.name, editor.size.players, tiles()];

beforeEach(() => {
  room = true;
  for (const key of Object.keys(device)) delete device[key];
});

test('changes of a linked board survive reloads', () => {
  let page = visit(`#/workshop/tiles/${LINK}`);
  assert.equal(page.tiles(), '1a@0,0/0 2a@1,0/0');
  change(page, (editor) => editor.put(3, [0, 1]));
  for (let n = 0; n < 3; n++) {
    page = visit();
    assert.equal(page.tiles(), '1a@0,0/0 2a@1,0/0 3a@0,1/0');
  }
  page.go(`#/workshop/tiles/${LINK}`);
  assert.equal(page.tiles(), '1a@0,0/0 2a@1,0/0', 'a link that is followed again shows its board');
  change(page, (editor) => editor.undo());
  assert.equal(page.tiles(), '1a@0,0/0 2a@1,0/0 3a@0,1/0');
});

test('on a device that stores nothing the link still works', () => {
  room = false;
  visit(`#/workshop/tiles/${LINK}`);
  assert.equal(visit().tiles(), '1a@0,0/0 2a@1,0/0');
});

test('an unreadable link stays in the address, and the draft in the editor', () => {
  change(visit('#/workshop'), (editor) => editor.put(3, [0, 0]));
  const page = visit('#/workshop/tiles/what');
  assert.ok(page.saved.notice);
  assert.deepEqual([address, page.tiles()], ['#/workshop/tiles/what', '3a@0,0/0']);
});

test('unsaved changes of a stored map survive a reload', () => {
  keep(A);
  change(visit('#/workshop/A'), (editor) => {
    editor.put(5, [1, 0]);
    editor.name = 'A2';
  });
  const page = visit();
  assert.deepEqual(inEditor(page), ['A2', 3, '1a@0,0/0 5a@1,0/0']);
  change(page, (editor) => editor.undo());
  assert.deepEqual(inEditor(page), ['A', 3, '1a@0,0/0']);
});

test('undo leads back to the map that was open before, with its name and players', () => {
  keep(A);
  keep(B);
  const page = visit('#/workshop/A');
  change(page, (editor) => editor.put(5, [1, 0]));
  page.go('#/workshop/B');
  assert.deepEqual(inEditor(page), ['B', 5, B.tiles]);
  change(page, (editor) => editor.undo());
  assert.deepEqual([address, ...inEditor(page)], ['#/workshop/A', 'A', 3, '1a@0,0/0 5a@1,0/0']);
  assert.deepEqual(inEditor(visit()), inEditor(page));
  page.saved.save();
  assert.deepEqual(kept('B'), B);
  assert.equal(kept('A').tiles, '1a@0,0/0 5a@1,0/0');
  change(page, (editor) => editor.redo());
  assert.deepEqual([address, ...inEditor(page)], ['#/workshop/B', 'B', 5, B.tiles]);
});

test('undo of a step leaves the name that was typed since', () => {
  const page = visit('#/workshop');
  page.editor.put(5, [0, 0]);
  page.editor.name = 'Sporades';
  page.editor.undo();
  assert.deepEqual([page.editor.name, page.tiles()], ['Sporades', '']);
});

test('saving over another map can be undone each time', () => {
  keep(B);
  const page = visit('#/workshop');
  page.editor.put(8, [0, 0]);
  page.editor.name = 'B';
  for (let n = 0; n < 2; n++) {
    page.saved.save();
    assert.equal(kept('B').tiles, '8a@0,0/0');
    page.saved.undo();
    page.saved.leave();
    assert.deepEqual([address, kept('B')], ['#/workshop', B]);
  }
  page.saved.save();
  page.editor.put(7, [1, 0]);
  page.saved.save();
  assert.equal(page.saved.notice?.undo, undefined, 'one’s own map is simply saved');
});

test('a map that was saved elsewhere meanwhile is not lost', () => {
  keep(A);
  const page = visit('#/workshop/A');
  keep({ ...A, tiles: '4b@0,0/0' });
  page.editor.put(5, [1, 0]);
  page.saved.save();
  page.saved.undo();
  assert.equal(kept('A').tiles, '4b@0,0/0');
});

test('undo of a new name that replaced a map takes the editor back as well', () => {
  keep(A);
  keep(B);
  const page = visit('#/workshop/A');
  page.saved.rename({ id: 'A', ...A }, 'B');
  assert.deepEqual([address, page.editor.name, kept('A'), kept('B').tiles], ['#/workshop/B', 'B', null, A.tiles]);
  page.saved.undo();
  page.saved.leave();
  assert.deepEqual([address, page.editor.name, kept('A'), kept('B')], ['#/workshop/A', 'A', A, B]);
  page.editor.name = 'B';
  page.saved.save();
  page.saved.undo();
  assert.deepEqual(kept('B'), B);
});

test('a new name that replaces nothing leaves no older undo that would remove it', () => {
  keep(A);
  keep(B);
  const page = visit('#/workshop');
  page.saved.remove({ id: 'A', ...A });
  page.saved.rename({ id: 'B', ...B }, 'A');
  page.saved.undo();
  assert.equal(kept('A').tiles, B.tiles);
});

test('a link keeps the name of the map, with the characters that an address has for itself', () => {
  for (const name of ['Sporades', 'Кіклади / 50 %', 'a%2Fb']) {
    const shown = decodeURI(`#/workshop/tiles/${LINK}/${encodeURIComponent(name)}`);
    const { editor } = visit(shown);
    assert.equal(editor.name, name === 'a%2Fb' ? 'a/b' : name);
  }
  assert.equal(visit(`#/workshop/tiles/${LINK}`).editor.name, '');
});
