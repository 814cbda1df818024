import { odds } from '@meltemi/engine/query';

/** Beyond these numbers a battle's odds hardly change. */
const MOST_UNITS = 14;
const MOST_WALLS = 5;
const DEFENDERS = MOST_UNITS + 1;
const WALLS = MOST_WALLS + 1;

const known = new Float64Array((MOST_UNITS + 1) * DEFENDERS * WALLS).fill(-1);

/** The exact chance that attackers take an area from defenders behind fortresses, if nobody withdraws. */
export function conquest(attackers: number, defenders: number, walls: number): number {
  if (attackers <= 0) return 0;
  if (defenders <= 0) return 1;
  const a = Math.min(attackers, MOST_UNITS);
  const d = Math.min(defenders, MOST_UNITS);
  const w = Math.min(walls, MOST_WALLS);
  const at = (a * DEFENDERS + d) * WALLS + w;
  if (known[at] < 0) known[at] = odds({ units: a }, { units: d, extra: w }).attacker;
  return known[at];
}
