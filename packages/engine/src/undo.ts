import type { Actor } from './game.ts';

/** A move that was played, as far as taking it back is concerned. */
export interface Played {
  readonly by: Actor;
  /** Fate has spoken, or something secret was seen. */
  readonly revealed: boolean;
  /** There was no other move: it was no decision. */
  readonly forced: boolean;
}

/** Where the last decision of a seat was made; or what has happened since that can't be taken back (null: nothing was decided yet). */
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
