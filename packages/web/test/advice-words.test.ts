import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Boon, explainTurn, type Fact, type Reason, think } from '@meltemi/bots';
import {
  COLOURS,
  drawFate,
  EDITIONS,
  type EditionId,
  heardBy,
  type Options,
  random,
  readPosition,
  setup,
  view,
} from '@meltemi/engine';
import { advance, History } from '@meltemi/engine/record';
import { because, becauseAll, explain, type Naming, namingOf } from '@meltemi/words';
import { TurnWatch } from '../src/table/turn-watch.ts';
import { words as cs } from '../src/words/cs/index.ts';
import { words as en, type Words } from '../src/words/en/index.ts';
import { words as pl } from '../src/words/pl/index.ts';
import { words as uk } from '../src/words/uk/index.ts';

// Why a move, and what a turn has achieved, in four languages.

const LANGUAGES: Readonly<Record<string, Words>> = { en, pl, cs, uk };

const BOONS: { readonly [B in Boon['boon']]: Extract<Boon, { boon: B }> } = {
  goal: { boon: 'goal' },
  metropolis: { boon: 'metropolis', by: 'conquest' },
  building: { boon: 'building', nth: 3 },
  philosopher: { boon: 'philosopher', nth: 2 },
  priestess: { boon: 'priestess', count: 2 },
};

const FACTS: { readonly [K in Fact['kind']]: readonly Extract<Fact, { kind: K }>[] } = {
  victory: [{ kind: 'victory' }],
  goal: [{ kind: 'goal' }],
  metropolis: [
    ...(['buildings', 'philosophers', 'sacrifice', null] as const).map(
      (by) => ({ kind: 'metropolis', by, from: -1 }) as const,
    ),
    { kind: 'metropolis', by: 'conquest', from: 1 },
  ],
  safer: [{ kind: 'safer', area: 0, before: 0.69, after: 0.13 }],
  building: [1, 2, 3, 4].map((nth) => ({ kind: 'building', nth })),
  philosopher: [1, 2, 3, 4].map((nth) => ({ kind: 'philosopher', nth })),
  income: [-1, 1].map((from) => ({ kind: 'income', gold: 3, from })),
  land: [-1, 1].map((from) => ({ kind: 'land', area: 0, from })),
  costs: [1, 2, 5].flatMap((count) => [
    { kind: 'costs', faction: 1, unit: 'troop', count } as const,
    { kind: 'costs', faction: 1, unit: 'mercenary', count } as const,
    { kind: 'costs', faction: 1, unit: 'fleet', count } as const,
  ]),
  razes: [{ kind: 'razes', faction: 1, building: 'university' }],
  robs: [{ kind: 'robs', faction: 1 }],
  monument: [{ kind: 'monument', monument: 'lighthouse' }],
  hero: [{ kind: 'hero', hero: 'ajax' }],
  priestess: [1, 2, 5].map((count) => ({ kind: 'priestess', count })),
  recruits: [1, 2].map((count) => ({ kind: 'recruits', unit: 'fleet', count })),
  gold: [{ kind: 'gold', gold: 2 }],
  brings: Object.values(BOONS).map((what) => ({ kind: 'brings', god: 'athena', what })),
  outbids: [null, BOONS.building].map((what) => ({ kind: 'outbids', god: 'athena', faction: 1, what })),
  denies: [BOONS.goal, BOONS.metropolis].map((what) => ({ kind: 'denies', god: 'zeus', faction: 1, what })),
  'bids-last': [{ kind: 'bids-last' }],
  keeps: [{ kind: 'keeps', gold: 5 }],
};

function namingIn(words: Words, edition: EditionId): Naming {
  const { table } = setup({ edition, players: 3 });
  return namingOf(table, { faction: (faction) => words.names.colour[COLOURS[faction]], areas: words.areas });
}

for (const [language, words] of Object.entries(LANGUAGES)) {
  test(`${language}: every reason is a sentence of its own, and a line about a turn`, () => {
    for (const edition of EDITIONS) {
      const naming = namingIn(words, edition);
      const said = Object.values(FACTS).flatMap((facts: readonly Fact[]) =>
        facts.map((fact) => because(words.advice, fact, naming)),
      );
      assert.equal(new Set(said).size, said.length, 'no two are the same');
      for (const text of said) {
        assert.match(text, /^[\p{Lu}+\d].*\S\.$/u);
        assert.doesNotMatch(text, /undefined|null|\[object| {2}|\(\)/);
        assert.ok(text.length < 130, text);
      }
      for (const facts of Object.values(FACTS)) {
        const line = explain(words.advice, facts[0], 2, naming);
        assert.ok(line.startsWith(`${words.names.colour.yellow}: `) && !line.endsWith('.'), line);
      }
    }
  });

  test(`${language}: what dice decide has its chance, which is never certain`, () => {
    const naming = namingIn(words, 'legendary');
    const goal = (chance: number): Reason => ({ kind: 'goal', chance });
    assert.match(because(words.advice, goal(0.427), naming), /43\s?%\)\.$/u);
    assert.match(because(words.advice, goal(0.999), naming), /99\s?%\)\.$/u);
    assert.match(words.advice.chance(0.427), /43/);
  });
}

