import type { Actor } from '@meltemi/engine';
import type { GameUpdate } from '../game/driver.ts';
import type { Company } from '../game/saved-game.ts';
import { factionOf } from './own-faction.ts';

/**
 * What is waited for while nobody at this page can choose: the end, fate, another player's decision, or `own`: what
 * follows from a decision made at this page, or a forced one, about which there is nothing to ask. Nobody `thinks` for
 * a faction whose seat is free.
 */
export type Waiting = 'over' | 'fate' | 'own' | { readonly faction: number; readonly thinks: boolean };

/** Whether the game goes on without a person's decision, so that there is more to show soon. */
export function goesOn(next: Actor, { seats }: Company): boolean {
  if (typeof next !== 'number') return next === 'fate';
  const sitter = seats[next];
  return sitter !== undefined && 'level' in sitter;
}

export function waitingFor({ next, seen }: Pick<GameUpdate, 'next' | 'seen'>, { seats, online }: Company): Waiting {
  if (next === null) return 'over';
  if (next === 'fate') return 'fate';
  const sitter = seats[next];
  const here = next === seen.seat || (!online && sitter !== undefined && 'name' in sitter);
  // Online everybody has a name, so a seat without one is free.
  const thinks = !(online && sitter && 'name' in sitter && sitter.name === '');
  return here ? 'own' : { faction: factionOf(seen, next), thinks };
}
