import { namesAfter, recallObject } from '../device/storage.ts';

// Boards from the map workshop, kept on this device.

export const PREFIX = 'meltemi.map.';

export interface OwnBoard {
  readonly id: string;
  readonly name: string;
  /** In notation. */
  readonly tiles: string;
  readonly players: number;
  readonly teams: boolean;
}

/** All that can be read, by name. */
export function ownBoards(): OwnBoard[] {
  return namesAfter(PREFIX)
    .flatMap((id) => ownBoard(id) ?? [])
    .sort((a, b) => a.name.localeCompare(b.name));
}

export function ownBoard(id: string): OwnBoard | null {
  const { name, tiles, players, teams } = recallObject(PREFIX + id) ?? {};
  if (typeof tiles !== 'string') return null;
  return { id, name: String(name), tiles, players: Number(players), teams: teams === true };
}
