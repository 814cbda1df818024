import { NOBODY, type View } from '@meltemi/engine';
import { decider } from '@meltemi/engine/query';
import type { GameUpdate } from '../game/driver.ts';

/** The faction a seat decides for: the one that is asked if it is the seat's, else the seat's first. */
export function factionOf(view: View, seat: number): number {
  const { seatOf } = view.table;
  const asked = decider(view);
  return typeof asked === 'number' && seatOf[asked] === seat ? asked : seatOf.indexOf(seat);
}

/** The viewer's faction: the one that is asked if it is theirs, else their first; NOBODY for spectators. */
export function ownFaction(view: View): number {
  return view.seat === null ? NOBODY : factionOf(view, view.seat);
}

/** Whether a question has to name its faction: people share this screen, or the reader plays several (LE-TEAM-7). */
export function namesFaction({ seen, shared }: Pick<GameUpdate, 'seen' | 'shared'>): boolean {
  return shared !== undefined || seen.table.seatOf.filter((seat) => seat === seen.seat).length > 1;
}
