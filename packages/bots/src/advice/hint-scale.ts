import type { EditionId, Move } from '@meltemi/engine';
import fitted from './hint-scale.json' with { type: 'json' };

// How chances of a search become chances that come true. A search supposes that a turn brings all that it could bring,
// and is a little too sure. How much, `meltemi tune --hints` finds out from games.

export type HintKind = 'bids' | 'turns';

/** In the logarithm of the odds. */
export interface HintScale {
  /** How much is left of the distance from an equal share. */
  readonly slope: number;
  /** What is added in turns. */
  readonly shift: number;
}

/** `net`: a digest of the weights it was fitted to. With others, hints have to be measured again. */
export const HINT_SCALES: { readonly [E in EditionId]: HintScale & { readonly net: string } } = fitted;

/** Bids, or anything else that is decided. */
export function hintKindOf(legal: readonly Move[]): HintKind {
  return legal[0]?.do === 'bid' ? 'bids' : 'turns';
}

/** The likelier stays the likelier. */
export function scaled(chance: number, teams: number, kind: HintKind, { slope, shift }: HintScale): number {
  const equal = logOdds(1 / teams);
  const odds = equal + slope * (logOdds(chance) - equal) + (kind === 'turns' ? shift : 0);
  return 1 / (1 + Math.exp(-odds));
}

export function logOdds(chance: number): number {
  return Math.log(chance / (1 - chance));
}
