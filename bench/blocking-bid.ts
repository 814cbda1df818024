import type { Exercise } from '../packages/bots/test/exercise.ts';
import { MEDIUM, winsCycle } from '../packages/bots/test/play-on.ts';
import {
  apply,
  clone,
  type Move,
  type MoveOf,
  moves,
  readPosition,
  type State,
  writeMove,
} from '../packages/engine/src/index.ts';

/** Trials of a bid, and how many of them may fail. */
const TRIES = 5;
const FAILURES = 1;

/**
 * The first bid after which the rival hardly ever wins if medium bots play all seats, as text; empty if there is none.
 */
export function blockingBid({ position, rival }: Exercise): string[] {
  const s = readPosition(position);
  const bid = someBids(s, rival).find((each) => stops(s, each, rival));
  return bid ? [writeMove(s, bid)] : [];
}

/** The lowest bid on every god, and the lowest that the rival can't top. */
function someBids(s: State, rival: number): Move[] {
  const bids = moves(s).filter((move): move is MoveOf<'bid'> => move.do === 'bid');
  const { markerOf, teamOf } = s.table;
  const reach = Math.max(...markerOf.map((f) => (teamOf[f] === rival ? s.gold[rival] + s.priestesses[f] : 0)));
  return [...Map.groupBy(bids, (bid) => bid.god).values()].flatMap((on) => {
    const safe = on.find(({ amount }) => amount >= reach);
    return safe && safe !== on[0] ? [on[0], safe] : [on[0]];
  });
}

function stops(s: State, bid: Move, rival: number): boolean {
  let failures = 0;
  for (let i = 0; i < TRIES; i++) {
    const then = clone(s);
    apply(then, bid);
    if (winsCycle(then, rival, { playerOf: () => MEDIUM, seed: `try ${i}` })) failures++;
    if (failures > FAILURES) return false;
  }
  return true;
}
