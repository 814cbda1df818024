// The geometry of a small chart, in units of its drawing.

export const WIDTH = 360;
export const HEIGHT = 190;
const LEFT = 24;
const RIGHT = 60;
const TOP = 10;
const BOTTOM = 24;
/** Labels at the ends of lines keep so far apart. */
const APART = 16;
/** Lines that run together are drawn side by side. */
const BESIDE = 2.6;
const MOST_TICKS = 5;
const MOST_MARKS = 7;

/** One player or team through the cycles. */
export interface Line {
  readonly factions: readonly number[];
  readonly name: string;
  readonly values: readonly number[];
}

interface Mark {
  readonly x: number;
  readonly y: number;
}
interface Drawn {
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

/** `stepped`: values that change at once, like counts of things, and not little by little. */
export function chartOf(lines: readonly Line[], stepped: boolean): Chart {
  const length = lines[0].values.length;
  const most = Math.max(1, ...lines.flatMap(({ values }) => values));
  const x = (i: number) => round(LEFT + ((WIDTH - LEFT - RIGHT) * i) / Math.max(1, length - 1));
  const y = (value: number) => round(HEIGHT - BOTTOM - ((HEIGHT - TOP - BOTTOM) * value) / most);
  const labels = spread(lines.map(({ values }) => y(values[length - 1])));
  return {
    lines: lines.map(({ values }, nth) => {
      const beside = round((nth - (lines.length - 1) / 2) * BESIDE * (stepped ? 1 : 0));
      const points = values.map((value, i) => ({ x: x(i), y: round(y(value) + beside) }));
      const apart = Math.max(1, Math.ceil(length / MOST_MARKS));
      const marks = points.filter((_, i) => (i + nth) % apart === 0);
      return { path: pathOf(points, stepped), marks, end: points[length - 1], label: labels[nth] };
    }),
    values: steps(most, MOST_TICKS).map((value) => ({ at: y(value), value })),
    cycles: steps(length, MOST_MARKS).flatMap((value) => (value > 0 ? [{ at: x(value - 1), value }] : [])),
    left: LEFT,
    right: WIDTH - RIGHT,
  };
}

function pathOf(points: readonly Mark[], stepped: boolean): string {
  const [first, ...others] = points;
  return `M${first.x} ${first.y}${others.map(({ x, y }) => (stepped ? `H${x}V${y}` : `L${x} ${y}`)).join('')}`;
}

/** Round numbers from 0 to `most`, with a limited number of steps. */
export function steps(most: number, many: number): number[] {
  const size = [1, 2, 5, 10, 20, 50, 100].find((step) => most / step <= many) ?? 200;
  return Array.from({ length: Math.floor(most / size) + 1 }, (_, i) => i * size);
}

/** Moves heights apart, as little as needed, within the drawing. */
export function spread(heights: readonly number[]): number[] {
  const order = [...heights.keys()].sort((a, b) => heights[a] - heights[b]);
  const placed = [...heights];
  let above = TOP - APART;
  for (const i of order) {
    placed[i] = Math.max(placed[i], above + APART);
    above = placed[i];
  }
  let below = HEIGHT - BOTTOM + APART;
  for (const i of order.reverse()) {
    placed[i] = Math.min(placed[i], below - APART);
    below = placed[i];
  }
  return placed;
}

function round(length: number): number {
  return Math.round(length * 10) / 10;
}
