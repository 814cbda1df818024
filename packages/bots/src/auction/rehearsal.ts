import { apply, clone, drawFate, type Move, moves, type Random, type State, view } from '@meltemi/engine';
import { at, required } from '@meltemi/engine/internal';
import { decider, metropolisesOf } from '@meltemi/engine/query';
import { fightOn } from '../moves/battle-policy.ts';
import { bestAtSight } from '../moves/consequence.ts';
import type { Evaluator } from '../value/evaluator.ts';
import { markerToAct, sureWin } from '../win/sure-win.ts';
import { type AuctionModel, type BidState, NONE } from './auction-model.ts';
import { playTurn } from './turn.ts';

// Simulates the turns after the offerings one after the other, until a rival has won.

/** More steps than a cycle has. */
const MOST_STEPS = 600;
/** Looks at moves in a turn. */
const LOOKS = 30;
/** Choices looked at outside of it. */
const WIDTH = 12;

/** What comes after the offerings if everybody stands like this; null if nobody has bid for a god. */
export function afterOfferings(s: State, model: AuctionModel, end: BidState, gold: readonly number[]): State | null {
  const last = end.god.findIndex((god) => god !== NONE && god !== model.apollo);
  if (last < 0 || end.waiting.length > 0) return null;
  const offers = end.god.map((god, marker) => ({ god: model.nameOf(god), amount: at(end.amount, marker) }));
  const then = clone(s);
  then.gold = gold;
  then.offers = offers.map((offer, marker) => (marker === last ? null : offer));
  then.apollo = end.god.flatMap((god, marker) => (god === model.apollo ? [marker] : []));
  const first = s.frames.findIndex((frame) => frame.kind === 'offer');
  then.frames = [...s.frames.slice(0, first), { kind: 'offer', marker: last, barred: null }];
  const bid: Move = { do: 'bid', ...required(offers[last], 'offer') };
  apply(then, bid, [bid]);
  return then;
}

/**
 * Does a rival's team, known by its markers, reach its goal? Its sure win is searched within a limited number of
 * positions of its turn. Changes the state in place, and pauses after every turn.
 */
export function* rehearse(
  evaluator: Evaluator,
  s: State,
  rivals: ReadonlySet<number>,
  nodes: number,
  rng: Random,
): Generator<void, boolean> {
  const { cycle, table } = s;
  const toAct = new Set(rivals);
  for (let i = 0; i < MOST_STEPS && toAct.size > 0 && s.cycle === cycle && s.phase !== 'over'; i++) {
    const legal = moves(s);
    const who = decider(s);
    const marker = markerToAct(s);
    if (who === 'fate') apply(s, drawFate(s, legal, rng), legal);
    else if (toAct.has(marker) && who === table.markerOf[marker]) {
      if (sureWin(view(s, at(table.seatOf, who)), nodes)) return true;
      toAct.delete(marker);
      yield;
    } else if (s.frames.at(-1)?.kind === 'turn') {
      playTurn(evaluator, s, at(table.teamOf, who), LOOKS, rng, () => {});
      endTurn(s, marker);
      yield;
    } else if (s.battle || legal.length === 1) apply(s, fightOn(s, legal), legal);
    else Object.assign(s, bestAtSight(evaluator, s, legal, who, WIDTH, rng).then);
    for (const rival of rivals)
      if (metropolisesOf(s, at(table.teamOf, at(table.markerOf, rival))) >= table.goal) return true;
  }
  return false;
}

function endTurn(s: State, marker: number): void {
  const top = s.frames.at(-1);
  if (top?.kind !== 'turn' || top.marker !== marker) return;
  const legal = moves(s);
  apply(s, required(legal.find((move) => move.do === 'end') ?? legal[0], 'legal move'), legal);
}
