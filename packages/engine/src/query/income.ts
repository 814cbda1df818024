import { boardOf } from '../board/board-of.ts';
import type { State } from '../model/state.ts';
import type { View } from '../model/view.ts';

/** LE-INCOME-1, LE-INCOME-3, CL-INCOME-1: cornucopias of an area, printed and on tokens; Hydra doubles them. */
export function yieldOf(s: State | View, area: number): number {
  const cornucopias = boardOf(s).cornucopias[area] + s.prosperity[area];
  for (const figure of s.figures) if (figure.id === 'hydra' && figure.area === area) return 2 * cornucopias;
  return cornucopias;
}

/** LE-INCOME-2: who gets the income of an area: its controller, unless Cerberus is there (R-CERBERUS). */
function earner(s: State | View, area: number): number {
  for (const figure of s.figures) if (figure.id === 'cerberus' && figure.area === area) return figure.holder;
  return s.owner[area];
}

export function incomeOf(s: State | View, faction: number): number {
  let gold = 0;
  for (let area = 0; area < s.owner.length; area++) if (earner(s, area) === faction) gold += yieldOf(s, area);
  return gold;
}
