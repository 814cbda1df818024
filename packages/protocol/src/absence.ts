// When a player of a game without a clock has kept the others waiting long enough for a vote. Page and server ask the
// same.

/** A player who has not decided for this many milliseconds can be called absent. */
export const ABSENT_AFTER = 86_400_000;

/** So can one who has left the table for this many milliseconds while the others sit there and wait. */
export const VANISHED_AFTER = 300_000;

/**
 * One person alone cannot call somebody vanished: in a game over days, which has no clock either, it is usual that only
 * one of two is there.
 */
const LEAST_WAITING = 2;

/** A player who has to decide, and the others. */
export interface Waiting {
  /** Since when the player has been asked. */
  readonly asked: number;
  /** Since when the player has not been connected; null: the player is here. */
  readonly away: number | null;
  /** The same of all other persons at the table. */
  readonly others: readonly (number | null)[];
}

/** Why the others may vote on what happens; null: it is too early. */
export function absence({ asked, away, others }: Waiting, now: number): 'absent' | 'vanished' | null {
  if (now - asked >= ABSENT_AFTER) return 'absent';
  const isGone = away !== null && now - Math.max(asked, away) >= VANISHED_AFTER;
  const areHere = others.length >= LEAST_WAITING && others.every((since) => since === null);
  return isGone && areHere ? 'vanished' : null;
}
