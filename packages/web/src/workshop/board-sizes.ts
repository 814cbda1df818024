import { SetupError, setup } from '@meltemi/engine';

/** How many play on a board, and what that makes of it. */
export interface BoardSize {
  readonly players: number;
  readonly teams: boolean;
  readonly tiles: number;
  /** By faction. */
  readonly teamOf: readonly number[];
}

/** All that the Legendary edition can be played with. */
export const BOARD_SIZES: readonly BoardSize[] = [2, 3, 4, 5, 6].flatMap((players) =>
  [false, true].flatMap((teams) => sizeFor(players, teams) ?? []),
);

function sizeFor(players: number, teams: boolean): BoardSize | null {
  try {
    const { board, teamOf } = setup({ players, teams, board: 'quick' }).table;
    return 'tiles' in board ? { players, teams, tiles: board.tiles.length, teamOf } : null;
  } catch (error) {
    if (error instanceof SetupError) return null;
    throw error;
  }
}

/** The size for this number of players; three if there is none. */
export function boardSizeOf(players: unknown, teams: unknown): BoardSize {
  const alike = BOARD_SIZES.filter((size) => size.players === players);
  return alike.find((size) => size.teams === teams) ?? alike[0] ?? boardSizeOf(3, false);
}
