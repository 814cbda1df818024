import assert from 'node:assert/strict';
import { hash } from 'node:crypto';
import { test } from 'node:test';
import { sha256 } from '../src/sha256.ts';

test('SHA-256 is that of the platform, for every length around its blocks', () => {
  for (let length = 0; length <= 200; length++) {
    const text = String.fromCodePoint(...Array.from({ length }, (_, i) => 32 + ((i * 37 + length) % 90)));
    assert.equal(sha256(text), hash('sha256', text), `${length} characters`);
  }
  for (const text of ['Ж', '𓀀€ñ', 'x'.repeat(100_000), hash('sha256', 'a number')])
    assert.equal(sha256(text), hash('sha256', text));
});
