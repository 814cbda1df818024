import assert from 'node:assert/strict';
import { test } from 'node:test';
import { actor, below, moves, type Random, random, type State, view } from '../src/index.ts';
import { netOffer } from '../src/phases/offerings.ts';
import { games, randomGame, replayHint } from './modes.ts';

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

test(`hidden things never show: ${PAIRS} pairs of a state and a seat, views and legal moves byte for byte`, () => {
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
  if (process.env.SEED === undefined) assert.ok(pairs >= PAIRS, `only ${pairs} pairs`);
  assert.ok(changed > pairs / 2, 'hardly anything hidden was changed');
});
