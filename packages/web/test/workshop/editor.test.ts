import assert from 'node:assert/strict';
import { test } from 'node:test';
import { writeLayout } from '../../src/workshop/notation.ts';

// Without the compiler a rune is only its value.
const same = (value: unknown) => value;
Object.assign(globalThis, {
  $state: Object.assign(same, { raw: same }),
  $derived: same,
  document: { documentElement: {} },
});
const { speakOf } = await import('../../src/words/words.svelte.ts');
const { BoardEditor } = await import('../../src/workshop/editor.svelte.ts');
await speakOf('table', 'others');

const pressed = (key: string, code: string, shiftKey = false) =>
  ({ key, code, shiftKey, preventDefault() {} }) as KeyboardEvent;

test('R turns and F flips in every layout', () => {
  const editor = new BoardEditor();
  editor.put(3, [0, 0]);
  assert.ok(editor.key(pressed('к', 'KeyR'), 3));
  assert.equal(writeLayout(editor.layout), '3a@0,0/1');
  editor.key(pressed('R', 'KeyR'), 3);
  editor.key(pressed('R', 'KeyR', true), 3);
  editor.key(pressed('а', 'KeyF'), 3);
  assert.equal(writeLayout(editor.layout), '3b@0,0/1');
  assert.equal(editor.key(pressed('q', 'KeyQ'), 3), false);
});

test('Escape lets go of a tile that is being dragged', () => {
  const editor = new BoardEditor();
  editor.grab({ button: 0, clientX: 1, clientY: 2 } as PointerEvent, 3);
  editor.chosen = 3;
  editor.key(pressed('Escape', 'Escape'), 3);
  assert.deepEqual([editor.chosen, editor.hand], [null, null]);
});

test('a tile that cannot move further is not announced as moved', () => {
  const editor = new BoardEditor();
  editor.put(3, [40, 0]);
  editor.said = '';
  editor.step(3, 'ArrowRight');
  assert.equal(editor.said, '');
});

test('a tile from the tray says which one it has sent back there, and undo brings that back', () => {
  const editor = new BoardEditor();
  editor.put(3, [0, 0]);
  assert.equal(editor.displaced, null);
  editor.put(5, [0, 0]);
  assert.equal(editor.displaced, 3);
  assert.equal(editor.said, 'Tile 5 is on the board. Tile 3 is back in the tray.');
  editor.undo();
  assert.deepEqual([editor.displaced, writeLayout(editor.layout)], [null, '3a@0,0/0']);
  editor.put(5, [1, 0]);
  editor.put(5, [0, 0]);
  assert.deepEqual([editor.displaced, editor.layout.tiles.length], [null, 2], 'on the board they change places');
});
