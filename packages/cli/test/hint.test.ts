import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Reason, think } from '@meltemi/bots';
import { actor, moves, type Options, readPosition, view } from '@meltemi/engine';
import { adviceLines } from '../src/advice.ts';
import { because } from '../src/reasons.ts';
import { Repl } from '../src/repl.ts';
import { botsOf } from '../src/seating.ts';
import { Session } from '../src/session.ts';

// Advice: which moves, and why.

const RANDOM = botsOf({ bots: 'random' });

/** A conversation, and how to say a line and get what is printed. */
function conversation(options: Options, seed: string) {
  const lines: string[] = [];
  const session = new Session(options, { colour: null, bots: RANDOM, seed });
  const screen = { colour: false, width: 120, print: (text: string) => lines.push(text) };
  const repl = new Repl(session, { screen, budget: { iterations: 60 } });
  const say = async (line: string) => {
    lines.length = 0;
    await repl.hear(line);
    return lines.join('\n');
  };
  return { repl, session, say };
}

const ROW = /^ +(\d+)\) (\S.*?) {2,}(?:(?:< |> )?[1-9]\d?) %(?: {2}[A-Z0-9].*)?$/;

for (const options of [
  { players: 3, board: 'quick', start: 'quick' },
  { edition: 'classic', players: 4 },
] as const) {
  test(`${options.players} players: up to three moves with their numbers, chances and reasons`, async () => {
    const { repl, session, say } = conversation(options, 'hint');
    await repl.begin();
    for (let i = 0; i < 6; i++) {
      const before = JSON.stringify(session.state);
      const [head, ...rest] = (await say('hint')).split('\n');
      assert.match(head, /^Good moves as far as can be seen from here, the best first/);
      const rows = rest.filter((line) => /^ *\d+\)/.test(line));
      assert.ok(rows.length >= 1 && rows.length <= 3, rest.join('\n'));
      for (const row of rows) {
        const [, number, move] = ROW.exec(row) ?? assert.fail(row);
        assert.equal(await say(`why ${number}`), `'${move}' is legal: it is number ${number}.`);
      }
      assert.equal(JSON.stringify(session.state), before, 'advice changes nothing');
      await say(String(1 + (i % session.legal.length)));
    }
  });
}

test('advice knows only what the seat may know', async () => {
  const hints = await Promise.all(
    [0, 40].map(async (gold) => {
      const { repl, session, say } = conversation({ players: 3, board: 'quick', start: 'quick' }, 'secret');
      await repl.begin();
      const { state } = session;
      state.gold = state.gold.with(1, gold);
      assert.deepEqual(session.question.seen, view(state, 0));
      return say('hint');
    }),
  );
  assert.match(hints[0], /1\) |2\) |3\) /);
  assert.equal(hints[0], hints[1], "a rival's hidden gold makes no difference");
});

test('after the end there is nothing to advise', async () => {
  const { repl, session, say } = conversation({ players: 3, board: 'quick', start: 'quick' }, 'end');
  await repl.begin();
  while (actor(session.state) !== null) {
    session.play(think('medium', session.question, {}));
    await session.advance();
  }
  assert.equal(await say('hint'), 'The game is over.');
});

