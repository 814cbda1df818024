import { type HintKind, type HintScale, logOdds } from '@meltemi/bots/tuning';
import type { Outcome } from '../arena/calibration.ts';

/** A chance that a hint gave to one of some teams, and what came of it. */
export interface Given extends Outcome {
  readonly kind: HintKind;
  readonly teams: number;
}

/** More steps than the fit needs, and how far one goes at most. */
const STEPS = 30;
const LONGEST = 0.2;
/** Chances nearer to 0 or 1 count as if they were this far away, so that no single hint decides the fit. */
const LEAST = 0.005;
/** How strongly the scale is drawn to the one that changes nothing: it matters for few hints, not for thousands. */
const HOLD = 1;

/** The scale with which these chances would have come true: logistic regression, by Newton's steps. */
export function fitScale(given: readonly Given[]): HintScale {
  const points = given.map(pointOf);
  let scale: HintScale = { slope: 1, shift: 0 };
  for (let step = 0; step < STEPS; step++) scale = improved(scale, points);
  return scale;
}

/** Mean loss in nats if chances are scaled like that: how surprising it was who won. */
export function lossOf(given: readonly Given[], scale: HintScale): number {
  const losses = given.map(pointOf).map((point) => {
    const chance = chanceOf(point, scale);
    return -point.won * Math.log(chance) - (1 - point.won) * Math.log(1 - chance);
  });
  return losses.reduce((a, b) => a + b, 0) / losses.length;
}

/** The scale that applies one after the other. */
export function composed(first: HintScale, then: HintScale): HintScale {
  return { slope: then.slope * first.slope, shift: then.slope * first.shift + then.shift };
}

interface Point {
  /** Of an equal share. */
  readonly odds: number;
  /** From there, in the logarithm of the odds. */
  readonly distance: number;
  readonly inTurn: number;
  readonly won: number;
}

function pointOf({ kind, teams, chance, won }: Given): Point {
  const odds = logOdds(1 / teams);
  const distance = logOdds(Math.min(1 - LEAST, Math.max(LEAST, chance))) - odds;
  return { odds, distance, inTurn: kind === 'turns' ? 1 : 0, won };
}

function chanceOf({ odds, distance, inTurn }: Point, { slope, shift }: HintScale): number {
  return 1 / (1 + Math.exp(-(odds + slope * distance + shift * inTurn)));
}

function improved({ slope, shift }: HintScale, points: readonly Point[]): HintScale {
  const gradient = { slope: HOLD * (1 - slope), shift: -HOLD * shift };
  const curvature = { slope: HOLD, both: 0, shift: HOLD };
  for (const point of points) {
    const { distance, inTurn, won } = point;
    const chance = chanceOf(point, { slope, shift });
    const spread = chance * (1 - chance);
    gradient.slope += (won - chance) * distance;
    gradient.shift += (won - chance) * inTurn;
    curvature.slope += spread * distance ** 2;
    curvature.both += spread * distance * inTurn;
    curvature.shift += spread * inTurn;
  }
  const area = curvature.slope * curvature.shift - curvature.both ** 2;
  const step = {
    slope: (curvature.shift * gradient.slope - curvature.both * gradient.shift) / area,
    shift: (curvature.slope * gradient.shift - curvature.both * gradient.slope) / area,
  };
  // After too long a step the next ones may not find back.
  const shorter = Math.min(1, LONGEST / Math.hypot(step.slope, step.shift));
  return { slope: slope + shorter * step.slope, shift: shift + shorter * step.shift };
}
