import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Reason, think } from '@meltemi/bots';
import { actor, moves, type Options, readPosition, view } from '@meltemi/engine';
import { Repl } from '../src/play/repl.ts';
import { botsOf } from '../src/play/seating.ts';
import { Session } from '../src/play/session.ts';
import { adviceLines } from '../src/screen/advice.ts';
import { screenOf } from './screen-of.ts';

// Advice: which moves, and why.

const RANDOM = botsOf({ bots: 'random' });

/** A conversation, and how to say a line and get what is printed. */
function conversation(options: Options, seed: string) {
  const lines: string[] = [];
  const session = new Session(options, { colour: null, bots: RANDOM, seed });
  const screen = screenOf({ print: (text) => lines.push(text) });
  const repl = new Repl(session, { screen, budget: { iterations: 60 } });
  const say = async (line: string) => {
    lines.length = 0;
    await repl.hear(line);
    return lines.join('\n');
  };
  return { repl, session, say };
}

const ROW = /^ +(\d+)\) (\S.*?) {2,}[1-9]\d?%(?: {2}[A-Z0-9+].*)?$/;

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

test('reasons become sentences with areas as they are typed', () => {
  const s = readPosition('position legendary players 3\nboard quick\ngold red 40\nkea red\nnow offerings');
  const seen = view(s, 0);
  const [move] = moves(seen);
  const reasons: Reason[] = [
    { kind: 'safer', area: 0, before: 0.69, after: 0.13 },
    { kind: 'land', area: 0, from: 1, chance: 0.999 },
    { kind: 'keeps', gold: 5 },
  ];
  const [, row, bare] = adviceLines(
    screenOf({ width: 300 }),
    seen,
    [move],
    [
      { move, chance: 0.5, reasons },
      { move, chance: 0.5, reasons: [] },
    ],
  );
  assert.match(
    row,
    /^ +1\) .* 50% {2}Safer metropolis on thera: an attack succeeds with 13%, not 69%\. Takes thera from Blue \(99%\)\. Keeps 5\sGP /,
  );
  assert.match(bare, / 50%$/);
});

test('chances are whole percents and never certain', () => {
  const s = readPosition('position legendary players 3\nboard quick\ngold red 40\nkea red\nnow offerings');
  const seen = view(s, actor(s) as number);
  const legal = moves(seen);
  const chances = [0.344, 0.997, 1.02, 0.003, -0.01, 0.01, 0.99];
  const reasons: Reason[] = [
    { kind: 'victory' },
    { kind: 'brings', god: 'zeus', what: { boon: 'priestess', count: 1 } },
  ];
  const advice = chances.map((chance, i) => ({ move: legal[i], chance, reasons: i < 6 ? reasons : [] }));
  const [, ...rows] = adviceLines(screenOf({ width: 200 }), seen, legal, advice);
  assert.deepEqual(
    rows.map((row) => / {2}( *\d+%)/.exec(row)?.[1].trim()),
    ['34%', '99%', '99%', '1%', '1%', '1%', '99%'],
  );
  assert.equal(new Set(rows.map((row) => row.indexOf('%'))).size, 1, 'one under the other');
  const narrow = adviceLines(screenOf({ width: 60 }), seen, legal, advice)
    .slice(1)
    .join('\n')
    .split('\n');
  assert.ok(narrow.length > advice.length && narrow.every((line) => line.length <= 60), narrow.join('\n'));
});
