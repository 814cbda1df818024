import type { Agreement } from '@meltemi/protocol';
import { w } from '../words/words.svelte.ts';
import { areInTeams } from './seat-teams.ts';

/** What was agreed, a few words each. */
export function factsOf({ options, clock, hints, undo, listed }: Agreement): string[] {
  const { names, online } = w();
  const edition = names.edition[options.edition ?? 'legendary'];
  return [
    options.monuments ? `${edition}, ${names.expansion}` : edition,
    areInTeams(options) ? online.inTeams(names.count.player(options.players)) : names.count.player(options.players),
    clock === null
      ? online.noClock
      : 'live' in clock
        ? online.liveClock(Math.round(clock.live / 6) / 10, clock.increment)
        : online.slowClock(clock.hours),
    hints ? online.withHints : online.noHints,
    ...(undo ? [] : [online.noUndo]),
    ...(listed ? [] : [online.byLink]),
  ];
}
