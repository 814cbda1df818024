import { actor, apply, clone, type Move, moves, type Position, writeMove } from '@meltemi/engine';
import type { Played } from '@meltemi/engine/record';

// Moves that are made without asking anybody.

/**
 * The only move of a seat, if everybody can see that there is no other one. A move played automatically must not depend
 * on what only that seat knows: its purse, and the card it has looked at.
 */
export function openlyForced(s: Position, seat: number, legal: readonly Move[]): Move | null {
  const only = onlyOf(legal);
  if (!only) return null;
  const text = writeMove(s, only);
  const isOnlyIn = (other: Position) => {
    const first = onlyOf(moves(other));
    return first !== null && writeMove(other, first) === text;
  };
  return possible(s, seat).every(isOnlyIn) ? only : null;
}

function onlyOf(legal: readonly Move[]): Move | null {
  return legal.length === 1 ? (legal[0] ?? null) : null;
}

/**
 * The states that are possible for those who do not know what this seat knows: rich or poor, with any card of the deck
 * on top.
 */
function possible(s: Position, seat: number): Position[] {
  const team = s.table.teamOf[s.table.seatOf.indexOf(seat)];
  if (team === undefined) throw new Error(`there is no seat ${seat}`);
  const purses = [999, 0].map((gold) => ({ ...s, gold: s.gold.with(team, gold) }));
  const { top } = s;
  if (top?.seat !== seat) return purses;
  return purses.flatMap((other) => s.deck.map((card) => ({ ...other, top: { ...top, card } })));
}

/**
 * Whether the move that led to this state needs a number of its player: once forced moves are made, an outcome is
 * drawn, or a seat without numbers, such as a bot, decides. `legal`: the moves in this state.
 */
export function needsNumber(
  after: Position,
  hasNumbers: (seat: number) => boolean,
  legal: readonly Move[] = moves(after),
): boolean {
  for (let s = after; ; ) {
    const next = actor(s);
    if (next === null) return false;
    if (next === 'fate') return true;
    const only = openlyForced(s, next, s === after ? legal : moves(s));
    if (!only) return !hasNumbers(next);
    s = clone(s);
    apply(s, only);
  }
}

/**
 * Where a game goes back to if it is to go back to after this many moves: the last decision until then, or else the
 * first, of a person with numbers, whose next number nobody knows. Elsewhere an outcome would follow at once, from
 * numbers that are known. -1: nobody has decided anything.
 */
export function rewindTarget(steps: readonly Played[], to: number, hasNumbers: (seat: number) => boolean): number {
  const last = steps.slice(0, to + 1).findLastIndex((step) => isDecision(step, hasNumbers));
  return last < 0 ? steps.findIndex((step) => isDecision(step, hasNumbers)) : last;
}

function isDecision({ by, forced }: Played, hasNumbers: (seat: number) => boolean): boolean {
  return typeof by === 'number' && !forced && hasNumbers(by);
}

/** The opposite of `rewindTarget`: the first and the last number of moves that mean this target. */
export function wishesFor(
  steps: readonly Played[],
  target: number,
  hasNumbers: (seat: number) => boolean,
): readonly [least: number, most: number] {
  const isFirst = !steps.slice(0, target).some((step) => isDecision(step, hasNumbers));
  const next = steps.slice(target + 1).findIndex((step) => isDecision(step, hasNumbers));
  return [isFirst ? 0 : target, next < 0 ? steps.length : target + next];
}
