import { gain } from '../../effects/gold.ts';
import { takeCard } from '../../effects/pieces.ts';
import { push } from '../../effects/state.ts';
import { tell } from '../../effects/tell.ts';
import type { FrameOf } from '../../model/frames.ts';
import { type God, NO_MARKER } from '../../model/ids.ts';
import { at, required } from '../../model/required.ts';
import type { Auto } from '../../model/rule.ts';
import type { Position } from '../../model/state.ts';
import { bidderOn, openGods } from '../../query/offerings.ts';

function nextToAct(s: Position): number {
  for (const god of openGods(s)) {
    const marker = bidderOn(s, god);
    if (marker !== NO_MARKER && !s.acted.includes(marker)) return marker;
  }
  for (const marker of s.apollo) if (!s.acted.includes(marker)) return marker;
  return NO_MARKER;
}

/** One turn after the other; how a turn begins is up to the edition. */
export function actionPhase(
  begin: (s: Position, marker: number, faction: number, god: God) => void,
): Auto<FrameOf<'actions'>> {
  return {
    run(s) {
      if (s.phase !== 'actions') {
        s.phase = 'actions';
        tell(s, { event: 'phase', phase: 'actions' });
      }
      const marker = nextToAct(s);
      if (marker === NO_MARKER) return push(s, { kind: 'end' });
      const faction = at(s.table.markerOf, marker);
      const { god } = required(s.offers[marker], 'offering');
      tell(s, { event: 'turn', faction, god });
      push(s, { kind: 'actions' });
      begin(s, marker, faction, god);
    },
  };
}

/** LE-ACT-2, CL-ACT-1: the first to act takes the last place of the turn-order track. */
export const finish: Auto<FrameOf<'finish'>> = {
  run(s, { marker }) {
    s.acted = [marker, ...s.acted];
  },
};

export const gainCard: Auto<FrameOf<'gain'>> = {
  run: (s, { faction, card }) => takeCard(s, faction, card),
};

export const tribute: Auto<FrameOf<'tribute'>> = {
  run: (s, { faction, gold }) => gain(s, faction, gold),
};
