import type { Collector, Happening, RunningPosition } from '../model/events.ts';
import type { Position } from '../model/state.ts';

/** Runs rules on a state and changes it in place. With a collector they run on a copy that carries it. */
export function runRules(s: Position, collector: Collector, rules: (s: Position) => void): void {
  if (!collector.log && !collector.looks) return rules(s);
  // Not enumerable, so neither the state nor a copy that a rule makes gets the collector.
  const running: Position = Object.defineProperty({ ...s }, 'collector', { value: collector });
  rules(running);
  Object.assign(s, running);
}

/** Reports a public event. */
export function tell({ collector }: RunningPosition, happening: Happening): void {
  collector?.log?.push({ ...happening, audience: 'all' });
}

/** Reports an event with secrets: these seats get `open`, all others `closed`. */
export function tellSecretly(
  { collector }: RunningPosition,
  seats: readonly number[],
  open: Happening,
  closed: Happening,
): void {
  collector?.log?.push({ ...open, audience: seats }, { ...closed, audience: 'all' });
}
