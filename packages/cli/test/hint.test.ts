import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Reason, TOPICS, think } from '@meltemi/bots';
import { actor, moves, type Options, readPosition, setup, view } from '@meltemi/engine';
import { adviceLines } from '../src/advice.ts';
import { companyOf } from '../src/company.ts';
import { because } from '../src/reasons.ts';
import { Session } from '../src/session.ts';
import { Talk } from '../src/talk.ts';

// Advice: which moves, and why.

const RANDOM = companyOf({ bots: 'random' });

/** A conversation, and how to say a line and get what is printed. */
function conversation(options: Options, seed: string) {
  const lines: string[] = [];
  const session = new Session(options, { colour: null, bots: RANDOM, seed });
  const screen = { colour: false, width: 120, print: (text: string) => lines.push(text) };
  const talk = new Talk(session, { screen, budget: { iterations: 60 } });
  const say = async (line: string) => {
    lines.length = 0;
    await talk.hear(line);
    return lines.join('\n');
  };
  return { talk, session, say };
}

const ROW = /^ +(\d+)\) (\S.*?) {2,}(?:(?:< |> )?[1-9]\d?) % {2}It .*$/;

for (const options of [
  { players: 3, board: 'quick', start: 'quick' },
  { edition: 'classic', players: 4 },
] as const) {
  test(`${options.players} players: up to three moves with their numbers, chances and reasons`, async () => {
    const { talk, session, say } = conversation(options, 'hint');
    await talk.begin();
    for (let i = 0; i < 6; i++) {
      const before = JSON.stringify(session.state);
      const [head, ...rest] = (await say('hint')).split('\n');
      assert.match(head, /^Good moves as far as can be seen from here, the best first/);
      const rows = rest.filter((line) => /^ *\d+\)/.test(line));
      assert.ok(rows.length === Math.min(3, session.legal.length), rest.join('\n'));
      assert.match(rest.at(-1) ?? '', /\.$/);
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
      const { talk, session, say } = conversation({ players: 3, board: 'quick', start: 'quick' }, 'secret');
      await talk.begin();
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
  const { talk, session, say } = conversation({ players: 3, board: 'quick', start: 'quick' }, 'end');
  await talk.begin();
  while (actor(session.state) !== null) {
    session.play(think('medium', session.question, {}), session.legal);
    await session.advance();
  }
  assert.equal(await say('hint'), 'The game is over.');
});

test('every topic has its words, for the own team and against another', () => {
  const { table } = setup({ players: 3 });
  const said = new Set<string>();
  for (const topic of TOPICS) {
    const own = because(table, 1, [{ topic, team: 1, weight: 1 }]);
    const other = because(table, 1, [{ topic, team: 2, weight: 1 }]);
    assert.match(own, /^It \w.*\byou\b.*\.$/);
    assert.match(other, /^It \w.*\byellow\b.*\.$/);
    said.add(own).add(other);
  }
  assert.equal(said.size, 2 * TOPICS.length);
});

test('reasons become a sentence: the weightiest first, lesser ones besides', () => {
  const { table } = setup({ players: 3 });
  const first: Reason = { topic: 'metropolis', team: 0, weight: 0.4 };
  const even: Reason = { topic: 'money', team: 1, weight: 0.3 };
  const lesser: Reason = { topic: 'money', team: 0, weight: 0.1 };
  assert.equal(because(table, 0, [first]), 'It brings you closer to a metropolis.');
  assert.equal(
    because(table, 0, [first, even]),
    'It brings you closer to a metropolis, and it leaves blue worse off in gold and income.',
  );
  assert.equal(
    because(table, 0, [first, lesser]),
    'It brings you closer to a metropolis; besides, it leaves you better off in gold and income.',
  );
  assert.equal(because(table, 0, []), 'It looks good all in all; nothing stands out.');
});

test('teams are named: the own one, and all colours of another', () => {
  const reason = (team: number): Reason => ({ topic: 'victory', team, weight: 1 });
  const four = setup({ players: 4, teams: true }).table;
  assert.equal(because(four, 0, [reason(0)]), 'It brings your team closer to victory.');
  assert.equal(because(four, 0, [reason(1)]), 'It keeps blue and purple further from victory.');
  const two = setup({ players: 2 }).table;
  assert.equal(because(two, 1, [reason(1)]), 'It brings you closer to victory.', 'who leads a team alone is you');
  assert.equal(because(two, 1, [reason(0)]), 'It keeps red and yellow further from victory.');
});

test('chances are whole percents and never certain', () => {
  const s = readPosition('position legendary players 3\nboard quick\ngold red 40\nkea red\nnow offerings');
  const seen = view(s, actor(s) as number);
  const legal = moves(seen);
  const chances = [0.344, 0.997, 1.02, 0.003, -0.01, 0.01, 0.99];
  const advice = chances.map((chance, i) => ({ move: legal[i], chance, reasons: [] }));
  const [, ...rows] = adviceLines(seen, legal, advice, 200);
  assert.deepEqual(
    rows.map((row) => / {2}( *[<>]? ?\d+ %) {2}It/.exec(row)?.[1].trim()),
    ['34 %', '> 99 %', '> 99 %', '< 1 %', '< 1 %', '1 %', '99 %'],
  );
  assert.equal(new Set(rows.map((row) => row.indexOf('%'))).size, 1, 'one under the other');
  const narrow = adviceLines(seen, legal, advice, 60).slice(1).join('\n').split('\n');
  assert.ok(narrow.length > advice.length && narrow.every((line) => line.length <= 60), narrow.join('\n'));
});
