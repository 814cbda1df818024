import { randomArrangement } from '../packages/engine/src/board.ts';
import { random } from '../packages/engine/src/index.ts';
import { median, type Row } from './measure.ts';

/** How long one random board takes, from its seed to its tiles. */
export function boardRows(boards: number): Row[] {
  return [6, 8, 10].map((tiles) => {
    const times = Array.from({ length: boards }, (_, seed) => {
      const start = performance.now();
      randomArrangement(tiles, random(seed));
      return performance.now() - start;
    });
    return { what: `${tiles} tiles, median`, value: `${median(times).toFixed(2)} ms`, wanted: '≤ 0.5 ms' };
  });
}
