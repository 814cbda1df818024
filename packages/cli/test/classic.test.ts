import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { random } from '@meltemi/engine';
import { below } from '@meltemi/engine/internal';
import type { Values } from '../src/command/command.ts';
import { simulate } from '../src/sim/sim.ts';
import { type Answer, Engine, inFolder, meltemi } from './run.ts';

// The classic edition and its Monuments, from the command line.

const CLASSIC = ['--edition', 'classic'];
const PLAY = ['play', '--bots', 'random', ...CLASSIC];

test('a whole classic game with piped input, saved and replayed', () =>
  inFolder(async (folder) => {
    const file = join(folder, 'classic.json');
    const args = [...PLAY, '--monuments', '--players', '4', '--seed', '1', '--as', 'blue'];
    const { code, stdout } = await meltemi(args, `${'1\n'.repeat(400)}save ${file}\n`);
    assert.equal(code, 0);
    assert.match(stdout, /\n(Red|Blue|Yellow|Purple)( and \w+)? wins? in cycle \d+\.\n/);
    assert.match(stdout, /The game is over\. 'save FILE' keeps it/);
    assert.match(stdout, /(Red|Blue|Yellow|Purple): .*[A-Z]\w+ built on \w+/);
    const replayed = await meltemi(['replay', file, '--verify']);
    assert.deepEqual([replayed.code, replayed.stderr], [0, '']);
    assert.match(replayed.stdout, /wins? in cycle/);
    const { options, moves } = JSON.parse(readFileSync(file, 'utf8'));
    assert.deepEqual(options, { edition: 'classic', players: 4, monuments: true, starts: 'drawn' });
    assert.equal(moves.filter((move: string) => move.startsWith('card ')).length, 4);
    const at = await meltemi(['replay', file, '--at', '12']);
    assert.match(at.stdout, /^position classic players 4 monuments tie gold .*\nboard classic\ncycle 1 /);
  }));

test('shows isles and fields, the track of three, monuments, and no heroes', async () => {
  const input = 'status\nmoves apollo\nabout athena\nabout ajax\nguide\nwhy bid hera 3\nbid athena 99\n';
  const args = [...PLAY, '--monuments', '--players', '4', '--seed', '3'];
  const { stdout } = await meltemi(args, input);
  assert.match(stdout, /\|::ios:::\||\|:::ios:::\|/);
  assert.match(stdout, /\| {3}f5 {4}\|/);
  assert.match(stdout, /Creatures {2}\w+ 4 · – 3 · – 2 /);
  assert.match(stdout, /Monuments {2}[A-Z][\w ]+ \([a-z]+: \w+ \+ \w+\) · /);
  assert.match(stdout, /Monument of this game: [A-Z][\w ]+ \(\w+ \+ \w+\)\. [A-Z]/);
  assert.doesNotMatch(stdout, /Heroes|mercenar|undefined/);
  assert.match(stdout, /bid apollo 0 +Costs nothing and has room for all/);
  assert.match(stdout, /Athena: A free philosopher.*\n.*Temple of Athena \(athena\): /);
  assert.match(stdout, /'about' takes a word of this game/);
  assert.match(stdout, /You win with two METROPOLISES/);
  assert.match(stdout, /red> why bid hera 3\n.* \(The rule: about (CL|R)-[A-Z0-9-]+\)\n/);
  assert.match(stdout, /red> bid athena 99\n.* \(The rule: about (CL|R)-[A-Z0-9-]+\)\n/);
});

test('two players: two markers each', async () => {
  const { stdout } = await meltemi([...PLAY, '--players', '2', '--seed', '1'], '1\n'.repeat(30));
  assert.match(stdout, /how much to offer \(first marker\)\./);
  assert.match(stdout, /Bids first .*Red \(2nd\)/);
  assert.match(stdout, /3\smetropolises end the game/);
});

