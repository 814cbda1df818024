import { COLOURS, type Colour } from '@meltemi/engine';
import { required } from '@meltemi/engine/internal';
import type { IconName } from './icon.ts';

/** A faction is known by its colour and by the shape of its emblem. */
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

/** The names of its two colours: the fill, and what reads on it. */
export function coloursOf(faction: number): { fill: string; on: string } {
  const colour = colourOf(faction);
  return { fill: `var(--${colour})`, on: `var(--on-${colour})` };
}
