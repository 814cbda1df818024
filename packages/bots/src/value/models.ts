import classicNet from './classic-net.json' with { type: 'json' };
import { FEATURES, TABLE_FACTS } from './feature.ts';
import firstWeights from './first-weights.json' with { type: 'json' };
import legendaryNet from './legendary-net.json' with { type: 'json' };
import { linearModels } from './linear-model.ts';
import type { Models } from './model.ts';
import { NetModel } from './net-model.ts';

/** What the levels judge with. */
export const MODELS: Models = {
  legendary: new NetModel(legendaryNet, FEATURES, TABLE_FACTS),
  classic: new NetModel(classicNet, FEATURES, TABLE_FACTS),
};

/** What the first bots judged with; kept as it was, to measure progress by. */
export const FIRST_WEIGHTS = firstWeights;
export const FIRST_MODELS: Models = linearModels(firstWeights);
