import type { Moment } from './moment.ts';
import type { AnimationStep } from './motion.ts';
import type { Contents } from './piece.ts';

/** What leads from the present contents to the next: moments, then pieces that move, then moments that come of it. */
export interface Animation {
  readonly before: readonly Moment[];
  readonly steps: readonly AnimationStep[];
  readonly after: readonly Moment[];
  /** What stands on the board in the end. */
  readonly contents: Contents;
}
