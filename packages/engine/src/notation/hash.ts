import type { State } from '../model/state.ts';
import { writePosition } from './write-position.ts';

/** 64 bits of a position's text (FNV-1a, two lanes): equal positions, equal hashes, on every machine. */
export function hashPosition(s: State): string {
  const text = writePosition(s);
  let high = 0x811c9dc5;
  let low = 0x1000193;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    high = Math.imul(high ^ code, 0x01000193);
    low = Math.imul(low ^ code ^ (high >>> 13), 0x01000193);
  }
  return hex(high) + hex(low);
}

function hex(lane: number): string {
  return (lane >>> 0).toString(16).padStart(8, '0');
}
