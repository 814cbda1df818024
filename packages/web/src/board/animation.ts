import type { Animation } from '@meltemi/board';
import type { Happening, View } from '@meltemi/engine';
import { contentsOf } from './contents.ts';
import { type Called, momentsOf } from './moments.ts';
import { stepsOf } from './steps.ts';

/** The animation of what has happened between two views. Parts that will not be shown are not computed. */
export function animationOf(
  happened: readonly Happening[],
  before: View,
  after: View,
  called: Called,
  shows: { readonly moments: boolean; readonly steps: boolean },
): Animation {
  const moments = shows.moments ? momentsOf(happened, before, called) : { before: [], after: [] };
  const steps = shows.steps ? stepsOf(happened, before, called.words) : [];
  return { ...moments, steps, contents: contentsOf(after, called.words) };
}
