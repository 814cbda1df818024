import { random } from '@meltemi/engine';
import { recordOf } from '@meltemi/engine/internal';
import type { NetWeights } from '../value/net-model.ts';

export interface Shape {
  readonly hidden: number;
  readonly wide: number;
}

export interface Names {
  readonly features: readonly string[];
  readonly facts: readonly string[];
}

const LAYERS = ['skip', 'first', 'firstBias', 'second', 'secondBias', 'last'] as const;
type Layer = (typeof LAYERS)[number];

/** Where each layer of a net begins in one list of all its weights. */
export interface Layout {
  readonly names: Names;
  readonly shape: Shape;
  readonly at: { readonly [L in Layer]: number };
  readonly length: number;
}

export function layoutOf(names: Names, shape: Shape): Layout {
  const { hidden, wide } = shape;
  const features = names.features.length;
  let length = 0;
  const take = (count: number) => {
    length += count;
    return length - count;
  };
  const at = {
    skip: take(features),
    first: take(features * hidden),
    firstBias: take(hidden),
    second: take((3 * hidden + names.facts.length) * wide),
    secondBias: take(wide),
    last: take(wide),
  };
  return { names, shape, at, length };
}

/** Fills the list with the weights of a net. */
export function takeWeights({ at }: Layout, net: NetWeights, all: Float64Array): void {
  for (const layer of LAYERS) all.set(net[layer], at[layer]);
}

/**
 * Fills the list with small random weights; the last layer counts nothing yet, so that the direct sum decides at first.
 */
export function inventWeights(layout: Layout, skip: readonly number[], seed: string, all: Float64Array): void {
  const { at, names, shape } = layout;
  const { hidden, wide } = shape;
  const rng = random(`net ${seed}`);
  const gauss = () => Math.sqrt(-2 * Math.log(1 - rng())) * Math.cos(2 * Math.PI * rng());
  all.set(skip, at.skip);
  const inputs = 3 * hidden + names.facts.length;
  for (let i = 0; i < names.features.length * hidden; i++) all[at.first + i] = 0.3 * gauss();
  for (let i = 0; i < inputs * wide; i++) all[at.second + i] = Math.sqrt(2 / inputs) * gauss();
  for (let k = 0; k < wide; k++) all[at.last + k] = 0.05 * gauss();
}

/** The net that the list holds. */
export function netOf({ names, shape, at, length }: Layout, all: Float64Array): NetWeights {
  const ends = [...LAYERS.slice(1).map((layer) => at[layer]), length];
  const list = (layer: Layer, end: number | undefined) =>
    Array.from(all.subarray(at[layer], end), (x) => Math.round(x * 1e4) / 1e4);
  return { ...names, ...shape, ...recordOf(LAYERS, (layer, i) => list(layer, ends[i])) };
}
