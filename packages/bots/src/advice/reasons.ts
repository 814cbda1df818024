import type { EditionId, State } from '@meltemi/engine';
import { AT, FEATURES } from '../value/feature.ts';
import { FeatureReader } from '../value/features.ts';
import { FIRST_WEIGHTS } from '../value/models.ts';
import { COUNTS, type Count, TOPIC_OF, TOPICS, type Topic } from './topic.ts';

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
/** Averages are never quite exact. */
const TINY = 1e-9;

/** By team: what the value function sees of it. */
export type Rows = readonly (readonly number[])[];

export function rowsOf(s: State): Rows {
  return new FeatureReader()
    .read(s)
    .slice(0, s.gold.length)
    .map((row) => [...row]);
}

export function mean(list: readonly Rows[]): Rows {
  return list[0].map((row, team) =>
    row.map((_, i) => list.reduce((sum, rows) => sum + rows[team][i], 0) / list.length),
  );
}

/** A position now, after a move, and after all moves there are, on average. */
interface Compared {
  readonly before: Rows;
  readonly after: Rows;
  readonly instead: Rows;
}

/** What a move makes better for this team, or worse for its rivals, than other moves do; the weightiest first. */
export function reasons(edition: EditionId, { before, after, instead }: Compared, own: number): Reason[] {
  const found = after.flatMap((row, team) => {
    const sign = team === own ? 1 : -1;
    const weights = weighed(edition, row, instead[team]);
    const isTrue = (topic: Topic) =>
      improves(topic, row, before[team], sign) &&
      !belies(topic, row, before[team], sign) &&
      !belies(topic, row, instead[team], sign);
    return TOPICS.map((topic, i): Reason => ({ topic, team, weight: sign * weights[i] })).filter(
      ({ topic, weight }) => weight > WORTH_A_WORD && isTrue(topic),
    );
  });
  return found.sort((a, b) => b.weight - a.weight).slice(0, MOST_REASONS);
}

/** By topic: what the value function makes of the difference. */
function weighed(edition: EditionId, row: readonly number[], than: readonly number[]): number[] {
  const first: Readonly<Record<string, number>> = FIRST_WEIGHTS[edition];
  const weights = FEATURES.map((name) => first[name] ?? 0);
  const sums = TOPICS.map(() => 0);
  for (let i = 0; i < row.length; i++)
    if (TOPIC_OF[FEATURES[i]]) sums[TOPICS.indexOf(TOPIC_OF[FEATURES[i]] as Topic)] += weights[i] * (row[i] - than[i]);
  return sums;
}

/** Less can be worth more, but nobody would believe it: something of the topic becomes less, and nothing more. */
function belies(topic: Topic, row: readonly number[], than: readonly number[], sign: number): boolean {
  const changes = changesOf(topic, row, than, sign);
  return changes.some((change) => change < -TINY) && !changes.some((change) => change > TINY);
}

/** Other moves may use something up, but keeping it is no gain: something of the topic must become more than it was. */
function improves(topic: Topic, row: readonly number[], before: readonly number[], sign: number): boolean {
  return !COUNTS[topic] || changesOf(topic, row, before, sign).some((change) => change > TINY);
}

/** Of what can be counted of a topic, better for the own team. */
function changesOf(topic: Topic, row: readonly number[], than: readonly number[], sign: number): number[] {
  return (COUNTS[topic] ?? []).map((count) => sign * (countOf(row, count) - countOf(than, count)));
}

function countOf(row: readonly number[], count: Count): number {
  let sum = 0;
  for (const [feature, times] of count) sum += times * row[AT[feature]];
  return sum;
}
