import type { Table } from '../model/table.ts';
import type { Board } from './board.ts';
import { compileClassicBoard } from './classic.ts';
import { compileBoard } from './compile.ts';

const boards = new WeakMap<Table, Board>();

let lastTable: Table | null = null;

let lastBoard: Board;

/** The compiled board of a state: made once per table. */
export function boardOf(s: { readonly table: Table }): Board {
  if (s.table === lastTable) return lastBoard;
  let board = boards.get(s.table);
  if (!board) {
    const { board: printed } = s.table;
    board = 'tiles' in printed ? compileBoard(printed.tiles) : compileClassicBoard(printed.classic);
    boards.set(s.table, board);
  }
  lastTable = s.table;
  lastBoard = board;
  return board;
}
