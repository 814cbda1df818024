import { createHash, createHmac, hash } from 'node:crypto';
import { isRecord, messageOf } from '@meltemi/engine/internal';
import type { GameRecord } from '@meltemi/engine/record';
import { Numbers } from '@meltemi/protocol/numbers';
import {
  isEntropyOfLog,
  isReceiptOf,
  type Proven,
  type ProvenRecord,
  prove,
  type Receipt,
  type SeatNumbers,
} from '@meltemi/protocol/proof';
import { type Command, DONE, FAILED, textOption, UsageError } from '../command/command.ts';
import { Progress } from '../command/progress.ts';
import { printable } from '../screen/printable.ts';
import { loadRecord } from './save.ts';

const MORE = `FILE is a finished game as a server exports it. Its log holds everything that happened, what was taken
back included. Checked are: the seed is the one the server had committed to, every die and every draw follows from the
seed, those before it and what the players have added, every other move was legal and made by the seat whose decision
it was, and the log leads to the recorded game. The exit code is 1 at the first difference. Numbers of players must be
the ones they had pledged when they sat down. The commitment was shown at the table before the game began:
--commitment compares it with what you have noted. --entropy compares what a seat (from 0) has added to chance: TEXT
is the secret the numbers of your page follow from, or the text you added on an earlier server; it can be given
several times, for each device that was used. --receipt compares the log with what the server acknowledged to a player
during the game. Without them, that part is the server's word. The page shows all three after a game.`;

export const verify: Command = {
  name: 'verify',
  summary: 'work out every die and draw of a finished game again',
  more: MORE,
  options: {
    commitment: { type: 'string', value: 'HEX', help: 'what the table showed before the game began' },
    entropy: { type: 'string', multiple: true, value: 'SEAT=TEXT', help: 'what a page of yours has added to chance' },
    receipt: { type: 'string', value: 'VERSION:DIGEST', help: 'what the server said when it had done something' },
    json: { type: 'boolean', help: 'print one JSON document' },
  },
  files: ['FILE'],
  async run(values, [file = '']) {
    const { entropy = [], receipt, json } = values;
    const commitment = textOption(values, 'commitment');
    const noted = typeof receipt === 'string' ? receiptOf(receipt) : null;
    const own = [entropy].flat().map((one) => ownOf(String(one)));
    try {
      const record = load(file);
      const found = await check(record, commitment);
      checkOwn(record, found, own);
      if (noted) await compare(record, noted);
      const unnoted = { commitment: !commitment, entropy: own.length === 0, receipt: !noted };
      const erased = record.proof.chain?.erased?.length ?? 0;
      console.log(json ? JSON.stringify({ file, ok: true, ...found, erased }) : inWords(found, erased, unnoted));
      return DONE;
    } catch (error) {
      const message = messageOf(error);
      if (json) console.log(JSON.stringify({ file, ok: false, error: message }));
      else console.error(`✖ ${printable(message)}`);
      return FAILED;
    }
  },
};

/** Which parts were not compared with a player's own notes. */
type Unnoted = Readonly<Record<'commitment' | 'entropy' | 'receipt', boolean>>;

function inWords({ outcomes, moves, ended, seats }: Proven, erased: number, unnoted: Unnoted): string {
  const early = ended ? '; the players ended the game early' : '';
  const end = erased > 0 ? `${early}; from ${erased} lines a name was erased since` : early;
  const numbers = seats ? ' and the players’ numbers' : '';
  return [
    `✔ ${outcomes} dice and draws, ${moves} moves in all: everything follows from the seed${numbers}${end}`,
    ...(seats ? aboutSeats(seats) : ['  played by earlier rules: the server could choose the dice before the start']),
    ...(unnoted.commitment ? ['  not compared: the commitment before the game (--commitment)'] : []),
    ...(unnoted.entropy ? ['  not compared: what a player’s page has added to chance (--entropy)'] : []),
    ...(unnoted.receipt ? ['  not compared: what the server acknowledged during the game (--receipt)'] : []),
  ].join('\n');
}

