import { parentPort, workerData } from 'node:worker_threads';
import { connect, type Job, Writer } from './sqlite-writer.ts';

// The thread that writes: waiting for the disk keeps nobody else waiting. What has come meanwhile goes to disk together.

const db = connect(workerData as string);
const writer = new Writer(db);
let waiting: Job[] = [];

parentPort?.on('message', (jobs: readonly Job[] | null) => {
  if (jobs === null) {
    flush();
    db.close();
    parentPort?.close();
    return;
  }
  if (waiting.length === 0) setImmediate(flush);
  waiting.push(...jobs);
});

function flush(): void {
  if (waiting.length === 0) return;
  const jobs = waiting;
  waiting = [];
  parentPort?.postMessage(writer.perform(jobs));
}
