// Boards: those of a game, and arrangements of tiles that are drawn, checked, written and compiled to boards.

export { randomArrangement } from './board/arrangement.ts';
export { readArrangement, writeArrangement } from './board/arrangement-notation.ts';
export { type Area, areaAt, type Board, landsBeside, type Site, seasBeside, siteAt } from './board/board.ts';
export { boardOf } from './board/board-of.ts';
export { checkArrangement } from './board/check.ts';
export { compileBoard } from './board/compile.ts';
export { drawBoard } from './board/draw.ts';
export { centre, nextPlaces } from './board/hex.ts';
export { TILES } from './board/tiles.ts';
export { boardWarnings } from './board/warnings.ts';
export type { Arrangement, Place, Placed } from './model/arrangement.ts';
export { writeSite } from './notation/words.ts';
