import { extname } from 'node:path';
import { playAll as playOn } from '../arena/worker-pool.ts';
import { Progress } from '../command/progress.ts';
import type { Answer, Task } from './worker.ts';

/** `.ts` in the repository, `.js` in the published package. */
const SCRIPT = new URL(`./worker${extname(import.meta.filename)}`, import.meta.url);

/** Plays this many games in threads. Results are in the order of the games, so the same seed gives the same weights. */
export async function playAll<Result>(task: Task, games: number, jobs: number): Promise<Result[]> {
  const progress = new Progress(games, 'games');
  const played: Result[] = [];
  const numbers = Array.from({ length: games }, (_, game) => game);
  await playOn<Answer>({ script: SCRIPT, data: task, jobs }, numbers, new AbortController(), ({ game, result }) => {
    played[game] = result as Result;
    progress.step();
  });
  progress.end();
  return played;
}
