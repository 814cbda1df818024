import type { FigureRule } from './figure.ts';

/**
 * LE-CREA-KRAKEN (figure, sea) Destroys all fleets in its area when placed or moved there; no fleet may enter while it
 * stays.
 */
export const kraken: FigureRule = {
  ground: 'sea',
  lasts: 'while-kept',
  sinksFleets: true,
  closesSea: (_, figure, sea) => figure.area === sea,
  refusal: 'No fleet may be where the Kraken is.',
};

/** CL-CREA-KRAKEN The same; it belongs to nobody and stays until it is called again. */
export const classicKraken: FigureRule = { ...kraken, lasts: 'until-played-again' };
