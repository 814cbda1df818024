import type { View } from '@meltemi/engine';
import type { Shown } from '../game/driver.ts';

/** A god's turn that is over, between two views of the same reader. */
export interface FinishedTurn {
  /** Moves played before the one that began it. */
  readonly turn: number;
  readonly faction: number;
  readonly before: View;
  readonly after: View;
}

/** Finds the turns that end, from the updates. */
export class TurnWatch {
  private last: Shown | null = null;
  private under: Omit<FinishedTurn, 'after'> | null = null;

  /** The turn that ends with this, if one does. */
  see(shown: Shown): FinishedTurn | null {
    const { last } = this;
    this.last = shown;
    // Something was taken back, or is not shown move by move.
    if (!last || shown.turn !== last.turn + 1) {
      if (shown.turn !== last?.turn) this.under = null;
      return null;
    }
    const begun = shown.happened.findLast(({ event }) => event === 'turn');
    if (!begun && shown.seen.phase === 'actions') return null;
    const finished = this.under && { ...this.under, after: shown.seen };
    this.under = begun?.event === 'turn' ? { turn: last.turn, faction: begun.faction, before: last.seen } : null;
    return finished;
  }
}
