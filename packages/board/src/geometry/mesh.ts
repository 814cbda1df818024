import { atOnce, type Steps } from '../tasks/slices.ts';
import { itemAt } from './item-at.ts';
import { bent, between, type Point } from './noise.ts';
import type { Hex } from './shape.ts';

// Borders of areas as lines: sides of hexagons are joined to chains, rounded and bent. Every side has one line of
// points, which both areas beside it share.

/** The properties of an area that determine its borders. */
interface Covering {
  readonly land: boolean;
  readonly cells: readonly Hex[];
}

interface Covered {
  readonly areas: readonly Covering[];
}

/** Number of points of a side's line, less one. */
const STEPS_PER_SIDE = 10;
const OUTSIDE = -1;
const SIDES_AT_ONCE = 20;
/** Clockwise from east. */
const STEPS: readonly (readonly [number, number])[] = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
];

/** A side of a hexagon, between two corners, and between two areas or an area and the outside. */
export interface Side {
  readonly from: string;
  readonly to: string;
  /** The area on the right when walking from `from` to `to`. */
  readonly area: number;
  readonly beyond: number;
  line: readonly Point[];
}

export interface Mesh {
  readonly sides: readonly Side[];
  /** By area, the sides of its border in order; `back`: the side's line is walked backwards. */
  readonly around: readonly (readonly { readonly side: Side; readonly back: boolean }[])[];
}

export function middle({ q, r }: Hex): Point {
  return { x: 100 * Math.sqrt(3) * (q + r / 2), y: 150 * r };
}

export function turned({ x, y }: Point, turn: number): Point {
  const [cos, sin] = [Math.cos((turn * Math.PI) / 6), Math.sin((turn * Math.PI) / 6)];
  return { x: x * cos - y * sin, y: x * sin + y * cos };
}

const key = ({ q, r }: Hex): string => `${q},${r}`;

/** A corner lies between three cells: the sum of their coordinates names it. */
function corner({ q, r }: Hex, step: number): string {
  const [[aq, ar], [bq, br]] = [itemAt(STEPS, step), itemAt(STEPS, (step + 1) % 6)];
  return `${3 * q + aq + bq},${3 * r + ar + br}`;
}

function cornerPoint(name: string): Point {
  const [q, r] = name.split(',').map(Number);
  if (q === undefined || r === undefined) throw new Error(`no corner has the name ${name}`);
  return middle({ q: q / 3, r: r / 3 });
}

export function meshOf(board: Covered, turn = 0): Mesh {
  return atOnce(meshing(board, turn));
}

/** `turn`: the whole board turned, in steps of 30° clockwise. */
export function* meshing(board: Covered, turn: number): Steps<Mesh> {
  const { areas } = board;
  const owner = new Map(areas.flatMap((area, i) => area.cells.map((cell) => [key(cell), i] as const)));
  const sides = new Map<string, Side>();
  const around = areas.map((area, i) => sidesOf(area, i, owner, sides));
  const land = (area: number): boolean => area !== OUTSIDE && itemAt(areas, area).land;
  const all = [...sides.values()];
  const placed = new Map<string, Point>();
  // Coasts come first, because other borders end at them; the rim of the board is next.
  const coast = all.filter(({ area, beyond }) => land(area) !== land(beyond));
  const rim = all.filter(({ area, beyond }) => !land(area) && beyond === OUTSIDE);
  const inner = all.filter((side) => land(side.area) === land(side.beyond) && side.beyond !== OUTSIDE);
  yield;
  drawChains(coast, placed, 16);
  yield;
  drawChains(rim, placed, 30);
  yield;
  drawChains(inner, placed, 8);
  for (const [i, side] of all.entries()) {
    if (i % SIDES_AT_ONCE === 0) yield;
    side.line = side.line.map((point) => turned(bent(point), turn));
  }
  return { sides: all, around };
}

