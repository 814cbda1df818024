import type { God, State } from '@meltemi/engine';
import type { Prospect, Prospects } from './prospects.ts';

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

/**
 * What turns that have not begun promise. During the offerings nothing changes but bids and purses, so every turn is
 * computed once.
 */
export class ProspectCache {
  private readonly prospects: Prospects;
  private last: Board | null = null;
  private caches = false;
  private readonly known = new Map<number, Prospect>();

  constructor(prospects: Prospects) {
    this.prospects = prospects;
  }

  /** To be called before turns of a position are asked for. */
  update(s: State): void {
    this.caches = s.phase === 'offerings';
    if (!this.caches || (this.last !== null && isSame(s, this.last))) return;
    this.known.clear();
    this.last = { ...s };
  }

  of(s: State, faction: number, god: God, gold: number, missing: number): Prospect {
    const key = ((NUMBER[god] * 8 + faction) * 16 + missing + 8) * 64 + Math.min(gold, MOST_GOLD);
    const old = this.caches ? this.known.get(key) : undefined;
    if (old) return old;
    const found = this.prospects.of(s, faction, { god, gold, builds: true, free: true, bought: 0 }, missing);
    if (!this.caches) return found;
    const kept = { ...found, chances: found.chances.slice() };
    this.known.set(key, kept);
    return kept;
  }
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
