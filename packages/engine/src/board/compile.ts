import type { Arrangement, Placed } from '../model/arrangement.ts';
import { type Board, buildBoard, type Draft } from './board.ts';
import { flower } from './hex.ts';
import { SIDES } from './tiles.ts';

/** The board of an arrangement that has no problems (any number of tiles). Areas come in the order of the tiles. */
export function compileBoard(arrangement: Arrangement): Board {
  return buildBoard(arrangement.flatMap(drafts));
}

function drafts(placed: Placed, index: number): Draft[] {
  const side = SIDES[placed.side]?.[placed.tile - 1];
  if (side === undefined) throw new Error(`there is no tile ${placed.tile}${placed.side}`);
  const cells = flower(placed.at, placed.turn);
  const ids = new Map(side.areas.map((area) => [area.letter, area.id]));
  return side.areas.map((area) => ({
    id: area.id,
    name: area.name,
    land: area.land,
    tile: index,
    cells: cells.filter((_, i) => side.cells[i] === area.letter),
    cornucopias: area.cornucopias,
    priestess: area.priestess,
    shores: area.sites.map((letter) => ids.get(letter) ?? letter),
  }));
}
