import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import {
  actor,
  apply,
  COLOURS,
  type Event,
  heardBy,
  type Move,
  moves,
  type Options,
  REFUSAL_CODES,
  random,
  readMove,
  readPosition,
  type State,
  setup,
  view,
  why,
} from '@meltemi/engine';
import { ruleOf, ruleOfEvent } from '@meltemi/engine/query';
import { atLeast, randomMove } from '@meltemi/testkit';
import * as cs from '../src/cs/index.ts';
import * as en from '../src/en/index.ts';
import { ask, label, type Naming, namingOf, plural, refuse, tell } from '../src/index.ts';
import * as pl from '../src/pl/index.ts';
import * as uk from '../src/uk/index.ts';

type Words = Pick<typeof en, 'advice' | 'areas' | 'asking' | 'cards' | 'choices' | 'log' | 'names' | 'refusals'>;

const LANGUAGES: Readonly<Record<string, Words>> = { en, uk, cs, pl };

const GAMES: readonly Options[] = [
  { players: 2, board: { seed: 1 } },
  { players: 3, board: { seed: 2 } },
  { players: 4, board: { seed: 3 } },
  { players: 5, board: { seed: 4 } },
  { players: 6, board: { seed: 5 } },
  { edition: 'classic', players: 2, monuments: true },
  { edition: 'classic', players: 3, monuments: true },
  { edition: 'classic', players: 4 },
  { edition: 'classic', players: 5, monuments: true },
];
const MOST_CYCLES = 30;

/** A language in a game. */
interface Speaker {
  readonly words: Words;
  readonly naming: Naming;
}

function speakers({ table }: Pick<State, 'table'>): Speaker[] {
  return Object.values(LANGUAGES).map((words) => ({
    words,
    naming: namingOf(table, {
      faction: (faction) => words.names.colour[COLOURS[faction]],
      areas: words.areas,
    }),
  }));
}

interface Moment {
  readonly s: State;
  readonly seat: number;
  readonly legal: readonly Move[];
}

/** The moments of a random game in which somebody is asked. */
function* play(s: State, seed: string, update?: Event[]): Generator<Moment> {
  const rng = random(seed);
  for (let who = actor(s); who !== null && s.cycle <= MOST_CYCLES; who = actor(s)) {
    const legal = moves(s);
    if (who !== 'fate') yield { s, seat: who, legal };
    apply(s, randomMove(s, legal, rng), legal, update);
  }
}

