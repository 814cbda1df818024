import assert from 'node:assert/strict';
import { test } from 'node:test';
import { atLeast, games, randomGame, replayHint } from '@meltemi/testkit';
import { actor, apply, clone, type Move, moves, type Random, random, type State, view } from '../src/index.ts';
import { below } from '../src/internal.ts';
import { netOffer } from '../src/query/offerings.ts';

const FILE = 'packages/engine/test/non-interference.test.ts';
const PAIRS = 10_000;

/** The same game with everything changed that this seat may not know. */
function otherwise(s: State, seat: number, rng: Random): State {
  const { teamOf, seatOf } = s.table;
  const own = new Set(teamOf.filter((_, faction) => seatOf[faction] === seat));
  const gold = s.gold.map((purse, team) => {
    if (own.has(team) || s.table.gold === 'open') return purse;
    const owed = s.offers.reduce(
      (sum, offer, f) => (offer && teamOf[f] === team ? sum + netOffer(s, f, offer) : sum),
      0,
    );
    return owed + below(rng, 30);
  });
  const top = s.top && s.top.seat !== seat ? { ...s.top, card: s.deck[below(rng, s.deck.length)] } : s.top;
  return { ...s, gold, top };
}

/** Bounds so wide that purses are really unknown, as in a position without history. */
function forgetful(s: State): State {
  return { ...s, goldMin: s.goldMin.map(() => 0), goldMax: s.gold.map((purse) => purse + 40) };
}

/** Some moves are meant to show: a card is played, half of a purse is taken. */
function shows(move: Move): boolean {
  return move.do === 'rob' || move.do === 'play';
}

test('hidden things never show in what follows: the same move in two worlds leaves a seat the same view', (t) => {
  const saw = atLeast(t, 10_000, 'pairs');
  for (const { mode, seed } of games(40, 60_000)) {
    const rng = random(`after/${seed}`);
    try {
      randomGame(mode, seed, (s, who, _, move) => {
        if (rng() > 0.3 || who === 'fate') return;
        const world = forgetful(s);
        if (shows(move)) return;
        for (let seat = 0; seat < s.table.players; seat++) {
          const other = otherwise(world, seat, rng);
          const [one, two] = [clone(world), clone(other)];
          if (!moves(two).some((legal) => JSON.stringify(legal) === JSON.stringify(move))) continue;
          apply(one, move);
          apply(two, move);
          if (one.phase !== s.phase) continue; // offerings are paid: who can't shows it (R-BROKE)
          saw();
          assert.equal(JSON.stringify(view(two, seat)), JSON.stringify(view(one, seat)));
        }
      });
    } catch (error) {
      (error as Error).message += `\n${replayHint(mode, seed, FILE)}`;
      throw error;
    }
  }
});

test(`hidden things never show: ${PAIRS} pairs of a state and a seat, views and legal moves byte for byte`, (t) => {
  const saw = atLeast(t, PAIRS, 'pairs');
  let pairs = 0;
  let changed = 0;
  for (const { mode, seed } of games(400, 50_000)) {
    if (pairs >= PAIRS) break;
    const rng = random(`hidden/${seed}`);
    try {
      randomGame(mode, seed, (s, who) => {
        if (s.top === null && rng() > 0.15) return;
        for (let seat = 0; seat < s.table.players; seat++) {
          const other = otherwise(s, seat, rng);
          saw();
          pairs++;
          if (JSON.stringify(other) !== JSON.stringify(s)) changed++;
          assert.equal(JSON.stringify(view(other, seat)), JSON.stringify(view(s, seat)));
          assert.equal(actor(other), who);
          if (who === seat) assert.equal(JSON.stringify(moves(other)), JSON.stringify(moves(s)));
        }
      });
    } catch (error) {
      (error as Error).message += `\n${replayHint(mode, seed, FILE)}`;
      throw error;
    }
  }
  assert.ok(changed > pairs / 2, 'hardly anything hidden was changed');
});
