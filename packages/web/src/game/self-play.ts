import { selfPlay } from '@meltemi/bots/fairness';
import type { Options } from '@meltemi/engine';

/** The games to play, by number. */
export interface Order {
  readonly options: Options;
  readonly from: number;
  readonly upTo: number;
}

/** Milliseconds of work before a rest of the same length, so that it takes half of one core. */
const SLICE = 20;

/** Bots play games against each other; after each, tells what its sides have won. */
export async function playGames({ options, from, upTo }: Order, tell: (won: number[] | null) => void): Promise<void> {
  for (let game = from + 1; game <= upTo; game++) tell(await play(selfPlay(options, `fairness ${game}`)));
}

async function play(game: ReturnType<typeof selfPlay>): Promise<number[] | null> {
  let since = performance.now();
  for (let step = game.next(); ; step = game.next()) {
    if (step.done) return step.value;
    const worked = performance.now() - since;
    if (worked < SLICE) continue;
    await new Promise((resolve) => setTimeout(resolve, worked));
    since = performance.now();
  }
}
