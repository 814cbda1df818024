import { COLOURS, required } from '@meltemi/engine';

/** The name of a faction. */
export function colourOf(faction: number): string {
  return required(COLOURS[faction], `faction ${faction}`);
}
