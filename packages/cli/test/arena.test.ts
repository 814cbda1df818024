import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { contest, SCRIPT } from '../src/arena/arena.ts';
import { Journal } from '../src/arena/journal.ts';
import { matchOf } from '../src/arena/match.ts';
import { playAll } from '../src/arena/worker-pool.ts';
import { type Answer, inFolder, meltemi, ROOT } from './run.ts';

// Runs the command as users do.

const BOTS = ['arena', '--bots', 'random,random@1it,random@1it', '--iterations', '1'];

/** The report without what a clock said. */
async function json(...args: string[]): Promise<Answer> {
  const { code, stdout, stderr } = await meltemi([...BOTS, '--json', ...args]);
  assert.deepEqual({ code, stderr }, { code: 0, stderr: '' });
  assert.equal(stdout.trimEnd().split('\n').length, 1, 'one JSON document');
  const { seconds, ...found } = JSON.parse(stdout);
  assert.ok(seconds > 0);
  for (const { decisions } of found.contestants) {
    assert.deepEqual(Object.keys(decisions), ['count', 'mean', 'p50', 'p99', 'max']);
    for (const time of ['mean', 'p50', 'p99', 'max']) delete decisions[time];
  }
  return found;
}

test('says what it promises', async () => {
  const found = await json('--games', '4', '--seed', '7', '--edition', 'classic');
  const keys = [
    'match',
    'rounds',
    'games',
    'unfinished',
    'contestants',
    'cycles',
    'winsBySeat',
    'habits',
    'calibration',
    'hints',
    'failed',
  ];
  assert.deepEqual(Object.keys(found), keys);
  assert.deepEqual([found.games, found.rounds, found.failed], [6, 2, []]);
  assert.deepEqual([found.match.seed, found.match.options], ['7', { edition: 'classic', players: 3 }]);
  assert.deepEqual(Object.keys(found.contestants[0]), [
    'name',
    'seats',
    'games',
    'wins',
    'winShare',
    'winShare95',
    'fairShare',
    'ratio',
    'ratio95',
    'adjusted',
    'meanRank',
    'rating',
    'decisions',
  ]);
  const [one, two] = found.contestants;
  assert.deepEqual([one.name, one.seats, two.name, two.seats], ['random', 1, 'random@1it', 2]);
  const wins = found.winsBySeat.reduce((sum: number, n: number) => sum + n, 0);
  assert.ok(Math.abs(wins + found.unfinished - found.games) < 0.01);
  assert.ok(Math.abs(one.wins + two.wins - wins) < 0.01);
  assert.ok(one.decisions.count > 50 && two.decisions.count > one.decisions.count);
});

test('the same seed gives the same report however many play at once, another seed another', async () => {
  const [one, two, other] = await Promise.all([
    json('--games', '3', '--jobs', '1'),
    json('--games', '3', '--jobs', '2'),
    json('--games', '3', '--seed', '2'),
  ]);
  assert.deepEqual(one, two);
  assert.notDeepEqual(one.contestants, other.contestants);
});

test('what was begun is gone on with, and what was cut off is played again', async () => {
  await inFolder(async (folder) => {
    const file = join(folder, 'games.jsonl');
    const whole = await json('--games', '6', '--out', file, '--jobs', '1');
    const lines = readFileSync(file, 'utf8').split('\n');
    assert.equal(lines.length, 8, 'what was agreed, six games, and the end of the last line');
    const { cycles } = JSON.parse(lines[5]);
    assert.equal((await json('--game', '5')).cycles.max, cycles, 'one game by its number');

    writeFileSync(file, `${lines.slice(0, 4).join('\n')}\n${lines[4].slice(0, 40)}`);
    assert.deepEqual(await json('--games', '6', '--out', file), whole);
    const again = readFileSync(file, 'utf8').trimEnd().split('\n');
    assert.deepEqual(again.slice(0, 4), lines.slice(0, 4));
    const numbers = again.slice(1).map((line) => JSON.parse(line).game);
    assert.deepEqual(numbers.sort(), [1, 2, 3, 4, 5, 6]);

    // Games in the file are taken as they are and not played again.
    const changed = again.map((line) => line.replace(/("game":2,"cycles":)\d+/, '$1199'));
    writeFileSync(file, `${changed.join('\n')}\n`);
    const { games, cycles: believed } = await json('--games', '7', '--out', file);
    assert.equal(believed.max, 199);
    assert.equal(games, 9, 'more games add to it');
  });
});

test('of a file that holds more only those games count that were asked for', async () => {
  await inFolder(async (folder) => {
    const values = { bots: 'hard,hard', out: join(folder, 'games.jsonl') };
    const match = matchOf(values);
    const journal = new Journal(values.out, match);
    for (const game of [3, 1, 2]) journal.add({ game, cycles: game, ranks: [1, 2], seconds: 1, ms: [[], []] });
    journal.close();
    const { games, missing } = await contest(values, match, [1, 2]);
    assert.deepEqual([games.map(({ game }) => game), missing], [[1, 2], 0]);
  });
});