test('what one god can bring is one sentence, with the chance of each', () => {
  const brings = (god: 'zeus' | 'hera', what: Boon, chance?: number): Reason => ({
    kind: 'brings',
    god,
    what,
    ...(chance !== undefined && { chance }),
  });
  const reasons = [
    brings('zeus', BOONS.building, 0.4),
    brings('zeus', BOONS.priestess),
    brings('hera', BOONS.goal),
    { kind: 'bids-last' } as const,
  ];
  const said = (words: Words) => becauseAll(words.advice, reasons, namingIn(words, 'legendary'));
  assert.equal(
    said(en),
    'Zeus can bring: third different building (40%); 1\u00a0priestess. Hera can bring: last metropolis needed to win. ' +
      'The last to bid in the next cycle.',
  );
  for (const words of [pl, cs, uk]) assert.equal(said(words).match(/: /g)?.length, 2);
});

test('a turn in one line, in every language', () => {
  const position = (lines: string) =>
    view(
      readPosition(`position classic players 3\nboard classic\ntinos yellow\nkea red\n${lines}\nnow turn red ares`),
      1,
    );
  const before = position('naxos red port.1 temple.2\nandros blue');
  const third = explainTurn(before, position('naxos red port.1 temple.2 fortress.3\nandros blue'), 0) as Reason;
  const taken = explainTurn(before, position('naxos red port.1 temple.2\nandros red\nmilos blue'), 0) as Reason;
  const lines = (reason: Reason) =>
    Object.values(LANGUAGES).map((words) => explain(words.advice, reason, 0, namingIn(words, 'classic')));
  assert.deepEqual(lines(third), [
    'Red: third different building',
    'Czerwony: trzeci rodzaj budowli',
    'Červený: třetí druh budovy',
    'Червоний: третій вид споруд',
  ]);
  assert.match(lines(taken)[0], /^Red: takes (\d income|Andros) from Blue$/);
});

/**
 * Of the turns of a game of bots, as a spectator sees them: what explains each. A turn in which nothing was done has
 * nothing to explain.
 */
function reasonsForTurns(level: 'medium' | 'hard', options: Options): (Reason | null)[] {
  const game = new History(options);
  const watch = new TurnWatch();
  const rng = random('turns');
  const found: (Reason | null)[] = [];
  let turn = 0;
  for (const { asks } of advance(game, (s, results) => drawFate(s, results, rng))) {
    if (asks !== undefined) {
      const seed = `turns ${turn}`;
      game.play(think(level, { seen: view(game.state, asks), legal: game.legal, seed }, { iterations: 4 }));
    }
    turn++;
    const happened = heardBy(game.latest?.events ?? [], null);
    const finished = watch.see({ turn, seen: view(game.state, null), happened });
    if (finished) found.push(explainTurn(finished.before, finished.after, finished.faction));
    if (game.state.cycle > 5) break;
  }
  return found;
}

for (const level of ['medium', 'hard'] as const) {
  for (const edition of EDITIONS) {
    test(`${level} explains its turns, in every language: ${edition}`, () => {
      const board = edition === 'legendary' ? { board: 'quick' as const } : {};
      const reasons = reasonsForTurns(level, { edition, players: 4, ...board });
      const explained = reasons.filter((reason) => reason !== null);
      assert.ok(
        reasons.length >= 12 && explained.length >= 0.75 * reasons.length,
        `${explained.length} of ${reasons.length}`,
      );
      for (const words of Object.values(LANGUAGES)) {
        const naming = namingOf(setup({ edition, players: 4, ...board }).table, {
          faction: (faction) => words.names.colour[COLOURS[faction]],
          areas: words.areas,
        });
        for (const reason of explained) {
          const line = explain(words.advice, reason, 0, naming);
          assert.ok(line.startsWith(`${words.names.colour.red}: `) && line.length < 110, line);
          assert.doesNotMatch(line, /undefined|null|\[object| {2}|\(\)/);
        }
      }
    });
  }
}
