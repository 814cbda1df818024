import { COLOURS, type Colour } from '@meltemi/engine';
import { required } from '@meltemi/engine/internal';
import type { IconName } from './icon.ts';

/** Emblems distinguish factions by shape, besides colour. */
const EMBLEMS: { readonly [C in Colour]: IconName } = {
  red: 'owl',
  blue: 'dolphin',
  yellow: 'lion',
  purple: 'seahorse',
  green: 'bull',
  black: 'horse',
};

export function colourOf(faction: number): Colour {
  return required(COLOURS[faction], 'colour');
}

export function emblemOf(faction: number): IconName {
  return EMBLEMS[colourOf(faction)];
}

/** CSS variables of its two colours: the fill, and a colour that is legible on it. */
export function coloursOf(faction: number): { fill: string; on: string } {
  const colour = colourOf(faction);
  return { fill: `var(--${colour})`, on: `var(--on-${colour})` };
}
