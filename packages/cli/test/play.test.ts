import assert from 'node:assert/strict';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { inFolder, meltemi } from './run.ts';

/** What is tested here does not depend on how well the others play; play-bots.test.ts has the other bots. */
const PLAY = ['play', '--bots', 'random'];

/** The last status that was printed, up to the table of players. */
function lastStatus(stdout: string): string {
  return stdout.slice(stdout.lastIndexOf('\nCycle '), stdout.lastIndexOf('\n\n'));
}

test('a whole game with piped input, saved and replayed', () =>
  inFolder(async (folder) => {
    const file = join(folder, 'whole.json');
    const { code, stdout } = await meltemi([...PLAY, '--seed', '1'], `${'1\n'.repeat(600)}save ${file}\n`);
    assert.equal(code, 0);
    assert.match(stdout, /The game is over\. 'save FILE' keeps it/);
    assert.match(stdout, /\n(Red|Blue|Yellow)( and \w+)? wins? in cycle \d+\.\n/);
    assert.match(stdout, /Bye\.\n$/);
    assert.equal(stdout.includes('\x1b'), false, 'no colour codes without a terminal');
    const replayed = await meltemi(['replay', file, '--verify']);
    assert.equal(replayed.code, 0, replayed.stderr);
    assert.match(replayed.stdout, /wins? in cycle/);
    assert.deepEqual(readdirSync(folder), ['whole.json'], 'nothing else is left behind');
  }));

test('shows board, status, question and numbered moves', async () => {
  const { stdout } = await meltemi(
    [...PLAY, '--seed', '2', '--as', 'blue', '--gold', 'bounds'],
    'board\nstatus\nmoves apollo\n',
  );
  assert.match(stdout, /\|::milos::\|/);
  assert.match(stdout, /::B 1t:::/);
  assert.match(stdout, /Gods {7}\w+/);
  assert.match(stdout, /Creatures {2}\w+ 5 · \w+ 4 · \w+ 3 · \w+ 2/);
  assert.match(stdout, /Blue \(you\) +8 +3/);
  assert.match(stdout, /Red +\d+(–\d+)? +3/);
  assert.match(stdout, /Choose a god and how much to offer\.|you are out/);
  assert.match(stdout, /area +island/);
  assert.match(stdout, /\d+\) bid apollo 0 +Costs nothing and gives a prosperity token/);
});

test("others' gold stays hidden", async () => {
  const { stdout } = await meltemi([...PLAY, '--seed', '2'], '');
  assert.match(stdout, /Blue +\? +3/);
  assert.match(stdout, /Red \(you\) +8 +3/);
});

