import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { inFolder, meltemi } from './run.ts';

// Plays a game against bots through the command line.

test('medium bots are the usual opponents', async () => {
  const { code, stdout, stderr } = await meltemi(['play', '--seed', '1'], 'bid apollo 0\nquit\n');
  assert.deepEqual([code, stderr], [0, '']);
  assert.match(stdout, /^Seed 1: with it \(--seed 1\) the same moves give the same game\.\n/);
  assert.match(stdout, /\nYou lead Red; Blue and Yellow are Penelope \(medium\)\.\n {2}🧵 Penelope: Weaves /);
  assert.match(stdout, /'hint' advises you/);
  assert.match(stdout, /Red: Apollo/);
});

test('bots by seat, a hint, and nothing that only a terminal understands', async () => {
  const args = ['play', '--players', '4', '--as', 'yellow', '--seed', '2', '--think-ms', '20'];
  const { code, stdout, stderr } = await meltemi(
    [...args, '--bots', 'hard@2it,easy,random'],
    'hint\nhelp\nbid apollo 0\n',
  );
  assert.deepEqual([code, stderr], [0, '']);
  assert.match(
    stdout,
    /You lead Yellow; Red is Themis \(hard@2it\), Blue is Icarus \(easy\), Purple is Zephyr \(random\)\./,
  );
  for (const face of ['🦉 Themis: ', '🪶 Icarus: ', '🍃 Zephyr: ']) assert.ok(stdout.includes(face), face);
  assert.match(stdout, /yellow> hint\nGood moves .*\n +\d+\) bid \w+ \d+ +\d+%(?: {2}[A-Z+]|\n)/);
  assert.match(stdout, /\n {2}hint +good moves, your chance to win with them/);
  assert.match(stdout, /the same moves give the same game\./, 'iterations need no clock');
  // biome-ignore lint/suspicious/noControlCharactersInRegex: that is what must not be there
  assert.doesNotMatch(stdout, /thinking|Looking for|[\r\x1b]/);
});

test('with timed bots the seed is not said to give the same game again', async () => {
  const { stdout } = await meltemi(['play', '--seed', '1', '--bots', 'hard@1ms'], '');
  assert.match(stdout, /^Seed 1: .* the same dice and cards; hard bots may find other moves in their time\.\n/);
  const { stdout: help } = await meltemi(['play', '--help']);
  assert.match(help, /--bots LEVEL\[,LEVEL…\] +who plays against you \(default medium\)/);
  assert.match(help, /--think-ms N +.*\(default 500\)/);
  assert.match(help, /--seed TEXT +.*hard\s+bots with a time budget may differ/);
});

test('a saved game is played on against the bots that are named now', () =>
  inFolder(async (folder) => {
    const [three, four] = ['three.json', 'four.json'].map((name) => join(folder, name));
    await Promise.all([
      meltemi(['play', '--bots', 'random', '--seed', '1'], `1\nsave ${three}\n`),
      meltemi(['play', '--bots', 'random', '--seed', '1', '--players', '4'], `1\nsave ${four}\n`),
    ]);
    const [other, loaded, wrong, none] = await Promise.all([
      meltemi(['play', '--load', three, '--bots', 'easy,random'], `load ${four}\nload ${three}\n1\n`),
      meltemi(['play', '--bots', 'easy'], `load ${four}\n1\n`),
      meltemi(['play', '--load', three, '--bots', 'easy,easy,easy']),
      meltemi(['play', '--load', join(folder, 'none.json'), '--bots', 'easy']),
    ]);
    assert.match(other.stdout, /^You lead Red; Blue is Icarus \(easy\), Yellow is Zephyr \(random\)\.\n/);
    assert.match(
      other.stdout,
      /Not loaded, your game goes on: --bots names 2, but 3 play besides you: name one for all of them, or one for each\n/,
    );
    assert.match(other.stdout, /Loaded \S+three\.json\. You lead Red; Blue is Icarus \(easy\), Yellow is\s+Zephyr/);
    assert.deepEqual([other.code, other.stderr], [0, '']);
    assert.match(
      loaded.stdout,
      /Loaded \S+four\.json\. You lead Red; Blue, Yellow, and Purple are\s+Icarus \(easy\)\./,
    );
    assert.deepEqual([wrong.code, wrong.stdout], [2, '']);
    assert.match(wrong.stderr, /^meltemi play: --bots names 3, but 2 play besides you: /);
    assert.equal(none.code, 1);
  }));
