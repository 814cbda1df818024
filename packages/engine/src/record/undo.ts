import type { Actor } from '../kernel/game.ts';

/** What undo needs to know about a move that was played. */
export interface Played {
  readonly by: Actor;
  /** Fate decided, or a seat saw something secret. */
  readonly revealed: boolean;
  /** The only legal move, so not a decision. */
  readonly forced: boolean;
}

/** The index of the last decision of a seat, or the later step that can't be undone (null: the seat has decided nothing yet). */
export function wayBack<T extends Played>(
  played: readonly T[],
  seat: number,
): { readonly to: number } | { readonly blockedBy: T | null } {
  for (let to = played.length - 1; to >= 0; to--) {
    const step = played[to];
    if (step.by !== seat || step.revealed) return { blockedBy: hasDecided(played, seat) ? step : null };
    if (!step.forced) return { to };
  }
  return { blockedBy: null };
}

function hasDecided(played: readonly Played[], seat: number): boolean {
  return played.some(({ by, forced }) => by === seat && !forced);
}
