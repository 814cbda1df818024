import type { Actor } from '../kernel/game.ts';

/** What undo needs to know about a move that was played. */
export interface Played {
  readonly by: Actor;
  /** Fate decided, or a seat saw something secret. */
  readonly revealed: boolean;
  /** Made without asking, so not a decision. */
  readonly forced: boolean;
}

/**
 * The index of the last decision of a seat, or of the later step that can't be undone (null: the seat has decided
 * nothing yet).
 */
export function wayBack(
  played: readonly Played[],
  seat: number,
): { readonly to: number } | { readonly blockedBy: number | null } {
  const to = played.findLastIndex(({ by, forced }) => by === seat && !forced);
  if (to < 0) return { blockedBy: null };
  const blockedBy = played.findLastIndex(({ by, revealed }) => by !== seat || revealed);
  return blockedBy < to ? { to } : { blockedBy };
}
