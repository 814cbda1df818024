import type { Move } from '@meltemi/engine';

/** An own move after the search so far. */
export interface Ranked {
  readonly move: Move;
  readonly visits: number;
  /** The estimated chance to win. */
  readonly chance: number;
}

/** A search under way. */
export interface Search {
  iterate(): void;
  best(): Move;
  /** Own moves, the best first. */
  ranking(): Ranked[];
  /** More would hardly change anything. */
  readonly isDecided: boolean;
}
