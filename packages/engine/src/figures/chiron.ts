import type { FigureRule } from './figure.ts';

/** CL-CREA-CHIRON (figure) Protects its isle from Pegasus, Giant and Harpy. */
export const chiron: FigureRule = {
  ground: 'land',
  lasts: 'until-next-cycle',
  wardsOff: ['pegasus', 'giant', 'harpy'],
  refusal: 'Chiron protects that isle from Pegasus.',
};
