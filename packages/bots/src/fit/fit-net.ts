import { random } from '@meltemi/engine';
import type { NetWeights } from '../value/net-model.ts';
import { Adam } from './adam.ts';
import { inventWeights, type Layout, layoutOf, type Names, netOf, type Shape, takeWeights } from './layout.ts';
import type { Samples } from './samples.ts';
import { Trainer } from './trainer.ts';

// Fits a net to played games: which weights make the winners' chances largest? (cross-entropy of a softmax over the
// teams, Adam)

interface Fitted {
  readonly weights: NetWeights;
  /** Mean of -log(chance given to the winner) on positions kept aside, and the same for equal chances. */
  readonly loss: number;
  readonly even: number;
}

/**
 * All that is needed to work out slopes, in shared memory: positions, weights, and a list of slopes for each part of a
 * batch.
 */
export interface Slopes {
  readonly samples: Samples;
  readonly layout: Layout;
  readonly weights: Float64Array;
  readonly parts: readonly Float64Array[];
}

/**
 * Adds the slopes of a batch of positions, those of each part to the part's list; parts may be worked out side by side.
 */
export type AddSlopes = (batch: Uint32Array) => Promise<void> | void;

/** Where to begin: a net, or the weights of the direct sum. */
export type Start = { readonly net: NetWeights } | { readonly skip: readonly number[]; readonly seed: string };

/** A batch is always added up in this many parts, so that the result does not depend on the number of threads. */
export const PARTS = 16;
export const BATCH = 32 * PARTS;
const RATE = 0.003;
/** The last positions of the list, whole games, are kept aside to judge by: one in twelve. */
const ASIDE = 12;

/** Goes through all positions `epochs` times. */
export async function fitNet(
  samples: Samples,
  names: Names,
  shape: Shape,
  epochs: number,
  seed: string,
  start: Start,
  adding: (slopes: Slopes) => AddSlopes = inOneThread,
): Promise<Fitted> {
  const layout = layoutOf(names, shape);
  const weights = shared(layout.length);
  const parts = Array.from({ length: PARTS }, () => shared(layout.length));
  if ('net' in start) takeWeights(layout, start.net, weights);
  else inventWeights(layout, start.skip, start.seed, weights);
  const add = adding({ samples, layout, weights, parts });
  const adam = new Adam(weights);
  const count = samples.starts.length;
  const learned = count - Math.floor(count / ASIDE);
  const rng = random(`fit ${seed}`);
  const order = Uint32Array.from({ length: learned }, (_, i) => i);
  const steps = Math.ceil(learned / BATCH) * epochs;
  let step = 0;
  for (let epoch = 0; epoch < epochs; epoch++) {
    for (let i = learned - 1; i > 0; i--) {
      const j = Math.floor(rng() * (i + 1));
      [order[i], order[j]] = [order[j], order[i]];
    }
    for (let first = 0; first < learned; first += BATCH) {
      const batch = order.subarray(first, Math.min(first + BATCH, learned));
      await add(batch);
      adam.move(parts, RATE * (1 - step++ / steps), batch.length);
    }
  }
  const trainer = new Trainer(samples, layout, weights);
  let loss = 0;
  let even = 0;
  for (let i = learned; i < count; i++) {
    loss += trainer.loss(i);
    even += Math.log(samples.teams[i]);
  }
  return { weights: netOf(layout, weights), loss: loss / (count - learned), even: even / (count - learned) };
}

/** What one of several threads adds: the slopes of its own parts of a batch, every `threads`-th one. */
export function slopeAdder({ samples, layout, weights, parts }: Slopes, thread = 0, threads = 1) {
  const trainer = new Trainer(samples, layout, weights);
  return (batch: Uint32Array): void => {
    for (let part = thread; part < PARTS; part += threads) {
      const from = Math.floor((batch.length * part) / PARTS);
      const to = Math.floor((batch.length * (part + 1)) / PARTS);
      trainer.learn(batch.subarray(from, to), parts[part]);
    }
  };
}

const inOneThread = (slopes: Slopes): AddSlopes => slopeAdder(slopes);

function shared(length: number): Float64Array<SharedArrayBuffer> {
  return new Float64Array(new SharedArrayBuffer(8 * length));
}
