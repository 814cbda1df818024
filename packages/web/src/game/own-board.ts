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
  const ids = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
  return ids.flatMap((key) => ownBoard(key.slice(PREFIX.length)) ?? []).sort((a, b) => a.name.localeCompare(b.name));
}

export function ownBoard(id: string): OwnBoard | null {
  try {
    const board = JSON.parse(localStorage.getItem(PREFIX + id) ?? 'null');
    return typeof board?.tiles === 'string' ? { ...board, id, name: String(board.name) } : null;
  } catch {
    return null;
  }
}
