import { apply, clone, drawFate, type God, type Move, moves, type Random, type State } from '@meltemi/engine';
import { at } from '@meltemi/engine/internal';
import { decider, termsOf } from '@meltemi/engine/query';
import { consequence } from '../moves/consequence.ts';
import { forcedMove } from '../moves/forced-move.ts';
import type { Evaluator } from '../value/evaluator.ts';
import { forTeam } from '../value/for-team.ts';
import { sampleMoves } from './sample-moves.ts';

// Simulates a turn that may follow the offerings, playing greedily.

/** More choices than a turn has. */
const MOST_CHOICES = 60;
/** Follow-up choices looked at. */
const WIDTH = 2;

/** The position in which a marker begins its turn with a god and this much gold, before anybody else has acted. */
export function turnWith(s: State, marker: number, god: God, gold: number): State {
  const { markerOf, teamOf, scale } = s.table;
  const faction = at(markerOf, marker);
  const team = at(teamOf, faction);
  const amount = scale?.[0] ?? 1;
  const paid = Math.max(termsOf(s).leastOffering, amount - at(s.priestesses, faction));
  const then = clone(s);
  then.offers = markerOf.map((_, other) => (other === marker ? null : { god: 'apollo', amount: 0 }));
  then.apollo = [];
  then.acted = [...markerOf.keys()].filter((other) => other !== marker);
  then.gold = s.gold.with(team, gold + paid);
  const first = s.frames.findIndex((frame) => frame.kind === 'offer');
  then.frames = [...s.frames.slice(0, first), { kind: 'offer', marker, barred: null }];
  const bid: Move = { do: 'bid', god, amount };
  apply(then, bid, [bid]);
  return then;
}

/**
 * Plays the turn greedily, changing the state in place, until no move improves it or the limit of moves evaluated is
 * reached.
 */
export function playTurn(
  evaluator: Evaluator,
  s: State,
  team: number,
  looks: number,
  rng: Random,
  between: (s: State) => void,
): void {
  const poor = new Set<string>();
  const look = { left: looks };
  for (let i = 0; i < MOST_CHOICES && look.left > 0; i++) {
    const legal = moves(s);
    const inTurn = s.frames.at(-1)?.kind === 'turn';
    if (inTurn) between(s);
    const forced = inTurn ? undefined : forcedMove(legal);
    if (decider(s) === 'fate') apply(s, drawFate(s, legal, rng), legal);
    else if (forced) apply(s, forced, legal);
    else {
      const then = bestStep(evaluator, s, legal, team, inTurn ? poor : null, look, rng);
      if (!then) return;
      Object.assign(s, then);
    }
  }
  between(s);
}

/** Where the move that looks best leads to; null: nowhere better. What did not look better before is left out later. */
function bestStep(
  evaluator: Evaluator,
  s: State,
  legal: readonly Move[],
  team: number,
  poor: Set<string> | null,
  look: { left: number },
  rng: Random,
): State | null {
  let most = poor ? forTeam(evaluator.unwon(s), team) : -1;
  const least = most;
  let best: State | null = null;
  for (const move of sampleMoves(legal, rng)) {
    if (move.do === 'end') continue;
    const key = poor ? JSON.stringify(move) : '';
    if (poor?.has(key)) continue;
    look.left--;
    const { settled, worth: both } = consequence(evaluator, s, move, legal, WIDTH, rng);
    const worth = forTeam(both.now, team);
    if (worth <= least) poor?.add(key);
    if (worth <= most) continue;
    most = worth;
    best = settled;
  }
  return best;
}
