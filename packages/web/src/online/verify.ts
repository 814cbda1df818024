import { Numbers } from '@meltemi/protocol/numbers';
import {
  isEntropyOfLog,
  isReceiptOf,
  type Proven,
  type ProvenRecord,
  prove,
  WrongNumber,
  WrongOutcome,
} from '@meltemi/protocol/proof';
import type { Witness } from './memory.ts';

// Checks a finished game against the seed the server has committed to, and against what this device has noted down.

/** What holds. */
export interface Held {
  readonly holds: true;
  readonly outcomes: number;
  /** The rules of chance: 1, where the server could choose dice before the start, or 2. */
  readonly chance: 1 | 2;
  /** Whether this device has noted the commitment before the game, and a receipt during it. */
  readonly commitment: boolean;
  readonly receipt: boolean;
  /** Numbers of one's own seat: drawn on this device, and on others; null: this device has pledged none before the game. */
  readonly own: { readonly here: number; readonly elsewhere: number; readonly absent: boolean } | null;
  /** Other seats whose first number was missing at the start. */
  readonly absent: readonly number[];
  /** Other seats that have pledged new numbers during the game. */
  readonly renewed: readonly number[];
}

/** What holds, or what is wrong: with the first line that does not follow, or with the papers. */
export type Finding =
  | Held
  | { readonly holds: false; readonly wrong: 'commitment' | 'entropy' | 'receipt' | 'record' }
  | { readonly holds: false; readonly wrong: 'number'; readonly line: number }
  | { readonly holds: false; readonly wrong: 'outcome'; readonly line: number; readonly told: string };

/** A record that can not even be read is wrong as a whole. */
export async function verify(record: ProvenRecord, witness: Witness = {}): Promise<Finding> {
  try {
    return await compare(record, witness);
  } catch (error) {
    if (error instanceof WrongNumber) return { holds: false, wrong: 'number', line: error.line };
    if (!(error instanceof WrongOutcome)) return { holds: false, wrong: 'record' };
    return { holds: false, wrong: 'outcome', line: error.line, told: error.told };
  }
}

async function compare(record: ProvenRecord, witness: Witness): Promise<Finding> {
  const { seed, commitment } = record.proof;
  const known = witness.commitment ?? commitment;
  if ((await digestOf(seed)) !== commitment || known !== commitment) return { holds: false, wrong: 'commitment' };
  if (!isEntropyOfLog(record.proof)) return { holds: false, wrong: 'entropy' };
  const receipt = witness.receipt ? await isReceiptOf(record.proof, witness.receipt, sha256) : null;
  if (receipt === false) return { holds: false, wrong: 'receipt' };
  const key = await keyOf(seed);
  const hmac = async (text: string) =>
    new Uint8Array(await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(text)));
  const proven = await prove(record, { hmac, sha256 });
  if (!isOwnKept(record, witness, proven)) return { holds: false, wrong: 'entropy' };
  return { ...whatHolds(witness, proven), receipt: receipt === true };
}

/** Whether what this device gave to chance before the game is what the log says. */
function isOwnKept({ proof: { entropy } }: ProvenRecord, witness: Witness, { seats }: Proven): boolean {
  const { seat, numbers = [], pledges } = witness;
  if (seat === undefined) return true;
  const own = numbers.map(({ secret }) => new Numbers(secret).pledge);
  const [pledged] = seats?.[seat].pledges ?? [];
  if (!seats) return own.length > 0 ? own.includes(entropy[seat]) : entropy[seat] === witness.entropy;
  const all = seats.map(({ pledges: [first] }) => first?.pledge ?? null);
  return own.includes(pledged?.pledge) && (!pledges || JSON.stringify(pledges) === JSON.stringify(all));
}

function whatHolds({ seat, commitment, numbers = [] }: Witness, { outcomes, seats }: Proven): Held {
  const others = (is: (one: NonNullable<Proven['seats']>[number]) => boolean) =>
    (seats ?? []).flatMap((one, i) => (i !== seat && is(one) ? [i] : []));
  const drawn = numbers.map(({ secret }) => new Numbers(secret));
  const mine = seat === undefined ? undefined : seats?.[seat];
  const here = mine?.shown.filter((number) => drawn.some((one) => one.has(number))).length ?? 0;
  return {
    holds: true,
    outcomes,
    chance: seats ? 2 : 1,
    commitment: commitment !== undefined,
    receipt: false,
    own: mine ? { here, elsewhere: mine.shown.length - here, absent: mine.absent } : null,
    absent: others(({ absent }) => absent),
    renewed: others(({ pledges }) => pledges.length > 1),
  };
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
