import type { Camera } from '../geometry/camera.ts';
import type { Stop } from './focus-order.ts';

/** A finger covers this many pixels around its middle. */
const FINGER = 22;

/** The stop nearest to a finger, given in pixels from the middle of the screen; none if the finger covers none. */
export function underFinger(stops: readonly Stop[], camera: Camera, at: { x: number; y: number }): Stop | undefined {
  let best: Stop | undefined;
  let least = FINGER;
  for (const stop of stops) {
    const far = Math.hypot((stop.x - camera.x) * camera.scale - at.x, (stop.y - camera.y) * camera.scale - at.y);
    if (far <= least) [least, best] = [far, stop];
  }
  return best;
}
