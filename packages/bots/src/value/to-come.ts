import type { God, State } from '@meltemi/engine';
import { type Prospect, prospect } from './prospects.ts';
import type { Standing } from './standing.ts';

// What whole turns to come promise. During the offerings nothing changes but bids and purses: every turn is looked at once.

/** What they depend on. */
type Board = Pick<
  State,
  | 'table'
  | 'owner'
  | 'troops'
  | 'mercenaries'
  | 'fleets'
  | 'prosperity'
  | 'built'
  | 'heroes'
  | 'figures'
  | 'usedTemples'
  | 'enshrined'
  | 'philosophers'
  | 'priestesses'
  | 'track'
  | 'heroTrack'
  | 'cycle'
>;

const NUMBER: Readonly<Record<God, number>> = { zeus: 0, athena: 1, poseidon: 2, ares: 3, hera: 4, apollo: 5 };
/** More gold than a turn can use. */
const MOST_GOLD = 63;

let last: Board | null = null;
let remembers = false;
const known = new Map<number, Prospect>();

/** To be called before turns of a position are asked for. */
export function turnsToComeIn(s: State): void {
  remembers = s.phase === 'offerings';
  if (!remembers) return;
  if (last !== null && isSame(s, last)) return;
  known.clear();
  last = { ...s };
}

function isSame(s: State, before: Board): boolean {
  return (
    s.owner === before.owner &&
    s.troops === before.troops &&
    s.mercenaries === before.mercenaries &&
    s.fleets === before.fleets &&
    s.prosperity === before.prosperity &&
    s.built === before.built &&
    s.heroes === before.heroes &&
    s.figures === before.figures &&
    s.usedTemples === before.usedTemples &&
    s.enshrined === before.enshrined &&
    s.philosophers === before.philosophers &&
    s.priestesses === before.priestesses &&
    s.track === before.track &&
    s.heroTrack === before.heroTrack &&
    s.cycle === before.cycle &&
    s.table === before.table
  );
}

/** The prospect of a turn that has not begun. */
export function prospectToCome(
  s: State,
  all: readonly Standing[],
  faction: number,
  god: God,
  gold: number,
  missing: number,
): Prospect {
  const key = ((NUMBER[god] * 8 + faction) * 16 + missing + 8) * 64 + Math.min(gold, MOST_GOLD);
  const old = remembers ? known.get(key) : undefined;
  if (old) return old;
  const found = prospect(s, all, faction, { god, gold, builds: true, free: true, bought: 0 }, missing);
  if (!remembers) return found;
  const kept = { ...found, chances: found.chances.slice() };
  known.set(key, kept);
  return kept;
}
