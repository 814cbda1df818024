import { enableCompileCache } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import type { Level } from '@meltemi/bots';
import { type Options, random } from '@meltemi/engine';
import { below, messageOf } from '@meltemi/engine/internal';

// A thread that plays whole games of self-play: it is sent their numbers, one at a time.

export interface Task {
  readonly options: Options;
  readonly seed: string;
  readonly level: Level;
  /** Extra gold at the start: by side, or for each side a random number from 0 to `most`. */
  readonly extra?: readonly number[] | { readonly most: number };
}

/** By side: what it has won, and its extra gold; null: the game was not finished. */
export type Played =
  | { readonly won: readonly number[] | null; readonly extra: readonly number[] }
  | { readonly game: number; readonly error: string };

// A thread does not share compiled code with the others, so it uses the cache on disk as main.ts does.
enableCompileCache();
const { selfPlay } = await import('@meltemi/bots/fairness');
const MOST_SIDES = 6;

parentPort?.on('message', (game: number) => parentPort?.postMessage(play(workerData, game)));

function play({ options, seed, level, extra = [] }: Task, game: number): Played {
  try {
    const given = 'most' in extra ? drawn(extra.most, `extra ${seed} ${game}`) : extra;
    const playing = selfPlay(options, `fairness ${seed} ${game}`, level, given);
    let step = playing.next();
    while (!step.done) step = playing.next();
    return { won: step.value, extra: given };
  } catch (error) {
    return { game, error: messageOf(error) };
  }
}

function drawn(most: number, seed: string): number[] {
  const rng = random(seed);
  return Array.from({ length: MOST_SIDES }, () => below(rng, most + 1));
}
