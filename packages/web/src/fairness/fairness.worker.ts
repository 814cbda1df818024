import { selfPlay } from '@meltemi/bots/fairness';
import type { Order } from './measure.ts';

/** Milliseconds of work before a rest of the same length, so that it takes half of one core. */
const SLICE = 20;

self.onmessage = async ({ data: { options, from, upTo } }: MessageEvent<Order>) => {
  for (let game = from + 1; game <= upTo; game++) self.postMessage(await play(selfPlay(options, `fairness ${game}`)));
};

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
