import { seasBeside } from '../../../board/board.ts';
import { boardOf } from '../../../board/board-of.ts';
import { pay } from '../../../effects/gold.ts';
import { addFleets, removeFleets } from '../../../effects/pieces.ts';
import { push } from '../../../effects/state.ts';
import { tell } from '../../../effects/tell.ts';
import type { FrameOf } from '../../../model/frames.ts';
import { NOBODY } from '../../../model/ids.ts';
import type { Move, MoveOf } from '../../../model/moves.ts';
import { refusing } from '../../../model/refusal.ts';
import { at } from '../../../model/required.ts';
import { type Ask, impossible } from '../../../model/rule.ts';
import type { Position } from '../../../model/state.ts';
import { termsOf } from '../../../model/terms.ts';
import { goldOf } from '../../../query/gold.ts';
import { isClosed } from '../../../query/reach.ts';
import { beginBattle } from '../../battle/battle.ts';

// CL-POS: for 1 GP fleets of one field move up to 3 fields, picking up and dropping off on the way.

const PRICE = 1;

/** Steps of any number of the fleets of one field, up to `most`. */
export function addSteps(s: Position, from: number, moves: Move[], most = Number.POSITIVE_INFINITY): void {
  const all = Math.min(most, at(s.fleets, from));
  for (const to of seasBeside(boardOf(s), from)) {
    if (isClosed(s, to)) continue;
    for (let fleets = 1; fleets <= all; fleets++) moves.push({ do: 'sail', from, to, fleets });
  }
}

export function hasStep(s: Position, from: number): boolean {
  return at(s.fleets, from) > 0 && seasBeside(boardOf(s), from).some((to) => !isClosed(s, to));
}

export function addVoyages(s: Position, faction: number, moves: Move[]): void {
  if (goldOf(s, faction) < PRICE) return;
  const board = boardOf(s);
  for (let from = board.lands; from < board.areas.length; from++)
    if (s.owner[from] === faction) addSteps(s, from, moves);
}

/** Pays for the whole voyage and makes its first step. */
export function setSail(s: Position, faction: number, move: MoveOf<'sail'>): void {
  pay(s, faction, PRICE);
  step(s, faction, move, () =>
    push(s, { kind: 'voyage', faction, at: move.to, left: termsOf(s).seaStepsForOnePrice - 1 }),
  );
}

/** One field further. Entering enemy fleets stops the move and starts a battle; else `on` says how it goes on. */
export function step(s: Position, faction: number, { from, to, fleets }: MoveOf<'sail'>, on: () => void): void {
  tell(s, { event: 'sailed', faction, path: [from, to], fleets });
  removeFleets(s, from, fleets);
  const owner = s.owner[to];
  if (owner !== NOBODY && owner !== faction) return beginBattle(s, faction, to, fleets, 0);
  addFleets(s, to, faction, fleets);
  on();
}

export const voyage: Ask<FrameOf<'voyage'>> = {
  who: (_, frame) => frame.faction,
  skip: (_, frame) => frame.left === 0,
  moves(s, { at: field }) {
    const moves: Move[] = [{ do: 'done' }];
    addSteps(s, field, moves);
    return moves;
  },
  take(s, frame, move) {
    if (move.do === 'done') return;
    if (move.do !== 'sail') impossible(move);
    step(s, frame.faction, move, () => push(s, { ...frame, at: move.to, left: frame.left - 1 }));
  },
  refuse: refusing('CL-POS', 'the fleets sail on or stop', 'sail', 'done'),
};
