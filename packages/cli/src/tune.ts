import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { FEATURES, fit, type Sample } from '@meltemi/bots';
import { EDITIONS, type EditionId } from '@meltemi/engine';
import { type Command, DONE, MOST_GAMES, numberOf, UsageError } from './command.ts';
import { Progress } from './progress.ts';
import type { Task } from './tune/worker.ts';

const MORE = `Bots of the levels medium and easy play each other; weights are fitted so that the winners looked most likely to win; the next round
is played with the new weights. The file of weights is rewritten after every round.
  meltemi tune --edition classic --games 3000 --rounds 3 --seed 1`;

const WEIGHTS = fileURLToPath(import.meta.resolve('@meltemi/bots/weights'));
const EPOCHS = 12;
/** Keeps weights of rare features small. */
const SHRINK = 2e-5;
/** The new weights go so far from the old ones towards the fitted: one round of games is a small sample. */
const STEP = 0.4;

type Weights = Record<EditionId, Record<string, number>>;

export const tune: Command = {
  name: 'tune',
  summary: "tune the bots' value function by self-play",
  more: MORE,
  options: {
    edition: { type: 'string', value: EDITIONS.join('|'), help: 'whose weights (default legendary)' },
    games: { type: 'string', value: 'N', help: 'games in a round (default 2000)' },
    rounds: { type: 'string', value: 'N', help: 'how many rounds (default 3)' },
    seed: { type: 'string', value: 'TEXT', help: 'decides all that is random (default 1)' },
    jobs: { type: 'string', value: 'N', help: 'threads (default: one for each core)' },
  },
  files: [],
  async run(values) {
    const edition = EDITIONS.find((known) => known === (values.edition ?? 'legendary'));
    if (!edition) throw new UsageError(`--edition is ${EDITIONS.join(' or ')}, not '${values.edition}'`);
    const games = numberOf(values, 'games', 2000, 1, MOST_GAMES);
    const jobs = numberOf(values, 'jobs', availableParallelism(), 1);
    const samples: Sample[] = [];
    for (let round = 1; round <= numberOf(values, 'rounds', 3, 1); round++) {
      // One by one: they are more than a call can take.
      for (const sample of await play(edition, `${values.seed ?? 1} ${round}`, games, jobs)) samples.push(sample);
      const weights: Weights = JSON.parse(readFileSync(WEIGHTS, 'utf8'));
      const start = FEATURES.map((name) => weights[edition][name] ?? 0);
      const { weights: fitted, loss, even } = fit(samples, start, EPOCHS, SHRINK);
      const moved = start.map((weight, i) => weight + STEP * (fitted[i] - weight));
      weights[edition] = Object.fromEntries(FEATURES.map((name, i) => [name, Math.round(moved[i] * 1000) / 1000]));
      writeFileSync(WEIGHTS, `${JSON.stringify(weights, null, 2)}\n`);
      console.log(
        `round ${round}: ${samples.length} positions, loss ${loss.toFixed(4)} (even chances ${even.toFixed(4)})`,
      );
    }
    return DONE;
  },
};

/** Threads start afresh each round and read the weights of the last. */
async function play(edition: EditionId, seed: string, games: number, jobs: number): Promise<Sample[]> {
  const progress = new Progress(games, 'games');
  const played: Sample[][] = [];
  const work = (job: number) =>
    new Promise<void>((resolve, reject) => {
      const own = Array.from({ length: games }, (_, game) => game).filter((game) => game % jobs === job);
      const task: Task = { edition, seed, games: own };
      const worker = new Worker(new URL('./tune/worker.ts', import.meta.url), { workerData: task });
      let done = 0;
      worker.on('message', (samples: Sample[]) => {
        // In the order of the games, whoever plays them: the same seed gives the same weights.
        played[own[done++]] = samples;
        progress.step();
      });
      worker.on('error', reject);
      worker.on('exit', () => resolve());
    });
  await Promise.all(Array.from({ length: jobs }, (_, job) => work(job)));
  progress.end();
  return played.flat();
}
