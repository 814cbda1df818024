import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CHARACTERS, LEVELS } from '@meltemi/bots';
import { type Options, setup } from '@meltemi/engine';
import { botsOf, introduction, isTimed, seatBots, styles, thinkMs } from '../src/play/seating.ts';
import { words } from '../src/words/en/index.ts';

// Who plays with a person, and how they are introduced.

const table = (options: Options) => setup(options).table;

test('medium bots with half a second, unless something else is said', () => {
  assert.deepEqual(botsOf({}), [{ name: 'medium', level: 'medium', budget: { ms: 500 } }]);
  assert.equal(thinkMs({}), 500);
  assert.deepEqual(botsOf({ bots: 'hard, easy@40it,hard@200ms', 'think-ms': '70' }), [
    { name: 'hard', level: 'hard', budget: { ms: 70 } },
    { name: 'easy@40it', level: 'easy', budget: { iterations: 40 } },
    { name: 'hard@200ms', level: 'hard', budget: { ms: 200 } },
  ]);
});

test('what cannot be read is said in one sentence', () => {
  const wrong = (values: Record<string, string>, expected: RegExp) =>
    assert.throws(() => botsOf(values), { name: 'UsageError', message: expected });
  wrong({ bots: 'expert' }, /^there is no bot 'expert'; levels: random, easy, medium, hard, medium-1, /);
  wrong({ bots: 'easy,,easy' }, /^there is no bot ''; levels: /);
  wrong({ bots: 'hard@' }, /^'hard@': a budget is a number of ms or of iterations \(it\), as in hard@200ms$/);
  wrong({ bots: 'easy,hard@50cpu' }, /^'hard@50cpu': the time of the processor is counted in the arena only$/);
  wrong({ 'think-ms': 'long' }, /^--think-ms takes a whole number of at least 1, not 'long'$/);
});

test('one for all others, or one for each in the order of seats; the own seat stays free', () => {
  const names = (bots: string, players: number, own: number) =>
    seatBots(botsOf({ bots }), table({ players }), own).map((spec) => spec?.name ?? null);
  assert.deepEqual(names('easy', 4, 1), ['easy', null, 'easy', 'easy']);
  assert.deepEqual(names('easy,hard,medium', 4, 2), ['easy', 'hard', null, 'medium']);
  assert.deepEqual(names('hard', 2, 1), ['hard', null]);
  const message = (others: string) => `${others} besides you: name one for all of them, or one for each`;
  for (const bots of ['easy,hard', 'easy,easy,easy,easy'])
    assert.throws(() => names(bots, 4, 0), {
      name: 'UsageError',
      message: `--bots names ${bots.split(',').length}, but ${message('3 play')}`,
    });
  assert.throws(() => names('easy,hard', 2, 0), { message: `--bots names 2, but ${message('1 plays')}` });
});

test('everybody is introduced by name, level and colour', () => {
  const said = (bots: string, options: Options, own: number) =>
    introduction(table(options), seatBots(botsOf({ bots }), table(options), own), words);
  assert.equal(said('medium,hard', { players: 3 }, 0), 'Blue is Penelope (medium), Yellow is Themis (hard)');
  assert.equal(said('medium', { players: 3 }, 1), 'Red and Yellow are Penelope (medium)');
  assert.equal(
    said('hard@9ms,easy,hard', { players: 4 }, 3),
    'Red is Themis (hard@9ms), Blue is Icarus (easy), Yellow is Themis (hard)',
  );
  assert.equal(said('easy', { players: 2 }, 0), 'Blue and Purple are Icarus (easy)', 'one seat, two factions');
  assert.equal(said('random', { players: 6 }, 0), 'Blue, Yellow, Purple, Green, and Black are Zephyr (random)');
  const all = LEVELS.join(',');
  assert.deepEqual(
    styles(seatBots(botsOf({ bots: `${all},hard@9ms` }), table({ players: 6 }), 0), words),
    LEVELS.map((level) => `${CHARACTERS[level].face} ${CHARACTERS[level].name}: ${CHARACTERS[level].style}`),
  );
});

test('only hard bots depend on a clock, and only if they are given one', () => {
  const timed = (bots: string) => isTimed(botsOf({ bots }));
  assert.deepEqual(['random,easy,medium', 'medium@300ms', 'hard@40it', 'easy,hard', 'hard@300ms,easy'].map(timed), [
    false,
    false,
    false,
    true,
    true,
  ]);
});
