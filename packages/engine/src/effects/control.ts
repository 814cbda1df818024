import { siteAt } from '../board/board.ts';
import { boardOf } from '../board/board-of.ts';
import { figureRule } from '../figures/index.ts';
import { NOBODY } from '../model/ids.ts';
import { at } from '../model/required.ts';
import type { Position } from '../model/state.ts';
import { figureIn } from '../query/areas.ts';
import { removeFigure } from './figures.ts';
import { takeCard } from './pieces.ts';
import { set } from './state.ts';
import { tell } from './tell.ts';

/**
 * A land area changes hands: priestess (LE-LAND-4), the loser's metropolis bonuses are owed (LE-METRO-8), a figure that
 * needs its holder's land leaves (R-MINOTAUR). The dues handle the consequences.
 */
export function takeControl(s: Position, area: number, faction: number): void {
  const board = boardOf(s);
  const loser = at(s.owner, area);
  if (loser === faction) return;
  set(s, 'owner', area, faction);
  tell(s, { event: 'controlled', faction, area, from: loser });
  if (board.priestess[area]) takeCard(s, faction, 'priestess');
  if (loser !== NOBODY) {
    for (const token of s.metropolises) {
      if (siteAt(board, token.site).area === area) s.owed = [...s.owed, { faction: loser, bonus: token.bonus }];
    }
  }
  const figure = figureIn(s, area);
  if (figure && figure.holder !== faction && figureRule(s, figure.id).ground === 'own-land') removeFigure(s, figure.id);
}
