import assert from 'node:assert/strict';
import { test } from 'node:test';
import { think } from '@meltemi/bots';
import {
  actor,
  apply,
  drawFate,
  type Move,
  moves,
  type Options,
  random,
  type State,
  setup,
  view,
} from '@meltemi/engine';
import { type Chosen, choosing, NOTHING } from '../../src/table/acting/choosing.ts';
import { isDirect } from '../../src/table/acting/direct.ts';
import { foresee } from '../../src/table/acting/foresight.ts';
import { partsOf, sameSpot } from '../../src/table/acting/parts.ts';

// How many clicks a person needs who plays as an easy bot does.

/** The fewest choices that lead to a move: its deed, its places and its word, in any order. */
function clicksFor(legal: readonly Move[], move: Move, chosen: Chosen = NOTHING): number {
  const { move: settled, spots, deeds, words } = choosing(legal, chosen);
  if (settled) return 0;
  const parts = partsOf(move);
  const spot = parts.spots[chosen.spots.length];
  const ways: Chosen[] = [];
  // A button or the square of a god says deed and word at once.
  if (deeds.length > 1) ways.push({ ...chosen, deed: parts.deed, word: move.do === 'bid' ? parts.word : chosen.word });
  if (spot && spots.some((other) => sameSpot(other, spot))) ways.push({ ...chosen, spots: [...chosen.spots, spot] });
  if (words.length > 1) ways.push({ ...chosen, word: parts.word });
  return 1 + Math.min(...ways.map((way) => clicksFor(legal, move, way)));
}

/** `sure`: bids and ends of turns are confirmed. */
function clicksOf(s: State, legal: readonly Move[], move: Move, sure: boolean): number {
  const kind = s.frames[s.frames.length - 1].kind;
  if (legal.length === 1 || (kind === 'moment' && move.do === 'done')) return 0;
  const seen = view(s, actor(s) as number);
  const counted = Object.keys(
    choosing(legal, { ...NOTHING, ...partsOf(move), word: partsOf(move).word || null }).counts,
  );
  const asked = move.do === 'end' || move.do === 'bid' ? sure : !isDirect(move) && foresee(seen, move).grave;
  return clicksFor(legal, move) + (counted.length > 0 || asked ? 1 : 0);
}

function clicksPerDecision(options: Options, sure: boolean): number {
  let [clicks, decisions] = [0, 0];
  for (const seed of ['a', 'b', 'c']) {
    const s = setup(options);
    const rng = random(seed);
    while (actor(s) !== null && s.cycle <= 8) {
      const legal = moves(s);
      const who = actor(s);
      const move =
        who === 'fate'
          ? drawFate(s, legal, rng)
          : think('easy', { seen: view(s, who as number), legal, seed: `${seed} ${s.cycle}` }, { iterations: 1 });
      if (who === 0 && legal.length > 1) {
        clicks += clicksOf(s, legal, move, sure);
        decisions++;
      }
      apply(s, move, legal);
    }
  }
  return clicks / decisions;
}

for (const [name, options] of Object.entries({
  legendary: { players: 3, board: 'quick', start: 'quick' } as const,
  classic: { edition: 'classic', players: 4, monuments: true } as const,
})) {
  test(`${name}: a decision takes 1.6 clicks at most, on average, if bids and ends of turns are not confirmed`, (t) => {
    const [sure, quick] = [true, false].map((asked) => clicksPerDecision(options, asked));
    t.diagnostic(`${quick.toFixed(1)} clicks a decision, ${sure.toFixed(1)} with confirmations`);
    assert.ok(quick <= 1.6, `${quick}`);
    assert.ok(quick < sure);
  });
}
