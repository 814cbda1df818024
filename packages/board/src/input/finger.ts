import type { Camera } from '../geometry/camera.ts';
import type { Stop } from './focus-order.ts';

/** The radius that a finger covers, in pixels. */
const FINGER = 22;

/** The stop nearest to a finger; none if the finger covers none. `at`: pixels from the middle of the screen. */
export function underFinger(stops: readonly Stop[], camera: Camera, at: { x: number; y: number }): Stop | undefined {
  let best: Stop | undefined;
  let least = FINGER;
  for (const stop of stops) {
    const far = Math.hypot((stop.x - camera.x) * camera.scale - at.x, (stop.y - camera.y) * camera.scale - at.y);
    if (far <= least) [least, best] = [far, stop];
  }
  return best;
}
