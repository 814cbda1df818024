import { parentPort, workerData } from 'node:worker_threads';
import { connect, type Job, Writer } from './sqlite-writer.ts';

// The thread that writes: waiting for the disk keeps nobody else waiting. What has come meanwhile goes to disk together.

const db = connect(workerData as string);
const writer = new Writer(db);
let waiting: Job[] = [];

parentPort?.on('message', (job: Job | null) => {
  if (job === null) {
    db.close();
    parentPort?.close();
  } else if (waiting.push(job) === 1) setImmediate(flush);
});

function flush(): void {
  const jobs = waiting;
  waiting = [];
  parentPort?.postMessage(writer.perform(jobs));
}
