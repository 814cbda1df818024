import { parentPort, workerData } from 'node:worker_threads';
import type { EditionId } from '@meltemi/engine';
import { judgesOf, type Stored } from './models.ts';
import { type Probe, type Probed, playProbe } from './probe.ts';
import { type Played, selfPlay } from './self-play.ts';
import { type Along, playTrial, type Tried } from './trial.ts';

// A thread that plays games for the tuning: to learn from, to measure slopes, or to compare two sets of weights. It is
// sent their numbers, one at a time.

export interface Task {
  readonly edition: EditionId;
  readonly seed: string;
  readonly weights: Stored;
  /** Only for a comparison: who the weights play against. */
  readonly probe?: Probe;
  /** Only to measure slopes: every seat has its weights changed a little. */
  readonly trial?: Along;
}

export interface Answer {
  readonly game: number;
  readonly result: Played | Probed | Tried;
}

const { edition, seed, weights, probe, trial }: Task = workerData;
const judges = judgesOf(weights, edition);

parentPort?.on('message', (game: number) => parentPort?.postMessage({ game, result: play(game) } satisfies Answer));

function play(game: number): Answer['result'] {
  if (probe) return playProbe(edition, judges, probe, seed, game);
  if (trial) return playTrial(edition, judges.greedy, trial, seed, game);
  return selfPlay(edition, judges, seed, game);
}
