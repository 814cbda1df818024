import type { Building, FigureId, Refusal, View } from '@meltemi/engine';
import type { Naming } from './naming.ts';
import type { RefusalWords } from './say.ts';

// What the page asks a language only on occasion.

/** What stands on a site. */
export function standing(site: number, { built }: View): Building | 'metropolis' | null {
  const here = built[site];
  return here === 'covered' ? 'metropolis' : here;
}

/** Where a creature is; empty if it is not on the board. */
export function lair(creature: FigureId, n: Naming, { figures }: View): string {
  const figure = figures.find(({ id }) => id === creature);
  return figure ? n.area(figure.area) : '';
}

/** The engine's own sentence where a language has none. */
export function refuse(refusals: Readonly<Record<string, RefusalWords>>, refusal: Refusal, n: Naming): string {
  return refusals[refusal.code]?.(refusal.params, n, refusal.rule) ?? refusal.text;
}
