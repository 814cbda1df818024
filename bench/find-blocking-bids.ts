// node bench/find-blocking-bids.ts --edition classic: finds out which of the stored positions to block a bid stops, as
// bots play now, and writes that bid with them.
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { fileOf, readExercises, writeExercise } from '../packages/bots/test/exercise.ts';
import { EDITIONS } from '../packages/engine/src/index.ts';
import { blockingBid } from './blocking-bid.ts';

const { values } = parseArgs({ options: { edition: { type: 'string' } } });

for (const edition of EDITIONS.filter((each) => each === (values.edition ?? each))) {
  const file = fileOf(edition, 'block');
  const [head] = readFileSync(file, 'utf8').split('\n', 1);
  const exercises = readExercises(edition, 'block').map((exercise, i) => {
    const line = blockingBid(exercise);
    console.error(`${edition} ${i + 1}: ${line[0] ?? 'nothing stops it'}`);
    return { ...exercise, line };
  });
  writeFileSync(file, `${head}\n\n${exercises.map(writeExercise).join('\n')}`);
  console.log(
    `${edition}: ${exercises.filter(({ line }) => line.length > 0).length} of ${exercises.length} can be stopped`,
  );
}
