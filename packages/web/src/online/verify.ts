import { at } from '@meltemi/engine/internal';
import { Numbers } from '@meltemi/protocol/numbers';
import {
  type Consent,
  isEntropyOfLog,
  isReceiptOf,
  type LoggedPledge,
  type Proven,
  type ProvenRecord,
  prove,
  type SeatNumbers,
  WrongNumber,
  WrongOutcome,
} from '@meltemi/protocol/proof';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { DeviceNotes } from './device-notes.ts';

// Checks a finished game against the seed the server has committed to, and against what this device has noted down.

/** What the log has of one's own seat. */
interface OwnNumbersHeld {
  readonly here: number;
  readonly elsewhere: number;
  readonly absent: boolean;
  /** By the log this seat agreed to go back, or was taken again, without this device. */
  readonly actedElsewhere: boolean;
}

/** A proof that holds, and what it covers. */
export interface Held {
  readonly holds: true;
  readonly outcomes: number;
  /** The version of the dice protocol: 1, where the server could choose dice before the start, or 2. */
  readonly chance: 1 | 2;
  /** Whether this device has noted the commitment before the game, and a receipt during it. */
  readonly commitment: boolean;
  readonly receipt: boolean;
  /**
   * Numbers of one's own seat: drawn on this device, and on others; null: this device has pledged none before the game.
   */
  readonly own: OwnNumbersHeld | null;
  /** Other seats whose first number was missing at the start. */
  readonly absent: readonly number[];
  /** Seats that have pledged new numbers during the game, one's own too: one knows whether that is true. */
  readonly renewed: readonly number[];
}

/** What the proof covers, or its first error. */
export type Finding =
  | Held
  | { readonly holds: false; readonly wrong: 'commitment' | 'entropy' | 'receipt' | 'record' }
  | { readonly holds: false; readonly wrong: 'number'; readonly line: number }
  | { readonly holds: false; readonly wrong: 'outcome'; readonly line: number; readonly told: string };

/** An unreadable record is reported as wrong. */
export async function verify(record: ProvenRecord, notes: DeviceNotes = {}): Promise<Finding> {
  try {
    return await compare(record, notes);
  } catch (error) {
    if (error instanceof WrongNumber) return { holds: false, wrong: 'number', line: error.line };
    if (!(error instanceof WrongOutcome)) return { holds: false, wrong: 'record' };
    return { holds: false, wrong: 'outcome', line: error.line, told: error.told };
  }
}

async function compare(record: ProvenRecord, notes: DeviceNotes): Promise<Finding> {
  const { seed, commitment } = record.proof;
  const known = notes.commitment ?? commitment;
  const key = hexToBytes(seed);
  if (bytesToHex(sha256(key)) !== commitment || known !== commitment) return { holds: false, wrong: 'commitment' };
  if (!isEntropyOfLog(record.proof)) return { holds: false, wrong: 'entropy' };
  const receipt = notes.receipt ? await isReceiptOf(record.proof, notes.receipt, digestOf) : null;
  if (receipt === false) return { holds: false, wrong: 'receipt' };
  const underSeed = (text: string) => hmac(sha256, key, utf8ToBytes(text));
  const proven = await prove(record, { hmac: underSeed, sha256: digestOf });
  if (!isOwnKept(record, notes, proven)) return { holds: false, wrong: 'entropy' };
  return { ...whatHolds(notes, proven), receipt: receipt === true };
}

/** Whether the log has what this device had pledged before the game. */
function isOwnKept({ proof: { entropy } }: ProvenRecord, notes: DeviceNotes, { seats }: Proven): boolean {
  const { seat, numbers = [], pledges } = notes;
  if (seat === undefined) return true;
  const own = numbers.map(({ secret }) => new Numbers(secret).pledge);
  if (!seats) return own.length === 0 && entropy[seat] === notes.entropy;
  const mine = seats[seat];
  const [pledged] = mine?.pledges ?? [];
  if (!mine || !pledged) return false;
  const all = seats.map(({ pledges: [first] }) => first?.pledge ?? null);
  const isSame = !pledges || JSON.stringify(pledges) === JSON.stringify(all);
  if (!own.includes(pledged.pledge) || !isSame || !arePledgedOnce(notes, mine)) return false;
  return areAllUsed(notes, mine) && areToldInTime(notes, mine, seats);
}

