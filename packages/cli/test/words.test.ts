import assert from 'node:assert/strict';
import { test } from 'node:test';
import { actor, BUILDINGS, MONUMENTS, moves, type Options, random, readPosition, setup, view } from '@meltemi/engine';
import { below } from '@meltemi/engine/internal';
import { termsOf } from '@meltemi/engine/query';
import { atLeast } from '@meltemi/testkit';
import { botsOf } from '../src/play/seating.ts';
import { Session } from '../src/play/session.ts';
import { about } from '../src/screen/cards.ts';
import { eventLines } from '../src/screen/event-lines.ts';
import { drawGame } from '../src/screen/map.ts';
import { drawMenu } from '../src/screen/menu.ts';
import { asked } from '../src/screen/question.ts';
import { drawStatus } from '../src/screen/status.ts';
import { words } from '../src/words/en/index.ts';
import { screenOf } from './screen-of.ts';

const RANDOM = botsOf({ bots: 'random' });
const screen = screenOf();

/** All that a person could see of a game; `saw` is called for every question. */
async function readGame(options: Options, seed: string, saw: () => void): Promise<Set<string>> {
  const rng = random(seed);
  const session = new Session(options, { colour: null, bots: RANDOM, seed });
  const kinds = new Set<string>();
  for (await session.advance(); actor(session.state) !== null; await session.advance()) {
    const { state, view, legal } = session;
    const { kind } = view.frames[view.frames.length - 1];
    kinds.add(kind);
    saw();
    assert.ok(asked(view, words), `no words for '${kind}'`);
    const menu = drawMenu(screen, { state, view, legal });
    assert.doesNotMatch(menu, /undefined|NaN|\[object/);
    assert.ok(
      menu.split('\n').every((line) => line.length <= 135),
      menu,
    );
    for (const line of eventLines(state, session.news(), words)) {
      assert.match(line, /^[^A-Z]?.*([.:]|--|==)$/);
      assert.doesNotMatch(line, /undefined|NaN/);
    }
    if (below(rng, 20) === 0)
      assert.doesNotMatch(drawStatus(screen, view) + drawGame(screen, view, true), /undefined|NaN/);
    session.play(legal[below(rng, legal.length)]);
  }
  return kinds;
}

test('every question of random games has words, every list of moves fits, every event has a text', async (t) => {
  const saw = atLeast(t, 1500, 'questions');
  for (let game = 0; game < 25; game++)
    await readGame({ players: 2 + (game % 5), board: { seed: game } }, `words ${game}`, saw);
});

test('the same for the classic edition', async (t) => {
  const saw = atLeast(t, 6000, 'questions');
  const kinds = new Set<string>();
  for (let game = 0; game < 40; game++) {
    const options = { edition: 'classic', players: 2 + (game % 4), monuments: game % 3 > 0 } as const;
    for (const kind of await readGame(options, `classic words ${game}`, saw)) kinds.add(kind);
  }
  for (const kind of ['voyage', 'demolish', 'siren', 'sphinx', 'sylph-sails', 'kraken-swims', 'monuments', 'griffon'])
    assert.ok(kinds.has(kind), `nobody was asked '${kind}'`);
});

test('bids of any number: a few are shown, all can be typed', () => {
  const s = readPosition(
    'position classic players 3\nboard classic\ngold red 40\nkea red\nandros blue\ntinos yellow\nnow offerings',
  );
  const menu = { state: s, view: view(s, 0), legal: moves(s) };
  const shown = drawMenu(screen, menu);
  assert.match(shown, /10\) 10 +40\) 40\n/);
  assert.match(shown, /… any number up to 40 can be typed: bid zeus 39\n/);
  assert.equal(drawMenu(screen, menu, 'bid zeus', true).match(/\d+\) \d/g)?.length, 40);
});

test('every god, creature, building and monument of an edition has its words', () => {
  const tables = [setup({ players: 3 }), setup({ edition: 'classic', players: 3, monuments: true })];
  for (const s of tables) {
    const { gods, creatures, heroes } = termsOf(s);
    for (const word of [...gods, 'apollo', ...creatures, ...heroes, ...BUILDINGS])
      assert.ok(about(s, word, words).length > 0, word);
  }
  const [legendary, classic] = tables;
  for (const monument of MONUMENTS) assert.match(about(classic, monument, words).at(-1) ?? '', /^[A-Z].*\): .*\.$/);
  assert.equal(about(classic, 'zeus', words).length, 2, 'the god and his temple');
  for (const word of ['fates', 'lighthouse', 'nonsense']) assert.deepEqual(about(legendary, word, words), []);
  for (const word of ['hera', 'ajax', 'graeae']) assert.deepEqual(about(classic, word, words), []);
});

test('a long list is cut, and shown whole when asked for', () => {
  const s = readPosition(
    'position legendary players 3\nboard quick\nsyros red troops 8 mercenaries 8\nkea red\nmilos blue\nframe {"kind":"actions"}\nframe {"kind":"pegasus","by":0}',
  );
  const menu = { state: s, view: view(s, 0), legal: moves(s) };
  assert.match(drawMenu(screen, menu), /… and \d+ more: moves fly syros$/);
  assert.equal(drawMenu(screen, menu, 'fly syros', true).match(/\d+\) >/g)?.length, menu.legal.length);
  assert.equal(drawMenu(screen, menu, 'fly syros>kea 8+8', true).trim().split('\n').length, 1);
  assert.equal(drawMenu(screen, menu, 'kraken'), "No move contains 'kraken'.");
});

test('undo gives back the very same position', async (t) => {
  const saw = atLeast(t, 30, 'moves taken back');
  const rng = random('undo');
  const session = new Session({ players: 4, board: { seed: 3 } }, { colour: 'blue', bots: RANDOM, seed: 'undo' });
  for (await session.advance(); actor(session.state) !== null; await session.advance()) {
    const before = JSON.stringify(session.state);
    const { legal } = session;
    session.play(legal[below(rng, legal.length)]);
    const applied = session.record.moves.length;
    if (actor(session.state) === session.seat && session.undo() === null) {
      assert.equal(JSON.stringify(session.state), before);
      assert.equal(session.record.moves.length, applied - 1);
      saw();
      const again = session.legal;
      session.play(again[below(rng, again.length)]);
    }
  }
});
