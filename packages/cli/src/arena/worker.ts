import { enableCompileCache } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import { messageOf } from '@meltemi/engine/internal';
import type { PlayedGame } from './game.ts';
import type { Match } from './match.ts';

// A thread that plays whole games: it is sent their numbers, one at a time.

export interface Task {
  readonly match: Match;
  /** Ask for a hint at one decision in this many. */
  readonly hints?: number;
}

export type Played = { readonly game: number } & ({ readonly played: PlayedGame } | { readonly error: string });

// A thread does not share compiled code with the others, so it uses the cache on disk as main.ts does.
enableCompileCache();
const { playGame } = await import('./game.ts');
const { gameOf } = await import('./round.ts');

parentPort?.on('message', (game: number) => parentPort?.postMessage(play(workerData, game)));

function play({ match, ...hints }: Task, game: number): Played {
  try {
    return { game, played: playGame(gameOf(match, game), { observe: true, ...hints }) };
  } catch (error) {
    return { game, error: messageOf(error) };
  }
}
