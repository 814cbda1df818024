// What fitting the value function needs of the bots; players need none of it.

export { HINT_SCALES, type HintKind, type HintScale, hintKindOf, logOdds } from './advice/hint-scale.ts';
export { type AddSlopes, BATCH, fitNet, type Slopes, slopeAdder } from './fit/fit-net.ts';
export { Samples } from './fit/samples.ts';
export { easy } from './levels/easy.ts';
export { hard } from './levels/hard.ts';
export { medium } from './levels/medium.ts';
export { fightOn } from './moves/battle-policy.ts';
export { Evaluator, softmax } from './value/evaluator.ts';
export { FEATURES, TABLE_FACTS } from './value/feature.ts';
export { FeatureReader } from './value/features.ts';
export { LinearModel, type Weights } from './value/linear-model.ts';
export type { Model, Models } from './value/model.ts';
export { FIRST_MODELS, FIRST_WEIGHTS, MODELS as LUCK_MODELS, STYLES } from './value/models.ts';
export { leaning, NetModel, type NetWeights, styled } from './value/net-model.ts';
