import { outcome, type State } from '@meltemi/engine';
import { AT } from './feature.ts';
import { FeatureReader } from './features.ts';
import type { Models, Row } from './model.ts';

const MOST_TEAMS = 6;
const VICTORY = [AT['turn-brings-victory'], AT['turn-brings-sure-victory']];
const ALL_IT_BRINGS = [AT['turn-brings-metropolis'], ...VICTORY];

/** By team: the chance to win as it stands, and as if the turn under way ended now. */
export interface Worth {
  readonly now: readonly number[];
  readonly ended: readonly number[];
}

/** How likely each team is to win, by a model of what is seen of the position. */
export class Evaluator {
  private readonly models: Models;
  private readonly reader = new FeatureReader();
  private readonly scores = new Float64Array(MOST_TEAMS);

  constructor(models: Models) {
    this.models = models;
  }

  /** By team: the estimated chance to win. They add up to 1. */
  value(s: State): number[] {
    if (s.phase === 'over') return result(s);
    return this.chances(s, this.reader.read(s));
  }

  both(s: State): Worth {
    if (s.phase === 'over') return bothAlike(result(s));
    const rows = this.reader.read(s);
    const now = this.chances(s, rows);
    if (s.phase !== 'actions' || !promisesAny(s, rows)) return bothAlike(now);
    return { now, ended: this.chances(s, without(s, rows, ALL_IT_BRINGS)) };
  }

  /** The value if the turn under way is not used to win: at least that nobody leaves out. */
  unwon(s: State): number[] {
    return s.phase === 'actions' ? this.chances(s, without(s, this.reader.read(s), VICTORY)) : this.value(s);
  }

  private chances(s: State, rows: readonly Row[]): number[] {
    this.models[s.table.edition].score(rows, this.reader.table, s.gold.length, this.scores);
    return softmax(this.scores, s);
  }
}

/** By team; one that is out of the game has no chance. */
export function softmax(scores: ArrayLike<number>, s: State): number[] {
  const teams = s.gold.length;
  const anyOut = s.eliminated.length > 0;
  let most = Number.NEGATIVE_INFINITY;
  for (let team = 0; team < teams; team++) most = Math.max(most, scores[team]);
  let sum = 0;
  const chances: number[] = [];
  for (let team = 0; team < teams; team++) {
    const power = anyOut && isOut(s, team) ? 0 : Math.exp(scores[team] - most);
    chances.push(power);
    sum += power;
  }
  for (let team = 0; team < teams; team++) chances[team] /= sum;
  return chances;
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

function without(s: State, rows: readonly Row[], left: readonly number[]): readonly Row[] {
  for (let team = 0; team < s.gold.length; team++) for (const feature of left) rows[team][feature] = 0;
  return rows;
}

function isOut(s: State, team: number): boolean {
  return s.table.teamOf.every((other, faction) => other !== team || s.eliminated.includes(faction));
}

/** A finished game is a fact. */
function result(s: State): number[] {
  const winners = new Set(outcome(s)?.winners.map((faction) => s.table.teamOf[faction]));
  return s.gold.map((_, team) => (winners.has(team) ? 1 / winners.size : 0));
}
