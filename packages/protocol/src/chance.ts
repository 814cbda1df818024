import type { Random, State } from '@meltemi/engine';

// Chance that can be checked: every outcome is an HMAC-SHA256 of a secret seed, which the server commits to before the game and shows after it.
// With the seed, every die and every draw can be computed again; the platform supplies the digest.

/** Dice and decks have streams of their own. */
export type Stream = 'dice' | 'decks';

/** Where the outcome comes from that a state waits for. */
export function streamOf({ frames }: Pick<State, 'frames'>): Stream {
  return frames[frames.length - 1].kind === 'roll' ? 'dice' : 'decks';
}

/** How many outcomes each stream has given. What was taken back counts, so that none comes twice. */
export type Drawn = Record<Stream, number>;

/**
 * The text whose HMAC decides an outcome. `index`: how many its stream has given before, so that nothing else a log may hold moves chance on.
 * `mix`: what the players have added, by seat (contributions.ts).
 */
export function luckText(stream: Stream, index: number, mix: readonly string[]): string {
  return JSON.stringify([stream, index, ...mix]);
}

/** The numbers of one outcome, from its digest. */
export function luckFrom(digest: Uint8Array): Random {
  const numbers = new DataView(digest.buffer, digest.byteOffset, digest.byteLength);
  let at = 0;
  return () => {
    const number = numbers.getUint32(at) / 0x1_0000_0000;
    at += 4;
    return number;
  };
}
