import type { Happening, View } from '@meltemi/engine';

/**
 * A board that shows what has happened: `factor` on the duration of motions, `still` on that of moments; 0 leaves them
 * out.
 */
export interface AnimatedBoard {
  animate(happened: readonly Happening[], after: View, factor: number, still?: number): Promise<void>;
}
