import { landsBeside } from '../board/board.ts';
import { boardOf } from '../board/board-of.ts';
import type { Where } from '../model/frames.ts';
import { NOBODY } from '../model/ids.ts';
import type { Position } from '../model/state.ts';
import { ownLands, ownSeas } from './areas.ts';
import { isClosed } from './reach.ts';

/** The areas a piece may be put into. */
export function placesFor(s: Position, faction: number, where: Where): readonly number[] {
  switch (where) {
    case 'own-land':
      return ownLands(s, faction);
    case 'own-sea':
      return ownSeas(s, faction);
    case 'own':
      return [...ownLands(s, faction), ...ownSeas(s, faction)];
    case 'land':
      return boardOf(s).landAreas;
    case 'sea':
      return boardOf(s).seaAreas;
    case 'recruit-sea':
      return recruitSeas(s, faction);
  }
}

/** LE-REC-1, R-FLEETS: sea areas next to own land, empty or own, and not closed (R-KRAKEN). */
function recruitSeas(s: Position, faction: number): number[] {
  return boardOf(s).seaAreas.filter((sea) => isRecruitSea(s, faction, sea));
}

function isRecruitSea(s: Position, faction: number, sea: number): boolean {
  const owner = s.owner[sea];
  if (owner !== NOBODY && owner !== faction) return false;
  return landsBeside(boardOf(s), sea).some((land) => s.owner[land] === faction) && !isClosed(s, sea);
}
