import { type Move, moves } from '@meltemi/engine';
import { topOf } from '@meltemi/words';
import type { GameUpdate } from '../../game/driver.ts';

/** More gold than a place of a printed scale costs, whatever the player's other markers have promised. */
const PLENTY = 99;

/**
 * What a person may click on. While several people look at the screen these are also offerings that the purse cannot
 * pay: clicks on them are refused, so that what is offered says nothing about the purse (LE-COMP-5). Without a scale
 * the offerings end at the most that anybody could hold as far as everybody knows.
 */
export function offeredMoves({ seen, legal, shared }: Pick<GameUpdate, 'seen' | 'legal' | 'shared'>): readonly Move[] {
  if (shared !== 'secret' || legal.length === 0 || topOf(seen).kind !== 'offer') return legal;
  const purse = seen.table.scale ? PLENTY : Math.max(...seen.goldMax);
  const more = moves({ ...seen, gold: seen.gold.map(() => purse) });
  return [...more, ...legal.filter((move) => !isAmong(move, more))];
}

export function isAmong(move: Move, list: readonly Move[]): boolean {
  const text = JSON.stringify(move);
  return list.some((other) => JSON.stringify(other) === text);
}
