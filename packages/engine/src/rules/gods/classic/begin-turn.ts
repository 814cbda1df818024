import { removeFigure } from '../../../effects/figures.ts';
import { push } from '../../../effects/state.ts';
import { figureRule } from '../../../figures/index.ts';
import { landCount } from '../../../query/areas.ts';
import { renewTrack } from '../../monuments/zeus.ts';
import { actionPhase } from '../../phases/actions.ts';

/** CL-ACT-1: a turn begins. CL-CREA-2: its player's figures leave first, with Apollo as well. */
export const classicActions = actionPhase((s, marker, faction, god) => {
  for (const figure of s.figures) {
    if (figure.holder === faction && figureRule(s, figure.id).lasts === 'until-next-turn') removeFigure(s, figure.id);
  }
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
