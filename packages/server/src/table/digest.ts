import { hash } from 'node:crypto';
import { type EventName, writePosition } from '@meltemi/engine';
import type { History, Step } from '@meltemi/engine/record';

/**
 * Events that are told of what changes nothing, and were not told yet when digests of running games were stored: no
 * part of digests, so that these games go on.
 */
const TOLD_LATER: ReadonlySet<EventName> = new Set(['kept']);
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
    last = chained.get(step) ?? hash('sha256', `${last} ${JSON.stringify(eventsOf(step))}`);
    chained.set(step, last);
  }
  return last;
}

function eventsOf({ events }: Step): Step['events'] {
  return events.filter(({ event }) => !TOLD_LATER.has(event));
}
