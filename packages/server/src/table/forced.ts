import { type Move, moves, type State } from '@meltemi/engine';

/** The one move of a seat, if everybody can see that it is the only one: a purse must not show by what is played at once. */
export function openlyForced(s: State, seat: number, legal: readonly Move[]): Move | null {
  if (legal.length !== 1) return null;
  const team = s.table.teamOf[s.table.seatOf.indexOf(seat)];
  const rich = { ...s, gold: s.gold.with(team, 999) };
  const poor = { ...s, gold: s.gold.with(team, 0) };
  return moves(rich).length === 1 && moves(poor).length === 1 ? legal[0] : null;
}
