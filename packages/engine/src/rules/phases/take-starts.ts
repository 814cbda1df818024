import type { FrameOf } from '../../model/frames.ts';
import { at } from '../../model/required.ts';
import type { Auto } from '../../model/rule.ts';
import type { Position } from '../../model/state.ts';

/**
 * Everybody begins on one of the fixed starting positions; `place` puts a faction's pieces on the one of this number.
 */
export function takeStarts(place: (s: Position, faction: number, start: number) => void): Auto<FrameOf<'take-starts'>> {
  return {
    run(s) {
      for (const [faction, start] of startOf(s).entries()) place(s, faction, start);
    },
  };
}

/**
 * R-STARTS, by faction: the number of its starting position. Drawn ones follow the turn order, which fate has drawn:
 * the first team in it has the first position, and so on; of teammates, the one who comes first. So every seat is as
 * likely as any other to have a good one.
 */
function startOf({ table, order }: Position): number[] {
  const { teamOf, markerOf, starts } = table;
  if (starts !== 'drawn') return [...teamOf.keys()];
  const factions = [...new Set(order.map((marker) => at(markerOf, marker)))];
  const teams = [...new Set(factions.map((faction) => at(teamOf, faction)))];
  return teamOf.map((team, faction) => {
    const mates = factions.filter((other) => teamOf[other] === team);
    // Positions are numbered as factions are: those of the first members of all teams, then those of the second.
    return teams.indexOf(team) + teams.length * mates.indexOf(faction);
  });
}