/**
 * Whether each series of this device was pledged once, from its beginning, and in the way it was: a log with more of it
 * has let somebody else sit here for a while.
 */
function arePledgedOnce({ numbers = [] }: DeviceNotes, { pledges }: SeatNumbers): boolean {
  return numbers.every(({ secret, seated }) => {
    const drawn = new Numbers(secret);
    const own = pledges.filter(({ pledge }) => drawn.has(pledge));
    const isSame = (one: LoggedPledge) => one.pledge === drawn.pledge && one.seated === (seated ?? one.seated);
    return own.length <= 1 && own.every(isSame);
  });
}

/** Whether by the log somebody came back to this seat, or agreed to go back, who was not at this device. */
function isActedElsewhere(notes: DeviceNotes, { pledges, agreed }: SeatNumbers): boolean {
  const drawn = (notes.numbers ?? []).map(({ secret }) => new Numbers(secret).pledge);
  const isForeign = ({ pledge, seated }: LoggedPledge) => seated && !drawn.includes(pledge);
  if (notes.agreed === undefined) return false; // an earlier page
  return pledges.slice(1).some(isForeign) || !agreed.every((one) => isOwnConsent(notes, one));
}

/** Whether this consent was given on this device. */
function isOwnConsent({ agreed = [] }: DeviceNotes, { line, least, most }: Consent): boolean {
  return agreed.some((given) => given.line === line && least <= given.to && given.to <= most);
}

/** Whether every number of this device that the server said was used is in the log. */
function areAllUsed({ numbers = [] }: DeviceNotes, { shown }: SeatNumbers): boolean {
  return numbers.every(({ secret, left }) => {
    const drawn = new Numbers(secret);
    return shown.filter((number) => drawn.has(number)).length >= drawn.count - (left ?? drawn.count);
  });
}

/**
 * Whether this device was told of all numbers that other seats have begun before it sent the first of its own that
 * comes after them in the log.
 */
function areToldInTime(notes: DeviceNotes, mine: SeatNumbers, seats: readonly SeatNumbers[]): boolean {
  const { told = [], pledges: first, numbers = [] } = notes;
  const drawn = numbers.map(({ secret }) => new Numbers(secret));
  const { shown, shownIn } = mine;
  const isSentBefore = (number: string, unsent: readonly number[]) =>
    drawn.some((one, i) => one.has(number) && (one.left(number) ?? 0) >= (unsent[i] ?? Number.POSITIVE_INFINITY));
  return seats.every((other, seat) =>
    other.pledges.every(({ line, pledge }, i) => {
      if (other === mine || pledge === first?.[seat]) return true;
      const end = other.pledges[i + 1]?.line ?? Number.POSITIVE_INFINITY;
      const isWithin = (_: string, k: number) => at(other.shownIn, k) > line && at(other.shownIn, k) < end;
      const chain = [pledge, ...other.shown.filter(isWithin)];
      const note = told.find((one) => one.seat === seat && chain.includes(one.pledge));
      const after = shown.filter((number, k) => at(shownIn, k) > line && drawn.some((one) => one.has(number)));
      return after.every((number) => note !== undefined && !isSentBefore(number, note.unsent));
    }),
  );
}

function whatHolds(notes: DeviceNotes, { outcomes, seats }: Proven): Held {
  const { seat, commitment, numbers = [] } = notes;
  const others = (is: (one: NonNullable<Proven['seats']>[number]) => boolean) =>
    (seats ?? []).flatMap((one, i) => (i !== seat && is(one) ? [i] : []));
  const drawn = numbers.map(({ secret }) => new Numbers(secret));
  const mine = seat === undefined ? undefined : seats?.[seat];
  const here = mine?.shown.filter((number) => drawn.some((one) => one.has(number))).length ?? 0;
  const actedElsewhere = mine !== undefined && isActedElsewhere(notes, mine);
  return {
    holds: true,
    outcomes,
    chance: seats ? 2 : 1,
    commitment: commitment !== undefined,
    receipt: false,
    own: mine ? { here, elsewhere: mine.shown.length - here, absent: mine.absent, actedElsewhere } : null,
    absent: others(({ absent }) => absent),
    renewed: (seats ?? []).flatMap(({ pledges }, i) => (pledges.length > 1 ? [i] : [])),
  };
}

/** From a library: browsers offer their own only over https, and a club may play over plain http. */
function digestOf(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}
