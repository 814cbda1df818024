import { boardOf } from '../board/board-of.ts';
import { figureRule } from '../figures/index.ts';
import { at } from '../model/required.ts';
import type { Position } from '../model/state.ts';
import { figureIn } from './areas.ts';

/**
 * LE-INCOME-1, LE-INCOME-3, CL-INCOME-1: cornucopias of an area, printed and on tokens; a figure may multiply them
 * (LE-CREA-HYDRA).
 */
export function yieldOf(s: Position, area: number): number {
  const cornucopias = at(boardOf(s).cornucopias, area) + at(s.prosperity, area);
  const figure = figureIn(s, area);
  return figure ? cornucopias * (figureRule(s, figure.id).income ?? 1) : cornucopias;
}

/** LE-INCOME-2: who gets the income of an area: its controller, unless a figure there takes it (R-CERBERUS). */
function earner(s: Position, area: number): number {
  const figure = figureIn(s, area);
  return figure && figureRule(s, figure.id).takesIncome ? figure.holder : at(s.owner, area);
}

/** The gold that a faction earns at the next income, as the board is now. */
export function incomeOf(s: Position, faction: number): number {
  let gold = 0;
  for (let area = 0; area < s.owner.length; area++) if (earner(s, area) === faction) gold += yieldOf(s, area);
  return gold;
}
