import type { Position } from './state.ts';

/**
 * What one seat may know. Purses and a top card that it may not see are null; legal moves, actor and outcome follow
 * from the rest, and the rules can be played on it as far as they do not need to know more.
 */
export interface View extends Position {
  /** The seat whose view it is; null: a spectator's. */
  readonly seat: number | null;
}
