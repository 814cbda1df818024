import { actor, apply, clone, type Move, moves, type Position, writeMove } from '@meltemi/engine';

// What follows a move by itself.

/**
 * The one move of a seat, if everybody can see that it is the only one: what is played automatically must not depend on what only that seat
 * knows, its purse and the card it has looked at.
 */
export function openlyForced(s: Position, seat: number, legal: readonly Move[]): Move | null {
  if (legal.length !== 1) return null;
  const only = writeMove(s, legal[0]);
  const isOnlyIn = (other: Position) => {
    const [first, ...more] = moves(other);
    return more.length === 0 && writeMove(other, first) === only;
  };
  return possible(s, seat).every(isOnlyIn) ? legal[0] : null;
}

/** What the state could be for those who do not know what this seat knows: rich or poor, with any card of the deck on top. */
function possible(s: Position, seat: number): Position[] {
  const team = s.table.teamOf[s.table.seatOf.indexOf(seat)];
  const purses = [999, 0].map((gold) => ({ ...s, gold: s.gold.with(team, gold) }));
  const { top } = s;
  if (top?.seat !== seat) return purses;
  return purses.flatMap((other) => s.deck.map((card) => ({ ...other, top: { ...top, card } })));
}

/**
 * Whether a move that has led to this state must come with a number of the player: with all that follows by itself it leads to an outcome, or to a
 * decision of somebody who has no numbers, such as a bot. `hasNumbers`: by seat. `legal`: in that state.
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
