import { createHash, createHmac, hash } from 'node:crypto';
import type { GameRecord } from '@meltemi/engine';
import {
  isEntropyOfLog,
  isReceiptOf,
  type Proven,
  type ProvenRecord,
  prove,
  type Receipt,
} from '@meltemi/protocol/proof';
import { type Command, DONE, FAILED, UsageError } from './command.ts';
import { loadRecord } from './save.ts';

const MORE = `FILE is a finished game as a server exports it. Its log holds everything that happened, what was taken back included. Checked are: the
seed is the one the server had committed to, every die and every draw follows from the seed, those before it and what the players have added,
every other move was legal and made by the seat whose decision it was, and the log leads to the recorded game. The exit code is 1 at the first
difference. The commitment was shown at the table before the game began: --commitment compares it with what you have noted. --receipt compares
the log with what the server acknowledged to a player during the game.`;

export const verify: Command = {
  name: 'verify',
  summary: 'work out every die and draw of a finished game again',
  more: MORE,
  options: {
    commitment: { type: 'string', value: 'HEX', help: 'what the table showed before the game began' },
    receipt: { type: 'string', value: 'VERSION:DIGEST', help: 'what the server said when it had done something' },
    json: { type: 'boolean', help: 'print one JSON document' },
  },
  files: ['FILE'],
  async run({ commitment, receipt, json }, [file]) {
    const noted = typeof receipt === 'string' ? receiptOf(receipt) : null;
    try {
      const record = load(file);
      const found = await check(record, commitment as string | undefined);
      if (noted) await compare(record, noted);
      const erased = record.proof.chain?.erased?.length ?? 0;
      console.log(json ? JSON.stringify({ file, ok: true, ...found, erased }) : inWords(found, erased));
      return DONE;
    } catch (error) {
      const { message } = error as Error;
      if (json) console.log(JSON.stringify({ file, ok: false, error: message }));
      else console.error(`✖ ${message}`);
      return FAILED;
    }
  },
};

function inWords({ outcomes, moves, ended }: Proven, erased: number): string {
  const early = ended ? '; the players ended the game early' : '';
  const end = erased > 0 ? `${early}; from ${erased} lines a name was erased since` : early;
  return `✔ ${outcomes} dice and draws, ${moves} moves in all: everything follows from the seed${end}`;
}

function receiptOf(text: string): Receipt {
  const [, version, digest] = /^(\d{1,9}):([0-9a-fA-F]{64})$/.exec(text) ?? [];
  if (!digest) throw new UsageError(`--receipt wants VERSION:DIGEST, got '${text}'`);
  return { version: Number(version), digest };
}

async function compare({ proof }: ProvenRecord, receipt: Receipt): Promise<void> {
  const holds = await isReceiptOf(proof, receipt, (text) => hash('sha256', text));
  if (holds === null) throw new Error('The file has no digests to compare with: it is of an earlier version.');
  if (!holds) throw new Error(`The log up to line ${receipt.version} is not the one the receipt was given for.`);
}

function load(file: string): ProvenRecord {
  const record = loadRecord(file) as GameRecord & { proof?: Partial<ProvenRecord['proof']> };
  const { seed, commitment, entropy, log } = record.proof ?? {};
  if (typeof seed !== 'string' || typeof commitment !== 'string' || !Array.isArray(entropy) || !Array.isArray(log))
    throw new Error('The file has no proof: it was not exported by a server.');
  if (log.some((entry) => typeof entry !== 'object' || entry === null))
    throw new Error('The log of the file has lines that can not be read.');
  return record as ProvenRecord;
}

function check(record: ProvenRecord, noted: string | undefined): Promise<Proven> {
  const { seed, commitment } = record.proof;
  const digest = createHash('sha256').update(seed, 'hex').digest('hex');
  if (digest !== commitment) throw new Error(`The seed has the digest ${digest}, committed was ${commitment}.`);
  if (noted !== undefined && noted.toLowerCase() !== commitment)
    throw new Error(`The file has the commitment ${commitment}, noted was ${noted}.`);
  if (!isEntropyOfLog(record.proof)) throw new Error('What the players have added to chance is not what the log says.');
  return prove(record, (text) => createHmac('sha256', Buffer.from(seed, 'hex')).update(text).digest());
}
