import { at } from '../model/required.ts';
import type { Position } from '../model/state.ts';
import { teamsOf } from '../model/table.ts';
import { goldOf } from './gold.ts';
import { metropolisesOf } from './metropolises.ts';

/** How a finished game stands, by faction. */
export interface Outcome {
  /** Factions that won; several in a team or in a shared victory. */
  readonly winners: readonly number[];
  readonly metropolises: readonly number[];
  readonly gold: readonly number[];
}

/**
 * LE-END-2, CL-END-2: most metropolises, then most GP, then the victory is shared. LE-TEAM-6: a team counts together.
 */
export function winners(s: Position): number[] {
  const front = finalists(s);
  const most = Math.max(...front.map((faction) => goldOf(s, faction)));
  return front.filter((faction) => goldOf(s, faction) === most);
}

/** Factions with enough metropolises: among them gold decides. */
export function finalists(s: Position): number[] {
  const { teamOf } = s.table;
  const alive = Array.from({ length: teamsOf(s.table) }, (_, team) => team).filter((team) =>
    teamOf.some((other, faction) => other === team && !s.eliminated.includes(faction)),
  );
  const most = Math.max(...alive.map((team) => metropolisesOf(s, team)));
  // CL-END-2, R-CL-TIE: all who have enough, unless the table counts metropolises first.
  const enough = s.table.tie === 'gold' ? Math.min(most, s.table.goal) : most;
  const front = alive.filter((team) => metropolisesOf(s, team) >= enough);
  return teamOf.flatMap((team, faction) => (front.includes(team) ? [faction] : []));
}

/** Seats that have won; none while the game goes on. */
export function winningSeats(s: Position): number[] {
  return [...new Set(outcome(s)?.winners.map((faction) => at(s.table.seatOf, faction)))];
}

/** Who has won, and with what; null while the game goes on. */
export function outcome(s: Position): Outcome | null {
  if (s.phase !== 'over') return null;
  const { teamOf } = s.table;
  return {
    winners: winners(s),
    metropolises: teamOf.map((team) => metropolisesOf(s, team)),
    gold: teamOf.map((_, faction) => goldOf(s, faction)),
  };
}
