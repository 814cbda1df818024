import type { State, TopCard } from './state.ts';

/** What one seat may know: a state with the rest left out. Legal moves, actor and outcome follow from it. */
export interface View extends Omit<State, 'gold' | 'top'> {
  /** Whose view it is; null: a spectator's. */
  readonly seat: number | null;
  /** By team; null where it is not known. */
  readonly gold: readonly (number | null)[];
  /** The top card of the creature deck, if somebody has looked at it; known only to that seat. */
  readonly top: { readonly card: TopCard['card'] | null; readonly seat: number } | null;
}
