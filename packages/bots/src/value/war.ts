import type { State } from '@meltemi/engine';
import { boardOf } from '@meltemi/engine/board';
import { conquest } from './conquest.ts';
import type { Reach } from './reach.ts';
import type { Defence } from './standing.ts';

// Who could take what from whom.

/** An attacker on a metropolis is expected to bring two more troops by then. */
const REINFORCED = 2;
const MOST_TEAMS = 6;

/** By team: what it could lose and win by an attack. */
export class War {
  /** Metropolises others could take, by the likeliest attack on each. */
  readonly exposedMetropolises = new Float64Array(MOST_TEAMS);
  readonly exposedLands = new Float64Array(MOST_TEAMS);
  /** The likeliest conquest of a metropolis. */
  readonly metropolisInReach = new Float64Array(MOST_TEAMS);
  readonly landsInReach = new Float64Array(MOST_TEAMS);

  update(s: State, reach: Reach, defence: Defence): void {
    const { teamOf } = s.table;
    const { lands } = boardOf(s);
    this.exposedMetropolises.fill(0);
    this.exposedLands.fill(0);
    this.metropolisInReach.fill(0);
    this.landsInReach.fill(0);
    for (let area = 0; area < lands; area++) {
      const owner = s.owner[area];
      const team = owner < 0 ? -1 : teamOf[owner];
      const danger = this.dangerIn(area, team, teamOf, reach, defence);
      if (owner < 0) continue;
      if (defence.metropolis[area] === 1) this.exposedMetropolises[team] += danger;
      else this.exposedLands[team] += danger;
    }
  }

  /** The likeliest conquest of an area by anybody but its own team. */
  private dangerIn(area: number, team: number, teamOf: readonly number[], reach: Reach, defence: Defence): number {
    const { metropolisInReach, landsInReach } = this;
    const metropolis = defence.metropolis[area] === 1;
    const units = defence.units[area];
    const walls = defence.walls[area];
    let danger = 0;
    for (let faction = 0; faction < teamOf.length; faction++) {
      const group = reach.groups[faction][area];
      if (group < 0) continue;
      const rival = teamOf[faction];
      if (rival === team) continue;
      const chance = conquest(metropolis ? group + REINFORCED : group, units, walls);
      if (chance > danger) danger = chance;
      if (!metropolis) landsInReach[rival] += chance;
      else if (chance > metropolisInReach[rival]) metropolisInReach[rival] = chance;
    }
    return danger;
  }
}
