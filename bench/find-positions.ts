// node bench/find-positions.ts --edition classic --kind win --seed 1 --count 100: lets bots play, looks for positions
// in which there is something to find, and writes them to packages/bots/test/positions. With --again the stored
// positions that still hold are kept, and as many are looked for as are missing: what has to be blocked depends on how
// bots play.
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import {
  type Exercise,
  fileOf,
  KINDS,
  type Kind,
  readExercises,
  writeExercise,
} from '../packages/bots/test/exercise.ts';
import { EDITIONS, type EditionId } from '../packages/engine/src/index.ts';
import { findBlocks, isStillToBlock } from './find-blocks.ts';
import { findWins, isStillWon } from './find-wins.ts';

const { values } = parseArgs({
  options: {
    edition: { type: 'string', default: 'legendary' },
    kind: { type: 'string', default: 'win' },
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '100' },
    games: { type: 'string', default: '2000' },
    again: { type: 'boolean', default: false },
  },
});
const edition = EDITIONS.find((known) => known === values.edition) as EditionId;
const kind = KINDS.find((known) => known === values.kind) as Kind;
const count = Number(values.count);
if (!edition || !kind) throw new Error(`--edition is ${EDITIONS.join(' or ')}, --kind is ${KINDS.join(' or ')}`);

const FROM_ONE_GAME = 2;
/** Upper limit for the share of wins with a single move, and for that of each kind of win. */
const MOST_AT_ONCE = 0.35;
const MOST_OF_A_WAY = 0.35;

const HEADS: { readonly [K in Kind]: string } = {
  win: `# ${edition}: the seat that is asked can reach the goal before its turn ends, without dice. Made by bench/find-positions.ts.`,
  block: `# ${edition}: the rival wins in this cycle unless the seat that is asked bids well. Made by bench/find-positions.ts.`,
};

const kept: Exercise[] = values.again
  ? readExercises(edition, kind).filter(kind === 'win' ? isStillWon : isStillToBlock)
  : [];
if (values.again) console.error(`${kept.length} still hold`);

function hasRoom(found: Exercise): boolean {
  const alike = (of: (other: Exercise) => boolean, share: number) => kept.filter(of).length < share * count;
  if (kept.some(({ position }) => position === found.position)) return false;
  if (!alike(({ way }) => way === found.way, MOST_OF_A_WAY)) return false;
  return kind === 'block' || found.decisions > 1 || alike(({ decisions }) => decisions === 1, MOST_AT_ONCE);
}

const began = performance.now();
for (let game = 1; game <= Number(values.games) && kept.length < count; game++) {
  const found = (kind === 'win' ? findWins : findBlocks)(edition, values.seed, game);
  const fresh = found.filter(hasRoom).slice(-FROM_ONE_GAME);
  kept.push(...fresh.slice(0, count - kept.length));
  const seconds = Math.round((performance.now() - began) / 1000);
  if (fresh.length > 0)
    console.error(`${kept.length} of ${count} after ${game} games, ${seconds} s: ${fresh.map(said).join(', ')}`);
}
writeFileSync(fileOf(edition, kind), `${HEADS[kind]}\n\n${kept.map(writeExercise).join('\n')}`);

function said({ way, decisions }: Exercise): string {
  return `${way} in ${decisions}`;
}
