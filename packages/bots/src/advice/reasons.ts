import type { State } from '@meltemi/engine';
import { FEATURES } from '../value/feature.ts';
import { features } from '../value/features.ts';
import { weightsOf } from '../value/value.ts';
import { TOPIC_OF, TOPICS, type Topic } from './topic.ts';

/** Why a move: what it gains for one's own team, or takes from another's. */
export interface Reason {
  readonly topic: Topic;
  /** The team it is about: the own one gains, another one loses. */
  readonly team: number;
  /** How much, in the logarithm of the odds to win. */
  readonly weight: number;
}

/** So much a topic must weigh to be worth a word. */
const WORTH_A_WORD = 0.05;
const MOST_REASONS = 2;

/** By team and topic: what the value function makes of a position. */
export function account(s: State): number[][] {
  const weights = weightsOf(s.table.edition);
  return features(s)
    .slice(0, s.gold.length)
    .map((row) => {
      const sums = TOPICS.map(() => 0);
      for (let i = 0; i < row.length; i++) sums[TOPICS.indexOf(TOPIC_OF[FEATURES[i]])] += weights[i] * row[i];
      return sums;
    });
}

/** What is better in one account than in the other, for this team or against its rivals; the weightiest first. */
export function reasons(after: readonly number[][], instead: readonly number[][], own: number): Reason[] {
  const found = after.flatMap((sums, team) =>
    sums.map((sum, i): Reason => {
      const more = sum - instead[team][i];
      return { topic: TOPICS[i], team, weight: team === own ? more : -more };
    }),
  );
  return found
    .filter(({ weight }) => weight > WORTH_A_WORD)
    .sort((a, b) => b.weight - a.weight)
    .slice(0, MOST_REASONS);
}
