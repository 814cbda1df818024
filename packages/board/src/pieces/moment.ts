import type { Point } from '../geometry/noise.ts';
import type { Target } from '../input/target.ts';

/** An important event, shown over the board for about a second. A click skips it. */
export type Moment =
  | { readonly kind: 'dice'; readonly at: Target; readonly dice: readonly { player: number; die: number }[] }
  | { readonly kind: 'creature'; readonly icon: string; readonly title: string; readonly player: number }
  /** Coins fly from one player to another; `gold`: the sum, if it is known. */
  | {
      readonly kind: 'theft';
      readonly from: number;
      readonly to: number;
      readonly coins: number;
      readonly gold: number | null;
    }
  | Raised
  | { readonly kind: 'conquest'; readonly at: Target; readonly title: string; readonly player: number }
  | { readonly kind: 'victory'; readonly title: string; readonly players: readonly number[] };

/** A piece of that kind rises at its place. Parts become one; those without a place come from around it. */
interface Raised {
  readonly kind: 'metropolis' | 'monument';
  readonly at: Target;
  readonly player: number;
  readonly parts: readonly MomentPart[];
  readonly title: string;
  /** Above the title, smaller. */
  readonly caption: string;
}

/** A part of what rises: its symbol, and where it was. */
export interface MomentPart {
  readonly icon: string;
  readonly at?: Target;
}

/** Durations in milliseconds. */
export const MOMENT_LASTS: { readonly [K in Moment['kind']]: number } = {
  dice: 1000,
  creature: 1100,
  theft: 1200,
  metropolis: 1500,
  monument: 1500,
  conquest: 1300,
  victory: 1500,
};

/** A point on a circle around another; `part`: the share of a full turn. */
export function around({ x, y }: Point, part: number): Point {
  const turn = (part + 0.125) * 2 * Math.PI;
  return { x: x + 190 * Math.cos(turn), y: y + 190 * Math.sin(turn) };
}
