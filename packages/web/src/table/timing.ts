import type { Happening } from '@meltemi/engine';
import type { News } from '../game/driver.ts';

/** How long something that happened stays before the next, in milliseconds; the board's own motion comes before. */
const PAUSES: { readonly [E in Happening['event']]?: number } = {
  cycle: 700,
  bid: 650,
  'thrown-out': 300,
  turn: 600,
  rolled: 650,
  clash: 500,
  'battle-over': 1500,
  creature: 900,
  bonus: 400,
  hired: 300,
  sacrificed: 500,
  eliminated: 900,
};

/** The longest of them: things told together are read together. Nobody waits for what they have done themselves, nor to be asked. */
export function pauseAfter({ happened, by, next, seen: { seat } }: News): number {
  if (seat !== null && (by === seat || next === seat)) return 0;
  return Math.max(0, ...happened.map(({ event }) => PAUSES[event] ?? 0));
}

/** How long dice fall before what comes of them is shown, in milliseconds. */
export const FALL = 600;

/** What is told up to the dice, if something comes of them at once. */
export function untilTheDice(happened: readonly Happening[]): readonly Happening[] {
  const fallen = happened.findLastIndex(({ event }) => event === 'rolled') + 1;
  return fallen < happened.length ? happened.slice(0, fallen) : [];
}
