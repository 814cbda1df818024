import assert from 'node:assert/strict';
import { test } from 'node:test';
import { letterOf, wayOf } from '../../src/keyboard/keys.ts';

const NOTHING = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };
const ctrl = (key: string, code: string, more = {}) => wayOf({ ...NOTHING, ctrlKey: true, key, code, ...more });

test('Ctrl+Z undoes and with Shift does again, whatever Caps Lock says', () => {
  assert.equal(ctrl('z', 'KeyZ'), 'undo');
  assert.equal(ctrl('Z', 'KeyZ'), 'undo');
  assert.equal(ctrl('Z', 'KeyZ', { shiftKey: true }), 'redo');
  assert.equal(ctrl('z', 'KeyZ', { shiftKey: true }), 'redo');
  assert.equal(ctrl('Y', 'KeyY'), 'redo');
  assert.equal(wayOf({ ...NOTHING, metaKey: true, key: 'z', code: 'KeyZ' }), 'undo');
  assert.equal(wayOf({ ...NOTHING, key: 'z', code: 'KeyZ' }), null);
  assert.equal(ctrl('a', 'KeyA'), null);
});

test('a Cyrillic layout has the shortcuts where a Latin one has them', () => {
  assert.equal(ctrl('я', 'KeyZ'), 'undo');
  assert.equal(ctrl('Я', 'KeyZ', { shiftKey: true }), 'redo');
  assert.equal(ctrl('н', 'KeyY'), 'redo');
  assert.equal(letterOf({ key: 'к', code: 'KeyR' }), 'r');
  assert.equal(letterOf({ key: 'А', code: 'KeyF' }), 'f');
});

test('the letter on the key counts, not its position', () => {
  assert.equal(ctrl('z', 'KeyY'), 'undo');
  assert.equal(ctrl('y', 'KeyZ'), 'redo');
  assert.equal(letterOf({ key: 'R', code: 'KeyO' }), 'r');
});

test('letters written with Alt and keys without letters are no shortcuts', () => {
  assert.equal(ctrl('ż', 'KeyZ', { altKey: true }), null);
  assert.equal(letterOf({ key: 'Escape', code: 'Escape' }), '');
});
