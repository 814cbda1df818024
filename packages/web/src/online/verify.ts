import { apply, clone, drawFate, moves, readMove, replay, type State, setup, writeMove } from '@meltemi/engine';
import { luckFrom, luckText, streamOf } from '@meltemi/protocol/chance';
import type { ProvenRecord } from './client.ts';

// Works out every die and every draw of a finished game again, from the seed the server has committed to.

/** What this device has noted down itself, while the game was not over. */
export interface Witness {
  readonly commitment?: string;
  readonly seat?: number;
  readonly entropy?: string;
}

/** How many outcomes hold, or what is wrong: with the first outcome that was another, or with the papers. */
export type Finding =
  | { readonly holds: true; readonly outcomes: number }
  | { readonly holds: false; readonly wrong: 'commitment' | 'entropy' | 'record' }
  | { readonly holds: false; readonly wrong: 'outcome'; readonly line: number; readonly told: string };

interface Line {
  readonly do?: unknown;
  readonly by?: unknown;
  readonly move?: unknown;
  readonly to?: unknown;
  readonly entropy?: unknown;
}

export async function verify(record: ProvenRecord, witness: Witness = {}): Promise<Finding> {
  const { seed, commitment, entropy, log } = record.proof;
  const known = witness.commitment ?? commitment;
  if ((await digestOf(seed)) !== commitment || known !== commitment) return { holds: false, wrong: 'commitment' };
  const mine = witness.seat === undefined ? undefined : entropy[witness.seat];
  const begun = (log as readonly Line[]).find((line) => line.do === 'start');
  if (mine !== witness.entropy || JSON.stringify(begun?.entropy) !== JSON.stringify(entropy))
    return { holds: false, wrong: 'entropy' };
  try {
    return await follow(record, await keyOf(seed));
  } catch {
    return { holds: false, wrong: 'record' };
  }
}

/** The whole log, with what was taken back: chance was used up there too. */
async function follow(record: ProvenRecord, key: CryptoKey): Promise<Finding> {
  const { entropy, log } = record.proof;
  const before: State[] = [];
  const texts: string[] = [];
  let s = setup(record.options);
  let outcomes = 0;
  for (const [index, line] of (log as readonly Line[]).entries()) {
    if (line.do === 'back') {
      s = before[Number(line.to)];
      texts.length = before.length = Number(line.to);
    }
    if (line.do !== 'move') continue;
    const told = String(line.move);
    if (line.by === 'fate') {
      const text = luckText(streamOf(s.frames[s.frames.length - 1]), index, entropy);
      const digest = await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(text));
      const drawn = drawFate(s, moves(s), luckFrom(new Uint8Array(digest)));
      if (writeMove(s, drawn) !== told) return { holds: false, wrong: 'outcome', line: index, told };
      outcomes++;
    }
    before.push(s);
    texts.push(told);
    s = clone(s);
    apply(s, readMove(s, told));
  }
  const same = JSON.stringify(texts) === JSON.stringify(record.moves) && !replay(record).difference;
  return same ? { holds: true, outcomes } : { holds: false, wrong: 'record' };
}

function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

async function digestOf(seed: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', bytesOf(seed));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

function keyOf(seed: string): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', bytesOf(seed), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
}
