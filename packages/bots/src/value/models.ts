import type { EditionId } from '@meltemi/engine';
import classicNet from './classic-net.json' with { type: 'json' };
import { FEATURES, TABLE_FACTS } from './feature.ts';
import firstWeights from './first-weights.json' with { type: 'json' };
import legendaryNet from './legendary-net.json' with { type: 'json' };
import { linearModels, type Weights } from './linear-model.ts';
import type { Models } from './model.ts';
import { leaning, NetModel, type NetWeights, styled } from './net-model.ts';

/** The chances to win as they were fitted. */
export const MODELS: Models = models(legendaryNet, classicNet);

/**
 * What players and hints prefer. In the classic edition, those who build from the first cycles on win as often as those
 * who save their gold for one great bid (1.05 ± 0.18 of a fair share against them, 350 games), and play the game that
 * people expect.
 */
export const STYLES: { readonly [E in EditionId]: Weights } = {
  legendary: {},
  classic: { 'one-type': 0.4, 'two-types': 0.8, 'three-types': 1.2 },
};

/** What those judge with who search, and those who give advice. */
export const STYLED_MODELS: Models = models(styled(legendaryNet, STYLES.legendary), styled(classicNet, STYLES.classic));

/** What those judge with who look one move ahead. */
export const GREEDY_MODELS: Models = models(
  styled(leaning(legendaryNet), STYLES.legendary),
  styled(leaning(classicNet), STYLES.classic),
);

/** What the first bots judged with; kept as it was, to measure progress by. */
export const FIRST_WEIGHTS = firstWeights;
export const FIRST_MODELS: Models = linearModels(firstWeights);

function models(legendary: NetWeights, classic: NetWeights): Models {
  return {
    legendary: new NetModel(legendary, FEATURES, TABLE_FACTS),
    classic: new NetModel(classic, FEATURES, TABLE_FACTS),
  };
}
