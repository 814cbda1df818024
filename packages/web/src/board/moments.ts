import { type CreatureId, type Happening, NOBODY } from '@meltemi/engine';
import type { IconName } from '../art/icon.ts';
import type { Point } from './noise.ts';
import { type Piece, piecesOf, type Scene } from './pieces.ts';

/** What deserves more than a piece that moves: shown over the board for a second or so, and skipped by a click. */
export type Moment =
  | { readonly kind: 'dice'; readonly at: Point; readonly dice: readonly { faction: number; die: number }[] }
  | { readonly kind: 'creature'; readonly creature: CreatureId; readonly faction: number }
  | {
      readonly kind: 'theft';
      readonly from: number;
      readonly to: number;
      readonly coins: number;
      readonly gold: number | null;
    }
  | { readonly kind: 'metropolis'; readonly at: Point; readonly faction: number; readonly from: readonly Part[] }
  | { readonly kind: 'conquest'; readonly at: Point; readonly area: number; readonly faction: number }
  | { readonly kind: 'victory'; readonly factions: readonly number[] };

/** A building that becomes part of a metropolis. */
interface Part extends Point {
  readonly icon: IconName;
}

/** Milliseconds. */
export const LASTS: { readonly [K in Moment['kind']]: number } = {
  dice: 1000,
  creature: 1100,
  theft: 1200,
  metropolis: 1400,
  conquest: 1100,
  victory: 1500,
};

const MODELS = ['port', 'fortress', 'temple', 'university'] as const;

/** The moments of what has happened: those that come before pieces move, and those that come of it. */
export function momentsOf(happened: readonly Happening[], scene: Scene): { before: Moment[]; after: Moment[] } {
  const { seen, map } = scene;
  const [before, after]: Moment[][] = [[], []];
  const fought = happened.find((h) => h.event === 'battle')?.area ?? seen.battle?.area;
  const dice = happened.flatMap((h) => (h.event === 'rolled' ? [{ faction: h.faction, die: h.die }] : []));
  if (dice.length > 0 && fought !== undefined) before.push({ kind: 'dice', at: map.grounds[fought].pole, dice });
  for (const h of happened) {
    if (h.event === 'creature') before.push({ kind: 'creature', creature: h.creature, faction: h.faction });
    // A closed hand: nobody else knows how much was taken.
    if (h.event === 'robbed' && h.gold !== 0)
      before.push({ kind: 'theft', from: h.faction, to: h.by, coins: Math.min(h.gold ?? 3, 8), gold: h.gold });
    if (h.event === 'built' && h.building === 'metropolis')
      after.push({
        kind: 'metropolis',
        at: map.metropolises[h.site],
        faction: h.faction,
        from: parts(happened, scene, h),
      });
    if (h.event === 'controlled' && h.from !== NOBODY && map.board.areas[h.area].land)
      after.push({ kind: 'conquest', at: map.grounds[h.area].pole, area: h.area, faction: h.faction });
    if (h.event === 'over') after.push({ kind: 'victory', factions: h.winners });
  }
  return { before, after };
}

/** The buildings a metropolis is made of: those that were taken away for it, or else one of each around it. */
function parts(happened: readonly Happening[], scene: Scene, { site }: { readonly site: number }): Part[] {
  const razed = happened.flatMap((h) => (h.event === 'razed' ? [`site ${h.site} ${h.building}`] : []));
  const gone: Piece[] = piecesOf(scene).filter(({ key }) => razed.includes(key));
  if (gone.length > 0) return gone.map(({ x, y, icon }) => ({ x, y, icon }));
  const { x, y } = scene.map.metropolises[site];
  return MODELS.map((model, i) => {
    const turn = (i / MODELS.length + 0.125) * 2 * Math.PI;
    return { icon: `model-${model}` as const, x: x + 190 * Math.cos(turn), y: y + 190 * Math.sin(turn) };
  });
}
