import assert from 'node:assert/strict';
import { test } from 'node:test';
import { VERSION } from '@meltemi/engine';
import { meltemi, program } from './run.ts';

test('help lists the commands, and every command has its own', async () => {
  const { code, stdout } = await meltemi(['--help']);
  assert.equal(code, 0);
  for (const name of ['play', 'sim', 'replay', 'engine']) {
    assert.match(stdout, new RegExp(`^ {2}${name} +\\w`, 'm'));
    const help = await meltemi([name, '--help']);
    assert.equal(help.code, 0);
    assert.match(help.stdout, new RegExp(`^Usage: meltemi ${name} `));
    assert.match(help.stdout, /--help/);
    assert.equal(help.stderr, '');
  }
  assert.match(stdout, /^Usage: meltemi \[COMMAND\] .* without a command: serve$/m);
  assert.match(stdout, /^Exit codes: 0 .*, 1 .*, 2 .*, 130 stopped by Ctrl-C\.$/m);
});

test('the version is a version', async () => {
  for (const option of ['--version', '-v']) assert.equal((await meltemi([option])).stdout, `${VERSION}\n`);
  assert.match(VERSION, /^\d+\.\d+\.\d+$/);
});

test('it runs by npx', async () => {
  const { code, stdout } = await program('npx', ['meltemi', 'sim', '--help']);
  assert.equal(code, 0);
  assert.match(stdout, /^Usage: meltemi sim/);
});

const WRONG: readonly [readonly string[], RegExp][] = [
  [['plya'], /^meltemi: unknown command 'plya'; commands: serve, play, sim, replay, engine/],
  [['--colour'], /^meltemi: unknown option '--colour'; commands/],
  [['sim', '--gmaes', '3'], /^meltemi sim: unknown option '--gmaes'; known options: --edition, .*--games/],
  [['sim', '--players', 'four'], /^meltemi sim: --players takes a whole number, not 'four'/],
  [['sim', '--games', '999999999'], /^meltemi sim: --games takes a whole number from 1 to 1000000, not '999999999'/],
  [['sim', '--games', '-3'], /^meltemi sim: --games takes a whole number from 1 to 1000000, not '-3'/],
  [['sim', '--seed', '-3', '--games', '-0.5'], /^meltemi sim: --games takes a whole number .*, not '-0.5'/],
  [['tune'], /^meltemi tune: --out names the file that is written/],
  [['tune', '--hints', 'games.jsonl'], /^meltemi tune: --out names the file that is written/],
  [['tune', '--hints', 'games.jsonl', '--out', 'no-such-file'], /^meltemi tune: --out no-such-file: there is no file/],
  [['sim', '--game', '3', '--games', '5'], /^meltemi sim: --games can't be given with --game/],
  [['sim', '--players'], /^meltemi sim: option '--players <value>' argument missing/],
  [['sim', '--edition', 'hades', '--players', '3', '--teams'], /edition.*3 players can't play in teams/],
  [['sim', '--board', 'round'], /^meltemi sim: --board is quick, seed:N or tiles:"…", not 'round'/],
  [['sim', 'more'], /^meltemi sim: unexpected 'more'; known options/],
  [['replay', 'a', 'b'], /^meltemi replay: expected FILE, got 'a' 'b'/],
  [['engine', '--json'], /^meltemi engine: unknown option '--json'; known options: --help/],
  [['play', '--as', 'pink'], /^meltemi play: there is no 'pink' at this table, only red, blue, yellow/],
  [['play', '--bots', 'medium,genius'], /^meltemi play: there is no bot 'genius'; levels: random, easy, medium, hard/],
  [['play', '--bots', ''], /^meltemi play: there is no bot ''; levels: /],
  [
    ['play', '--bots', 'hard@soon'],
    /^meltemi play: 'hard@soon': a budget is a number of ms or of iterations \(it\), as in/,
  ],
  [
    ['play', '--bots', 'easy,easy,hard'],
    /^meltemi play: --bots names 3, but 2 play besides you: name one for all of them, or one for each/,
  ],
  [['play', '--players', '2', '--bots', 'easy,easy'], /^meltemi play: --bots names 2, but 1 plays besides you: /],
  [['play', '--think-ms', '0'], /^meltemi play: --think-ms takes a whole number of at least 1, not '0'/],
  [['play', '--load', 'x', '--players', '4'], /^meltemi play: --players can't be given with --load/],
];

test('wrong usage: one clear line on stderr, exit code 2', async () => {
  await Promise.all(
    WRONG.map(async ([args, expected]) => {
      const { code, stdout, stderr } = await meltemi(args);
      assert.deepEqual({ code, stdout, lines: stderr.split('\n').length }, { code: 2, stdout: '', lines: 2 }, stderr);
      assert.match(stderr, expected);
      assert.match(stderr, /--help\)\n$/);
    }),
  );
});
