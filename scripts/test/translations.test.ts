import assert from 'node:assert/strict';
import { test } from 'node:test';
import { faultsIn, textsIn } from '../translations.ts';

const english = new Set(
  textsIn(
    'en.ts',
    `import { names } from './names.ts';
    export const end = {
      'two-words': 'You win',
      wins: (name: string) => \`\${name} wins\`,
      asks: (god: string) => (god === 'zeus' ? 'Offer' : 'Go'),
    };`,
  ),
);
const polish = (source: string) => faultsIn('pl', 'pl.ts', source, english);

test('what is said is read, what is code is not', () => {
  assert.deepEqual([...english].sort(), ['Go', 'Offer', 'You win', 'wins']);
});

test('a text that is left in English is found, also in a template', () => {
  assert.deepEqual(polish("\nconst a = 'You win';"), ['pl.ts:2 is left in English: You win']);
  assert.deepEqual(polish('const a = () => `wins`;'), ['pl.ts:1 is left in English: wins']);
  assert.deepEqual(polish("const a = ['Wygrywasz', 'Zeus', god === 'Offer'];"), []);
});

test('Latin letters in Ukrainian are names', () => {
  const ukrainian = (text: string) => faultsIn('uk', 'uk.ts', `const a = '${text}';`, english);
  assert.deepEqual(ukrainian('Партія Meltemi'), []);
  assert.deepEqual(ukrainian('Партія Cyclades'), ['uk.ts:1 is left in English: Партія Cyclades']);
});

test('a noun after a number has its form for a few', () => {
  assert.deepEqual(polish("choose(n, { one: 'ruch', few: 'ruchy', other: 'ruchów' });"), []);
  assert.deepEqual(polish("choose(n, { one: 'ruch', other: 'ruchów' });"), [
    "pl.ts:1 has no form for 2, 3 and 4: { one: 'ruch', other: 'ruchów' }",
  ]);
});
