import { enableCompileCache } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import type { Level } from '@meltemi/bots';
import type { Options } from '@meltemi/engine';

// A thread that plays whole games of self-play: it is sent their numbers, one at a time.

export interface Task {
  readonly options: Options;
  readonly seed: string;
  readonly level: Level;
}

/** By side: what it has won; null: nobody, the game was not finished. */
export type Played = { readonly won: readonly number[] | null } | { readonly game: number; readonly error: string };

// A thread compiles everything once more; see main.ts.
enableCompileCache();
const { selfPlay } = await import('@meltemi/bots/fairness');

parentPort?.on('message', (game: number) => parentPort?.postMessage(play(workerData, game)));

function play({ options, seed, level }: Task, game: number): Played {
  try {
    const playing = selfPlay(options, `fairness ${seed} ${game}`, level);
    let step = playing.next();
    while (!step.done) step = playing.next();
    return { won: step.value };
  } catch (error) {
    return { game, error: (error as Error).message };
  }
}
