import type { Area } from '../geometry/shape.ts';
import type { Sizes } from './sizes.ts';

/** Room beside a name, in multiples of its font size, so that it does not run together with the next one. */
export const GAP = 0.3;

/** The sizes of a name and of the area's yields. */
export function titleSize({ cornucopias, priestess }: Area, name: string, sizes: Sizes) {
  const yields = cornucopias + (priestess ? 1 : 0) + 1;
  const wide = (widthOf(name) + GAP) * sizes.font;
  return { label: [wide, sizes.label], income: [yields * sizes.income, sizes.income] } as const;
}

/**
 * The widths of letters in the font of names (Literata, weight 600; the italics are a little narrower), in multiples of
 * its size.
 */
export const LETTERS: readonly (readonly [number, string])[] = [
  [0.2, ' '],
  [0.36, "-'ʼijlíіï"],
  [0.44, '1IftІ'],
  [0.5, 'srzг'],
  [0.56, '23579ceéес'],
  [0.6, '468Jagxyáавух'],
  [0.64, '0FPSdovóГЗРдкотя'],
  [0.68, 'BELZhknpuÉúБЕлр'],
  [0.72, 'CСУйнп'],
  [0.76, 'ARTXАДКТХ'],
  [0.8, 'DGKOUÓÚЛОм'],
  [0.84, 'HNНП'],
  [0.92, 'Wwфю'],
  [1, 'MmМФЖШЩЮжшщ'],
];
const WIDTH = new Map(LETTERS.flatMap(([width, letters]) => [...letters].map((letter) => [letter, width] as const)));
/** Of a letter that no name of a board has had yet. */
const UNUSUAL = 0.76;

/** The width of a name, in multiples of its font size. */
export function widthOf(name: string): number {
  return [...name].reduce((sum, letter) => sum + (WIDTH.get(letter) ?? UNUSUAL), 0);
}
