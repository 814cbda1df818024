import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Question } from '@meltemi/bots';
import { botsOf } from '../src/play/seating.ts';
import { Session } from '../src/play/session.ts';
import { thinkWithSpinner, withSpinner } from '../src/play/spinner.ts';
import { words } from '../src/words/en/index.ts';

// What a terminal shows while somebody thinks.

function output(isTTY: boolean, columns = 80) {
  const written: string[] = [];
  return { written, isTTY, columns, write: (text: string) => written.push(text) };
}

/** The first decision of the first seat. */
async function firstQuestion(players: number): Promise<Question> {
  const setup = { colour: null, bots: botsOf({ bots: 'random' }), seed: 'wait' };
  const session = new Session({ players, board: 'quick', start: 'quick' }, setup);
  await session.advance();
  return session.question;
}

test('a line is there during the work and gone afterwards, also when it fails', () => {
  const out = output(true);
  const during = withSpinner('patience', () => [...out.written], out);
  assert.deepEqual(during, ['patience']);
  assert.deepEqual(out.written, ['patience', '\r\x1b[K']);
  const fail = () => {
    throw new Error('broken');
  };
  assert.throws(() => withSpinner('patience', fail, out), /broken/);
  assert.deepEqual(out.written.slice(2), ['patience', '\r\x1b[K']);
});

test('a narrow terminal gets no more than a line', () => {
  const out = output(true, 5);
  withSpinner('patience', () => {}, out);
  assert.equal(out.written[0], 'pati');
});

test('where there is no terminal nothing is shown', async () => {
  const out = output(false);
  assert.equal(
    withSpinner('patience', () => 7, out),
    7,
  );
  const question = await firstQuestion(3);
  assert.ok(question.legal.includes(thinkWithSpinner(words, out)('hard', question, { iterations: 1 })));
  assert.deepEqual(out.written, []);
});

test('a hard bot is seen thinking, by name and colours, and it moves; the others are quick', async () => {
  const out = output(true);
  const decide = thinkWithSpinner(words, out);
  const question = await firstQuestion(3);
  for (const level of ['random', 'easy', 'medium'] as const) decide(level, question, { iterations: 1 });
  assert.deepEqual(out.written, []);
  for (let i = 0; i < 4; i++) decide('hard', question, { iterations: 1 });
  assert.deepEqual(
    out.written.filter((text) => text !== '\r\x1b[K'),
    ['.', '..', '...', '.'].map((dots) => `Themis (Red) is thinking ${dots}`),
  );
  decide('hard', await firstQuestion(2), { iterations: 1 });
  assert.match(out.written.at(-2) ?? '', /^Themis \(Red\+Yellow\) is thinking/);
});
