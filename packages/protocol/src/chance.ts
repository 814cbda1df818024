import type { Frame, Random } from '@meltemi/engine';

// Chance that can be checked: every outcome is an HMAC-SHA256 of a secret seed, which the server commits to before the game and shows after it.
// Whoever has the seed can work out every die and every draw again; the digest itself is left to the platform.

/** Dice and decks have streams of their own. */
export type Stream = 'dice' | 'decks';

export function streamOf(frame: Frame): Stream {
  return frame.kind === 'roll' ? 'dice' : 'decks';
}

/**
 * The text whose HMAC decides an outcome. `index`: its place in the log of the game, so that no outcome comes twice, also after going back.
 * `entropy`: what the players have added.
 */
export function luckText(stream: Stream, index: number, entropy: readonly string[]): string {
  return JSON.stringify([stream, index, ...entropy]);
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
