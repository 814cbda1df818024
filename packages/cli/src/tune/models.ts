import {
  FEATURES,
  LinearModel,
  type Models,
  NetModel,
  type NetWeights,
  TABLE_FACTS,
  type Weights,
} from '@meltemi/bots/tuning';

/** Weights as they are stored: of a net, or, to begin with, of a weighted sum. */
export type Stored = { readonly net: NetWeights } | { readonly linear: Weights };

/** The other edition is not played with them. */
export function modelsOf(stored: Stored): Models {
  const model = 'net' in stored ? new NetModel(stored.net, FEATURES, TABLE_FACTS) : new LinearModel(stored.linear);
  return { legendary: model, classic: model };
}
