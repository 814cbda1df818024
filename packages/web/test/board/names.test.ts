import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LETTERS } from '@meltemi/board/layout';
import { areas as czech } from '@meltemi/words/cs';
import { areas as english } from '@meltemi/words/en';
import { areas as polish } from '@meltemi/words/pl';
import { areas as ukrainian } from '@meltemi/words/uk';

test('the width of every letter in the names of areas is known', () => {
  const known = new Set(LETTERS.flatMap(([, letters]) => [...letters]));
  const names = [english, polish, czech, ukrainian].flatMap((areas) => Object.values<string>(areas));
  assert.ok(names.length > 100);
  const unknown = names.flatMap((name) => [...name].filter((letter) => !known.has(letter)));
  assert.deepEqual([...new Set(unknown)], []);
});
