import { think } from '../packages/bots/src/index.ts';
import type { Exercise } from '../packages/bots/test/exercise.ts';
import { MEDIUM, type Player, winsCycle } from '../packages/bots/test/play-on.ts';
import {
  apply,
  clone,
  decider,
  type EditionId,
  type Move,
  type MoveOf,
  moves,
  readPosition,
  type State,
  view,
  writePosition,
} from '../packages/engine/src/index.ts';
import { selfPlay } from './self-play.ts';
import { type Threat, threatsOf } from './threat.ts';

// Positions of the offerings in which a rival is sure to win with a god it can get, a bid takes that away, and other bids that come to
// mind do not.

/** A bid is played out so many times at first, and so many times to make sure. */
const TRIES = 4;
const SURE_TRIES = 10;
/** The rival wins at least this often after a bid that lets it, and at most this often after one that blocks. */
const WINS = 0.75;
const BLOCKED = 0.1;
/** Bidding can be long: so many bids of a cycle are looked at. */
const LOOKS = 8;

const EASY: Player = { level: 'easy', budget: {} };

type Bid = MoveOf<'bid'>;

interface Tried {
  readonly s: State;
  readonly seat: number;
  readonly rival: number;
}

/** All of one game, at most one from a cycle. */
export function blocksOf(edition: EditionId, seed: string, game: number): Exercise[] {
  const found: Exercise[] = [];
  let cycle = 0;
  let looks = 0;
  selfPlay(edition, seed, game, (s, seat, legal) => {
    if (s.frames.at(-1)?.kind !== 'offer') return;
    if (s.cycle !== cycle) {
      cycle = s.cycle;
      looks = LOOKS;
    }
    // Who has no god yet may go for another one: it is too early to speak of a threat.
    const rivals = s.gold.map((_, team) => team).filter((team) => standsOnGod(s, team));
    if (looks === 0 || rivals.length === 0) return;
    const block = blockOf(s, seat, legal, rivals, () => looks--);
    if (!block) return;
    looks = 0;
    found.push(block);
  });
  return found;
}

function standsOnGod(s: State, team: number): boolean {
  const { markerOf, teamOf } = s.table;
  return s.offers.some((offer, marker) => offer && offer.god !== 'apollo' && teamOf[markerOf[marker]] === team);
}

/** Is there still something to block, as bots play now? */
export function blocksAgain({ position, seat, rival }: Exercise): boolean {
  const s = readPosition(position);
  return blockOf(s, seat, moves(s), [rival]) !== null;
}

function blockOf(
  s: State,
  seat: number,
  legal: readonly Move[],
  rivals: readonly number[],
  looked?: () => void,
): Exercise | null {
  const own = s.table.teamOf[decider(s) as number];
  for (const rival of rivals) {
    if (rival === own) continue;
    const threats = threatsOf(s, rival).filter(({ marker, god }) => s.offers[marker]?.god === god);
    if (threats.length === 0) continue;
    looked?.();
    if (!dependsOnBid({ s, seat, rival }, legal, threats)) continue;
    const [{ way, decisions }] = threats;
    return { seat, rival, way, decisions, line: [], position: writePosition(s) };
  }
  return null;
}

/** A bid that leaves the rival its god lets it win, one that does not keeps it from it. */
function dependsOnBid(tried: Tried, legal: readonly Move[], threats: readonly Threat[]): boolean {
  const bids = legal.filter((move): move is Bid => move.do === 'bid');
  const blocks = blocking(tried, bids, threats);
  if (blocks.length === 0) return false;
  const holds = (bid: Bid, wins: (share: number) => boolean) =>
    wins(share(tried, bid, TRIES)) && wins(share(tried, bid, SURE_TRIES));
  if (!tempting(tried, bids, blocks).some((bid) => holds(bid, (won) => won >= WINS))) return false;
  return blocks.some((bid) => holds(bid, (won) => won <= BLOCKED));
}

/** On gods the rival needs, the cheapest bid after which none is left that it could win with. */
function blocking({ s, rival }: Tried, bids: readonly Bid[], threats: readonly Threat[]): Bid[] {
  const needed = new Set(threats.map(({ god }) => god));
  return [...needed].flatMap((god) => {
    const first = bids.filter((bid) => bid.god === god).find((bid) => threatsOf(after(s, bid), rival).length === 0);
    return first ? [first] : [];
  });
}

/** What a medium bot would bid if it could not block, on the god it likes best and elsewhere. */
function tempting({ s, seat, rival }: Tried, bids: readonly Bid[], blocks: readonly Bid[]): Bid[] {
  const seen = view(s, seat);
  const open = bids.filter((bid) => !blocks.some(({ god, amount }) => bid.god === god && bid.amount >= amount));
  if (open.length === 0) return [];
  const liked = think('medium', { seen, legal: open, seed: 'tempted' }, {}) as Bid;
  const elsewhere = open.filter(({ god }) => god !== liked.god);
  if (elsewhere.length === 0) return [liked];
  const other = think('medium', { seen, legal: elsewhere, seed: 'tempted' }, {}) as Bid;
  return [liked, other].filter((bid) => threatsOf(after(s, bid), rival).length > 0);
}

function after(s: State, bid: Bid): State {
  const then = clone(s);
  apply(then, bid);
  return then;
}

/** How often the rival wins after a bid. Every other time those who have nothing to do with it play carelessly: a block must not hang by a thread. */
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
