import type { God, View } from '@meltemi/engine';
import { actingOrder, openTiles } from '@meltemi/engine/query';

/** A place for a god on the table, from the top. */
export interface GodPlace {
  readonly god: God;
  readonly open: boolean;
  /** LE-ACT-1: when it acts; 0 for those that lie face down. */
  readonly number: number;
  /** Markers with it, in order of arrival. */
  readonly markers: readonly number[];
  /** In the action phase: has acted, acts now, or is still to come. */
  readonly turn: 'done' | 'now' | 'later' | null;
}

export function godPlaces(view: View): GodPlace[] {
  const { gods, offers, apollo, phase } = view;
  const open = openTiles(view.table);
  const now = phase === 'actions' ? actingOrder(view).find((marker) => !view.acted.includes(marker)) : undefined;
  return [...gods, 'apollo' as const].map((god, place) => {
    const markers = god === 'apollo' ? apollo : offers.flatMap((offer, marker) => (offer?.god === god ? [marker] : []));
    const number = god === 'apollo' ? open + 1 : place < open ? place + 1 : 0;
    return { god, open: number > 0, number, markers, turn: phase === 'actions' ? turnOf(view, markers, now) : null };
  });
}

function turnOf({ acted }: View, markers: readonly number[], now: number | undefined): GodPlace['turn'] {
  if (now !== undefined && markers.includes(now)) return 'now';
  return markers.length > 0 && markers.every((marker) => acted.includes(marker)) ? 'done' : 'later';
}
