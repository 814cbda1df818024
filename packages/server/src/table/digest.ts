import { hash } from 'node:crypto';
import { type History, type Step, writePosition } from '@meltemi/engine';

/** Each step's events, chained to those of the steps before it. */
const chained = new WeakMap<Step, string>();

/**
 * Digest of the position and of all events up to it: after this many lines of a log, other rules would give a different
 * one.
 */
export function digestOf(history: History, lines: number): string {
  return hash('sha256', `${lines} ${chainOf(history.steps)} ${writePosition(history.state)}`);
}

/** Only steps that are new since the last call are hashed. */
function chainOf(steps: readonly Step[]): string {
  const known = steps.findLastIndex((step) => chained.has(step));
  let last = '';
  for (const step of steps.slice(Math.max(known, 0))) {
    last = chained.get(step) ?? hash('sha256', `${last} ${JSON.stringify(step.events)}`);
    chained.set(step, last);
  }
  return last;
}
