import { itemAt } from '../geometry/item-at.ts';
import { between, type Point } from '../geometry/noise.ts';
import type { BoardMap } from '../layout/map.ts';
import { SIZE } from '../layout/sizes.ts';
import type { Contents, Piece } from './piece.ts';
import { boxOf, type Placed, placed, type Scene, slotOf, standIn } from './placing.ts';

/**
 * A piece that travels through areas. `from` and `to`: the contents of the board when it leaves and when it arrives.
 */
export interface Journey {
  readonly how: 'travel';
  readonly piece: Piece;
  readonly path: readonly number[];
  readonly from: Contents;
  readonly to: Contents;
}

/** A piece that appears or disappears at its place in some contents. */
export interface PieceChange {
  readonly how: 'drop' | 'sink' | 'rise';
  readonly piece: Piece;
  readonly contents: Contents;
}

/** One piece that moves. */
export type Motion = Journey | PieceChange;

/** What is shown at the same time. */
export interface AnimationStep {
  readonly motions: readonly Motion[];
  /** The contents that stand still meanwhile, and the contents afterwards. */
  readonly during: Contents;
  readonly after: Contents;
}

const LASTS = { drop: 220, sink: 300, rise: 350 } as const;
/** The duration of a step that changes pieces without motion, in milliseconds. */
const LASTS_STILL = 150;

/** The duration of a step in milliseconds. */
export function lastsOf({ motions: [first] }: AnimationStep): number {
  if (!first) return LASTS_STILL;
  return first.how === 'travel' ? 150 + 50 * first.path.length : LASTS[first.how];
}

/** A piece in motion: it moves along points, or appears or disappears at its place. */
export interface Mover {
  readonly piece: Placed;
  readonly along: readonly Point[];
  readonly how: Motion['how'];
}

/** The movers of a step; pieces without room are not shown. */
export function moversOf({ motions }: AnimationStep, map: BoardMap, small: boolean): Mover[] {
  // Motions share scenes, so the pieces of each are placed once.
  const found = new Map<Contents, readonly Placed[]>();
  const placedIn = (scene: Scene): readonly Placed[] => {
    let all = found.get(scene.contents);
    if (!all) {
      all = placed(scene);
      found.set(scene.contents, all);
    }
    return all;
  };
  return motions.flatMap((motion): Mover[] => {
    const { piece, how } = motion;
    const scene = { contents: how === 'travel' ? motion.from : motion.contents, map, small };
    const standing = placedIn(scene).find(({ key }) => key === piece.key);
    if (how !== 'travel') return standing ? [{ piece: { ...standing, ...piece }, along: [standing], how }] : [];
    const start = standing ?? { ...piece, ...startOf(scene, motion) };
    const over = motion.path.slice(1, -1).map((area) => itemAt(map.grounds, area).middle);
    return [{ piece: start, along: [start, ...over, goalOf({ ...scene, contents: motion.to }, motion)], how }];
  });
}

/** The start of a piece: the group that it leaves. */
function startOf(scene: Scene, { piece, path }: Journey) {
  const area = itemAt(path, 0);
  const stand = standIn(scene, area);
  const [w, h] = SIZE[slotOf(piece) ?? 'troops'];
  return { area, ...(boxOf(stand, piece) ?? stand.attackers ?? { ...itemAt(scene.map.grounds, area).middle, w, h }) };
}

/** The goal of a piece: its place, or the middle of an area that it attacks. */
function goalOf(scene: Scene, { piece, path }: Journey): Point {
  const area = itemAt(path, path.length - 1);
  return boxOf(standIn(scene, area), piece) ?? itemAt(scene.map.grounds, area).middle;
}

/** Moves the shapes of the movers; resolves when they have arrived. */
export function run(movers: readonly Mover[], lasts: number, shapes: readonly Element[]): Promise<void> {
  const start = performance.now();
  return new Promise((resolve) => {
    const frame = (now: number): void => {
      const part = Math.min(1, Math.max(0, (now - start) / lasts));
      movers.forEach((mover, i) => {
        const { transform, opacity } = pose(mover, part);
        shapes[i]?.setAttribute('transform', transform);
        shapes[i]?.setAttribute('opacity', opacity.toFixed(2));
      });
      if (part < 1) requestAnimationFrame(frame);
      else resolve();
    };
    frame(start);
  });
}

/** The pose of a mover after a share of its time: the value of its `transform`, and its opacity. */
export function pose({ piece, along, how }: Mover, part: number): { transform: string; opacity: number } {
  const eased = 1 - (1 - part) ** 3;
  const at = (x: number, y: number, scale = 1): string =>
    `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(3)})`;
  if (how === 'drop') return { transform: at(piece.x, piece.y - 40 * (1 - eased)), opacity: Math.min(1, part * 2) };
  if (how === 'sink') return { transform: at(piece.x, piece.y + 26 * eased, 1 - 0.3 * eased), opacity: 1 - part };
  if (how === 'rise') return { transform: at(piece.x, piece.y + 10 * (1 - eased), 0.4 + 0.6 * eased), opacity: eased };
  const { x, y } = onLine(along, eased);
  return { transform: at(x, y - 10 * Math.sin(Math.PI * part)), opacity: 1 };
}

/** The point at a share of a line's length. */
export function onLine(line: readonly Point[], part: number): Point {
  const lengths = line.slice(1).map((to, i) => {
    const from = itemAt(line, i);
    return Math.hypot(to.x - from.x, to.y - from.y);
  });
  let left = part * lengths.reduce((sum, length) => sum + length, 0);
  for (const [i, length] of lengths.entries()) {
    if (left <= length || i === lengths.length - 1) {
      const t = length ? Math.min(1, left / length) : 0;
      return between(itemAt(line, i), itemAt(line, i + 1), t);
    }
    left -= length;
  }
  return itemAt(line, line.length - 1);
}
