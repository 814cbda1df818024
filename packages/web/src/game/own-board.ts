import { namesAfter, recall } from '../device/storage.ts';

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
  const board = recall(PREFIX + id) as Partial<OwnBoard> | null;
  return typeof board?.tiles === 'string' ? ({ ...board, id, name: String(board.name) } as OwnBoard) : null;
}
