import assert from 'node:assert/strict';
import { test } from 'node:test';
import { words } from '../src/words/en/index.ts';

test('the reader is you within a sentence', () => {
  const { turningPoint, ended } = words.end;
  const told = [
    turningPoint.outbid('You', 'Ares', 'You'),
    ended.elimination('You and Ada', 3),
    turningPoint.taken('You', 'Kea', 'You'),
    turningPoint.held('You', 'Kea', 'You'),
    words.tracks.heldBy('You'),
  ];
  for (const text of told) {
    assert.match(text, /\byou\b/i);
    assert.doesNotMatch(text, /[a-z] You\b/, text);
  }
});
