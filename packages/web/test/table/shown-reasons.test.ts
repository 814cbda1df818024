import assert from 'node:assert/strict';
import { test } from 'node:test';
import { advise } from '@meltemi/bots';
import { moves, readPosition, view } from '@meltemi/engine';
import { becauseAll, namingOf } from '@meltemi/words';
import { shownReasons } from '../../src/table/acting/shown-reasons.ts';
import { words as en } from '../../src/words/en/index.ts';

test('advice on a shared screen does not say what is in the purse, and nothing else is left out', () => {
  const s = readPosition(
    'position legendary players 3\nboard quick\nsyros red\nandros blue\nmilos yellow\ngold red 7\nnow turn red zeus',
  );
  const seen = view(s, 0);
  const advice = advise({ seen, legal: moves(s), seed: 'purse' }, { iterations: 100 });
  const naming = namingOf(s.table, { faction: String, areas: en.areas });
  const said = (discreet: boolean) =>
    advice.map(({ reasons }) => becauseAll(en.advice, shownReasons(reasons, discreet), naming)).join(' ');
  assert.match(said(false), /[Kk]eeps 7\sGP for the next offerings/);
  assert.doesNotMatch(said(true), /7\sGP/);
  const others = advice.flatMap(({ reasons }) => reasons.filter(({ kind }) => kind !== 'keeps'));
  assert.ok(others.length > 0, 'other reasons are given');
  assert.deepEqual(
    advice.flatMap(({ reasons }) => shownReasons(reasons, true)),
    others,
  );
});
