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

/** Weights as they are stored: of a net, or, to begin with, of a weighted sum. */
export type Stored = { readonly net: NetWeights } | { readonly linear: Weights };

/** What bots judge with: those who search, and those who look one move ahead. */
export interface Judges {
  readonly searching: Models;
  readonly greedy: Models;
}

/** The other edition is not played with them. */
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