function isSound(text: string, about: unknown): void {
  const told = `${JSON.stringify(about)}: '${text}'`;
  assert.equal(typeof text, 'string', told);
  assert.doesNotMatch(text, /undefined|NaN|null|Infinity|\[object|\(\)|: *$|^ | $| {2}|=>/, told);
  assert.ok(text.length < 160, `too long: ${told}`);
}

function expectQuestion({ words, naming }: Speaker, { s, seat, legal }: Moment): void {
  const seen = view(s, seat);
  const frame = seen.frames[seen.frames.length - 1];
  const question = ask(words.asking, seen, naming);
  assert.notEqual(question, '', `no question for '${frame.kind}'`);
  isSound(question, frame);
  for (const move of legal.length > 40 ? [...legal.slice(0, 20), ...legal.slice(-20)] : legal) {
    const text = label(words.choices.choice, move, naming, seen);
    assert.notEqual(text, '', `no label for '${move.do}'`);
    isSound(text, move);
  }
}

test('questions, choices and log lines of random games', (t) => {
  const sawQuestion = atLeast(t, 3000, 'questions');
  const sawLine = atLeast(t, 15_000, 'lines of the log');
  for (const [game, options] of GAMES.entries()) {
    const s = setup(options);
    const speaking = speakers(s);
    const update: Event[] = [];
    for (const moment of play(s, `words ${game}`, update)) {
      sawQuestion();
      for (const speaker of speaking) expectQuestion(speaker, moment);
    }
    for (const h of [null, 0].flatMap((listener) => heardBy(update, listener))) {
      sawLine();
      for (const { words, naming } of speaking) isSound(tell(words.log, h, naming), h);
    }
  }
});

test('the reader is you within a sentence; where verbs and cases would have to follow, a colour', () => {
  const s = setup({ players: 4 });
  const naming = namingOf(s.table, { faction: () => en.names.you('Red'), areas: en.areas });
  const update: Event[] = [];
  const told: string[] = [];
  for (const { s: now, seat } of play(s, 'you', update)) told.push(ask(en.asking, view(now, seat), naming));
  told.push(...heardBy(update, null).map((h) => tell(en.log, h, naming)));
  assert.ok(told.some((text) => /[a-z] you\b/.test(text)) && told.some((text) => text.startsWith('You: ')));
  for (const text of told) assert.doesNotMatch(text, /[a-z] You\b/, text);
  for (const { names } of [pl, cs, uk]) assert.match(names.you('Red'), /^Red \(\p{L}+\)$/u);
});

test('questions that are rarely asked', () => {
  const board =
    'position legendary players 3\nboard quick\nsyros red troops 2\nkea red\nmilos blue\nred priestesses 2\nframe {"kind":"actions"}\n';
  for (const frame of ['{"kind":"hector-swaps","faction":0}', '{"kind":"metropolis","faction":0}']) {
    const s = readPosition(`${board}frame ${frame}`);
    for (const speaker of speakers(s)) expectQuestion(speaker, { s, seat: 0, legal: moves(s) });
  }
  const s = setup({ players: 3 });
  const seen = view(s, 0);
  for (const { words, naming } of speakers(s)) {
    isSound(tell(words.log, { event: 'enshrined', faction: 1, hero: 'penthesilea' }, naming), 'enshrined');
    isSound(label(words.choices.choice, { do: 'enshrine', hero: 'pandora' }, naming, seen), 'enshrine');
  }
});

test('refusals of moves that are legal at other moments', (t) => {
  const saw = atLeast(t, 6000, 'refusals');
  for (const [game, options] of GAMES.entries()) {
    const s = setup(options);
    const speaking = speakers(s);
    const known = new Map<string, Move>();
    let turn = 0;
    for (const { legal } of play(s, `refusals ${game}`)) {
      for (const move of legal) if (!known.has(move.do) || turn % 7 === 0) known.set(move.do, move);
      if (turn++ % 9 > 0) continue;
      const refusals = [...known.values()].map((move) => why(s, move)).filter((refusal) => refusal !== null);
      saw(refusals.length);
      for (const refusal of refusals)
        for (const { words, naming } of speaking) isSound(refuse(words.refusals, refusal, naming), refusal);
    }
  }
});

/** What refusals may be about. */
const PARAMS = {
  amount: 2,
  price: 3,
  gold: 1,
  standing: 5,
  here: 0,
  fleets: 2,
  troops: 1,
  mercenaries: 2,
  god: 'zeus',
  hero: 'ajax',
  creature: 'kraken',
  piece: 'troop',
  building: 'port',
} as const;

for (const [language, words] of Object.entries(LANGUAGES)) {
  test(`${language}: every name, card and refusal has its words`, () => {
    for (const [path, text] of [...texts(words.names, 'names'), ...texts(words.choices.group, 'group')]) {
      assert.ok(text.length > 0, path);
      isSound(text, path);
    }
    for (const [path, text] of texts(words.cards, 'cards')) {
      if (/\.(legendary|classic|battle|sacrifice|text)$/.test(path) && !path.includes('.idle.'))
        assert.match(text, /^\S.{3,240}[.]$/, path);
      // The end of a sentence that `confirm.idleBecause` begins.
      else if (path.includes('.idle.')) assert.match(text, /^\p{Ll}.{3,120}[^.]$/u, path);
      else if (path.includes('.asks.')) assert.match(text, /[.?]$/, path);
      else if (!path.endsWith('.gender')) assert.match(text, /^[\p{L}\d].*[^.]$/u, path);
    }
    for (const options of GAMES) {
      const { naming } = speakers(setup(options))[0];
      for (const code of Object.keys(en.refusals) as (keyof typeof en.refusals)[]) {
        const text = words.refusals[code](PARAMS, naming, 'LE-MAP-1');
        isSound(text, code);
        assert.match(text, /[.]$/, code);
      }
    }
    assert.match(words.advice.chance(0.427), /43/);
    for (let n = 0; n < 30; n++) {
      for (const count of Object.values(words.names.piece)) assert.match(count(n), new RegExp(`^${n}\\u00a0\\S`));
      for (const count of Object.values(words.names.gold)) assert.match(count(n), new RegExp(`^${n}\\u00a0\\S`));
    }
  });
}

/** Every string of a section. */
function* texts(section: unknown, path: string): Generator<readonly [path: string, text: string]> {
  if (typeof section === 'string') yield [path, section];
  else if (typeof section === 'object' && section !== null)
    for (const [key, value] of Object.entries(section)) yield* texts(value, `${path}.${key}`);
}

test('every refusal of the engine has words, and all words are used', () => {
  assert.deepEqual([...REFUSAL_CODES].sort(), Object.keys(en.refusals).sort());
});

test('every rule named stands in the rules', () => {
  const files = globSync('../../../docs/rules/*.md', { cwd: import.meta.dirname });
  const rules = new Set<string>();
  for (const file of files) {
    const source = readFileSync(`${import.meta.dirname}/${file}`, 'utf8');
    for (const [, id] of source.matchAll(/(?:\*\*|^\| )((?:LE|CL|MO|R)-[A-Z0-9-]+)/gm)) rules.add(id);
  }
  const named = [...texts(ruleOf, 'ruleOf')];
  assert.ok(named.length > 150 && rules.size > 150);
  for (const [path, id] of named) assert.ok(rules.has(id), `${path}: there is no rule ${id}`);
  assert.equal(ruleOfEvent('classic', { event: 'turn', faction: 0, god: 'poseidon' }), 'CL-POS');
  const harpy = { event: 'creature', faction: 0, creature: 'harpy', effect: true } as const;
  assert.equal(ruleOfEvent('legendary', harpy), 'LE-CREA-HARPY');
});

test('numbers choose their forms', () => {
  const forms = { one: 'one', few: 'few', many: 'many', other: 'other' };
  const chosen = (locale: string) => [1, 2, 5, 12, 21, 22].map((n) => plural(locale)(n, forms));
  assert.deepEqual(chosen('en'), ['one', 'other', 'other', 'other', 'other', 'other']);
  assert.deepEqual(chosen('pl'), ['one', 'few', 'many', 'many', 'many', 'few']);
  assert.deepEqual(chosen('cs'), ['one', 'few', 'other', 'other', 'other', 'other']);
  assert.deepEqual(chosen('uk'), ['one', 'few', 'many', 'many', 'one', 'few']);
  assert.equal(plural('pl')(3, { one: 'one', other: 'other' }), 'other');
});

test('a player who is thrown out is told by whom and with how much', () => {
  const s = readPosition(`position legendary players 3
    board quick
    syros red
    andros blue
    milos yellow
    gods ares zeus hera poseidon athena
    order red blue yellow
    gold red 9
    gold blue 9
    now offerings`);
  for (const move of ['bid ares 3', 'bid ares 5']) apply(s, readMove(s, move));
  const asked = speakers(s).map(({ words, naming }) => ask(words.asking, view(s, 0), naming));
  for (const question of asked) assert.match(question, /5\u00a0/);
  assert.equal(asked[0], 'Blue bids 5\u00a0GP on Ares: you are out. Choose another god and how much to offer.');
});
