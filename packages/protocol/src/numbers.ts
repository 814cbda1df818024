import { sha256 as digest } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

// The numbers a player's page adds to chance. All of them follow from one secret of the page and are fixed with the first pledge: each number is
// the SHA-256 of the one that is shown after it, so that anybody can check a number when it is shown, and nobody can work out the next one.

/** Numbers under one pledge: more than a game needs. A page that has shown all of them makes another pledge. */
const COUNT = 2000;

/** 256 bits, in hex. */
export const HEX = '^[0-9a-f]{64}$';

/** SHA-256 of a text in UTF-8, in hex. By a library: browsers offer their own only over https, and a club may play over plain http. */
function plain(text: string): string {
  return bytesToHex(digest(utf8ToBytes(text)));
}

export class Numbers {
  /** SHA-256 of the first number that is shown. */
  readonly pledge: string;
  /** The last one that is shown comes first. */
  private readonly values: string[] = [];
  private readonly places = new Map<string, number>();

  /** `secret`: nobody else may ever know it. */
  constructor(secret: string, sha256: (text: string) => string = plain) {
    let value = sha256(secret);
    for (let i = 0; i < COUNT; i++) {
      this.values.push(value);
      value = sha256(value);
      this.places.set(value, i);
    }
    this.pledge = value;
  }

  /** The number whose SHA-256 is this; null: it is none of these numbers, or the last one was shown. */
  under(pledge: string): string | null {
    return this.values[this.places.get(pledge) ?? -1] ?? null;
  }

  /** How many are not shown under this pledge; null: it is none of these. */
  left(pledge: string): number | null {
    const place = this.places.get(pledge);
    return place === undefined ? null : place + 1;
  }

  /** Whether a number is one of these. */
  has(number: string): boolean {
    return number === this.values[0] || this.places.has(number);
  }
}
