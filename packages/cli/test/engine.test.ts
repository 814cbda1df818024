import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Random, random } from '@meltemi/engine';
import { below } from '@meltemi/engine/internal';
import { type Answer, Engine } from './run.ts';

function pick<T>(rng: Random, list: readonly T[]): T {
  return list[below(rng, list.length)];
}

test('a whole random game, with every op on the way', async () => {
  using engine = new Engine();
  const rng = random('protocol');
  let turn = await engine.ask('setup', { setup: { players: 4, teams: true, board: { seed: 1 } } });
  assert.equal(turn.ok, true);
  assert.equal(turn.table.factions.length, 4);
  let played = 0;
  for (; turn.actor !== null; played++) {
    const { moves, weights, actor } = await engine.ask('moves');
    assert.equal(actor, turn.actor);
    assert.equal(weights?.length, actor === 'fate' ? moves.length : undefined);
    turn = await engine.ask('apply', { move: pick(rng, moves), seat: 0 });
    assert.equal(turn.ok, true);
    assert.equal(turn.by, actor);
    assert.ok(turn.events.every((event: Answer) => event.audience === undefined));
    if (played % 40 === 0) await everyOp(engine, turn);
  }
  const { outcome } = await engine.ask('outcome');
  assert.ok(outcome.winners.length >= 2);
  assert.deepEqual((await engine.ask('moves')).moves, []);
  assert.equal((await engine.ask('quit')).ok, true);
  assert.equal(await engine.ended, 0);
});

/** Text and JSON of a position lead back to it; nothing here changes the game. */
async function everyOp(engine: Engine, { hash, actor, faction }: Answer): Promise<void> {
  const here = await engine.ask('position', { state: true });
  assert.equal(here.hash, hash);
  const fromText = await engine.ask('load', { game: 'text', position: here.position });
  const fromJson = await engine.ask('load', { game: 'json', state: here.state });
  for (const copy of [fromText, fromJson]) {
    assert.deepEqual([copy.ok, copy.hash, copy.actor], [true, hash, actor], JSON.stringify(copy.error));
  }
  assert.deepEqual((await engine.ask('moves', { game: 'text' })).moves, (await engine.ask('moves')).moves);
  const own = await engine.ask('view', { seat: 1 });
  assert.deepEqual(
    own.view.gold.map((gold: number | null) => gold === null),
    [true, false],
    'a team sees its own purse',
  );
  assert.deepEqual((await engine.ask('view', { seat: null })).view.gold, [null, null]);
  const now = await engine.ask('actor');
  assert.deepEqual([now.actor, now.faction], [actor, faction]);
  const reason = await engine.ask('why', { move: 'bid zeus 25' });
  assert.deepEqual([reason.ok, reason.move], [true, 'bid zeus 25']);
  assert.equal((await engine.ask('quit', { game: 'text' })).ok, true);
  assert.equal((await engine.ask('outcome', { game: 'text' })).error.code, 'no-game');
}

test('secrets are told only to those who may hear them', async () => {
  using engine = new Engine();
  const position = `position legendary players 3\nboard quick\nsyros red\nkea blue\nmilos yellow\nframe {"kind":"actions"}\nframe {"kind":"gryphon","by":0}`;
  const told: Answer[] = [];
  for (const seat of [0, 1, 2, null, undefined]) {
    await engine.ask('load', { position });
    told.push(await engine.ask('apply', { move: 'rob blue', seat }));
  }
  assert.deepEqual(
    told.slice(0, 4).map(({ events: [robbed] }) => robbed.gold),
    [2, 2, null, null],
  );
  assert.ok(told.every(({ revealed, by }) => revealed && by === 0));
  assert.deepEqual(
    told[4].events.filter(({ event }: Answer) => event === 'robbed').map(({ audience }: Answer) => audience),
    [[0, 1], 'all'],
  );
  assert.equal(await engine.close(), 0);
});

test('an illegal move is refused by rule and changes nothing', async () => {
  using engine = new Engine();
  const { hash } = await engine.ask('setup', { setup: { players: 3 } });
  const { ok, error, id } = await engine.ask('apply', { id: 'x', move: 'end' });
  assert.deepEqual([ok, id, error.move], [false, 'x', 'end']);
  assert.match(error.rule, /^(LE|R)-/);
  assert.ok(error.code && error.message);
  assert.equal((await engine.ask('position')).hash, hash);
  await engine.close();
});

test('a state that is none is refused with the field', async () => {
  using engine = new Engine();
  await engine.ask('setup', { setup: { players: 3, board: 'quick' } });
  const { state } = await engine.ask('position', { state: true });
  const refused = async (changed: object) => (await engine.ask('load', { game: 'x', state: changed })).error;
  assert.deepEqual(await refused({}), {
    code: 'bad-state',
    message: "Field 'table' of the state is missing.",
    field: 'table',
  });
  assert.deepEqual(await refused({ ...state, table: 5 }), {
    code: 'bad-state',
    message: 'This is no state of a game: a value in it is not of the kind it should be.',
  });
  assert.equal((await refused({ ...state, extra: 1 })).field, 'extra');
  assert.equal((await refused({ ...state, troops: state.troops.slice(1) })).code, 'bad-state');
  assert.ok((await refused({ ...state, troops: state.troops.with(0, 99) })).message);
  assert.ok((await refused({ ...state, frames: [{ kind: 'offer', faction: 77, barred: null }] })).code);
  assert.ok((await refused({ ...state, frames: [] })).code);
  assert.equal((await engine.ask('actor', { game: 'x' })).error.code, 'no-game');
  await engine.close();
});

