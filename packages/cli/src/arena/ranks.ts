import { outcome, type State, type Table } from '@meltemi/engine';
import { at, required } from '@meltemi/engine/internal';
import { rounded } from '../command/statistics.ts';

/** By seat: its team. */
export function sidesOf({ players, seatOf, teamOf }: Table): number[] {
  return Array.from({ length: players }, (_, seat) => at(teamOf, seatOf.indexOf(seat)));
}

/**
 * By seat: 1 for the winners, then who is still in the game before the eliminated, then more metropolises, then more
 * gold. Equals share the better rank, as 1 1 3; a team has one rank and counts once. Null while the game goes on.
 */
export function ranksOf(s: State): number[] | null {
  const result = outcome(s);
  if (!result) return null;
  const { teamOf } = s.table;
  const standings = [...new Set(teamOf)].map((team) => {
    const faction = teamOf.indexOf(team);
    const alive = teamOf.some((other, member) => other === team && !s.eliminated.includes(member));
    const won = result.winners.includes(faction);
    return { team, merits: [Number(won), Number(alive), at(result.metropolises, faction), at(result.gold, faction)] };
  });
  const rankOf = ({ merits }: { readonly merits: readonly number[] }) =>
    1 + standings.filter((each) => exceeds(each.merits, merits)).length;
  const ranks = new Map(standings.map((standing) => [standing.team, rankOf(standing)]));
  return sidesOf(s.table).map((team) => required(ranks.get(team), `team ${team}`));
}

/** Whether the first is greater in lexicographic order. */
function exceeds(a: readonly number[], b: readonly number[]): boolean {
  const first = a.findIndex((merit, i) => merit !== b[i]);
  return first >= 0 && at(a, first) > at(b, first);
}

/** The value of each seat's team. */
export function bySeat({ table }: State, byTeam: readonly number[]): number[] {
  const list = Array.from({ length: table.players }, () => 0);
  table.seatOf.forEach((seat, faction) => {
    list[seat] = rounded(at(byTeam, at(table.teamOf, faction)));
  });
  return list;
}
