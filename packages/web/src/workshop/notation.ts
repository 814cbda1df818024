import { type Arrangement, checkArrangement, readArrangement, writeArrangement } from '@meltemi/engine/board';
import { isTooFar, layoutOf, type TileLayout } from './tile-layout.ts';

/** A fault, and the tile it is about. */
export interface Flaw {
  readonly code: string;
  readonly tile: number | null;
}

/** Flaws of an unfinished board; any other makes the text unreadable. */
const UNFINISHED = ['wrong-number', 'not-connected'];

/** The tiles of a text, or what is wrong with it. */
export function readLayout(text: string): TileLayout | readonly Flaw[] {
  let tiles: Arrangement;
  try {
    tiles = readArrangement(text);
  } catch {
    return [{ code: 'bad-notation', tile: null }];
  }
  const flaws: Flaw[] = checkArrangement(tiles, tiles.length).filter(({ code }) => !UNFINISHED.includes(code));
  const far = tiles.filter(({ at }) => isTooFar(at));
  flaws.push(...far.map(({ tile }) => ({ code: 'bad-place', tile })));
  return flaws.length > 0 ? unlike(flaws) : layoutOf(tiles);
}

/** The same flaw of a tile is listed once. */
function unlike(flaws: readonly Flaw[]): readonly Flaw[] {
  return [...new Map(flaws.map((flaw) => [`${flaw.code} ${flaw.tile}`, flaw])).values()];
}

export function writeLayout({ tiles }: TileLayout): string {
  return writeArrangement(tiles);
}

/** The notation as one part of an address: without slashes and spaces. */
export function toLink(notation: string): string {
  return notation.replaceAll('/', '.').replaceAll(' ', '_');
}

export function fromLink(part: string): string {
  return part.replaceAll('.', '/').replaceAll('_', ' ');
}
