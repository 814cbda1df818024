import { type Board, buildBoard, type Draft, NO_TILE } from './board.ts';
import { CLASSIC_BOARDS, type ClassicBoard } from './classic-boards.ts';
import type { Hex } from './hex.ts';

const LETTERS = 'abcdefghijk';

/** Cells by name, 'a1' … 'k2'. Rows are centred, so each begins half a cell left or right of the one above. */
function cellsOf({ rows }: ClassicBoard): Map<string, Hex> {
  const cells = new Map<string, Hex>();
  const middle = (rows.length - 1) / 2;
  rows.forEach((count, row) => {
    const first = row <= middle ? -row : -middle;
    for (let column = 0; column < count; column++) {
      cells.set(`${LETTERS[row]}${column + 1}`, { q: first + column, r: row - middle });
    }
  });
  return cells;
}

/** CL-MAP-2, CL-MAP-3: an isle is one area with as many slots as cells; every other cell is a field of its own. */
export function compileClassicBoard(players: 2 | 3 | 4 | 5): Board {
  const printed = CLASSIC_BOARDS[players];
  const cells = cellsOf(printed);
  const at = (name: string): Hex => {
    const cell = cells.get(name);
    if (!cell) throw new Error(`there is no cell ${name} on the board for ${players}`);
    return cell;
  };
  const common = { tile: NO_TILE, priestess: false };
  const isles = printed.isles.map(({ name, cells: own, cornucopias }): Draft => {
    const slots = own.map(() => null);
    return { ...common, id: name.toLowerCase(), name, land: true, cells: own.map(at), cornucopias, shores: slots };
  });
  const taken = new Set(printed.isles.flatMap((isle) => isle.cells));
  const fields = [...cells.keys()]
    .filter((name) => !taken.has(name))
    .map((name): Draft => {
      const cornucopias = printed.trade.includes(name) ? 1 : 0;
      return { ...common, id: name, name: name.toUpperCase(), land: false, cells: [at(name)], cornucopias, shores: [] };
    });
  return buildBoard([...isles, ...fields]);
}
