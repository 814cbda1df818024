import type { Random, State } from '@meltemi/engine';

// Dice and draws that can be verified: every outcome follows from an HMAC-SHA256 under a secret seed. The server
// commits to the seed before the game and reveals it afterwards, so that every outcome can be computed again. The
// platform supplies the HMAC.

/** Dice and decks have separate streams. */
export type Stream = 'dice' | 'decks';

/** The stream of the outcome that a state waits for. */
export function streamOf({ frames }: Pick<State, 'frames'>): Stream {
  return frames.at(-1)?.kind === 'roll' ? 'dice' : 'decks';
}

/** Number of outcomes each stream has given. Outcomes taken back count too, so that none is used twice. */
export type Drawn = Record<Stream, number>;

/**
 * The text whose HMAC decides an outcome. `index`: how many outcomes its stream gave before, so that other lines of the
 * log change nothing. `mix`: the players' numbers by seat (contributions.ts).
 */
export function fateText(stream: Stream, index: number, mix: readonly string[]): string {
  return JSON.stringify([stream, index, ...mix]);
}

/** A generator that reads its numbers from the digest of one outcome. */
export function randomFrom(digest: Uint8Array): Random {
  const numbers = new DataView(digest.buffer, digest.byteOffset, digest.byteLength);
  let at = 0;
  return () => {
    const number = numbers.getUint32(at) / 0x1_0000_0000;
    at += 4;
    return number;
  };
}
