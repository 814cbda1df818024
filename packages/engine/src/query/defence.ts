import { figureRule } from '../figures/index.ts';
import type { CreatureId } from '../model/ids.ts';
import { at } from '../model/required.ts';
import type { Figure, Position } from '../model/state.ts';
import { figureIn } from './areas.ts';
import { warPortFleets } from './monuments.ts';

// What stands in the way of those who come to a land area.

/**
 * The figure that fights for the owner of an area, as a unit (LE-CREA-MINOTAUR) or beside its troops (R-CL-MINOTAUR).
 */
export function fightingFigure(s: Position, area: number): Figure | undefined {
  if (s.figures.length === 0) return undefined;
  const figure = figureIn(s, area);
  return figure && figureRule(s, figure.id).fights?.(s, figure) ? figure : undefined;
}

/** R-MINOTAUR: a figure that defends an area by itself and can be lost. */
export function defendingFigure(s: Position, area: number): Figure | undefined {
  const figure = fightingFigure(s, area);
  return figure && figureRule(s, figure.id).mayBeLost ? figure : undefined;
}

/** Troops, heroes or a figure of the area's owner, or fleets of the War Port. */
export function isDefended(s: Position, area: number): boolean {
  if (at(s.troops, area) > 0 || at(s.mercenaries, area) > 0) return true;
  for (const hero of s.heroes) if (hero.area === area && hero.owner === s.owner[area]) return true;
  return defendingFigure(s, area) !== undefined || warPortFleets(s, area) > 0;
}

/** CL-CREA-CHIRON: the figure that protects an area from a card. */
export function guardian(s: Position, area: number, card: CreatureId): Figure | undefined {
  return s.figures.find((figure) => figure.area === area && figureRule(s, figure.id).wardsOff?.includes(card));
}
