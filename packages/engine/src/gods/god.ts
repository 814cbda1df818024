import type { Frame, Turn } from '../frames.ts';
import type { God, Piece } from '../ids.ts';
import type { Move } from '../moves.ts';
import type { State } from '../state.ts';

/** A god's favour (LE-ACT). */
export interface GodRule {
  /** Mandatory, free, in printed order. */
  mandatory(faction: number): Frame[];
  /** What more can be recruited, and for how much each. */
  readonly extra: Piece | 'priestess' | 'philosopher' | null;
  readonly prices: readonly number[];
  /** Paid actions only this god has. */
  addActions?(s: State, turn: Turn, moves: Move[]): void;
  /** LE-ACT-5, LE-ARES-4. */
  readonly mobilisation: boolean;
}

export type GodRules = { readonly [G in God]: GodRule };
