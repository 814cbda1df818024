import { createHash, createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import {
  actor,
  apply,
  clone,
  drawFate,
  type GameRecord,
  moves,
  readMove,
  readRecord,
  replay,
  type State,
  setup,
  writeMove,
} from '@meltemi/engine';
import { luckFrom, luckText, streamOf } from '@meltemi/protocol/chance';
import { type Command, DONE, FAILED } from './command.ts';
import { reasonOf } from './save.ts';

const MORE = `FILE is a finished game as a server exports it. Its log holds everything that happened, what was taken back included. Checked are: the
seed is the one the server had committed to, every die and every draw follows from the seed, its place in the log and what the players have added,
every other move was legal and made by the seat whose decision it was, and the log leads to the recorded game. The exit code is 1 at the first
difference. The commitment was shown at the table before the game began: --commitment compares it with what you have noted.`;

/** What the file of a server has beyond a record. */
interface Proof {
  readonly commitment: string;
  readonly seed: string;
  readonly entropy: readonly string[];
  readonly log: readonly Readonly<Record<string, unknown>>[];
}

export const verify: Command = {
  name: 'verify',
  summary: 'work out every die and draw of a finished game again',
  more: MORE,
  options: {
    commitment: { type: 'string', value: 'HEX', help: 'what the table showed before the game began' },
    json: { type: 'boolean', help: 'print one JSON document' },
  },
  files: ['FILE'],
  run({ commitment, json }, [file]) {
    try {
      const found = check(load(file), commitment as string | undefined);
      const text = `✔ ${found.outcomes} dice and draws, ${found.moves} moves in all: everything follows from the seed`;
      console.log(json ? JSON.stringify({ file, ok: true, ...found }) : text);
      return DONE;
    } catch (error) {
      const { message } = error as Error;
      if (json) console.log(JSON.stringify({ file, ok: false, error: message }));
      else console.error(`✖ ${message}`);
      return FAILED;
    }
  },
};

function load(file: string): GameRecord & { proof: Proof } {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw new Error(`could not read ${file}: ${reasonOf(error)}`);
  }
  const record = readRecord(text) as GameRecord & { proof?: Partial<Proof> };
  const { seed, commitment, entropy, log } = record.proof ?? {};
  if (typeof seed !== 'string' || typeof commitment !== 'string' || !Array.isArray(entropy) || !Array.isArray(log))
    throw new Error('The file has no proof: it was not exported by a server.');
  return record as GameRecord & { proof: Proof };
}

function check(record: GameRecord & { proof: Proof }, noted: string | undefined): { outcomes: number; moves: number } {
  const { seed, commitment, entropy, log } = record.proof;
  const digest = createHash('sha256').update(seed, 'hex').digest('hex');
  if (digest !== commitment) throw new Error(`The seed has the digest ${digest}, committed was ${commitment}.`);
  if (noted !== undefined && noted.toLowerCase() !== commitment)
    throw new Error(`The file has the commitment ${commitment}, noted was ${noted}.`);
  const begun = log.find((entry) => entry.do === 'start');
  if (JSON.stringify(begun?.entropy) !== JSON.stringify(entropy))
    throw new Error('What the players have added to chance is not what the log says.');
  const { texts, outcomes, moves: played } = follow(record);
  if (JSON.stringify(texts) !== JSON.stringify(record.moves)) throw new Error('The log leads to another game.');
  const { difference } = replay(record);
  if (difference) throw new Error(`First difference after ${difference.after} moves: ${difference.text}`);
  return { outcomes, moves: played };
}

/** The whole log: chance is used up by what was taken back too. */
function follow({ options, proof }: GameRecord & { proof: Proof }) {
  const before: State[] = [];
  const texts: string[] = [];
  let s = setup(options);
  let outcomes = 0;
  let played = 0;
  for (const [index, entry] of proof.log.entries()) {
    if (entry.do === 'back') {
      const to = Number(entry.to);
      if (!(to in before)) throw new Error(`Line ${index} goes back to move ${entry.to}, which was not made.`);
      s = before[to];
      before.length = texts.length = to;
    }
    if (entry.do !== 'move') continue;
    const text = String(entry.move);
    if (actor(s) !== entry.by) throw new Error(`Line ${index}, '${text}', is by ${entry.by}, not by ${actor(s)}.`);
    if (entry.by === 'fate') {
      const due = drawn(s, index, proof);
      if (due !== text) throw new Error(`Line ${index} says '${text}', but the seed says '${due}'.`);
      outcomes++;
    }
    before.push(s);
    texts.push(text);
    s = clone(s);
    apply(s, readMove(s, text));
    played++;
  }
  return { texts, outcomes, moves: played };
}

function drawn(s: State, index: number, { seed, entropy }: Proof): string {
  const text = luckText(streamOf(s.frames[s.frames.length - 1]), index, entropy);
  const digest = createHmac('sha256', Buffer.from(seed, 'hex')).update(text).digest();
  return writeMove(s, drawFate(s, moves(s), luckFrom(digest)));
}