/** A reason of each kind, and its words. */
const SAID: readonly (readonly [Reason, string])[] = [
  [{ kind: 'victory' }, 'Wins the game.'],
  [{ kind: 'goal', chance: 0.957 }, 'Last metropolis needed to win (96 %).'],
  [{ kind: 'metropolis', by: 'buildings', from: -1 }, 'Fourth different building: a metropolis.'],
  [{ kind: 'metropolis', by: 'conquest', from: 1, chance: 0.999 }, 'Takes a metropolis from blue (> 99 %).'],
  [{ kind: 'metropolis', by: null, from: -1 }, 'A new metropolis.'],
  [
    { kind: 'safer', area: 0, before: 0.69, after: 0.13 },
    'Safer metropolis on thera: an attack succeeds with 13 %, not 69 %.',
  ],
  [{ kind: 'building', nth: 3 }, 'Third different building.'],
  [{ kind: 'building', nth: 1 }, 'First building.'],
  [{ kind: 'philosopher', nth: 2 }, 'Second philosopher.'],
  [{ kind: 'income', gold: 3, from: 2 }, 'Takes 3 income from yellow.'],
  [{ kind: 'income', gold: 1, from: -1 }, '1 more income.'],
  [{ kind: 'land', area: 0, from: 1 }, 'Takes thera from blue.'],
  [{ kind: 'land', area: 0, from: -1 }, 'Takes thera.'],
  [{ kind: 'costs', faction: 1, unit: 'fleet', count: 2 }, 'Costs blue 2 fleets.'],
  [{ kind: 'razes', faction: 1, building: 'port' }, 'Costs blue a port.'],
  [{ kind: 'robs', faction: 1 }, 'Steals gold from blue.'],
  [{ kind: 'monument', monument: 'lighthouse' }, 'Monument: lighthouse.'],
  [{ kind: 'hero', hero: 'ajax' }, 'Hero: ajax.'],
  [{ kind: 'priestess', count: 1 }, 'Now 1 priestess.'],
  [{ kind: 'recruits', unit: 'troop', count: 1 }, '1 troop more.'],
  [{ kind: 'gold', gold: 2 }, '2 gold more.'],
  [
    { kind: 'brings', god: 'athena', what: { boon: 'metropolis', by: 'philosophers' } },
    'Athena can bring: fourth philosopher: a metropolis.',
  ],
  [{ kind: 'brings', god: 'zeus', what: { boon: 'priestess', count: 1 } }, 'Zeus can bring: a priestess.'],
  [
    { kind: 'outbids', god: 'ares', faction: 1, what: { boon: 'building', nth: 3 } },
    'Throws blue out from ares, who could bring: third different building.',
  ],
  [{ kind: 'outbids', god: 'ares', faction: 1, what: null }, 'Throws blue out from ares.'],
  [
    { kind: 'denies', god: 'hera', faction: 2, what: { boon: 'goal' } },
    'Denies yellow hera, who could bring: last metropolis needed to win.',
  ],
  [{ kind: 'bids-last' }, 'The last to bid in the next cycle.'],
  [{ kind: 'keeps', gold: 5 }, 'Keeps 5 gold for the next offerings.'],
];

test('reasons become sentences; without one there is only the number', () => {
  const { table } = readPosition('position legendary players 3\nboard quick\nkea red\nnow offerings');
  for (const [reason, text] of SAID) assert.equal(because(table, [reason]), text);
  assert.equal(because(table, [SAID[0][0], SAID[26][0]]), 'Wins the game. The last to bid in the next cycle.');
  assert.equal(because(table, []), '');
});

test('chances are whole percents and never certain', () => {
  const s = readPosition('position legendary players 3\nboard quick\ngold red 40\nkea red\nnow offerings');
  const seen = view(s, actor(s) as number);
  const legal = moves(seen);
  const chances = [0.344, 0.997, 1.02, 0.003, -0.01, 0.01, 0.99];
  const advice = chances.map((chance, i) => ({
    move: legal[i],
    chance,
    reasons: SAID.slice(2 * i, 2 * i + 2).map(([reason]) => reason),
  }));
  const [, ...rows] = adviceLines(seen, legal, advice, 200);
  assert.deepEqual(
    rows.map((row) => / {2}( *[<>]? ?\d+ %)/.exec(row)?.[1].trim()),
    ['34 %', '> 99 %', '> 99 %', '< 1 %', '< 1 %', '1 %', '99 %'],
  );
  assert.equal(new Set(rows.map((row) => row.indexOf('%'))).size, 1, 'one under the other');
  const narrow = adviceLines(seen, legal, advice, 60).slice(1).join('\n').split('\n');
  assert.ok(narrow.length > advice.length && narrow.every((line) => line.length <= 60), narrow.join('\n'));
});
