import type { Frame } from '../model/frames.ts';
import type { CreatureId, Unit } from '../model/ids.ts';
import type { Figure, Position } from '../model/state.ts';

/** What rules ask about a figure on the board (LE-CREA-3, CL-CREA-2). A figure leaves out what does not concern it. */
export interface FigureRule {
  /** Areas it may stand in; it leaves own land that its holder loses (R-MINOTAUR). */
  readonly ground: 'land' | 'own-land' | 'sea' | 'anywhere';
  /**
   * When it leaves: if no upkeep is paid (LE-UPKEEP-3), at the start of its holder's first turn in the next cycle
   * (CL-CREA-2, R-CL-FIGURES), or when its card is played again, which is discarded at once (CL-CREA-KRAKEN).
   */
  readonly lasts: 'while-kept' | 'until-next-cycle' | 'until-played-again';
  /** All fleets are destroyed in an area that it comes to. */
  readonly sinksFleets?: true;
  /** What is asked when it has been put or moved somewhere. */
  arrives?(holder: number): Frame[];
  /** What is asked in every upkeep, after paying and moving. */
  stays?(holder: number): Frame[];
  /** R-KRAKEN: may no fleet be in this sea area? */
  closesSea?(s: Position, figure: Figure, sea: number): boolean;
  /** No troop or hero may enter, or leave, its area. */
  readonly barsEntry?: true;
  readonly barsLeaving?: true;
  /** Cards that can't touch its area. */
  readonly wardsOff?: readonly CreatureId[];
  /** What the income of its area is multiplied by. */
  readonly income?: number;
  /** Its holder gets the income of its area instead of the area's owner. */
  readonly takesIncome?: true;
  /** What it adds to the strength of its area's owner in a land battle, while it `fights`. */
  readonly strength?: number;
  fights?(s: Position, figure: Figure): boolean;
  /** The unit as which it may be lost in battle: it defends its area even alone, and its side can't retreat. */
  readonly mayBeLost?: Unit;
  /** It leaves with the last troop of its area, once there has been one. */
  readonly leavesWithTroops?: true;
  /** The sentence for a player whose move it forbids. */
  readonly refusal?: string;
}
