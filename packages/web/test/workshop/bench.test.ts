import assert from 'node:assert/strict';
import { test } from 'node:test';
import { writeLaying } from '../../src/workshop/notation.ts';

// Without the compiler a rune is only its value.
const same = (value: unknown) => value;
Object.assign(globalThis, {
  $state: Object.assign(same, { raw: same }),
  $derived: same,
  document: { documentElement: {} },
});
const { speakOf } = await import('../../src/words/words.svelte.ts');
const { Bench } = await import('../../src/workshop/bench.svelte.ts');
await speakOf('table', 'others');

const pressed = (key: string, code: string, shiftKey = false) =>
  ({ key, code, shiftKey, preventDefault() {} }) as KeyboardEvent;

test('R turns and F flips in every layout', () => {
  const bench = new Bench();
  bench.put(3, [0, 0]);
  assert.ok(bench.key(pressed('к', 'KeyR'), 3));
  assert.equal(writeLaying(bench.laying), '3a@0,0/1');
  bench.key(pressed('R', 'KeyR'), 3);
  bench.key(pressed('R', 'KeyR', true), 3);
  bench.key(pressed('а', 'KeyF'), 3);
  assert.equal(writeLaying(bench.laying), '3b@0,0/1');
  assert.equal(bench.key(pressed('q', 'KeyQ'), 3), false);
});

test('Escape lets go of a tile that is being dragged', () => {
  const bench = new Bench();
  bench.grab({ button: 0, clientX: 1, clientY: 2 } as PointerEvent, 3);
  bench.chosen = 3;
  bench.key(pressed('Escape', 'Escape'), 3);
  assert.deepEqual([bench.chosen, bench.hand], [null, null]);
});

test('a tile that cannot go on is not said to have moved', () => {
  const bench = new Bench();
  bench.put(3, [40, 0]);
  bench.said = '';
  bench.step(3, 'ArrowRight');
  assert.equal(bench.said, '');
});
