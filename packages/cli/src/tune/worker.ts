import { parentPort, workerData } from 'node:worker_threads';
import type { EditionId } from '@meltemi/engine';
import { modelsOf, type Stored } from './models.ts';
import { type Probe, playProbe } from './probe.ts';
import { selfPlay } from './self-play.ts';

// A thread that plays games for the tuning: to learn from, or to compare two sets of weights.

export interface Task {
  readonly edition: EditionId;
  readonly seed: string;
  readonly games: readonly number[];
  readonly weights: Stored;
  /** Only for a comparison: who the weights play against. */
  readonly probe?: Probe;
}

const { edition, seed, games, weights, probe } = workerData as Task;
const models = modelsOf(weights);
for (const game of games) {
  if (probe) parentPort?.postMessage(playProbe(edition, models, probe, seed, game));
  else parentPort?.postMessage(selfPlay(edition, models, seed, game));
}
