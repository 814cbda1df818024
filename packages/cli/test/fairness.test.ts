import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { fairness } from '../src/fairness/fairness.ts';
import { type Answer, meltemi } from './run.ts';

// Runs the command as users do; random bots play fast.

async function json(...args: string[]): Promise<Answer> {
  const { code, stdout, stderr } = await meltemi(['fairness', '--level', 'random', '--json', ...args]);
  assert.deepEqual({ code, stderr }, { code: 0, stderr: '' });
  return JSON.parse(stdout);
}

test('counts shares by team where starting positions are fixed', async () => {
  const found = await json('--players', '6', '--games', '4');
  assert.deepEqual(Object.keys(found), ['games', 'unfinished', 'fairShare', 'sides', 'verdict', 'failed']);
  assert.equal(found.games + found.unfinished, 4);
  assert.equal(found.fairShare, 0.333);
  assert.deepEqual(
    found.sides.map(({ side }: Answer) => side),
    ['red + purple', 'blue + green', 'yellow + black'],
  );
  const wins = found.sides.reduce((sum: number, side: Answer) => sum + side.wins, 0);
  assert.ok(Math.abs(wins - found.games) < 0.01);
  assert.deepEqual(found.verdict, { kind: 'unknown' });
});

test('counts them by place in the turn order where everybody deploys', async () => {
  const found = await json('--board', 'seed:3', '--players', '4', '--games', '2');
  assert.deepEqual(
    found.sides.map(({ side }: Answer) => side),
    ['1 in turn order', '2 in turn order', '3 in turn order', '4 in turn order'],
  );
});

test('the same seed gives the same games however many play at once', async () => {
  const one = await json('--games', '6', '--jobs', '1');
  assert.deepEqual(await json('--games', '6', '--jobs', '2'), one);
});

test('prints a table and what it comes to', async () => {
  const { code, stdout } = await meltemi(['fairness', '--level', 'random', '--edition', 'classic', '--games', '24']);
  assert.equal(code, 0);
  assert.match(
    stdout,
    /^\d+ games of random bots, \d+ unfinished; a fair share is 33\.3 %\n\nside +wins +share +95 %\nred /,
  );
  assert.match(stdout, /\n\n(nobody stands out|fair|unfair|too few games)[^\n]*\n$/);
});

test('a wrong level or option is refused in one line', async () => {
  const { code, stderr } = await meltemi(['fairness', '--level', 'builder']);
  assert.equal(code, 2);
  assert.match(stderr, /--level is random, easy, medium, hard, not 'builder'/);
  assert.equal((await meltemi(['fairness', '--players', '9'])).code, 2);
});

test('Ctrl-C prints what was measured so far', async ({ mock }) => {
  const said = mock.method(console, 'log', () => {});
  const told = mock.method(console, 'error', () => {});
  const running = fairness.run({ level: 'random', games: '100000', jobs: '1' }, []);
  while (process.listenerCount('SIGINT') === 0) await sleep(10);
  process.emit('SIGINT', 'SIGINT');
  assert.equal(await running, 130);
  assert.match(String(said.mock.calls[0].arguments[0]), /games of random bots/);
  assert.match(String(told.mock.calls[0].arguments[0]), /stopped with \d+ games still to play/);
});
