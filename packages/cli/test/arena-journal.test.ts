import assert from 'node:assert/strict';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { Journal, type NumberedGame } from '../src/arena/journal.ts';
import { type Match, matchOf } from '../src/arena/match.ts';
import { UsageError, type Values } from '../src/command/command.ts';
import { inFolder } from './run.ts';

const VALUES: Values = { bots: 'hard,easy', iterations: '1' };
const match = matchOf(VALUES);
const one: NumberedGame = { game: 1, cycles: 9, ranks: [2, 1], seconds: 1.5, ms: [[3], []] };
const two: NumberedGame = { game: 2, cycles: 201, ranks: null, seconds: 2, ms: [[], [4, 5]] };

/** What a file holds when it is opened. */
function opened(file: string, agreed: Match = match, ...more: readonly NumberedGame[]): readonly NumberedGame[] {
  const journal = new Journal(file, agreed);
  for (const game of more) journal.add(game);
  journal.close();
  return journal.found;
}

test('games are found again', async () => {
  await inFolder(async (folder) => {
    const file = join(folder, 'games.jsonl');
    assert.deepEqual(opened(file, match, two), []);
    assert.deepEqual(opened(file, match, one), [two]);
    assert.deepEqual(opened(file), [two, one]);
    assert.deepEqual(opened(file, matchOf({ ...VALUES, games: '7', players: '2', seed: '1', json: true })), [two, one]);
  });
});

test('a line that was cut off is ignored and written again, wherever it was cut', async () => {
  await inFolder(async (folder) => {
    const file = join(folder, 'games.jsonl');
    opened(file, match, one, two);
    const whole = readFileSync(file, 'utf8');
    const lines = whole.split('\n');
    for (let cut = 0; cut < whole.length; cut++) {
      writeFileSync(file, whole.slice(0, cut));
      const complete = whole.slice(0, cut).split('\n').length - 2;
      const found = opened(file, match, ...[one, two].slice(Math.max(0, complete)));
      assert.deepEqual(found, [one, two].slice(0, Math.max(0, complete)), `cut after ${cut} characters`);
      assert.deepEqual(readFileSync(file, 'utf8').split('\n'), lines);
    }
  });
});

test('a file that holds something else is refused and left alone', async () => {
  await inFolder(async (folder) => {
    const file = join(folder, 'games.jsonl');
    opened(file, match, one);
    const own = readFileSync(file, 'utf8');
    const refused: readonly [string, Values, RegExp][] = [
      [
        own,
        { seed: '2' },
        /games\.jsonl holds games of another match and was left as it is: its 'seed' is "1", not "2"/,
      ],
      [own, { gold: 'open' }, /another match .*: its 'options' is .*"players":2}, not .*"gold":"open"/],
      [own, { 'budget-ms': '3' }, /another match .*: its 'bots' is /],
      [own, { bots: 'easy,hard' }, /another match .*: its 'bots' is /],
      ['My diary', {}, /games\.jsonl holds something else than games of the arena; it was left as it is/],
      ['My diary\nof 1998\n', {}, /holds something else/],
      ['null\n', {}, /holds something else/],
      [`${own}nothing\n`, {}, /line 3 of .*games\.jsonl is no game of this match; the file was left as it is/],
      [`${own}{"game":7}\n{"ga`, {}, /line 3 of .*games\.jsonl is no game/],
      [own.replace('[2,1]', '[2,1,3]'), {}, /line 2 of .*games\.jsonl is no game/],
    ];
    for (const [content, values, message] of refused) {
      writeFileSync(file, content);
      assert.throws(() => opened(file, matchOf({ ...VALUES, ...values })), { name: 'UsageError', message });
      assert.equal(readFileSync(file, 'utf8'), content);
    }
  });
});

test('a place where nothing can be written is a wrong usage', async () => {
  await inFolder(async (folder) => {
    assert.throws(() => opened(folder), UsageError);
    const nowhere = join(folder, 'none', 'games.jsonl');
    assert.throws(() => opened(nowhere), {
      name: 'UsageError',
      message: /^could not open .*there is no such file or folder/,
    });
    assert.ok(!existsSync(nowhere));
  });
});