const WORDS = ['setup', 'load', 'moves', 'apply', 'view', 'why', 'toString', '__proto__', '', 'quit ', 'Setup', '🏛'];
const VALUES = [
  null,
  true,
  -1,
  0,
  1e308,
  3.5,
  '',
  'x',
  'bid zeus 5',
  [],
  [1],
  {},
  { players: 3 },
  { tiles: [{}] },
  { seed: {} },
];
const FIELDS = ['id', 'op', 'game', 'setup', 'seat', 'move', 'position', 'state', 'constructor'];

/** Something a program could send by mistake. It never begins or changes the game 'main'. */
function malformed(rng: Random, position: string, state: object): string {
  const kinds: readonly (() => string)[] = [
    () => JSON.stringify({ op: 'setup', setup: { players: 3 } }).slice(0, below(rng, 35)) || '{',
    () => Array.from({ length: 1 + below(rng, 60) }, () => String.fromCharCode(33 + below(rng, 900))).join(''),
    () => JSON.stringify(pick(rng, VALUES)),
    () => JSON.stringify({ op: pick(rng, WORDS), game: 'g', [pick(rng, FIELDS)]: pick(rng, VALUES) }),
    () =>
      JSON.stringify({
        op: 'setup',
        game: 'g',
        setup: { [pick(rng, ['players', 'board', 'goal', 'x'])]: pick(rng, VALUES) },
      }),
    () =>
      JSON.stringify({
        op: 'setup',
        game: 'g',
        setup: { players: 3, board: { tiles: pick(rng, ['1a@0,0/0', [{}], [null], 7]) } },
      }),
    () =>
      JSON.stringify({
        op: 'apply',
        move: pick(rng, ['bid', 'bid zeus 99', 'end', '', 'roll 9', 'x'.repeat(9999), '>>>', 'march a>b 1']),
      }),
    () => JSON.stringify({ op: 'load', game: 'g', position: mangled(rng, position) }),
    () =>
      JSON.stringify({
        op: 'load',
        game: 'g',
        state: { ...state, [pick(rng, Object.keys(state))]: pick(rng, VALUES) },
      }),
    () => JSON.stringify({ op: 'view', seat: pick(rng, [-1, 3, 0.5, '0', [], {}, true]) }),
    () => `${'['.repeat(50_000)}`,
    () => `{"op":"moves","id":${'[1,'.repeat(9)}`,
  ];
  return pick(rng, kinds)().replaceAll('\n', ' ');
}

/** A position with a word dropped, doubled or replaced. */
function mangled(rng: Random, position: string): string {
  const words = position.split(/(?<=\s)/);
  const at = below(rng, words.length);
  return words.with(at, pick(rng, ['', words[at] + words[at], '99 ', 'red ', '\n', '{} '])).join('');
}

test('200 kinds of malformed input: each gets its answer, and the process goes on', async () => {
  using engine = new Engine();
  const rng = random('malformed');
  await engine.ask('setup', { setup: { players: 3, board: 'quick' } });
  const { position, state, hash } = await engine.ask('position', { state: true });
  const lines = Array.from({ length: 200 }, () => malformed(rng, position, state));
  const answers = await Promise.all(lines.map((line) => engine.line(line)));
  answers.forEach((answer, i) => {
    assert.equal(typeof answer.ok, 'boolean', lines[i]);
    if (!answer.ok) assert.ok(answer.error.code && answer.error.message, lines[i]);
  });
  const refused = answers.filter(({ ok }) => !ok).length;
  assert.ok(refused > 150, `${refused} refused`);
  const here = await engine.ask('position', { id: 'after' });
  assert.deepEqual([here.id, here.hash], ['after', hash]);
  assert.equal(await engine.close(), 0);
});

test('huge lines, empty lines, line ends of both kinds', async () => {
  using engine = new Engine();
  const huge = await engine.line(`{"op":"setup","setup":"${'x'.repeat(3_000_000)}"}`);
  assert.deepEqual([huge.id, huge.error.code], [null, 'too-long']);
  const next = await engine.line('\n\n  \n{"id":1,"op":"setup","setup":{"players":3}}\r');
  assert.deepEqual([next.id, next.ok], [1, true]);
  const many = await engine.ask('actor', { game: 'y'.repeat(200) });
  assert.equal(many.error.code, 'wrong-type');
  assert.equal(await engine.close(), 0);
});

test('bots of ours can be asked for a move and for advice, always the same with iterations', async () => {
  using engine = new Engine();
  const setup = { players: 3, start: 'quick', board: 'quick' };
  let turn = await engine.ask('setup', { setup });
  assert.equal((await engine.ask('think', { level: 'easy' })).error.code, 'nobody-decides');
  while (turn.actor === 'fate') turn = await engine.ask('apply', { move: (await engine.ask('moves')).moves[0] });
  const { moves } = await engine.ask('moves');
  for (const level of ['random', 'easy', 'medium', 'hard']) {
    const asked = { level, iterations: 10, seed: 3 };
    const { move } = await engine.ask('think', asked);
    assert.ok(moves.includes(move), `${level}: ${move}`);
    assert.equal((await engine.ask('think', asked)).move, move);
  }
  const { advice } = await engine.ask('advise', { iterations: 10 });
  assert.ok(advice.length > 0 && advice.every(({ move }: { move: string }) => moves.includes(move)));
  const wrong = async (fields: object) => (await engine.ask('think', fields)).error.message;
  assert.match(await wrong({ level: 'genius' }), /'level' is one of random, easy, medium, hard/);
  assert.match(await wrong({ level: 'easy', ms: 0 }), /'ms' is a whole number from 1 to 60000/);
});
