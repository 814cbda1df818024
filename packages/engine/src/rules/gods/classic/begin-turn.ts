import { removeFigure } from '../../../effects/figures.ts';
import { push } from '../../../effects/state.ts';
import { figureRule } from '../../../figures/index.ts';
import type { Position } from '../../../model/state.ts';
import { landCount } from '../../../query/areas.ts';
import { renewTrack } from '../../monuments/zeus.ts';
import { actionPhase } from '../../phases/actions.ts';

/** CL-ACT-1: a turn begins. CL-CREA-2: its player's figures leave first, with Apollo as well. */
export const classicActions = actionPhase((s, marker, faction, god) => {
  if (isFirstTurn(s, faction)) dismissFigures(s, faction);
  if (god !== 'apollo') push(s, { kind: 'turn', faction, marker, god, bought: 0, mobilised: 0, once: false });
  else {
    // CL-APOLLO: 1 GP, 4 with exactly one isle; for the first marker there also a prosperity marker (R-CL-APOLLO2: gold
    // for each).
    push(s, { kind: 'finish', faction, marker });
    if (s.apollo[0] === marker) push(s, { kind: 'place', faction, piece: 'prosperity', left: 1, where: 'land' });
    push(s, { kind: 'tribute', faction, gold: landCount(s, faction) === 1 ? 4 : 1 });
  }
  renewTrack(s, faction);
});

/** Whether a faction, which has two markers in the game of two, has not acted in this cycle yet. */
function isFirstTurn({ acted, table }: Position, faction: number): boolean {
  return acted.every((marker) => table.markerOf[marker] !== faction);
}

/** R-CL-FIGURES: what came in the cycle before leaves; a second turn in the same cycle ends nothing. */
function dismissFigures(s: Position, faction: number): void {
  for (const figure of s.figures) {
    if (figure.holder === faction && figureRule(s, figure.id).lasts === 'until-next-cycle') removeFigure(s, figure.id);
  }
}
