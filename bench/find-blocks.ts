import { think } from '../packages/bots/src/index.ts';
import type { Exercise } from '../packages/bots/test/exercise.ts';
import { MEDIUM, type Player, winsCycle } from '../packages/bots/test/play-on.ts';
import {
  apply,
  clone,
  type EditionId,
  type God,
  type Move,
  type MoveOf,
  moves,
  random,
  readPosition,
  type State,
  view,
  writePosition,
} from '../packages/engine/src/index.ts';
import { below } from '../packages/engine/src/internal.ts';
import { decider } from '../packages/engine/src/query.ts';
import { selfPlay } from './self-play.ts';
import { type Threat, threatsOf, threatWith } from './threat.ts';

// Positions of the offerings in which a rival is sure to win with a god it can get, a bid takes that away, and other
// bids that come to mind do not.

/** Simulations of a bid: first, and to confirm. */
const TRIES = 5;
const SURE_TRIES = 10;
/** The rival wins at least this often after a bid that lets it, and at most this often after one that blocks. */
const WINS = 0.6;
const BLOCKED = 0.2;
/** The rival's bid is one of the STEPS lowest; LOOKS bids after it are examined. */
const STEPS = 3;
const LOOKS = 4;

const EASY: Player = { level: 'easy', budget: {} };

type Bid = MoveOf<'bid'>;

interface Tried {
  readonly s: State;
  readonly seat: number;
  readonly rival: number;
}

/**
 * All positions of one game, at most one per cycle. Bots overlook chances, so a faction that can win with a god is made
 * to bid for it.
 */
export function findBlocks(edition: EditionId, seed: string, game: number): Exercise[] {
  const found: Exercise[] = [];
  const rng = random(`block ${seed} ${game}`);
  const seen = new Set<string>();
  let done = 0;
  selfPlay(edition, seed, game, (s, _, legal) => {
    const top = s.frames[s.frames.length - 1];
    if (top.kind !== 'offer' || s.cycle === done) return;
    for (const [god, bids] of Map.groupBy(bidsAmong(legal), (bid) => bid.god)) {
      const key = `${s.cycle} ${top.marker} ${god}`;
      if (god === 'apollo' || seen.has(key)) continue;
      seen.add(key);
      const bid = bids[below(rng, Math.min(STEPS, bids.length))];
      const block = threatWith(after(s, bid), top.marker, god) && follow(after(s, bid), top.marker);
      if (!block) continue;
      found.push(block);
      done = s.cycle;
      return;
    }
  });
  return found;
}

/** Follows the game to the first decision of somebody else that depends on the god of this marker. */
function follow(s: State, marker: number): Exercise | null {
  const god = s.offers[marker]?.god;
  const { seatOf, markerOf, teamOf } = s.table;
  for (let bids = 0; bids < LOOKS && s.frames.at(-1)?.kind === 'offer'; bids++) {
    if (s.offers[marker]?.god !== god) return null;
    const faction = decider(s) as number;
    const legal = moves(s);
    if (teamOf[faction] !== teamOf[markerOf[marker]] && legal.length > 1) {
      const threat = threatWith(s, marker, god as God);
      const block = threat && blockOf(s, seatOf[faction], legal, threat);
      if (block) return block;
    }
    apply(s, think('medium', { seen: view(s, seatOf[faction]), legal, seed: bids }, {}), legal);
  }
  return null;
}

/** Whether there is still something to block with the current bots. */
export function isStillToBlock({ position, seat, rival }: Exercise): boolean {
  const s = readPosition(position);
  const { markerOf, teamOf } = s.table;
  const threats = standing(s).filter(({ marker }) => teamOf[markerOf[marker]] === rival);
  return threats.some((threat) => blockOf(s, seat, moves(s), threat) !== null);
}

/** Threats of factions with the gods they have bid for; one without a bid may choose another god. */
function standing(s: State): Threat[] {
  const { markerOf, teamOf } = s.table;
  const own = teamOf[decider(s) as number];
  return s.offers.flatMap((offer, marker) => {
    if (!offer || offer.god === 'apollo' || teamOf[markerOf[marker]] === own) return [];
    return threatWith(s, marker, offer.god) ?? [];
  });
}

function bidsAmong(legal: readonly Move[]): Bid[] {
  return legal.filter((move): move is Bid => move.do === 'bid');
}

function blockOf(s: State, seat: number, legal: readonly Move[], threat: Threat): Exercise | null {
  const { markerOf, teamOf } = s.table;
  const rival = teamOf[markerOf[threat.marker]];
  if (!dependsOnBid({ s, seat, rival }, legal, threat)) return null;
  const { way, decisions } = threat;
  return { seat, rival, way, decisions, line: [], position: writePosition(s) };
}

/** Whether the rival wins after bids that leave it its god, and does not win after those that take it away. */
function dependsOnBid(tried: Tried, legal: readonly Move[], threat: Threat): boolean {
  const bids = bidsAmong(legal);
  const block = blocking(tried, bids, threat);
  if (!block) return false;
  const holds = (bid: Bid, wins: (share: number) => boolean) =>
    wins(share(tried, bid, TRIES)) && wins(share(tried, bid, SURE_TRIES));
  if (!tempting(tried, bids, threat).some((bid) => holds(bid, (won) => won >= WINS))) return false;
  return holds(block, (won) => won <= BLOCKED);
}

/** The cheapest bid on the rival's god after which none is left that it could win with. */
function blocking({ s, rival }: Tried, bids: readonly Bid[], { god }: Threat): Bid | undefined {
  return bids.filter((bid) => bid.god === god).find((bid) => threatsOf(after(s, bid), rival).length === 0);
}

/** Bids of medium and easy bots on other gods. */
function tempting({ s, seat }: Tried, bids: readonly Bid[], { god }: Threat): Bid[] {
  const legal = bids.filter((bid) => bid.god !== god);
  if (legal.length === 0) return [];
  const levels = ['medium', 'easy', 'easy'] as const;
  return [...new Set(levels.map((level, i) => think(level, { seen: view(s, seat), legal, seed: i }, {}) as Bid))];
}

function after(s: State, bid: Bid): State {
  const then = clone(s);
  apply(then, bid);
  return then;
}

/**
 * How often the rival wins after a bid. In every other game the uninvolved seats play carelessly, so that only robust
 * blocks count.
 */
function share({ s, seat, rival }: Tried, bid: Bid, tries: number): number {
  let won = 0;
  for (let i = 0; i < tries; i++) {
    const involved = (other: number) =>
      other === seat || s.table.seatOf.some((owner, faction) => owner === other && s.table.teamOf[faction] === rival);
    const playerOf = (other: number) => (i % 2 === 0 || involved(other) ? MEDIUM : EASY);
    if (winsCycle(after(s, bid), rival, { playerOf, seed: `try ${i}` })) won++;
  }
  return won / tries;
}
