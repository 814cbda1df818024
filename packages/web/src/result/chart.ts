import { at, required } from '@meltemi/engine/internal';
// The geometry of a small chart, in units of its drawing.

export const WIDTH = 360;
export const HEIGHT = 190;
const LEFT = 24;
const RIGHT = 60;
const TOP = 10;
const BOTTOM = 24;
/** Least distance between labels at the ends of lines. */
const APART = 16;
/** Lines that run together are drawn side by side. */
const BESIDE = 2.6;
const MOST_TICKS = 5;
const MOST_MARKS = 7;

/** Factions that are counted together: one, or those of a team. */
export type Side = readonly [number, ...number[]];

/** One player or team through the cycles. */
export interface Series {
  readonly factions: Side;
  readonly name: string;
  readonly values: readonly number[];
}

interface Mark {
  readonly x: number;
  readonly y: number;
}
interface Drawn {
  readonly factions: Side;
  readonly path: string;
  readonly marks: readonly Mark[];
  /** Where the line ends, and where its label stands. */
  readonly end: Mark;
  readonly label: number;
}
interface Tick {
  readonly at: number;
  readonly value: number;
}
export interface Chart {
  readonly lines: readonly Drawn[];
  readonly values: readonly Tick[];
  readonly cycles: readonly Tick[];
  readonly left: number;
  readonly right: number;
}

/** `stepped`: values jump, like counts of things, instead of changing gradually. */
export function chartOf(lines: readonly Series[], stepped: boolean): Chart {
  const length = Math.max(0, ...lines.map(({ values }) => values.length));
  const most = Math.max(1, ...lines.flatMap(({ values }) => values));
  const x = (i: number) => round(LEFT + ((WIDTH - LEFT - RIGHT) * i) / Math.max(1, length - 1));
  const y = (value: number) => round(HEIGHT - BOTTOM - ((HEIGHT - TOP - BOTTOM) * value) / most);
  const labels = spread(lines.map(({ values }) => y(at(values, length - 1))));
  return {
    lines: lines.map(({ factions, values }, nth) => {
      const beside = round((nth - (lines.length - 1) / 2) * BESIDE * (stepped ? 1 : 0));
      const points = values.map((value, i) => ({ x: x(i), y: round(y(value) + beside) }));
      const apart = Math.max(1, Math.ceil(length / MOST_MARKS));
      const marks = points.filter((_, i) => (i + nth) % apart === 0);
      const end = required(points.at(-1), 'cycle');
      return { factions, path: pathOf(points, stepped), marks, end, label: at(labels, nth) };
    }),
    values: steps(most, MOST_TICKS).map((value) => ({ at: y(value), value })),
    cycles: steps(length, MOST_MARKS).flatMap((value) => (value > 0 ? [{ at: x(value - 1), value }] : [])),
    left: LEFT,
    right: WIDTH - RIGHT,
  };
}

function pathOf(points: readonly Mark[], stepped: boolean): string {
  const step = ({ x, y }: Mark): string => (stepped ? `H${x}V${y}` : `L${x} ${y}`);
  return points.map((point, i) => (i === 0 ? `M${point.x} ${point.y}` : step(point))).join('');
}

/** Round numbers from 0 to `most`, with a limited number of steps. */
export function steps(most: number, many: number): number[] {
  const size = [1, 2, 5, 10, 20, 50, 100].find((step) => most / step <= many) ?? 200;
  return Array.from({ length: Math.floor(most / size) + 1 }, (_, i) => i * size);
}

/** Moves heights apart, as little as needed, within the drawing. */
export function spread(heights: readonly number[]): number[] {
  const order = [...heights.keys()].sort((a, b) => at(heights, a) - at(heights, b));
  const placed = [...heights];
  let above = TOP - APART;
  for (const i of order) {
    above = Math.max(at(placed, i), above + APART);
    placed[i] = above;
  }
  let below = HEIGHT - BOTTOM + APART;
  for (const i of order.reverse()) {
    below = Math.min(at(placed, i), below - APART);
    placed[i] = below;
  }
  return placed;
}

function round(length: number): number {
  return Math.round(length * 10) / 10;
}
