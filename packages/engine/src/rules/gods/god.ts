import type { Frame, Turn } from '../../model/frames.ts';
import type { God } from '../../model/ids.ts';
import type { Move } from '../../model/moves.ts';
import type { Position } from '../../model/state.ts';
import type { Extras } from './extras.ts';

/** What a god offers in a turn (LE-ACT). */
export interface GodRule extends Extras {
  /** Mandatory, free, in printed order. */
  mandatory(faction: number): Frame[];
  /** Paid actions only this god has. */
  addActions?(s: Position, turn: Turn, moves: Move[]): void;
  /** LE-ACT-5, LE-ARES-4. */
  readonly mobilisation: boolean;
}

export type GodRules = { readonly [G in God]: GodRule };
