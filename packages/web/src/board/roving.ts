import type { Camera } from './camera.ts';
import type { Place } from './places-to-go.ts';

/** The nearest place in a direction: what lies aside counts double. */
export function beside(places: readonly Place[], from: Place, [wx, wy]: readonly [number, number]): Place | undefined {
  let best: Place | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const place of places) {
    const [dx, dy] = [place.x - from.x, place.y - from.y];
    const ahead = dx * wx + dy * wy;
    const aside = Math.abs(dx * wy) + Math.abs(dy * wx);
    const far = ahead + 2 * aside;
    if (ahead > 1 && aside <= 2 * ahead && far < least) [least, best] = [far, place];
  }
  return best;
}

/** A finger covers this many pixels around its middle. */
const FINGER = 22;

/** The place nearest to a finger, given in pixels from the middle of the screen; none if the finger covers none. */
export function within(places: readonly Place[], camera: Camera, at: { x: number; y: number }): Place | undefined {
  let best: Place | undefined;
  let least = FINGER;
  for (const place of places) {
    const far = Math.hypot((place.x - camera.x) * camera.scale - at.x, (place.y - camera.y) * camera.scale - at.y);
    if (far <= least) [least, best] = [far, place];
  }
  return best;
}
