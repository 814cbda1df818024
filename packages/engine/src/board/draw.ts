import { at, required } from '../model/required.ts';
import type { Board } from './board.ts';
import { areaAt, landsBeside, seasBeside, siteAt } from './board.ts';
import { type Hex, hexKey, plus, STEPS } from './hex.ts';

/** A cell is a brick of 3 lines in walls; rows are shifted by half a brick. Walls inside an area vanish. */
const HEIGHT = 4;

/**
 * The board as text to play from: the map (land ':', sea blank; every cell shows its area's id, shortened to what fits
 * into its brick, which is `brick` columns wide with a wall), then every area with all that is printed on it. Under the
 * id the first cell of an area shows two lines: those of `label`, or else the printed symbols ($ cornucopia, P
 * priestess, o site).
 */
export function drawBoard(board: Board, label?: (area: number) => readonly string[], brick: 10 | 8 = 10): string {
  const lines = (area: number): readonly string[] => label?.(area) ?? [symbols(board, area)];
  return [...drawMap(board, lines, brick), '', ...drawLegend(board, label)].join('\n');
}

/** What is printed on an area: $ per cornucopia, P for the priestess, o per site. */
function symbols(board: Board, area: number): string {
  const { cornucopias, priestess, sites } = areaAt(board, area);
  return ['$'.repeat(cornucopias), priestess ? 'P' : '', 'o'.repeat(sites.length)].filter(Boolean).join(' ');
}

/** The characters of the map by line and column, painted cell by cell. */
interface Canvas {
  readonly board: Board;
  /** Columns from one brick to the next: a wall, and nine characters or seven. */
  readonly brick: 10 | 8;
  readonly rows: string[][];
  readonly owner: ReadonlyMap<number, number>;
  readonly left: number;
  readonly top: number;
}

function drawMap(board: Board, lines: (area: number) => readonly string[], brick: 10 | 8): string[] {
  const cells = board.areas.flatMap((area, i) => area.cells.map((cell) => ({ cell, area: i })));
  const canvas: Canvas = {
    board,
    brick,
    rows: [],
    owner: new Map(cells.map(({ cell, area }) => [hexKey(cell), area])),
    left: Math.min(...cells.map(({ cell }) => 2 * cell.q + cell.r)),
    top: Math.min(...cells.map(({ cell }) => cell.r)),
  };
  for (const { cell, area } of cells) {
    const { id, cells } = areaAt(board, area);
    const first = cells[0] === cell;
    drawWalls(canvas, cell, area);
    drawInside(canvas, cell, area, [id, ...(first ? lines(area) : [])]);
  }
  return canvas.rows.map((row) =>
    Array.from(row, (char) => char ?? ' ')
      .join('')
      .trimEnd(),
  );
}

/** Column and line of a cell's upper left corner. */
function corner({ left, top, brick }: Canvas, cell: Hex): [number, number] {
  return [((2 * cell.q + cell.r - left) * brick) / 2, (cell.r - top) * HEIGHT];
}

function paint(canvas: Canvas, x: number, y: number, text: string): void {
  const { rows } = canvas;
  while (rows.length <= y) rows.push([]);
  const row = required(rows[y], 'line');
  for (const [i, char] of Array.from(text).entries()) row[x + i] = char;
}

function fill({ board }: Canvas, area: number): string {
  return areaAt(board, area).land ? ':' : ' ';
}

function drawInside(canvas: Canvas, cell: Hex, area: number, lines: readonly string[]): void {
  const [x, y] = corner(canvas, cell);
  const room = canvas.brick - 1;
  for (let i = 0; i < HEIGHT - 1; i++) {
    const text = (lines[i] ?? '').slice(0, room);
    const before = Math.floor((room - text.length) / 2);
    paint(
      canvas,
      x + 1,
      y + 1 + i,
      text.padStart(text.length + before, fill(canvas, area)).padEnd(room, fill(canvas, area)),
    );
  }
}

/** The six sides and six corners of a cell: walls towards other areas, else the area's own fill. */
function drawWalls(canvas: Canvas, cell: Hex, area: number): void {
  const [x, y] = corner(canvas, cell);
  const { brick } = canvas;
  const half = brick / 2;
  const [east, southEast, southWest, west, northWest, northEast] = STEPS;
  const isOpen = (step: Hex): boolean => canvas.owner.get(hexKey(plus(cell, step))) === area;
  const wall = (char: string, ...towards: Hex[]): string => (towards.every(isOpen) ? fill(canvas, area) : char);
  for (let i = 1; i < HEIGHT; i++) {
    paint(canvas, x, y + i, wall('|', west));
    paint(canvas, x + brick, y + i, wall('|', east));
  }
  const level = (atY: number, left: Hex, right: Hex): void => {
    paint(canvas, x, atY, wall('+', left, west) + wall('-', left).repeat(half - 1));
    paint(canvas, x + half, atY, wall('+', left, right) + wall('-', right).repeat(half - 1));
    paint(canvas, x + brick, atY, wall('+', right, east));
  };
  level(y, northWest, northEast);
  level(y + HEIGHT, southWest, southEast);
}

/** The sea areas of sites; in the classic edition only their number matters. */
function siteNames(board: Board, sites: readonly number[]): string {
  const seas = sites.map((site) => siteAt(board, site).sea);
  return seas.every((sea) => sea < 0) ? 'o'.repeat(seas.length) : seas.map((sea) => areaAt(board, sea).id).join(' ');
}

/** A row per area: id, kind, island, cornucopias, priestess, seas of its sites, what it touches, and its label. */
function drawLegend(board: Board, label?: (area: number) => readonly string[]): string[] {
  const names = (list: readonly number[]): string => list.map((i) => areaAt(board, i).id).join(' ');
  const rows = board.areas.map((area, i) => [
    area.id,
    area.land ? `land ${at(board.island, i) + 1}` : 'sea',
    '$'.repeat(area.cornucopias),
    area.priestess ? 'P' : '',
    siteNames(board, area.sites),
    `${names(landsBeside(board, i))} ~ ${names(seasBeside(board, i))}`.trim(),
    label?.(i).join(' ') ?? '',
  ]);
  const heads = ['area', 'island', '$', 'P', 'sites on', 'next to: land ~ sea', ''];
  const table = [heads, ...rows];
  const widths = heads.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0)));
  return table.map((row) =>
    row
      .map((text, column) => text.padEnd(at(widths, column)))
      .join('  ')
      .trimEnd(),
  );
}
