import assert from 'node:assert/strict';
import { beforeEach, mock, test } from 'node:test';

// Without the compiler a rune is only its value.
const same = (value: unknown) => value;
Object.assign(globalThis, { $state: Object.assign(same, { raw: same }), document: { documentElement: {} } });

/** The loads of the words arrive when they are let in, in any order. */
let arrive: (() => void)[] = [];
const all = Promise.all.bind(Promise);
mock.method(Promise, 'all', async (loads: Promise<unknown>[]) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  arrive.push(resolve);
  const loaded = await all(loads);
  await promise;
  return loaded;
});
const soon = () => new Promise((resolve) => setImmediate(resolve));

const { language, speak, speakOf, w } = await import('../src/words/words.svelte.ts');

beforeEach(() => {
  arrive = [];
});

test('words of the home page that load late do not replace those of the table', async () => {
  const few = speak('pl');
  const table = speakOf('table');
  await soon();
  arrive[1]();
  await table;
  arrive[0]();
  await few;
  assert.match(w().home.pitch, /\S/);
  assert.match(w().table.gods, /\S/);
});

test('a page that waits for words waits for those of the language that was chosen last', async () => {
  const english = speak('en');
  const ukrainian = speak('uk');
  arrive[0]();
  await soon();
  assert.equal(language(), 'pl');
  arrive[1]();
  await english;
  assert.equal(language(), 'uk');
  assert.match(w().home.pitch, /\p{Script=Cyrillic}/u);
  await ukrainian;
});

test('words of another language are removed', async () => {
  const before = w().home.pitch;
  const polish = speak('pl');
  arrive[0]();
  await polish;
  assert.notEqual(w().home.pitch, before);
});
