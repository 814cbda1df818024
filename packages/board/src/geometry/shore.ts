import { itemAt } from './item-at.ts';
import type { Mesh } from './mesh.ts';
import type { Point } from './noise.ts';
import { otherOf } from './outline.ts';

/** The point at a share `along` of the border between an area and a sea area, and the direction out to sea. */
export function shoreOf(mesh: Mesh, area: number, sea: number, along: number): { at: Point; towards: Point } {
  const sides = itemAt(mesh.around, area).filter(({ side }) => otherOf(side, area) === sea);
  const line = longest(sides.map(({ side, back }) => (back ? [...side.line].reverse() : side.line)));
  const i = Math.round(along * (line.length - 1));
  const [a, b] = [itemAt(line, Math.max(0, i - 2)), itemAt(line, Math.min(line.length - 1, i + 2))];
  const far = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  return { at: itemAt(line, i), towards: { x: (b.y - a.y) / far, y: (a.x - b.x) / far } };
}

/** The longest chain of adjacent sides: an area may have several shores on the same sea. */
function longest(sides: readonly (readonly Point[])[]): readonly Point[] {
  const left = sides.map((side) => [...side]);
  const meet = ([a]: readonly Point[], b: Point | undefined): boolean =>
    a !== undefined && b !== undefined && Math.hypot(a.x - b.x, a.y - b.y) < 0.01;
  for (let i = 0, line = left[0]; line; line = left[i]) {
    const end = line.at(-1);
    const following = left.find((other) => other !== line && meet(other, end));
    if (following) {
      line.push(...following.slice(1));
      left.splice(left.indexOf(following), 1);
      i = left.indexOf(line);
    } else i++;
  }
  return left.reduce((best, line) => (line.length > best.length ? line : best));
}
