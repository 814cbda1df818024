import type { GameUpdate } from '../game/driver.ts';
import type { Company } from '../game/saved-game.ts';
import { factionOf } from './own-faction.ts';

/**
 * What is waited for while nobody at this page can choose: the end, fate, another player's decision, or `own`: what
 * follows from a decision made at this page, or a forced one, about which there is nothing to ask.
 */
export type Waiting = 'over' | 'fate' | 'own' | { readonly faction: number };

export function waitingFor({ next, seen }: Pick<GameUpdate, 'next' | 'seen'>, { seats, online }: Company): Waiting {
  if (next === null) return 'over';
  if (next === 'fate') return 'fate';
  const sitter = seats[next];
  const here = next === seen.seat || (!online && sitter !== undefined && 'name' in sitter);
  return here ? 'own' : { faction: factionOf(seen, next) };
}
