import type { State } from '../../../model/state.ts';

/** CL-CREA-CHIRON (figure) Protects its isle from Pegasus, Giant and Harpy. */
export function isProtected(s: State, isle: number): boolean {
  return s.figures.some((figure) => figure.id === 'chiron' && figure.area === isle);
}
