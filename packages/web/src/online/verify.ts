import {
  isEntropyOfLog,
  isReceiptOf,
  type ProvenRecord,
  prove,
  type Receipt,
  WrongOutcome,
} from '@meltemi/protocol/proof';

// Checks a finished game against the seed the server has committed to.

/** What this device has noted down itself, while the game was not over. */
export interface Witness {
  readonly commitment?: string;
  readonly seat?: number;
  readonly entropy?: string;
  /** The last one the server gave. */
  readonly receipt?: Receipt;
}

/** How many outcomes hold, or what is wrong: with the first outcome that was another, or with the papers. */
export type Finding =
  | { readonly holds: true; readonly outcomes: number }
  | { readonly holds: false; readonly wrong: 'commitment' | 'entropy' | 'receipt' | 'record' }
  | { readonly holds: false; readonly wrong: 'outcome'; readonly line: number; readonly told: string };

/** A record that can not even be read is wrong as a whole. */
export async function verify(record: ProvenRecord, witness: Witness = {}): Promise<Finding> {
  try {
    return await compare(record, witness);
  } catch (error) {
    if (!(error instanceof WrongOutcome)) return { holds: false, wrong: 'record' };
    return { holds: false, wrong: 'outcome', line: error.line, told: error.told };
  }
}

async function compare(record: ProvenRecord, witness: Witness): Promise<Finding> {
  const { seed, commitment, entropy } = record.proof;
  const known = witness.commitment ?? commitment;
  if ((await digestOf(seed)) !== commitment || known !== commitment) return { holds: false, wrong: 'commitment' };
  const mine = witness.seat === undefined ? undefined : entropy[witness.seat];
  if (mine !== witness.entropy || !isEntropyOfLog(record.proof)) return { holds: false, wrong: 'entropy' };
  if (witness.receipt && (await isReceiptOf(record.proof, witness.receipt, sha256)) === false)
    return { holds: false, wrong: 'receipt' };
  const key = await keyOf(seed);
  const digest = async (text: string) =>
    new Uint8Array(await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(text)));
  return { holds: true, outcomes: (await prove(record, digest)).outcomes };
}

function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

function digestOf(seed: string): Promise<string> {
  return hexOf(bytesOf(seed));
}

function sha256(text: string): Promise<string> {
  return hexOf(new TextEncoder().encode(text));
}

/** SHA-256, in hex. */
async function hexOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

function keyOf(seed: string): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', bytesOf(seed), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
}
