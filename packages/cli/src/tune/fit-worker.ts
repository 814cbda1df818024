import { parentPort, workerData } from 'node:worker_threads';
import { Samples, type Slopes, slopeAdder } from '@meltemi/bots/tuning';

// A thread that adds up slopes for a fit: it is sent the length of a batch whose positions it finds in shared memory.

export interface Task {
  readonly slopes: Slopes;
  /** The positions of the batch. */
  readonly places: Uint32Array;
  readonly thread: number;
  readonly threads: number;
}

const { slopes, places, thread, threads }: Task = workerData;
const add = slopeAdder({ ...slopes, samples: Samples.from(slopes.samples) }, thread, threads);

parentPort?.on('message', (length: number) => {
  add(places.subarray(0, length));
  parentPort?.postMessage(null);
});
