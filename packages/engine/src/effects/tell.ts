import type { Collector, Happening, RunningPosition } from '../model/events.ts';
import type { Position } from '../model/state.ts';

/** Runs rules on a state, changing it in place. If something is collected they run on a copy that has the collector with it. */
export function runRules(s: Position, collector: Collector, rules: (s: Position) => void): void {
  if (!collector.log && !collector.looks) return rules(s);
  // Not enumerable, so neither the state nor a copy that a rule makes gets the collector.
  const running: Position = Object.defineProperty({ ...s }, 'collector', { value: collector });
  rules(running);
  Object.assign(s, running);
}

/** Public news. */
export function tell({ collector }: RunningPosition, happening: Happening): void {
  collector?.log?.push({ ...happening, audience: 'all' });
}

/** News for some: `open` for these seats, `closed` for all others. */
export function tellSecretly(
  { collector }: RunningPosition,
  seats: readonly number[],
  open: Happening,
  closed: Happening,
): void {
  collector?.log?.push({ ...open, audience: seats }, { ...closed, audience: 'all' });
}
