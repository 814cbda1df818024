import type { Sizes } from './sizes.ts';

/** The key of a layout: number of players, turn of the board, zoom step, and the names in the reader's language. */
export function layoutKey(players: number, names: readonly string[], turn: number, { scale }: Sizes): string {
  let digest = 0;
  for (const letter of names.join()) digest = (Math.imul(digest, 31) + (letter.codePointAt(0) ?? 0)) >>> 0;
  return `${players}-${turn}-${scale}-${digest.toString(36)}`;
}