test('a file of another match is refused', async () => {
  await inFolder(async (folder) => {
    const file = join(folder, 'games.jsonl');
    writeFileSync(file, 'My diary\n');
    const { code, stdout, stderr } = await meltemi([...BOTS, '--games', '1', '--out', file]);
    assert.deepEqual({ code, stdout }, { code: 2, stdout: '' });
    assert.match(stderr, /^meltemi arena: .*games\.jsonl holds something else/);
    assert.equal(readFileSync(file, 'utf8'), 'My diary\n');
  });
});

test('Ctrl-C keeps what is done', { skip: process.platform === 'win32' }, async () => {
  await inFolder(async (folder) => {
    const file = join(folder, 'games.jsonl');
    const args = [...BOTS, '--games', '999', '--json', '--out', file];
    const child = spawn(process.execPath, [join(ROOT, 'packages/cli/src/main.ts'), ...args], { cwd: ROOT });
    let stdout = '';
    let stderr = '';
    child.stdout.on('data', (chunk) => {
      stdout += chunk;
    });
    child.stderr.on('data', (chunk) => {
      stderr += chunk;
    });
    const exited = once(child, 'close');
    const written = () => (existsSync(file) ? readFileSync(file, 'utf8').split('\n').length - 2 : 0);
    while (written() < 2 && child.exitCode === null) await sleep(20);
    child.kill('SIGINT');
    assert.deepEqual(await exited, [130, null], stderr);
    const games = readFileSync(file, 'utf8').trimEnd().split('\n').slice(1);
    for (const line of games) assert.ok(JSON.parse(line).game > 0);
    assert.equal(JSON.parse(stdout).games, games.length);
    assert.match(stderr, new RegExp(`stopped with ${999 - games.length} games still to play; the same command`));
  });
});

test('six players in three teams, as text', async () => {
  const bots = 'random@1it,random,random,random@1it,random,random';
  const { code, stdout } = await meltemi(['arena', '--bots', bots, '--games', '1']);
  assert.equal(code, 0);
  assert.match(stdout, /^3 games in 1 rounds, 0 unfinished, 0 failed\ncycles .*\nseconds .*\nwins by seat /);
  const [, ...wins] = /wins by seat +(.*) (.*) (.*) (.*) (.*) (.*)\n/.exec(stdout) as string[];
  assert.deepEqual(wins.slice(0, 3), wins.slice(3), 'teammates share their victories');
});

test('a game that breaks off is named with the command that plays it again, and does not stop the others', async () => {
  const values = { bots: 'random,random,random', seed: 'x', jobs: '2' };
  const match = matchOf(values);
  const broken = { ...match, bots: match.bots.with(1, { name: 'oracle', level: 'oracle' as never, budget: {} }) };
  const { games, failed, missing } = await contest(values, broken, [1, 2, 3]);
  assert.deepEqual([games, missing, failed.length], [[], 0, 3]);
  for (const { game, error, command } of failed) {
    assert.match(error, /^oracle on seat \d in cycle 1 \(seed 'arena x 1 \d 1'\) broke off: /);
    assert.equal(command, `npx meltemi arena --bots random,oracle,random --seed x --game ${game}`);
  }
});

test('a file that can no longer be written ends it all', async () => {
  const match = matchOf({ bots: 'random,random,random' });
  const full = () => {
    throw new Error('no space left');
  };
  await assert.rejects(
    playAll({ script: SCRIPT, data: match, jobs: 2 }, [1, 2, 3, 4], new AbortController(), full),
    /no space left/,
  );
});

const WRONG: readonly [readonly string[], RegExp][] = [
  [[], /^meltemi arena: --bots says who plays/],
  [['--bots', 'hrad,easy'], /^meltemi arena: there is no bot 'hrad'; levels: random, easy, medium, hard/],
  [['--bots', 'hard,easy', '--players', '3'], /^meltemi arena: --bots names 2, but 3 play/],
  [['--bots', 'hard,easy,easy', '--jobs', '0'], /^meltemi arena: --jobs takes a whole number of at least 1/],
  [
    ['--bots', 'hard,easy,easy', '--games', '999999999'],
    /^meltemi arena: --games takes a whole number from 1 to 1000000/,
  ],
  [['--bots', 'hard,easy,easy', '--game', '1', '--games', '3'], /^meltemi arena: --games can't be given with --game/],
];

test('wrong usage: one clear line on stderr, exit code 2', async () => {
  await Promise.all(
    WRONG.map(async ([args, expected]) => {
      const { code, stdout, stderr } = await meltemi(['arena', ...args]);
      assert.deepEqual({ code, stdout, lines: stderr.split('\n').length }, { code: 2, stdout: '', lines: 2 }, stderr);
      assert.match(stderr, expected);
    }),
  );
});

test('the help describes it', async () => {
  assert.match((await meltemi(['--help'])).stdout, /^ {2}arena +let bots play/m);
  const { stdout } = await meltemi(['arena', '--help']);
  assert.match(stdout, /--bots BOT,BOT….*--out FILE.*the\s+eliminated\s+come\s+after\s+all\s+others/s);
});
