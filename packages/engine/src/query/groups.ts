import { boardOf } from '../board/board-of.ts';
import type { HeroId } from '../model/ids.ts';
import type { Move, MoveOf } from '../model/moves.ts';
import { at } from '../model/required.ts';
import type { Position } from '../model/state.ts';
import { heroesIn, isTeammates, ownLands } from './areas.ts';
import { mayEnter } from './last-area.ts';
import { isEntryBarred, isLeavingBarred } from './reach.ts';

// Pegasus and the sacrifice of Perseus: any group of own troops and heroes from one land area to any other, no link
// needed. Not into or out of Medusa's area, not into a teammate's (LE-TEAM-4).

/** `without`: a hero who is leaving and can't go along. */
export function flights(s: Position, faction: number, without?: HeroId): MoveOf<'fly'>[] {
  const moves: MoveOf<'fly'>[] = [];
  const { lands } = boardOf(s);
  for (const from of ownLands(s, faction)) {
    if (isLeavingBarred(s, from)) continue;
    const alone = heroesIn(s, faction, from).some((hero) => hero !== without);
    if (!alone && at(s.troops, from) + at(s.mercenaries, from) === 0) continue;
    for (let to = 0; to < lands; to++) {
      if (to === from || isEntryBarred(s, to) || isTeammates(s, faction, to) || !mayEnter(s, faction, to)) continue;
      addGroups(s, from, alone, moves, (troops, mercenaries) => ({ do: 'fly', from, to, troops, mercenaries }));
    }
  }
  return moves;
}

/** Every choice of troops of an area: none at all only if heroes can go without. */
export function addGroups<M extends Move>(
  s: Position,
  from: number,
  alone: boolean,
  moves: Move[] | M[],
  make: (troops: number, mercenaries: number) => M,
): void {
  const [allTroops, allMercenaries] = [at(s.troops, from), at(s.mercenaries, from)];
  for (let troops = 0; troops <= allTroops; troops++) {
    for (let mercenaries = 0; mercenaries <= allMercenaries; mercenaries++) {
      if (alone || troops + mercenaries > 0) moves.push(make(troops, mercenaries));
    }
  }
}
