import { markerToAct, type SureWin, sureWin } from '../packages/bots/src/win/sure-win.ts';
import { type Way, wayOf } from '../packages/bots/test/way.ts';
import {
  apply,
  clone,
  type God,
  type Move,
  type MoveOf,
  moves,
  type State,
  view,
} from '../packages/engine/src/index.ts';
import { decider, metropolisesOf, openTiles } from '../packages/engine/src/query.ts';

// Finds who is sure to win in this cycle if nobody takes a certain god from them.

export interface Threat {
  readonly marker: number;
  readonly god: God;
  readonly way: Way;
  readonly decisions: number;
}

/** All threats of a team during the offerings: it gets the god for the lowest sufficient bid and nobody interferes. */
export function threatsOf(s: State, team: number): Threat[] {
  const { markerOf, teamOf } = s.table;
  if (metropolisesOf(s, team) >= s.table.goal) return [];
  return markerOf.flatMap((faction, marker) => {
    if (teamOf[faction] !== team || s.eliminated.includes(faction)) return [];
    return s.gods.slice(0, openTiles(s.table)).flatMap((god) => threatWith(s, marker, god) ?? []);
  });
}

/** The threat of a marker with this god; null: there is none. */
export function threatWith(s: State, marker: number, god: God): Threat | null {
  const turn = turnWith(s, marker, god);
  const win = turn && winOf(turn);
  const way = win && wayOf(turn, win.line);
  return way ? { marker, god, way, decisions: win.decisions } : null;
}

function winOf(turn: State): SureWin | null {
  const faction = decider(turn) as number;
  return sureWin(view(turn, turn.table.seatOf[faction]), 3000);
}

/** The state at the first choice of a marker's turn with a god; null: it can't get the god any more. */
function turnWith(s: State, marker: number, god: God): State | null {
  const then = clone(s);
  const faction = s.table.markerOf[marker];
  for (let legal = moves(then); ; legal = moves(then)) {
    if (then.cycle !== s.cycle || then.phase === 'over') return null;
    const own = decider(then) === faction && markerToAct(then) === marker;
    if (own && legal.length > 1) return then;
    const move = own || decider(then) === 'fate' ? legal[0] : quietly(then, legal, marker, god);
    if (!move) return null;
    apply(then, move, legal);
  }
}

/** A move that interferes with nobody. */
function quietly(s: State, legal: readonly Move[], marker: number, god: God): Move | undefined {
  const top = s.frames[s.frames.length - 1];
  if (top.kind === 'offer') return bidFor(s, legal, top.marker === marker, god);
  for (const quiet of ['end', 'skip', 'return', 'release', 'done', 'stand'] as const) {
    const move = legal.find((other) => other.do === quiet);
    if (move) return move;
  }
  return legal[0];
}

/** The rival takes the god; everybody else the cheapest place elsewhere, and a free one if there is any. */
function bidFor(s: State, legal: readonly Move[], rival: boolean, god: God): Move | undefined {
  const bids = legal.filter((move): move is MoveOf<'bid'> => move.do === 'bid');
  if (rival) return bids.find((bid) => bid.god === god);
  const elsewhere = bids.filter((bid) => bid.god !== god);
  const free = elsewhere.filter((bid) => bid.god === 'apollo' || !s.offers.some((offer) => offer?.god === bid.god));
  return (free.length > 0 ? free : elsewhere).sort((a, b) => a.amount - b.amount)[0];
}
