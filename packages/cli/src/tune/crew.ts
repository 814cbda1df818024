import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { Progress } from '../progress.ts';
import type { Task } from './worker.ts';

/** `.ts` in the repository, `.js` in the published package. */
const SCRIPT = new URL(`./worker${extname(import.meta.filename)}`, import.meta.url);

/** Plays this many games in threads. Results come in the order of the games, whichever thread plays them: the same seed gives the same weights. */
export async function playAll<Result>(task: Omit<Task, 'games'>, games: number, jobs: number): Promise<Result[]> {
  const progress = new Progress(games, 'games');
  const played: Result[] = [];
  const work = (job: number) =>
    new Promise<void>((resolve, reject) => {
      const own = Array.from({ length: games }, (_, game) => game).filter((game) => game % jobs === job);
      const workerData: Task = { ...task, games: own };
      const worker = new Worker(SCRIPT, { workerData });
      let done = 0;
      worker.on('message', (result: Result) => {
        played[own[done++]] = result;
        progress.step();
      });
      worker.on('error', reject);
      worker.on('exit', () => resolve());
    });
  await Promise.all(Array.from({ length: jobs }, (_, job) => work(job)));
  progress.end();
  return played;
}
