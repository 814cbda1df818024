import { isOneOf, required } from './required.ts';

/** The colour of each faction, by its number. */
export const COLOURS = ['red', 'blue', 'yellow', 'purple', 'green', 'black'] as const;

/** The colour of a faction. */
export type Colour = (typeof COLOURS)[number];

/** The faction of this colour; undefined: it is none. */
export function factionNamed(colour: string): number | undefined {
  return isOneOf(COLOURS, colour) ? COLOURS.indexOf(colour) : undefined;
}

/** The colour of this faction; throws if there is none. */
export function colourOf(faction: number): Colour {
  return required(COLOURS[faction], `faction ${faction}`);
}
