/** The normal quantile that leaves 2.5 % on each side. */
const Z = 1.959963984540054;

/** A confidence interval, from 0 to 1. */
export interface Interval {
  readonly low: number;
  readonly high: number;
}

/**
 * Wilson's interval of a share, of 95 % unless another quantile is given; wins may be fractions, where a victory is
 * shared.
 */
export function wilson(wins: number, games: number, z = Z): Interval {
  if (games === 0) return { low: 0, high: 1 };
  const share = wins / games;
  const z2 = z ** 2 / games;
  const centre = share + z2 / 2;
  const reach = Math.sqrt(z2 * share * (1 - share) + z2 ** 2 / 4);
  return { low: Math.max(0, (centre - reach) / (1 + z2)), high: Math.min(1, (centre + reach) / (1 + z2)) };
}
