import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { atLeast, games, randomGame, randomMove, replayHint } from '@meltemi/testkit';
import {
  actor,
  apply,
  clone,
  determinize,
  moves,
  random,
  readMove,
  readPosition,
  type State,
  view,
  why,
  writeMove,
  writePosition,
} from '../src/index.ts';
import { below } from '../src/internal.ts';
import { flaws } from '../src/query.ts';
import { hashPosition } from '../src/record.ts';

const FILE = 'packages/engine/test/laws.test.ts';

/** Looks at every position of some random games, or at a share of them. */
function everywhere(t: TestContext, count: number, share: number, law: (s: State, rng: () => number) => void): void {
  // A game has about 500 positions.
  const saw = atLeast(t, count * share * 300, 'positions');
  for (const { mode, seed } of games(count, 10_000)) {
    const rng = random(`law/${seed}`);
    try {
      randomGame(mode, seed, (s) => {
        if (rng() >= share) return;
        saw();
        law(s, rng);
      });
    } catch (error) {
      (error as Error).message += `\n${replayHint(mode, seed, FILE)}`;
      throw error;
    }
  }
}

test('a state is plain JSON at every decision', (t) => {
  everywhere(t, 36, 1, (s) => assert.deepEqual(JSON.parse(JSON.stringify(s)), s));
});

test('every position can be written as text and read back to the same state and hash', (t) => {
  everywhere(t, 36, 0.3, (s) => {
    const text = writePosition(s);
    const back = readPosition(text);
    assert.deepEqual(back, s);
    assert.equal(writePosition(back), text);
    assert.equal(hashPosition(back), hashPosition(s));
    assert.deepEqual(moves(back), moves(s));
    assert.deepEqual(flaws(s), []);
  });
});

test('every move can be written as text and read back, no two alike', (t) => {
  everywhere(t, 36, 0.5, (s) => {
    const legal = moves(s);
    const texts = legal.map((move) => writeMove(s, move));
    assert.deepEqual(
      texts.map((text) => readMove(s, text)),
      legal,
    );
    assert.equal(new Set(texts).size, texts.length);
  });
});

test('a copy goes its own way: playing on it never changes the original', (t) => {
  everywhere(t, 24, 0.02, (s, rng) => {
    const before = JSON.stringify(s);
    const copy = clone(s);
    assert.deepEqual(copy, s);
    for (let i = 0; i < 60; i++) {
      const who = actor(copy);
      if (who === null) break;
      const legal = moves(copy);
      apply(copy, randomMove(copy, legal, rng), legal);
    }
    assert.equal(JSON.stringify(s), before);
  });
});

test('asking changes nothing: moves, actor, view, why', (t) => {
  everywhere(t, 24, 0.1, (s, rng) => {
    const before = JSON.stringify(s);
    const legal = moves(s);
    actor(s);
    why(s, legal[below(rng, legal.length)]);
    for (let seat = 0; seat < s.table.players; seat++) view(s, seat);
    view(s, null);
    assert.equal(JSON.stringify(s), before);
    assert.deepEqual(moves(s), legal);
  });
});

test('the moves of a seat follow from its view, and so do the actor and the outcome', (t) => {
  everywhere(t, 36, 0.3, (s) => {
    const who = actor(s);
    for (let seat = 0; seat < s.table.players; seat++) {
      const seen = view(s, seat);
      assert.equal(actor(seen), who);
      if (who === seat) assert.deepEqual(moves(seen), moves(s));
    }
  });
});

test('what a seat invents for what it does not know looks the same to it', (t) => {
  everywhere(t, 36, 0.3, (s, rng) => {
    for (const seat of [...Array(s.table.players).keys(), null]) {
      const seen = view(s, seat);
      const invented = determinize(seen, rng);
      assert.deepEqual(view(invented, seat), seen);
      assert.deepEqual(flaws(invented), []);
    }
  });
});

test('public bounds always hold the true purse', (t) => {
  everywhere(t, 60, 1, (s) => {
    s.gold.forEach((gold, team) => {
      assert.ok(
        s.goldMin[team] <= gold && gold <= s.goldMax[team],
        `${s.goldMin[team]}..${s.goldMax[team]} not ${gold}`,
      );
    });
  });
});
