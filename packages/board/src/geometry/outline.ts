import { itemAt } from './item-at.ts';
import { type Mesh, rounded, type Side } from './mesh.ts';
import { noise, type Point } from './noise.ts';

/** A closed line, clockwise, with its inside on the right. */
export type Loop = readonly Point[];

/** The outlines of a union of areas. */
export function outlines(mesh: Mesh, inside: (area: number) => boolean): Loop[] {
  const next = new Map<string, { to: string; line: readonly Point[] }>();
  mesh.around.forEach((sides, area) => {
    if (!inside(area)) return;
    for (const { side, back } of sides) {
      if (inside(otherOf(side, area))) continue;
      const line = back ? [...side.line].reverse() : side.line;
      next.set(back ? side.to : side.from, { to: back ? side.from : side.to, line });
    }
  });
  const loops: Point[][] = [];
  for (const start of next.keys()) {
    const loop: Point[] = [];
    for (let at = start, step = next.get(at); step; at = step.to, step = next.get(at)) {
      next.delete(at);
      loop.push(...step.line.slice(0, -1));
    }
    if (loop.length) loops.push(loop);
  }
  return loops;
}

export function otherOf(side: Side, area: number): number {
  return side.area === area ? side.beyond : side.area;
}

/** Moves a loop inwards by `by` (outwards if negative), irregularly by up to `unrest`. */
export function inset(loop: Loop, by: number, rounds = 4, unrest = 0): Loop {
  const count = loop.length;
  const moved = loop.map((p, i) => {
    const [a, b] = [loop[(i + count - 2) % count] ?? p, loop[(i + 2) % count] ?? p];
    const [dx, dy] = [b.x - a.x, b.y - a.y];
    const far = (by * (1 + unrest * noise(p.x / 70, p.y / 70, 9))) / (Math.hypot(dx, dy) || 1);
    return { x: p.x - dy * far, y: p.y + dx * far };
  });
  return rounded(moved, true, rounds);
}

/** The lines of these sides as one path, joined where they meet. */
export function lines(sides: readonly Side[]): string {
  return sides.map(({ line }) => path(line)).join('');
}

/** A smooth curve along every second point. */
function path(line: readonly Point[], closed = false): string {
  const points = line.filter((_, i) => i % 2 === 0);
  const [first, last] = [itemAt(points, 0), itemAt(points, points.length - 1)];
  const bends = points.map((p, i) => `Q${at(p)} ${at(half(p, points[i + 1] ?? first))}`);
  if (closed) return `M${at(half(last, first))}${bends.join('')}Z`;
  return `M${at(first)}${bends.slice(1, -2).join('')}Q${at(itemAt(points, points.length - 2))} ${at(last)}`;
}

const at = ({ x, y }: Point): string => `${round(x)} ${round(y)}`;
const half = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

export function paths(loops: readonly Loop[]): string {
  return loops.map((loop) => path(loop, true)).join('');
}

const round = (n: number): number => Math.round(n * 10) / 10;
