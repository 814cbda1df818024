import { NOBODY, type View } from '@meltemi/engine';
import { at } from '@meltemi/engine/internal';
import { type Attack, attacksBy } from '@meltemi/engine/query';

const CERTAIN = 1;
/** Attacks that are less likely to succeed are not shown. */
const HOPELESS = 0.005;

export function chanceOf({ odds }: Attack): number {
  return odds?.attacker ?? CERTAIN;
}

/** Attacks by everybody but the owner and its team, each faction's best, the likeliest first. */
export function attacksOn(view: View, area: number): Attack[] {
  const { teamOf } = view.table;
  const owner = at(view.owner, area);
  return teamOf
    .map((_, faction) => faction)
    .filter((faction) => faction !== owner && (owner === NOBODY || teamOf[faction] !== teamOf[owner]))
    .flatMap((faction) => best(attacksBy(view, faction, area)))
    .filter((attack) => chanceOf(attack) > HOPELESS)
    .sort((a, b) => chanceOf(b) - chanceOf(a));
}

function best(attacks: readonly Attack[]): Attack[] {
  return [...attacks].sort((a, b) => chanceOf(b) - chanceOf(a)).slice(0, 1);
}
