import assert from 'node:assert/strict';
import { test } from 'node:test';
import { moves, readPosition, view } from '@meltemi/engine';
import { shortcutOf } from '../../src/keyboard/shortcuts.ts';
import { command } from '../../src/table/command.ts';

const s = readPosition(
  'position legendary players 3\nboard quick\nsyros red\nandros blue\nmilos yellow\ngold red 5\ngods zeus hera poseidon ares athena\norder red blue yellow\nnow offerings',
);
const seen = view(s, 0);
const legal = moves(seen);

test('a move in notation is read however it is spaced and spelled', () => {
  assert.deepEqual(command(seen, legal, '  Bid ZEUS  5 '), { move: { do: 'bid', god: 'zeus', amount: 5 } });
});

test('unreadable notation is answered in the engine’s words', () => {
  const answer = command(seen, legal, 'bid zoos 5');
  assert.match('unread' in answer ? answer.unread : '', /Expected a god .* found 'zoos'/);
  assert.match(JSON.stringify(command(seen, legal, 'dance')), /Expected a move/);
});

test('LE-OFFER-1 a move that is not legal is refused with its rule', () => {
  const answer = command(seen, legal, 'bid zeus 10');
  assert.match('refusal' in answer ? answer.refusal.rule : '', /^LE-/);
});

test('shortcuts: letters of any layout, none with Ctrl or in capitals', () => {
  const press = (key: string, code = '', ctrlKey = false, shiftKey = false) =>
    shortcutOf({ key, code, ctrlKey, shiftKey, metaKey: false, altKey: false, repeat: false } as KeyboardEvent);
  assert.equal(press('u', 'KeyU'), 'undo');
  assert.equal(press('г', 'KeyU'), 'undo');
  assert.equal(press('U', 'KeyU', false, true), null);
  assert.equal(press('u', 'KeyU', true), null);
  assert.equal(press('?', 'Slash', false, true), 'help');
  assert.equal(press('/', 'Slash'), 'command');
});
