import { metropolisesOf } from './metropolis/metropolis.ts';
import type { State } from './state.ts';
import { teamsOf } from './table.ts';

/** How a finished game stands, by faction. */
export interface Outcome {
  /** Factions that won; several in a team or in a shared victory. */
  readonly winners: readonly number[];
  readonly metropolises: readonly number[];
  readonly gold: readonly number[];
}

/** LE-END-2: most metropolises, then most GP, then the victory is shared. LE-TEAM-6: a team counts together. */
export function winners(s: State): number[] {
  const { teamOf } = s.table;
  const score = (team: number) => metropolisesOf(s, team) * 1000 + s.gold[team];
  const teams = Array.from({ length: teamsOf(s.table) }, (_, team) => team).filter((team) =>
    teamOf.some((other, faction) => other === team && !s.eliminated.includes(faction)),
  );
  const best = Math.max(...teams.map(score));
  const won = teams.filter((team) => score(team) === best);
  return teamOf.flatMap((team, faction) => (won.includes(team) ? [faction] : []));
}

/** Null while the game goes on. */
export function outcome(s: State): Outcome | null {
  if (s.phase !== 'over') return null;
  const { teamOf } = s.table;
  return {
    winners: winners(s),
    metropolises: teamOf.map((team) => metropolisesOf(s, team)),
    gold: teamOf.map((team) => s.gold[team]),
  };
}
