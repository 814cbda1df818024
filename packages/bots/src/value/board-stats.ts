import type { State } from '@meltemi/engine';
import { required } from '@meltemi/engine/internal';
import { MOST_AREAS, MOST_FACTIONS, type Pieces, Reach } from './reach.ts';
import { countStandings, type Defence, emptyStanding, newDefence, type Standing } from './standing.ts';
import { War } from './war.ts';

/** What else is counted. */
type Rest = Pick<State, 'fleets' | 'prosperity' | 'built' | 'usedTemples' | 'enshrined'>;

/**
 * Facts about the board, recounted only where something has changed since the last position: the lists of a state are
 * replaced, never changed in place, so the same list means the same board. Most moves touch few of them.
 */
export class BoardStats {
  readonly reach = new Reach();
  readonly defence: Defence = newDefence(MOST_AREAS);
  readonly war = new War();
  /** By faction. */
  standings: readonly Standing[] = [];
  private readonly bySize = Array.from({ length: MOST_FACTIONS + 1 }, (_, factions) =>
    Array.from({ length: factions }, emptyStanding),
  );
  private last: (Pieces & Rest) | null = null;

  update(s: State): void {
    const before = this.last;
    const moved = before === null || !isSame(s, before);
    if (!moved && isSameRest(s, before)) return;
    this.standings = required(this.bySize[s.table.teamOf.length], 'number of factions');
    countStandings(s, this.standings, this.defence);
    if (moved) this.reach.update(s, before);
    if (moved || s.built !== before.built) this.war.update(s, this.reach, this.defence);
    this.last = kept(s);
  }
}

export function standingOf({ standings }: BoardStats, faction: number): Standing {
  return standings[faction] ?? missing(faction);
}

function missing(faction: number): never {
  throw new RangeError(`there is no faction ${faction}`);
}

function isSame(s: State, before: Pieces): boolean {
  return (
    s.owner === before.owner &&
    s.troops === before.troops &&
    s.mercenaries === before.mercenaries &&
    s.heroes === before.heroes &&
    s.figures === before.figures &&
    s.table === before.table
  );
}

function isSameRest(s: State, before: Rest): boolean {
  return (
    s.fleets === before.fleets &&
    s.prosperity === before.prosperity &&
    s.built === before.built &&
    s.usedTemples === before.usedTemples &&
    s.enshrined === before.enshrined
  );
}

function kept(s: State): Pieces & Rest {
  const { table, owner, troops, mercenaries, heroes, figures } = s;
  const { fleets, prosperity, built, usedTemples, enshrined } = s;
  return { table, owner, troops, mercenaries, heroes, figures, fleets, prosperity, built, usedTemples, enshrined };
}
