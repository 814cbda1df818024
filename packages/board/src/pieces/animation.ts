import type { Moment } from './moment.ts';
import type { AnimationStep } from './motion.ts';
import type { Contents } from './piece.ts';

/** The transition from the current contents to the next: moments, then moving pieces, then moments that result. */
export interface Animation {
  readonly before: readonly Moment[];
  readonly steps: readonly AnimationStep[];
  readonly after: readonly Moment[];
  /** The contents at the end. */
  readonly contents: Contents;
}
