import { push } from '../../effects/state.ts';
import { tell } from '../../effects/tell.ts';
import type { FrameOf } from '../../model/frames.ts';
import { FATE } from '../../model/ids.ts';
import type { Move } from '../../model/moves.ts';
import { refusing } from '../../model/refusal.ts';
import { at } from '../../model/required.ts';
import { type FateAsk, impossible } from '../../model/rule.ts';
import type { Position } from '../../model/state.ts';
import { termsOf } from '../../model/terms.ts';

// What fate lays out before offerings can be made: god tiles and markers.

/** LE-SETUP-1: the god tiles are shuffled onto their places. */
export const layGods: FateAsk<FrameOf<'lay-gods'>> = {
  who: () => FATE,
  skip: (s) => s.gods.length === termsOf(s).gods.length,
  moves: (s, { from }) =>
    (from ?? termsOf(s).gods).filter((god) => !s.gods.includes(god)).map((god): Move => ({ do: 'tile', god })),
  take(s, frame, move) {
    if (move.do !== 'tile') impossible(move);
    s.gods = [...s.gods, move.god];
    // R-CL-PAIR: once these are laid, the others follow face down.
    const more = frame.from?.some((god) => !s.gods.includes(god)) ? frame : { kind: frame.kind };
    push(s, more);
    if (s.gods.length === termsOf(s).gods.length) tell(s, { event: 'gods', gods: s.gods });
  },
  refuse: refusing('LE-SETUP-1', 'fate lays the god tiles', 'tile'),
};

/** LE-SETUP-3, CL-SETUP-3: offering markers onto the turn-order track at random. */
export const layMarkers: FateAsk<FrameOf<'lay-markers'>> = {
  who: () => FATE,
  skip: (s) => s.order.length === s.table.markerOf.length,
  moves: (s) =>
    s.table.teamOf
      .map((_, faction) => faction)
      .filter((faction) => markersLeft(s, faction).length > 0)
      .map((faction): Move => ({ do: 'marker', faction })),
  take(s, frame, move) {
    if (move.do !== 'marker') impossible(move);
    s.order = [...s.order, at(markersLeft(s, move.faction), 0)];
    push(s, frame);
    if (s.order.length === s.table.markerOf.length)
      tell(s, { event: 'order', order: s.order.map((m) => at(s.table.markerOf, m)) });
  },
  refuse: refusing('LE-SETUP-3', 'fate lays the markers', 'marker'),
};

/** Markers of a faction that are not on the track yet. */
export function markersLeft(s: Position, faction: number): number[] {
  return s.table.markerOf.flatMap((owner, marker) => (owner === faction && !s.order.includes(marker) ? [marker] : []));
}