test('moves by number and by notation; what is wrong is explained', async () => {
  const input = [
    '99',
    'bid apollo 0',
    'frobnicate',
    'bid hermes 3',
    'BID APOLLO 0',
    'why',
    'why bid apollo 0',
    'why fight',
    'about kraken',
  ];
  const { code, stdout } = await meltemi([...PLAY, '--seed', '3'], `${input.join('\n')}\n`);
  assert.equal(code, 0);
  assert.match(stdout, /There are moves 1 to \d+\./);
  assert.match(stdout, /Red: Apollo/);
  assert.match(stdout, /I don't know 'frobnicate'/);
  assert.match(stdout, /Expected a god \(zeus/);
  assert.match(stdout, /Say which move: why bid zeus 3/);
  assert.match(stdout, /red> why bid apollo 0\n.* \(The rule: about [A-Z-]+\d?\)\n/);
  assert.match(stdout, /red> why fight\n.* \(The rule: about (LE|R)-[A-Z0-9-]+\)\n/);
  assert.match(stdout, /Kraken: Stays on a sea area: destroys all fleets/);
});

test('before the building of the god nothing else is done, and it is said what to do', async () => {
  const { stdout } = await meltemi([...PLAY, '--seed', '7'], '1\nwhy end\n');
  assert.match(stdout, /\nNot now: first build with your god\. \(The rule: about LE-ACT-3\)\n/);
});

test('undo goes back over own decisions only', async () => {
  const asked = /Choose your first land area/g;
  const back = await meltemi([...PLAY, '--seed', '4', '--start', 'deployment'], '1\nundo\n');
  assert.match(back.stdout, /Taken back\./);
  assert.equal(back.stdout.match(asked)?.length, 2, 'the same question again');
  const never = await meltemi([...PLAY, '--seed', '4'], 'undo\nbid apollo 0\nundo\n');
  assert.match(never.stdout, /Can't undo: (fate has decided|\w+ has decided|you have not decided anything)/);
  assert.equal(never.stdout.match(/Can't undo/g)?.length, 2);
});

test('save and load: the same position again; broken files change nothing', () =>
  inFolder(async (folder) => {
    const [file, broken, foreign] = ['a.json', 'b.json', 'c.json'].map((name) => join(folder, name));
    writeFileSync(broken, '{"meltemi":1,');
    writeFileSync(foreign, '{"name":"@meltemi/cli"}');
    const input = [
      ...['1', '1', `save ${file}`, 'status', '1', '1', '1', '1', `load ${file}`, 'status'],
      ...[`load ${broken}`, `load ${foreign}`, 'load', 'save', `save ${folder}/no/where`, 'status', 'quit', 'status'],
    ];
    const { code, stdout } = await meltemi([...PLAY, '--seed', '5'], `${input.join('\n')}\n`);
    assert.equal(code, 0);
    const parts = stdout.split(/red> (?:save|load|quit).*\n/);
    const statuses = parts.map((part) => part.split('red> ')[0]);
    assert.match(statuses[1], /^Saved in .*, \d+ moves long\./);
    assert.match(statuses[2], /^Loaded .*\. You lead Red; Blue and Yellow are\s+Zephyr \(random\)\./);
    assert.match(statuses[3], /^Not loaded, your game goes on: .*not JSON/);
    assert.match(statuses[4], /^Not loaded, your game goes on: .*'meltemi' is not 1/);
    assert.match(statuses[5], /^Say from where/);
    assert.match(statuses[6], /^Say where to/);
    assert.match(statuses[7], /^Not saved: could not write .*no such file or folder/);
    const status = (part: string) => part.slice(part.indexOf('red> status'));
    assert.equal(lastStatus(status(parts[2])), lastStatus(status(parts[7])), 'nothing was lost');
    assert.equal(stdout.match(/red> status/g)?.length, 3, 'nothing is heard after quit');
    const again = await meltemi([...PLAY, '--load', file], 'status\n');
    assert.equal(lastStatus(again.stdout), lastStatus(status(parts[1]).split('red> 1')[0]));
    const record = JSON.parse(readFileSync(file, 'utf8'));
    assert.deepEqual(Object.keys(record), ['meltemi', 'version', 'rules', 'options', 'moves', 'hashes']);
    const bad = await meltemi([...PLAY, '--load', broken]);
    assert.deepEqual([bad.code, bad.stdout], [1, '']);
    assert.match(bad.stderr, /^meltemi play: .*not JSON/);
  }));

test('save replaces a recorded game, and nothing else', () =>
  inFolder(async (folder) => {
    const kept = { 'notes.txt': 'buy milk', 'package.json': '{"name":"@meltemi/cli"}', 'null.json': 'null' };
    for (const [name, text] of Object.entries(kept)) writeFileSync(join(folder, name), text);
    const file = join(folder, 'game.json');
    const names = Object.keys(kept).map((name) => join(folder, name));
    const input = ['1', `save ${file}`, '1', ...[file, ...names, folder].map((name) => `save ${name}`)];
    const { stdout } = await meltemi([...PLAY, '--seed', '5'], `${input.join('\n')}\n`);
    assert.equal(stdout.match(/Saved in .*, \d+ moves long\./g)?.length, 2);
    assert.equal(
      stdout.match(/Not saved: .* is there already and is no recorded game: choose another name\./g)?.length,
      3,
    );
    assert.match(stdout, /Not saved: could not write .*it is a folder/);
    for (const [name, text] of Object.entries(kept)) assert.equal(readFileSync(join(folder, name), 'utf8'), text);
  }));

test('a tampered save is not loaded', () =>
  inFolder(async (folder) => {
    const file = join(folder, 'game.json');
    await meltemi([...PLAY, '--seed', '6'], `1\nsave ${file}\n`);
    const record = JSON.parse(readFileSync(file, 'utf8'));
    writeFileSync(file, JSON.stringify({ ...record, moves: record.moves.slice(1) }));
    const { code, stderr } = await meltemi([...PLAY, '--load', file]);
    assert.equal(code, 1);
    assert.match(stderr, /^meltemi play: the game can't be replayed\. /);
  }));

test('the same seed and the same moves give the same game, also for two players', async () => {
  const args = [...PLAY, '--players', '2', '--seed', '7', '--start', 'deployment'];
  const [one, two] = await Promise.all([meltemi(args, '1\n'.repeat(40)), meltemi(args, '1\n'.repeat(40))]);
  assert.equal(one.stdout, two.stdout);
  assert.match(one.stdout, /You lead Red and Yellow/);
  assert.match(one.stdout, /\n(Red|Yellow): Choose your first land area/);
});
