import { type EditionId, outcome, type State } from '@meltemi/engine';
import { AT, FEATURES } from './feature.ts';
import { features } from './features.ts';
import weights from './weights.json' with { type: 'json' };

type Row = Float64Array | Float32Array;

// How likely each team is to win: every feature has a weight, and the sums compete (softmax). Weights are tuned by self-play.

const WEIGHTS: { readonly [E in EditionId]: Float64Array } = {
  legendary: listed(weights.legendary),
  classic: listed(weights.classic),
};

/** By feature; one without a weight counts nothing. */
function listed(named: Readonly<Record<string, number>>): Float64Array {
  return Float64Array.from(FEATURES, (name) => named[name] ?? 0);
}

/** By feature. */
export function weightsOf(edition: EditionId): Float64Array {
  return WEIGHTS[edition];
}

/** By team: the estimated chance to win. They add up to 1. */
export function value(s: State): number[] {
  if (s.phase === 'over') return result(s);
  return chancesIn(s, features(s));
}

function chancesIn(s: State, rows: readonly Row[]): number[] {
  const chances = chancesOf(s.table.edition, rows, s.gold.length);
  return s.eliminated.length === 0 ? chances : withoutThoseOut(s, chances);
}

const VICTORY = [AT['turn-brings-victory'], AT['turn-brings-sure-victory']];
const ALL_IT_BRINGS = [AT['turn-brings-metropolis'], ...VICTORY];

/** By team: the chance to win as it stands, and as if the turn under way ended now. */
export interface Worth {
  readonly now: readonly number[];
  readonly ended: readonly number[];
}

export function valueBoth(s: State): Worth {
  if (s.phase === 'over') return bothAlike(result(s));
  const rows = features(s);
  const now = chancesIn(s, rows);
  if (s.phase !== 'actions' || !promisesAny(s, rows)) return bothAlike(now);
  return { now, ended: chancesIn(s, without(s, rows, ALL_IT_BRINGS)) };
}

function bothAlike(now: readonly number[]): Worth {
  return { now, ended: now };
}

/** The turn under way could bring a metropolis. */
function promisesAny(s: State, rows: readonly Row[]): boolean {
  for (let team = 0; team < s.gold.length; team++)
    for (const feature of ALL_IT_BRINGS) if (rows[team][feature] !== 0) return true;
  return false;
}

/** The same if the turn under way is not used to win: that at least nobody leaves out. */
export function valueUnwon(s: State): number[] {
  return s.phase === 'actions' ? chancesIn(s, without(s, features(s), VICTORY)) : value(s);
}

function without(s: State, rows: readonly Row[], left: readonly number[]): readonly Row[] {
  for (let team = 0; team < s.gold.length; team++) for (const feature of left) rows[team][feature] = 0;
  return rows;
}

/** What rows of features, one for each team, promise. */
export function chancesOf(edition: EditionId, rows: readonly Row[], teams = rows.length): number[] {
  const weight = WEIGHTS[edition];
  const chances: number[] = [];
  // Two at a time: their sums need not wait for each other.
  for (let team = 0; team < teams; team += 2) {
    const row = rows[team];
    const next = rows[team + 1 < teams ? team + 1 : team];
    let score = 0;
    let nextScore = 0;
    for (let i = 0; i < weight.length; i++) {
      score += weight[i] * row[i];
      nextScore += weight[i] * next[i];
    }
    chances.push(Math.exp(score));
    if (next !== row) chances.push(Math.exp(nextScore));
  }
  let sum = 0;
  for (let team = 0; team < teams; team++) sum += chances[team];
  for (let team = 0; team < teams; team++) chances[team] /= sum;
  return chances;
}

/** By team: what it has, whatever this cycle may bring, as a score; gold aside. */
export function scoresOf(s: State): number[] {
  const weight = WEIGHTS[s.table.edition];
  const rows = features({ ...s, phase: 'end' });
  return s.gold.map((_, team) => {
    let score = 0;
    for (let i = 0; i < weight.length; i++) if (!GOLD.includes(i)) score += weight[i] * rows[team][i];
    return score;
  });
}

const GOLD = [AT.gold, AT['gold-root']];

/** The turn under way wins for sure, as far as can be told without playing it. */
export function isSureToWin(s: State, team: number): boolean {
  const row = features(s)[team];
  return row[AT['brings-sure-victory']] + row[AT['turn-brings-sure-victory']] > 0;
}

/** What the last metropolis adds to the score. */
export function goalWorth(edition: EditionId): number {
  return WEIGHTS[edition][AT['at-goal']] - WEIGHTS[edition][AT['one-missing']];
}

/** What a purse adds to the score. */
export function goldWorth(edition: EditionId, gold: number): number {
  const weight = WEIGHTS[edition];
  const share = Math.max(0, gold) / 15;
  return weight[GOLD[0]] * share + weight[GOLD[1]] * Math.sqrt(share);
}

function withoutThoseOut(s: State, chances: readonly number[]): number[] {
  const left = chances.map((chance, team) => (isOut(s, team) ? 0 : chance));
  const sum = left.reduce((a, b) => a + b, 0);
  return left.map((chance) => chance / sum);
}

function isOut(s: State, team: number): boolean {
  return s.table.teamOf.every((other, faction) => other !== team || s.eliminated.includes(faction));
}

/** A finished game is a fact. */
function result(s: State): number[] {
  const winners = new Set(outcome(s)?.winners.map((faction) => s.table.teamOf[faction]));
  return s.gold.map((_, team) => (winners.has(team) ? 1 / winners.size : 0));
}
