import type { Sitter } from '../game/saved-game.ts';
import { endOf } from '../game/seat-names.ts';
import type { Winner } from './client.ts';

/** How a finished game of a list ended. */
export function endingOf(winners: readonly Winner[]): string {
  const seats: Sitter[] = [];
  for (const { seat, ...sitter } of winners) seats[seat] = sitter;
  return endOf(
    { seats, online: true },
    winners.map(({ seat }) => seat),
  );
}
