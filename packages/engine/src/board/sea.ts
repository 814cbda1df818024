import type { Placed } from '../model/arrangement.ts';
import { required } from '../model/required.ts';
import { flower, type Hex, hexKey, neighbours } from './hex.ts';
import { SIDES } from './tiles.ts';

/**
 * The sea of a board that grows tile by tile. The seas of one tile are connected with each other, so only seams can
 * join or part them.
 */
export class Sea {
  /** By sea cell: the connected piece of sea it belongs to. */
  private readonly pieceAt = new Map<number, number>();
  private readonly pieces = new Set<number>();

  /** Whether the sea would be in one piece with this tile. */
  connectsWith(placed: Placed): boolean {
    return this.touched(seaCells(placed)).size === this.pieces.size;
  }

  add(placed: Placed): void {
    const cells = seaCells(placed);
    const touched = this.touched(cells);
    const piece = hexKey(required(cells[0], 'sea on this tile'));
    for (const [cell, old] of this.pieceAt) if (touched.has(old)) this.pieceAt.set(cell, piece);
    for (const cell of cells) this.pieceAt.set(hexKey(cell), piece);
    for (const old of touched) this.pieces.delete(old);
    this.pieces.add(piece);
  }

  private touched(cells: readonly Hex[]): Set<number> {
    const found = new Set<number>();
    for (const cell of cells) {
      for (const next of neighbours(cell)) {
        const piece = this.pieceAt.get(hexKey(next));
        if (piece !== undefined) found.add(piece);
      }
    }
    return found;
  }
}

function seaCells({ tile, side, at, turn }: Placed): Hex[] {
  const { cells } = required(SIDES[side][tile - 1], `tile ${tile}`);
  return flower(at, turn).filter((_, i) => cells[i] === cells[i]?.toLowerCase());
}