function sidesOf(area: Covering, index: number, owner: Map<string, number>, sides: Map<string, Side>) {
  return area.cells.flatMap((cell) =>
    STEPS.flatMap(([q, r], step) => {
      const beyond = owner.get(key({ q: cell.q + q, r: cell.r + r })) ?? OUTSIDE;
      if (beyond === index) return [];
      const [from, to] = [corner(cell, (step + 5) % 6), corner(cell, step)];
      const known = sides.get(`${to} ${from}`);
      const side = known ?? { from, to, area: index, beyond, line: [] };
      if (!known) sides.set(`${from} ${to}`, side);
      return [{ side, back: known !== undefined }];
    }),
  );
}

/** Joins sides to chains that end where three of them meet or at a corner already placed, and rounds each. */
function drawChains(sides: readonly Side[], placed: Map<string, Point>, rounds: number): void {
  const at = new Map<string, Side[]>();
  for (const side of sides) {
    for (const name of [side.from, side.to]) at.set(name, [...(at.get(name) ?? []), side]);
  }
  const ends = (name: string): boolean => placed.has(name) || at.get(name)?.length !== 2;
  const left = new Set(sides);
  const starts = [...at.keys()].filter(ends);
  const fixed = new Map(placed);
  for (const start of [...starts, ...at.keys()]) {
    for (const first of at.get(start) ?? []) {
      if (left.has(first)) drawChain(walk(start, first), fixed, placed, rounds);
    }
  }
  function walk(start: string, first: Side): Chain {
    const names: Chain['names'] = [start];
    const chain: Side[] = [];
    for (let side: Side | undefined = first; side; ) {
      left.delete(side);
      chain.push(side);
      const next: string = side.from === names.at(-1) ? side.to : side.from;
      names.push(next);
      side = ends(next) ? undefined : at.get(next)?.find((other) => left.has(other));
    }
    return { names, chain };
  }
}

/** Sides that follow each other, and the names of the corners from the first to the last. */
interface Chain {
  readonly names: [string, ...string[]];
  readonly chain: Side[];
}

function drawChain(
  { names, chain }: Chain,
  fixed: ReadonlyMap<string, Point>,
  placed: Map<string, Point>,
  rounds: number,
): void {
  const closed = names.length > 2 && names[0] === names.at(-1) && !fixed.has(names[0]);
  const corners = names.map((name) => fixed.get(name) ?? cornerPoint(name));
  const points = corners
    .slice(1)
    .flatMap((to, i) =>
      Array.from({ length: STEPS_PER_SIDE }, (_, s) => between(itemAt(corners, i), to, s / STEPS_PER_SIDE)),
    );
  if (!closed) points.push(...corners.slice(-1));
  const round = rounded(points, closed, rounds);
  if (closed) round.push(...round.slice(0, 1));
  chain.forEach((side, i) => {
    const line = round.slice(i * STEPS_PER_SIDE, (i + 1) * STEPS_PER_SIDE + 1);
    side.line = side.from === names[i] ? line : line.reverse();
  });
  names.forEach((name, i) => {
    placed.set(name, itemAt(round, i * STEPS_PER_SIDE));
  });
}

/** Every point moves to the weighted mean of itself and its neighbours in each round; the ends of an open line stay. */
export function rounded(points: readonly Point[], closed: boolean, rounds: number): Point[] {
  const [xs, ys] = [Float64Array.from(points, ({ x }) => x), Float64Array.from(points, ({ y }) => y)];
  for (const values of [xs, ys]) {
    for (let round = 0; round < rounds; round++) smooth(values, closed);
  }
  return points.map(({ x, y }, i) => ({ x: xs[i] ?? x, y: ys[i] ?? y }));
}

function smooth(values: Float64Array, closed: boolean): void {
  const first = values[0] ?? 0;
  const last = values.length - 1;
  let before = (closed ? values[last] : first) ?? first;
  for (let i = 0; i <= last; i++) {
    const here = values[i] ?? first;
    const next = i < last ? (values[i + 1] ?? first) : first;
    if (closed || (i > 0 && i < last)) values[i] = (before + 2 * here + next) / 4;
    before = here;
  }
}
