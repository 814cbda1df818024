import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { moves, NotationError, readMove, readPosition, setup, writeMove, writePosition } from '@meltemi/engine';
import { atLeast } from '@meltemi/testkit';
import { type Answer, Engine, ROOT } from './run.ts';

// What the documents show is what happens.

const notation = readFileSync(join(ROOT, 'docs/notation.md'), 'utf8');
const protocol = readFileSync(join(ROOT, 'docs/engine-protocol.md'), 'utf8');
const board = setup({ players: 3, board: 'quick' });
const classic = setup({ edition: 'classic', players: 3 });

/** The code blocks of a language. */
function blocks(text: string, language: string): string[] {
  return [...text.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\``, 'gms'))].map(([, block]) => block);
}

/** The code in the first column of the tables of a chapter or section, with the rest of the row. */
function rows(text: string, chapter: string, level = '##'): { code: string; rest: string }[] {
  const part = text.split(`\n${level} ${chapter}\n`)[1].split(/\n##+ /)[0];
  return [...part.matchAll(/^\| `([^`]+)` \| (.*) \|$/gm)].map(([, code, rest]) => ({ code, rest }));
}

const left = '…';

/** '…' stands for anything: a value, the rest of a list, the other fields of an object. */
function expectLike(actual: Answer, expected: Answer, where: string): void {
  if (expected === left) return assert.notEqual(actual, undefined, where);
  if (Array.isArray(expected)) {
    const open = expected.at(-1) === left;
    const list = open ? expected.slice(0, -1) : expected;
    if (!open) assert.equal(actual.length, list.length, where);
    for (const [i, value] of list.entries()) expectLike(actual[i], value, `${where}[${i}]`);
  } else if (typeof expected === 'object' && expected !== null) {
    const { [left]: open, ...fields } = expected;
    for (const [field, value] of Object.entries(fields)) expectLike(actual?.[field], value, `${where}.${field}`);
    if (open === undefined) assert.deepEqual(Object.keys(actual), Object.keys(fields), where);
  } else assert.deepEqual(actual, expected, where);
}

test('engine-protocol.md: the conversation is held as written', async () => {
  using engine = new Engine();
  const lines = blocks(protocol, 'jsonl').flatMap((block) => block.trim().split('\n'));
  const ops = new Set<string>();
  let state: object | undefined;
  for (let i = 0; i < lines.length; i += 2) {
    assert.match(lines[i], /^> /);
    assert.match(lines[i + 1], /^< /);
    const sent = lines[i].slice(2).replace(`{"…":"…"}`, () => JSON.stringify(state));
    const answer = await engine.line(sent);
    state = answer.state ?? state;
    expectLike(answer, JSON.parse(lines[i + 1].slice(2)), sent.slice(0, 80));
    if (answer.ok) ops.add(JSON.parse(sent).op);
  }
  assert.equal(await engine.ended, 0);
  const all = [
    'actor',
    'advise',
    'apply',
    'load',
    'moves',
    'outcome',
    'position',
    'quit',
    'setup',
    'think',
    'view',
    'why',
  ];
  assert.deepEqual([...ops].sort(), all, 'every op has an example');
});

test('notation.md: every verb has its example', () => {
  let verbs: string[] = [];
  try {
    readMove(board, 'no such verb');
  } catch (error) {
    verbs = (error as NotationError).expected.replace(/^.*\((.*)\)$/, '$1').split(', ');
  }
  const code = (row: { code: string }) => row.code;
  const shared = rows(notation, 'Moves').map(code);
  const own = rows(notation, 'Moves of the classic edition', '###').map(code);
  for (const example of shared) assert.equal(writeMove(board, readMove(board, example)), example);
  for (const example of own) assert.equal(writeMove(classic, readMove(classic, example)), example);
  const shown = new Set([...shared, ...own].map((example) => example.split(' ')[0]));
  assert.deepEqual([...shown].sort(), verbs.sort());
});

test('notation.md: every line of a position is read', () => {
  const lines = rows(notation, 'Positions').map(({ code }) => code);
  const [head, quick, ...others] = lines;
  // A loss needs its battle, a hero his ground, a discount its temple.
  const NEEDED: Readonly<Record<string, string>> = {
    loss: `${others.find((line) => line.startsWith('battle'))}\n`,
    hero: 'syros red\n',
    used: 'syros red temple.1\n',
    apollo: 'blue offers apollo 0\nred.2 offers apollo 0\n',
  };
  // What is asked now, where the line does not say it: battles and frames need frames of their own.
  const frames = (...list: readonly string[]) => list.map((frame) => `\nframe ${frame}`).join('');
  const battle = frames('{"kind":"actions"}', '{"kind":"round"}', '{"kind":"lose","side":"attacker"}');
  const ASKED: Readonly<Record<string, string>> = {
    now: '',
    battle,
    loss: battle,
    frame: frames('{"kind":"deployment","round":1,"next":0}', '{"kind":"settle","faction":0,"round":1,"first":-1}'),
  };
  assert.ok(readPosition(`${head}\n${quick}\nnow offerings`));
  for (const line of others) {
    const before = NEEDED[line.split(' ')[0]] ?? '';
    // Decks and figures by name must be nowhere else; the board of three has no Doto.
    const text = line.replace(' doto', ' calypso');
    const now = ASKED[line.split(' ')[0]] ?? '\nnow offerings';
    assert.ok(readPosition(`position legendary players 3\nboard quick\n${before}${text}${now}`), line);
  }
  const own = rows(notation, 'Lines of the classic edition', '###').map(({ code }) => code);
  for (const line of own.slice(2)) {
    const [word] = line.split(' ');
    const before = word === 'apollo' ? NEEDED.apollo : '';
    assert.ok(readPosition(`${own[0]}\n${own[1]}\n${before}${line}${ASKED[word] ?? '\nnow offerings'}`), line);
  }
  const known = new Set([...others, ...own].map((line) => line.split(' ')[0]));
  try {
    readPosition('position legendary players 3\nboard quick\nsomewhere');
  } catch (error) {
    const all = (error as NotationError).expected.replace(/^.*one of /, '').split(', ');
    for (const word of all) assert.ok(known.has(word), `no example of a line '${word}'`);
  }
});

test('notation.md: positions and arrangements are what the engine reads and writes', () => {
  const [short, classicShort, ...complete] = blocks(notation, 'position');
  for (const text of [short, classicShort, ...complete]) assert.ok(moves(readPosition(text)).length > 1);
  assert.equal(complete.length, 2);
  for (const text of complete) assert.equal(writePosition(readPosition(text)), text);
  assert.ok(moves(readPosition(classicShort)).some((move) => move.do === 'erect'));
  for (const tiles of blocks(notation, 'arrangement')) assert.ok(setup({ players: 3, board: { tiles: tiles.trim() } }));
});

test('notation.md: errors read as shown', (t) => {
  const saw = atLeast(t, 5, 'errors');
  for (const { code, rest } of rows(notation, 'Errors')) {
    saw();
    assert.throws(
      () => readMove(board, code),
      (error: Error) => error instanceof NotationError && error.message.replace(/a move \(.*\)/, 'a move (…)') === rest,
      code,
    );
  }
});
