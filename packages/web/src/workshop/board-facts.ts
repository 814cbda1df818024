import type { Board } from '@meltemi/engine/board';

/** What is on a board. */
interface Facts {
  readonly lands: number;
  readonly seas: number;
  readonly islands: number;
  readonly cornucopias: number;
  readonly priestesses: number;
  readonly sites: number;
}

export function factsOf(board: Board): Facts {
  return {
    lands: board.lands,
    seas: board.areas.length - board.lands,
    islands: new Set(board.island.slice(0, board.lands)).size,
    cornucopias: board.cornucopias.reduce((sum, n) => sum + n, 0),
    priestesses: board.priestess.filter(Boolean).length,
    sites: board.sites.length,
  };
}
