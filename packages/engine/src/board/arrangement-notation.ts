import type { Arrangement } from '../model/arrangement.ts';

/** An arrangement as text, such as '3a@0,0/2 7a@1,0/0': tile and side, @ place, / turn. */
export function writeArrangement(arrangement: Arrangement): string {
  return arrangement.map(({ tile, side, at, turn }) => `${tile}${side}@${at[0]},${at[1]}/${turn}`).join(' ');
}

/** Reads what writeArrangement writes; checkArrangement says whether the tiles fit together. */
export function readArrangement(text: string): Arrangement {
  const words = text.split(/\s+/).filter((word) => word !== '');
  if (words.length === 0) throw new Error("expected tiles like '3a@0,0/2', but the text is empty");
  return words.map((word, i) => {
    const match = /^(\d+)([ab])@(-?\d+),(-?\d+)\/(\d+)$/.exec(word);
    if (match === null) {
      throw new Error(`expected a tile like '3a@0,0/2' (number, side, @place, /turn) as word ${i + 1}, not '${word}'`);
    }
    const [, tile, side, a, b, turn] = match;
    return { tile: Number(tile), side: side === 'a' ? 'a' : 'b', at: [Number(a), Number(b)], turn: Number(turn) };
  });
}
