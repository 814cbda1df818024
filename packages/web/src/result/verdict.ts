import { type Outcome, outcome, type State } from '@meltemi/engine';
import { at } from '@meltemi/engine/internal';
import { finalists, inTeams, metropolisesOf } from '@meltemi/engine/query';
import type { Side } from './chart.ts';

/** Why a game is over and what decided it. */
export interface Verdict extends Outcome {
  /**
   * The goal was reached, a faction lost its last land, or one is alone on the board (LE-END-1, LE-LAND-11, R-CL-ELIM).
   */
  readonly ended: 'goal' | 'elimination' | 'alone';
  /** Factions without land at the end. */
  readonly eliminated: readonly number[];
  /** LE-END-2, CL-END-2: no rival had the metropolises it takes, gold had to decide, or not even that could. */
  readonly decided: 'metropolises' | 'gold' | 'shared';
  /** What it takes: as many metropolises as anybody, or with R-CL-TIE enough of them. */
  readonly among: 'most' | 'enough';
  /** Gold of the richest rival among those. */
  readonly nextGold: number;
  readonly asTeam: boolean;
}

/** The sides that have won, each with its own metropolises: several may share a victory by gold with different numbers. */
export function crowned({ winners, metropolises }: Verdict, sides: readonly Side[]) {
  return sides
    .filter(([first]) => winners.includes(first))
    .map((side) => ({ side, metropolises: at(metropolises, side[0]) }));
}

/** Null while the game goes on. */
export function verdictOf(s: State): Verdict | null {
  const result = outcome(s);
  if (!result) return null;
  const { teamOf, goal } = s.table;
  const { winners, gold } = result;
  const rivals = finalists(s).filter((faction) => !winners.includes(faction));
  const teams = new Set(winners.map((faction) => teamOf[faction]));
  const reached = teamOf.some((team) => metropolisesOf(s, team) >= goal);
  return {
    ...result,
    ended: reached ? 'goal' : teamOf.length - s.eliminated.length < 2 ? 'alone' : 'elimination',
    eliminated: s.eliminated,
    decided: teams.size > 1 ? 'shared' : rivals.length > 0 ? 'gold' : 'metropolises',
    among: s.table.tie === 'gold' ? 'enough' : 'most',
    nextGold: Math.max(0, ...rivals.map((faction) => at(gold, faction))),
    asTeam: inTeams(s.table) && teams.size === 1,
  };
}
