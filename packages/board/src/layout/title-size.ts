import type { Area } from '../geometry/shape.ts';
import type { Sizes } from './sizes.ts';

/** The sizes of a name and of the area's yields. */
export function titleSize({ cornucopias, priestess }: Area, name: string, sizes: Sizes) {
  const yields = cornucopias + (priestess ? 1 : 0) + 1;
  const wide = (widthOf(name) + 0.15) * sizes.font;
  return { label: [wide, sizes.label], income: [yields * sizes.income, sizes.income] } as const;
}

/** Letters of unusual width, and the difference from the usual one. */
const LETTERS = [
  [/[iIlíìїіІjf' .-]/g, -0.24],
  [/[tr]/g, -0.14],
  [/[mwMWЖМФШЩЮжмфшщю]/g, 0.28],
] as const;

/** The width of a name, in multiples of its font size. */
function widthOf(name: string): number {
  return LETTERS.reduce((sum, [like, by]) => sum + (name.match(like)?.length ?? 0) * by, name.length * 0.57);
}