test('simulations: the same seed gives the same games, with and without monuments', async () => {
  const run = (values: Values) => {
    const { decisionsPerSecond: _, ...rest } = simulate({ edition: 'classic', games: '3', seed: '1', ...values });
    return rest;
  };
  for (const players of ['2', '3', '4', '5']) {
    const plain = run({ players });
    const more = run({ players, monuments: true, tie: 'metropolises' });
    assert.deepEqual(run({ players }), plain);
    assert.deepEqual(run({ players, monuments: true, tie: 'metropolises' }), more);
    assert.notDeepEqual(plain, more);
    for (const { finished, winsBySeat } of [plain, more])
      assert.deepEqual([finished, winsBySeat.length], [3, +players]);
  }
  const args = ['sim', '--json', ...CLASSIC, '--monuments', '--players', '5', '--games', '2', '--verify'];
  const { code, stdout, stderr } = await meltemi(args);
  const { decisionsPerSecond: _, ...rest } = JSON.parse(stdout);
  assert.deepEqual([code, stderr], [0, '']);
  assert.deepEqual(rest, run({ players: '5', monuments: true, games: '2' }), 'the same in another process');
});

test('a whole classic game over the engine protocol', async () => {
  using engine = new Engine();
  const rng = random('classic protocol');
  let turn = await engine.ask('setup', { setup: { edition: 'classic', players: 2, monuments: true } });
  assert.equal(turn.ok, true);
  assert.deepEqual(turn.table.markers, [0, 1, 0, 1]);
  assert.equal(turn.table.sites[0].sea, -1);
  for (let played = 0; turn.actor !== null; played++) {
    const { moves } = await engine.ask('moves');
    turn = await engine.ask('apply', { move: moves[below(rng, moves.length)], seat: null });
    assert.equal(turn.ok, true, JSON.stringify(turn));
    if (played % 50 === 0) await expectCopies(engine, turn);
  }
  const { outcome } = await engine.ask('outcome');
  assert.equal(outcome.metropolises.length, 2);
  assert.equal((await engine.ask('quit')).ok, true);
  assert.equal(await engine.ended, 0);
});

/** Text and JSON of a position lead back to it. */
async function expectCopies(engine: Engine, { hash, actor }: Answer): Promise<void> {
  const here = await engine.ask('position', { state: true });
  for (const from of [{ position: here.position }, { state: here.state }]) {
    const copy = await engine.ask('load', { game: 'copy', ...from });
    assert.deepEqual([copy.ok, copy.hash, copy.actor], [true, hash, actor], JSON.stringify(copy.error));
  }
}

test('options of the other edition: all that is wrong in one line, exit code 2', async () => {
  const teams = [...CLASSIC, '--players', '6', '--teams', '--goal', '4', '--scale', 'every', '--board', 'round'];
  const wrong: [string[], RegExp][] = [
    [
      teams,
      /'goal' belongs to the legendary edition\..*'teams'.*'scale'.*'board' belongs .*There are 2 to 5 players, not 6\./,
    ],
    [['--monuments', '--tie', 'gold'], /'monuments' belongs to the classic edition\..*'tie' belongs to the classic/],
    [[...CLASSIC, '--tie', 'dice'], /Option 'tie' is one of gold, metropolises, not "dice"\./],
    [['--edition', 'hades'], /Option 'edition' is one of legendary, classic, not "hades"\./],
  ];
  const cases = wrong.map(([args, expected], i) => [i % 2 === 0 ? 'sim' : 'play', args, expected] as const);
  await Promise.all(
    cases.map(async ([name, args, expected]) => {
      const { code, stdout, stderr } = await meltemi([name, ...args]);
      assert.deepEqual([code, stdout, stderr.split('\n').length], [2, '', 2], stderr);
      assert.match(stderr, expected);
    }),
  );
  using engine = new Engine();
  const { error } = await engine.ask('setup', { setup: { edition: 'classic', players: 6, scale: 'every' } });
  assert.deepEqual(
    error.problems.map(({ option }: Answer) => option),
    ['scale', 'players'],
  );
});
