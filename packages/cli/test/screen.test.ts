import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setup, view } from '@meltemi/engine';
import { drawGame } from '../src/screen/map.ts';
import { printable } from '../src/screen/printable.ts';
import { flow } from '../src/screen/wrap.ts';
import { meltemi } from './run.ts';

test('paragraphs are broken where the width ends, rows under their last column', () => {
  const text = 'One sentence that\nwas written in two lines.\n\n  --option  says what it does in words\nAnd the end.';
  assert.equal(
    flow(text, 24),
    [
      ...['One sentence that was', 'written in two lines.', ''],
      ...['  --option  says what it', '            does in', '            words', 'And the end.'],
    ].join('\n'),
  );
});

test('texts by others neither command the terminal nor turn the order of letters', () => {
  assert.equal(printable('Łukasz\u001b[2K\u0085 \u202etxt.exe\u2066!'), 'Łukasz\ufffd[2K\ufffd \ufffdtxt.exe\ufffd!');
});

test('no line of the help is longer than a sentence should be', async () => {
  const { stdout } = await meltemi(['--help']);
  const commands = [...stdout.matchAll(/^ {2}([a-z]+) {2}/gm)].map(([, name = '']) => name);
  assert.ok(commands.length > 10);
  for (const name of commands) {
    const help = await meltemi([name, '--help']);
    const long = help.stdout.split('\n').filter((line) => line.length > 100 && line.trim().includes(' '));
    assert.deepEqual(long, [], name);
  }
});

test('a map that is too wide is cut where the terminal ends, so that its rows stay under each other', () => {
  const seen = view(setup({ players: 3, board: 'quick', start: 'quick' }), 0);
  const drawn = (width: number) => drawGame({ colour: false, width, print: () => {} }, seen, false);
  const widest = (text: string) => Math.max(...text.split('\n').map((line) => line.length));
  const whole = drawn(200);
  assert.doesNotMatch(whole, /cut off/);
  const width = Math.max(
    ...whole
      .split('\n')
      .filter((line) => /^[ +|:-]*[+|]$/.test(line))
      .map((line) => line.length),
  );
  assert.doesNotMatch(drawn(width - 1), /cut off/, 'only a border');
  for (const narrow of [width - 1, 60]) assert.ok(widest(drawn(narrow)) <= narrow);
  assert.match(drawn(60).replaceAll(/\s+/g, ' '), /columns wide, your terminal 60: the rest is cut off/);
});
