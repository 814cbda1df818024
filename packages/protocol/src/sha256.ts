// SHA-256 in plain TypeScript. Browsers keep their own for secure connections, and a page must pledge its numbers (numbers.ts) also where a club
// plays over plain http.

const BLOCK = 64;
const WORD = 0x1_0000_0000;

/** The first 32 bits of the fractional parts of a root of the first primes: square roots begin, cube roots are the rounds. */
function fractions(count: number, root: number): Uint32Array {
  const primes: number[] = [];
  for (let n = 2; primes.length < count; n++) if (primes.every((prime) => n % prime !== 0)) primes.push(n);
  return Uint32Array.from(primes, (prime) => (prime ** (1 / root) % 1) * WORD);
}

const BEGIN = fractions(8, 2);
const ROUNDS = fractions(64, 3);

const turned = (x: number, n: number) => (x >>> n) | (x << (32 - n));

/** SHA-256 of a text in UTF-8, in hex. */
export function sha256(text: string): string {
  const state = BEGIN.slice();
  const words = new Uint32Array(64);
  const bytes = padded(new TextEncoder().encode(text));
  for (let at = 0; at < bytes.byteLength; at += BLOCK) compress(state, words, bytes, at);
  return [...state].map((word) => word.toString(16).padStart(8, '0')).join('');
}

/** With a 1 bit, zeros, and the length in bits at the end of a block. */
function padded(text: Uint8Array): DataView {
  const bytes = new Uint8Array(Math.ceil((text.length + 9) / BLOCK) * BLOCK);
  bytes.set(text);
  bytes[text.length] = 0x80;
  const data = new DataView(bytes.buffer);
  data.setUint32(bytes.length - 8, Math.floor((text.length * 8) / WORD));
  data.setUint32(bytes.length - 4, (text.length * 8) >>> 0);
  return data;
}

function compress(state: Uint32Array, words: Uint32Array, bytes: DataView, at: number): void {
  for (let i = 0; i < 16; i++) words[i] = bytes.getUint32(at + 4 * i);
  for (let i = 16; i < 64; i++) {
    const [x, y] = [words[i - 15], words[i - 2]];
    const before = turned(x, 7) ^ turned(x, 18) ^ (x >>> 3);
    const after = turned(y, 17) ^ turned(y, 19) ^ (y >>> 10);
    words[i] = words[i - 16] + before + words[i - 7] + after;
  }
  let [a, b, c, d, e, f, g, h] = state;
  for (let i = 0; i < 64; i++) {
    const chosen = (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g));
    const first = (h + chosen + ROUNDS[i] + words[i]) | 0;
    const second = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  for (const [i, word] of [a, b, c, d, e, f, g, h].entries()) state[i] += word;
}
