import { type Arrangement, checkArrangement, readArrangement, writeArrangement } from '@meltemi/engine';
import type { Laying } from './laying.ts';

/** Tiles farther away than this cannot be shown. */
const FARTHEST = 40;

/** Something wrong, with the tile it is about. */
export interface Flaw {
  readonly code: string;
  readonly tile: number | null;
}

/** What is still amiss while tiles are being laid; anything else cannot be laid at all. */
const UNFINISHED = ['wrong-number', 'not-connected'];

/** The tiles of a text, or what is wrong with it. */
export function readLaying(text: string): Laying | readonly Flaw[] {
  let tiles: Arrangement;
  try {
    tiles = readArrangement(text);
  } catch {
    return [{ code: 'bad-notation', tile: null }];
  }
  const flaws: Flaw[] = checkArrangement(tiles, tiles.length).filter(({ code }) => !UNFINISHED.includes(code));
  const far = tiles.filter(({ at }) => at.some((n) => Math.abs(n) > FARTHEST));
  flaws.push(...far.map(({ tile }) => ({ code: 'bad-place', tile })));
  return flaws.length > 0 ? flaws : { side: tiles[0].side, tiles };
}

export function writeLaying({ tiles }: Laying): string {
  return writeArrangement(tiles);
}

/** The notation as one part of an address: without slashes and spaces. */
export function toLink(notation: string): string {
  return notation.replaceAll('/', '.').replaceAll(' ', '_');
}

export function fromLink(part: string): string {
  return part.replaceAll('.', '/').replaceAll('_', ' ');
}