function aboutSeats(seats: readonly SeatNumbers[]): string[] {
  return seats.flatMap(({ pledges, absent, shown, agreed }, seat) => {
    if (pledges.length === 0) return [];
    const more = pledges.slice(1).map(({ line }) => line);
    const renewed = more.length > 0 ? `; new numbers from line ${more.join(', ')} on` : '';
    const missing = absent ? '; not there at the start' : '';
    const lines = agreed.map(({ line }) => line);
    const back = lines.length > 0 ? `; agreed to go back in line ${lines.join(', ')}` : '';
    return [`  seat ${seat}: ${shown.length} numbers, all as pledged${missing}${renewed}${back}`];
  });
}

/** A player's own note of a secret: the text from which the numbers of a seat follow. */
interface Own {
  readonly seat: number;
  readonly text: string;
}

function ownOf(given: string): Own {
  const [, seat, text] = /^([0-5])=(.*)$/s.exec(given) ?? [];
  if (seat === undefined || text === undefined) throw new UsageError(`--entropy wants SEAT=TEXT, got '${given}'`);
  return { seat: Number(seat), text };
}

/** Checks that all numbers of a seat come from its player's own pages, including those before the start. */
function checkOwn({ proof: { entropy } }: ProvenRecord, { seats }: Proven, own: readonly Own[]): void {
  for (const seat of new Set(own.map((one) => one.seat))) {
    const texts = own.filter((one) => one.seat === seat).map(({ text }) => text);
    const numbers = texts.map((text) => new Numbers(text, sha256));
    const pledges = numbers.map(({ pledge }) => pledge);
    if (!seats) {
      const given = entropy[seat];
      if (given !== undefined && [...texts, ...pledges].includes(given)) continue;
      throw new Error(`Seat ${seat} has given '${given ?? ''}' to chance, which was not noted.`);
    }
    const { pledges: pledged, shown } = seats[seat] ?? { pledges: [], shown: [] };
    const [first] = pledged;
    if (!first || !pledges.includes(first.pledge))
      throw new Error(`What seat ${seat} had pledged before the start does not follow from what was noted.`);
    const foreign = pledged.find(({ pledge }) => !pledges.includes(pledge));
    if (foreign)
      throw new Error(`What seat ${seat} pledged in line ${foreign.line} does not follow from what was noted.`);
    const others = shown.filter((number) => !numbers.some((one) => one.has(number)));
    if (others.length > 0)
      throw new Error(`${others.length} numbers of seat ${seat} do not follow from what was noted.`);
  }
}

const sha256 = (text: string) => hash('sha256', text);

function receiptOf(text: string): Receipt {
  const [, version, digest] = /^(\d{1,9}):([0-9a-fA-F]{64})$/.exec(text) ?? [];
  if (!digest) throw new UsageError(`--receipt wants VERSION:DIGEST, got '${text}'`);
  return { version: Number(version), digest };
}

async function compare({ proof }: ProvenRecord, receipt: Receipt): Promise<void> {
  const holds = await isReceiptOf(proof, receipt, sha256);
  if (holds === null) throw new Error('The file has no digests to compare with: it is of an earlier version.');
  if (!holds) throw new Error(`The log up to line ${receipt.version} is not the one the receipt was given for.`);
}

function load(file: string): ProvenRecord {
  const record = loadRecord(file) as GameRecord & { proof?: Partial<ProvenRecord['proof']> };
  const { seed, commitment, entropy, log } = record.proof ?? {};
  if (typeof seed !== 'string' || typeof commitment !== 'string' || !Array.isArray(entropy) || !Array.isArray(log))
    throw new Error('The file has no proof: it was not exported by a server.');
  if (!log.every(isRecord)) throw new Error('The log of the file has lines that cannot be read.');
  return record as ProvenRecord;
}

function check(record: ProvenRecord, noted: string | undefined): Promise<Proven> {
  const { seed, commitment } = record.proof;
  const digest = createHash('sha256').update(seed, 'hex').digest('hex');
  if (digest !== commitment) throw new Error(`The seed has the digest ${digest}, committed was ${commitment}.`);
  if (noted !== undefined && noted.toLowerCase() !== commitment)
    throw new Error(`The file has the commitment ${commitment}, noted was ${noted}.`);
  if (!isEntropyOfLog(record.proof)) throw new Error('What the players have added to chance is not what the log says.');
  const hmac = (text: string) => createHmac('sha256', Buffer.from(seed, 'hex')).update(text).digest();
  const progress = new Progress(record.proof.log.length, 'lines');
  return prove(record, { hmac, sha256 }, () => progress.step()).finally(() => progress.end());
}
