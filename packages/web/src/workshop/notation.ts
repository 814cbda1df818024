import { type Arrangement, checkArrangement, readArrangement, writeArrangement } from '@meltemi/engine/board';
import { isTooFar, layoutOf, type TileLayout } from './tile-layout.ts';

/** A fault, and the tile it is about. */
export interface Flaw {
  readonly code: string;
  readonly tile: number | null;
}

/** As many as the field for a name takes. */
const MOST_LETTERS = 40;

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

/** What `decodeURI` has left of a name: the characters that an address has for itself. */
const RESERVED = /%(?:3B|2F|3F|3A|40|26|3D|2B|24|2C|23)/gi;

export function nameInLink(part: string): string {
  return part.replace(RESERVED, decodeURIComponent).slice(0, MOST_LETTERS);
}

export function fromLink(part: string): string {
  return part.replaceAll('.', '/').replaceAll('_', ' ');
}
