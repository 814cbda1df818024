import { parentPort, workerData } from 'node:worker_threads';
import type { EditionId } from '@meltemi/engine';
import { selfPlay } from './self-play.ts';

// A thread that plays games for the tuning and sends back what was seen.

export interface Task {
  readonly edition: EditionId;
  readonly seed: string;
  readonly games: readonly number[];
}

const { edition, seed, games } = workerData as Task;
for (const game of games) parentPort?.postMessage(selfPlay(edition, seed, game));
