import assert from 'node:assert/strict';
import { test } from 'node:test';
import { actor, below, moves, random, readPosition, view } from '@meltemi/engine';
import { drawGame } from '../src/map.ts';
import { drawMenu } from '../src/menu.ts';
import { newsLines } from '../src/news.ts';
import { asked } from '../src/question.ts';
import { Session } from '../src/session.ts';
import { drawStatus } from '../src/status.ts';

const screen = { colour: false, width: 120, print: () => {} };

test('every question of random games has words, every list of moves fits, all is told', () => {
  for (let game = 0; game < 25; game++) {
    const rng = random(`words ${game}`);
    const options = { players: 2 + (game % 5), board: { seed: game } } as const;
    const session = new Session(options, null, rng);
    for (session.advance(); actor(session.state) !== null; session.advance()) {
      const { state, view, legal } = session;
      const kind = view.frames[view.frames.length - 1].kind;
      assert.ok(asked(view), `no words for '${kind}'`);
      const menu = drawMenu(screen, { state, view, legal });
      assert.doesNotMatch(menu, /undefined|NaN|\[object/);
      assert.ok(
        menu.split('\n').every((line) => line.length <= 135),
        menu,
      );
      for (const line of newsLines(state, session.news())) assert.match(line, /^[^A-Z]?.*([.:]|--|==)$/);
      if (below(rng, 20) === 0)
        assert.doesNotMatch(drawStatus(screen, view) + drawGame(screen, view, true), /undefined|NaN/);
      session.play(legal[below(rng, legal.length)], legal);
    }
  }
});

test('a long list is cut, and shown whole when asked for', () => {
  const s = readPosition(
    'position legendary players 3\nboard quick\nsyros red troops 8 mercenaries 8\nkea red\nmilos blue\nframe {"kind":"pegasus","by":0}',
  );
  const menu = { state: s, view: view(s, 0), legal: moves(s) };
  assert.match(drawMenu(screen, menu), /… and \d+ more: moves fly syros$/);
  assert.equal(drawMenu(screen, menu, 'fly syros', true).match(/\d+\) >/g)?.length, menu.legal.length);
  assert.equal(drawMenu(screen, menu, 'fly syros>kea 8+8', true).trim().split('\n').length, 1);
  assert.equal(drawMenu(screen, menu, 'kraken'), "No move contains 'kraken'.");
});

test('undo gives back the very same position', () => {
  const rng = random('undo');
  const session = new Session({ players: 4, board: { seed: 3 } }, 'blue', rng);
  let undone = 0;
  for (session.advance(); actor(session.state) !== null; session.advance()) {
    const before = JSON.stringify(session.state);
    const { legal } = session;
    session.play(legal[below(rng, legal.length)], legal);
    const applied = session.record.moves.length;
    if (actor(session.state) === session.seat && session.undo() === null) {
      assert.equal(JSON.stringify(session.state), before);
      assert.equal(session.record.moves.length, applied - 1);
      undone++;
      const again = session.legal;
      session.play(again[below(rng, again.length)], again);
    }
  }
  assert.ok(undone > 20, `${undone}`);
});
