import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BUILDINGS, type Options, setup, view } from '@meltemi/engine';
import { boardOf } from '@meltemi/engine/board';
import { Repl } from '../src/play/repl.ts';
import { botsOf } from '../src/play/seating.ts';
import { Session } from '../src/play/session.ts';
import { drawGame } from '../src/screen/map.ts';
import { printable } from '../src/screen/printable.ts';
import { drawStatus } from '../src/screen/status.ts';
import { flow } from '../src/screen/wrap.ts';
import { meltemi } from './run.ts';
import { screenOf } from './screen-of.ts';

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

const sized = (width: number) => screenOf({ width });
const widest = (text: string) => Math.max(...text.split('\n').map((line) => line.length));

test('a map that is too wide goes on below, with every cell whole in one of its parts', () => {
  for (const options of [
    { players: 3, start: 'quick' },
    { players: 6, start: 'quick' },
    { edition: 'classic', players: 5 },
  ] as const) {
    const seen = view(setup(options), 0);
    const drawn = (width: number) => drawGame(sized(width), seen, false);
    assert.doesNotMatch(drawn(200), /goes on/);
    for (const width of [50, 64, 80]) {
      const map = drawn(width);
      assert.ok(widest(map) <= width, map);
      for (const { id } of boardOf(seen).areas) assert.ok(map.includes(id.slice(0, 7)), `${id} at ${width}`);
    }
    assert.match(drawn(50), /goes on like this/);
  }
  const seen = view(setup({ players: 3, start: 'quick' }), 0);
  assert.doesNotMatch(drawGame(sized(64), seen, false), /goes on/, 'only a border');
});

test('80 columns hold the ready-made boards for two to four in one piece, and all tables', () => {
  const games: Options[] = [
    { players: 3, start: 'quick' },
    { players: 4, start: 'quick', teams: true },
    { players: 5, start: 'quick' },
    ...[2, 3, 4, 5].map((players): Options => ({ edition: 'classic', players, monuments: true })),
  ];
  for (const options of games) {
    const seen = view(setup(options), 0);
    const map = drawGame(sized(80), seen, true);
    assert.ok(widest(map) <= 80, map);
    const rows = map.slice(0, map.indexOf('\nR Red')).split('\n');
    if (options.players < 5) for (const row of rows) assert.match(row, /[+|]$/);
    const rich = { ...seen, built: seen.built.map((_, site) => BUILDINGS[site % 4]), owner: seen.owner.map(() => 0) };
    const status = drawStatus(sized(80), rich);
    assert.ok(widest(status) <= 80, status);
    for (const building of BUILDINGS) assert.match(status, new RegExp(`\\b${building}\\b`, 'i'));
  }
});

test('a low terminal shows the map at first and when it is asked for, a high one after every change', async () => {
  const maps = async (rows: number | null) => {
    const screen = screenOf({ rows });
    const options = { players: 3, start: 'quick' } as const;
    const session = new Session(options, { colour: null, bots: botsOf({ bots: 'random' }), seed: 'rows' });
    const repl = new Repl(session, { screen, budget: { iterations: 1 } });
    await repl.begin();
    for (let turn = 0; turn < 12; turn++) await repl.hear('1');
    const told = screen.printed.join('\n');
    return {
      maps: told.split('::milos::|').length - 1,
      hints: told.split("'board' shows the map").length - 1,
      repl,
      screen,
    };
  };
  const [low, high, file] = await Promise.all([maps(24), maps(80), maps(null)]);
  const perMap = low.maps;
  assert.ok(high.maps > 2 * perMap, 'high: every time');
  assert.equal(high.maps, file.maps);
  assert.equal(high.hints, 0);
  assert.equal(low.hints, high.maps / perMap - 1, 'in place of each of the others');
  await low.repl.hear('board');
  assert.match(low.screen.printed.at(-1) ?? '', /::milos::\|/);
});
