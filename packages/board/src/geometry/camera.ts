import type { Point } from './noise.ts';

/** The visible part of the board: the point in the middle of the screen and the size of one unit in pixels. */
export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export interface Frame {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The share of a length, from its middle, that counts as in sight: the rest is at the very edge. */
const WELL_IN = 0.42;
/** The largest zoom: this many times the scale of the whole board, and at least this scale. */
const CLOSEST = 5;

/** The whole board. */
export function fitted({ left, top, width, height }: Frame, screen: Size): Camera {
  const scale = Math.min(screen.width / width, screen.height / height) || 1;
  return { x: left + width / 2, y: top + height / 2, scale };
}

/** Limits a camera: no farther than where the whole board fits into `room`, and not past its edges. */
export function held(camera: Camera, frame: Frame, screen: Size, room: Size = screen): Camera {
  const whole = fitted(frame, room);
  const scale = Math.min(Math.max(camera.scale, whole.scale), whole.scale * CLOSEST);
  const free = (at: number, from: number, length: number, seen: number): number => {
    const slack = Math.max(0, (length - seen / scale) / 2);
    return Math.min(Math.max(at, from + length / 2 - slack), from + length / 2 + slack);
  };
  return {
    x: free(camera.x, frame.left, frame.width, screen.width),
    y: free(camera.y, frame.top, frame.height, screen.height),
    scale,
  };
}

/** Moves a camera up or down, as little as needed to have a point well in sight. */
export function showing(camera: Camera, y: number, { height }: Size): Camera {
  const reach = (0.3 * height) / camera.scale;
  return { ...camera, y: Math.min(Math.max(camera.y, y - reach), y + reach) };
}

/** Whether a point is in sight, and not at the very edge. */
export function inside(camera: Camera, { x, y }: Point, { width, height }: Size): boolean {
  const [dx, dy] = [Math.abs(x - camera.x) * camera.scale, Math.abs(y - camera.y) * camera.scale];
  return dx <= width * WELL_IN && dy <= height * WELL_IN;
}

/** Zooms by a factor; the point under `at` (pixels from the middle of the screen) stays where it is. */
export function zoomed(camera: Camera, by: number, at: { x: number; y: number } = { x: 0, y: 0 }): Camera {
  const scale = camera.scale * by;
  return {
    x: camera.x + at.x / camera.scale - at.x / scale,
    y: camera.y + at.y / camera.scale - at.y / scale,
    scale,
  };
}

/** Moves a camera by pixels. */
export function panned(camera: Camera, dx: number, dy: number): Camera {
  return { ...camera, x: camera.x - dx / camera.scale, y: camera.y - dy / camera.scale };
}

export function viewBox({ x, y, scale }: Camera, { width, height }: Size): string {
  return [x - width / scale / 2, y - height / scale / 2, width / scale, height / scale]
    .map((n) => n.toFixed(1))
    .join(' ');
}
