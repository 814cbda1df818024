import { NOBODY, type View } from '@meltemi/engine';
import { decider } from '@meltemi/engine/query';

/** The viewer's faction: the one that is asked if it is theirs, else their first; NOBODY for spectators. */
export function ownFaction(view: View): number {
  const { seatOf } = view.table;
  const asked = decider(view);
  if (typeof asked === 'number' && view.seat !== null && seatOf[asked] === view.seat) return asked;
  return view.seat === null ? NOBODY : seatOf.indexOf(view.seat);
}
