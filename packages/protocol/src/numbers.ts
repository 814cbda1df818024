import { sha256 as digest } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

// The numbers that a player's page adds to dice and draws: a hash chain from one secret of the page. Each number is the
// SHA-256 of the one that is shown after it, so the first pledge fixes all of them: anybody can check a number when it
// is shown, and nobody can compute the next one.

/** Numbers under one pledge: more than a game needs. A page that has shown all of them makes a new pledge. */
const COUNT = 2000;

/** 256 bits, in hex. */
export const HEX = '^[0-9a-f]{64}$';

/**
 * SHA-256 of a text in UTF-8, in hex. From a library, because browsers offer their own only over https, and a club may
 * play over plain http.
 */
function plain(text: string): string {
  return bytesToHex(digest(utf8ToBytes(text)));
}

/** The numbers of one player: a chain in which each is the SHA-256 of the one that is shown after it. */
export class Numbers {
  /** SHA-256 of the first number that is shown. */
  readonly pledge: string;
  /** In reverse: the number shown last comes first. */
  private readonly values: string[] = [];
  private readonly indexes = new Map<string, number>();

  /** `secret`: must never leave the page. */
  constructor(secret: string, sha256: (text: string) => string = plain) {
    let value = sha256(secret);
    for (let i = 0; i < COUNT; i++) {
      this.values.push(value);
      value = sha256(value);
      this.indexes.set(value, i);
    }
    this.pledge = value;
  }

  /** The number with this SHA-256; null: it is not in this chain, or the last number was shown. */
  under(pledge: string): string | null {
    return this.values[this.indexes.get(pledge) ?? -1] ?? null;
  }

  /** How many numbers are left under this pledge; null: it is not in this chain. */
  left(pledge: string): number | null {
    const index = this.indexes.get(pledge);
    return index === undefined ? null : index + 1;
  }

  /** How many numbers there are. */
  get count(): number {
    return this.values.length;
  }

  /** Whether a number is in this chain. */
  has(number: string): boolean {
    return number === this.values[0] || this.indexes.has(number);
  }
}

/** Whether a pledge, or number, follows in the same chain after an earlier one, or is that one. */
export function follows(later: string, earlier: string): boolean {
  let value = later;
  for (let i = 0; i <= COUNT && value !== earlier; i++) value = plain(value);
  return value === earlier;
}
