import type { Stop } from './focus-order.ts';

/** The nearest stop in a direction; sideways distance counts double. */
export function neighbour(stops: readonly Stop[], from: Stop, [wx, wy]: readonly [number, number]): Stop | undefined {
  let best: Stop | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const stop of stops) {
    const [dx, dy] = [stop.x - from.x, stop.y - from.y];
    const ahead = dx * wx + dy * wy;
    const aside = Math.abs(dx * wy) + Math.abs(dy * wx);
    const far = ahead + 2 * aside;
    if (ahead > 1 && aside <= 2 * ahead && far < least) [least, best] = [far, stop];
  }
  return best;
}
