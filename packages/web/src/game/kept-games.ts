import { namesAfter } from '../device/storage.ts';
import { type Kept, keptGame, PREFIX } from './game-store.ts';

// The list of games on this device.

/** All games on this device, the latest first. */
export function keptGames(): Kept[] {
  const kept = namesAfter(PREFIX).flatMap((id) => keptGame(id) ?? []);
  return kept.sort((a, b) => playedAt(b) - playedAt(a));
}

export function forget(id: string): void {
  localStorage.removeItem(PREFIX + id);
}

function playedAt(kept: Kept): number {
  return 'game' in kept ? kept.game.company.played : 0;
}

/** Restores a removed game. */
export function restore(kept: Kept): void {
  localStorage.setItem(PREFIX + kept.id, 'game' in kept ? JSON.stringify(kept.game) : kept.text);
}
