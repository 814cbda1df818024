import { random } from '@meltemi/engine';
import type { NetWeights } from '../value/net-model.ts';
import type { Samples } from './samples.ts';
import { type Names, type Shape, Trainer } from './trainer.ts';

// Fits a net to played games: which weights make the winners' chances largest? (cross-entropy of a softmax over the teams, Adam)

interface Fitted {
  readonly weights: NetWeights;
  /** Mean of -log(chance given to the winner) on positions kept aside, and the same for equal chances. */
  readonly loss: number;
  readonly even: number;
}

const BATCH = 256;
const RATE = 0.003;
/** The last positions of the list, whole games, are kept aside to judge by: one in twelve. */
const ASIDE = 12;

/** Goes through all positions `epochs` times; begins with `start` where it is given, else with `skip` as the weights of the direct sum. */
export function fitNet(
  samples: Samples,
  names: Names,
  shape: Shape,
  epochs: number,
  seed: string,
  start: NetWeights | null,
  skip: readonly number[],
): Fitted {
  const net = new Trainer(samples, names, shape, seed, start, skip);
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
      const last = Math.min(first + BATCH, learned);
      for (let i = first; i < last; i++) net.learn(order[i]);
      net.move(RATE * (1 - step++ / steps), last - first);
    }
  }
  let loss = 0;
  let even = 0;
  for (let i = learned; i < count; i++) {
    loss += net.loss(i);
    even += Math.log(samples.teams[i]);
  }
  return { weights: net.weights(), loss: loss / (count - learned), even: even / (count - learned) };
}
