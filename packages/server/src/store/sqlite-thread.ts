import { parentPort, workerData } from 'node:worker_threads';
import { connect, type Job, Writer } from './sqlite-writer.ts';

// The thread that writes: waiting for the disk keeps nobody else waiting. What has come meanwhile goes to disk together.

const db = connect(workerData as string);
const writer = new Writer(db);
let waiting: Job[] = [];

parentPort?.on('message', (job: Job | null) => {
  if (job === null) {
    flush();
    db.close();
    parentPort?.close();
    return;
  }
  if (waiting.length === 0) setImmediate(flush);
  waiting.push(job);
});

function flush(): void {
  if (waiting.length === 0) return;
  const jobs = waiting;
  waiting = [];
  parentPort?.postMessage(writer.perform(jobs));
}
