import assert from 'node:assert/strict';
import { test } from 'node:test';
import { actor, apply, moves, readMove, readPosition, type State, view } from '@meltemi/engine';
import { atLeast } from '@meltemi/testkit';
import { begin, CHARACTERS, LEVELS, type Level, think } from '../src/index.ts';
import { positions, TABLES } from './games.ts';

function ask(s: State, level: Level, iterations: number, seed: string | number = 7) {
  const seen = view(s, actor(s) as number);
  return think(level, { seen, legal: moves(seen), seed }, { iterations });
}

for (const table of Object.keys(TABLES)) {
  test(`every level chooses a legal move and changes nothing it was given: ${table}`, (t) => {
    const saw = atLeast(t, 6, 'positions');
    for (const s of positions(table, 'legal', 20)) {
      saw();
      const before = JSON.stringify(s);
      for (const level of LEVELS) {
        const legal = moves(s).map((move) => JSON.stringify(move));
        const move = JSON.stringify(ask(s, level, 4));
        assert.ok(legal.includes(move), `${level} chose ${move} in ${before}`);
      }
      assert.equal(JSON.stringify(s), before);
    }
  });
}

test('the only move there is, is the answer, also when it wins', () => {
  // The metropolis for red's philosophers has one place to go; Naxos could be taken as well.
  const s = readPosition(`
    position classic players 3
    board classic
    gold red 9
    red philosophers 3
    kea red metropolis.1
    milos red
    naxos blue metropolis.1
    tinos yellow
    now turn red athena
  `);
  apply(s, readMove(s, 'gain philosopher'));
  const [only, ...others] = moves(s);
  assert.deepEqual(others, []);
  for (const level of LEVELS) assert.deepEqual(ask(s, level, 4), only, level);
});

test('the same seed and iterations give the same move, whatever was thought about in between', (t) => {
  const saw = atLeast(t, 20, 'positions');
  for (const table of ['four', 'classic, four']) {
    const list = positions(table, 'again', 30);
    saw(list.length);
    for (const level of ['easy', 'medium', 'hard'] as const) {
      const first = list.map((s) => ask(s, level, 12));
      const again = list.toReversed().map((s) => ask(s, level, 12));
      assert.deepEqual(again.reverse(), first);
    }
  }
});

test('what is hidden from a seat never changes what its bot does', (t) => {
  const saw = atLeast(t, 20, 'positions compared');
  for (const table of ['four', 'teams', 'classic, four']) {
    for (const s of positions(table, 'hidden', 50)) {
      const seat = actor(s) as number;
      const own = (team: number) => s.table.teamOf.some((t, f) => t === team && s.table.seatOf[f] === seat);
      // A table that has lost count of the others' gold.
      const vague: State = { ...s, goldMin: s.gold.map(() => 0), goldMax: s.gold.map((gold) => gold + 6) };
      const other: State = { ...vague, gold: s.gold.map((gold, team) => (own(team) ? gold : gold + 4)) };
      if (s.top && s.top.seat !== seat) Object.assign(other, { top: { ...s.top, card: s.deck.at(-1) } });
      assert.deepEqual(view(other, seat), view(vague, seat));
      for (const level of LEVELS) assert.deepEqual(ask(other, level, 14), ask(vague, level, 14), `${level}, ${table}`);
      saw();
    }
  }
});

test('a thinking bot has an answer at any moment', () => {
  const [s] = positions('four', 'anytime', 30);
  const seen = view(s, actor(s) as number);
  const legal = moves(seen);
  const thinking = begin('hard', { seen, legal, seed: 1 });
  for (let i = 0; i < 20; i++) {
    assert.ok(legal.includes(thinking.best()));
    thinking.step();
  }
});

test('every level has a character of its own', () => {
  const characters = LEVELS.map((level) => CHARACTERS[level]);
  for (const key of ['name', 'face', 'style'] as const)
    assert.equal(new Set(characters.map((each) => each[key])).size, LEVELS.length);
});
