import type { Animation, Moment, MomentPart } from '@meltemi/board';
import { type Happening, NOBODY, type View } from '@meltemi/engine';
import { areaAt, boardOf, siteAt } from '@meltemi/engine/board';
import type { Words } from '../words/en/index.ts';

/** How areas and factions are called, beside the words of the game. */
export interface Called {
  readonly words: Pick<Words, 'names' | 'cards'>;
  readonly area: (area: number) => string;
  readonly faction: (faction: number) => string;
}

const BUILDINGS = ['port', 'fortress', 'temple', 'university'] as const;

/** The moments of events: those shown before pieces move, and those shown afterwards. */
export function momentsOf(
  happened: readonly Happening[],
  seen: View,
  { words: { names, cards }, ...called }: Called,
): Pick<Animation, 'before' | 'after'> {
  const before: Moment[] = [];
  const after: Moment[] = [];
  const fought = happened.find((h) => h.event === 'battle')?.area ?? seen.battle?.area;
  const dice = happened.flatMap((h) => (h.event === 'rolled' ? [{ player: h.faction, die: h.die }] : []));
  if (dice.length > 0 && fought !== undefined) before.push({ kind: 'dice', at: { area: fought }, dice });
  for (const h of happened) {
    if (h.event === 'creature') {
      const { creature: icon, faction: player } = h;
      before.push({ kind: 'creature', icon, title: cards.creature[icon].name, player });
    }
    // The sum is left out if only the two players know it.
    if (h.event === 'robbed' && h.gold !== 0)
      before.push({ kind: 'theft', from: h.faction, to: h.by, coins: Math.min(h.gold ?? 3, 8), gold: h.gold });
    if (h.event === 'built' && h.building === 'metropolis') {
      const { area } = siteAt(boardOf(seen), h.site);
      const said = { title: called.area(area), caption: cards.building.metropolis.name };
      after.push({ kind: 'metropolis', at: { site: h.site }, player: h.faction, parts: parts(happened), ...said });
    }
    if (h.event === 'monument') {
      const said = { title: cards.monument[h.monument].name, caption: called.area(h.area) };
      after.push({ kind: 'monument', at: { area: h.area }, player: h.faction, parts: [], ...said });
    }
    if (h.event === 'controlled' && h.from !== NOBODY && areaAt(boardOf(seen), h.area).land)
      after.push({ kind: 'conquest', at: { area: h.area }, title: called.area(h.area), player: h.faction });
    if (h.event === 'over')
      after.push({ kind: 'victory', title: names.list(h.winners.map(called.faction)), players: h.winners });
  }
  return { before, after };
}

/** The parts of a metropolis: the buildings that were removed for it, or else one of each type around it. */
function parts(happened: readonly Happening[]): MomentPart[] {
  const razed = happened.flatMap((h) =>
    h.event === 'razed' ? [{ icon: `model-${h.building}`, at: { site: h.site } }] : [],
  );
  return razed.length > 0 ? razed : BUILDINGS.map((building) => ({ icon: `model-${building}` }));
}
