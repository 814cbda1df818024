import {
  FEATURES,
  LinearModel,
  leaning,
  type Model,
  type Models,
  NetModel,
  type NetWeights,
  STYLES,
  styled,
  TABLE_FACTS,
  type Weights,
} from '@meltemi/bots/tuning';
import type { EditionId } from '@meltemi/engine';

/** Weights as they are stored: of a net, or at the beginning of a weighted sum. */
export type Stored = { readonly net: NetWeights } | { readonly linear: Weights };

/** The models of bots: of those that search, and of those that look one move ahead. */
export interface Judges {
  readonly searching: Models;
  readonly greedy: Models;
}

/** Bots take a model for each edition; these are for games of `edition`, so both are the same. */
export function judgesOf(stored: Stored, edition: EditionId): Judges {
  if ('linear' in stored) {
    const models = forBoth(new LinearModel(stored.linear));
    return { searching: models, greedy: models };
  }
  const model = (net: NetWeights) => forBoth(new NetModel(net, FEATURES, TABLE_FACTS));
  return { searching: model(stored.net), greedy: model(styled(leaning(stored.net), STYLES[edition])) };
}

function forBoth(model: Model): Models {
  return { legendary: model, classic: model };
}
