import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fairness as cs } from '../../src/words/cs/fairness.ts';
import { fairness as en } from '../../src/words/en/fairness.ts';
import { fairness as pl } from '../../src/words/pl/fairness.ts';
import { fairness as uk } from '../../src/words/uk/fairness.ts';

// Two people at one table may have measured a different number of games.

const LANGUAGES = { cs, en, pl, uk };

for (const [language, words] of Object.entries(LANGUAGES))
  test(`${language}: a fair board and one without a sign of unfairness are described by the same bound`, () => {
    const bound = (sentence: string) => sentence.slice(sentence.indexOf(': '));
    for (const by of ['start', 'turn'] as const) {
      assert.match(words.open(by, 14, 200), /14.*200/);
      assert.equal(bound(words.open(by, 9, 100)), bound(words.fair(by, 9, 100)));
    }
  });
