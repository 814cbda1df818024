// How large things are drawn. A zoom step is a scale of the board (pixels of a unit); from one step to the next
// everything keeps its size in units, so on the screen nothing is smaller than it is at the step itself.

/** The scales of the zoom steps, from a whole large board on a phone to a close view. */
const STEPS = [0.16, 0.18, 0.2, 0.22, 0.245, 0.27, 0.3, 0.335, 0.37, 0.41, 0.45, 0.5, 0.56, 0.64, 0.8, 1, 1.3] as const;

/** The last step not above a scale. */
export function stepAt(scale: number): number {
  return STEPS.findLast((step) => step <= scale * 1.0001) ?? STEPS[0];
}

/** Sizes of things in units, if the factor of pieces is 1. */
export const SIZE = {
  site: [54, 49],
  standard: [28, 36],
  troops: [36, 36],
  fleets: [62, 54],
  mercenaries: [36, 36],
  figure: [70, 74],
  heroes: [44, 60],
  monuments: [36, 44],
  attackers: [40, 40],
  hired: [36, 36],
} as const;

/** How large things are drawn at one zoom step, in units of the board. */
export interface Sizes {
  /** The scale of the step. */
  readonly scale: number;
  /** The height of a line with a name, and of the font in it. */
  readonly label: number;
  readonly font: number;
  /** The height of cornucopias and priestess symbols. */
  readonly income: number;
  /** The width of a metropolis, unless twice that of its site is more. */
  readonly metropolis: number;
  /** Factors for SIZE. */
  readonly site: number;
  readonly piece: number;
  readonly hero: number;
  readonly figure: number;
}

/** Least sizes in pixels: the height of letters, cornucopias and heroes, the width of everything else. */
const LEAST = { font: 11.2, troop: 24, site: 28, metropolis: 56, income: 14, hero: 36, figure: 48 };

const within = (n: number, least: number, most: number): number => Math.min(Math.max(n, least), most);

/** On a small board pieces are as large as islands allow; in a close view everything grows with the board. */
export function sizesAt(scale: number): Sizes {
  const font = Math.max(LEAST.font / scale, 15);
  return {
    scale,
    font,
    label: font * 1.16,
    metropolis: Math.min(LEAST.metropolis / scale, 150),
    income: within(LEAST.income / scale, 19, 40),
    site: within(LEAST.site / scale / SIZE.site[0], 1, 1.25),
    piece: within(LEAST.troop / scale / SIZE.troops[0], 1, 1.6),
    hero: within(LEAST.hero / scale / SIZE.heroes[1], 1, 1.7),
    figure: within(LEAST.figure / scale / SIZE.figure[0], 1, 1.9),
  };
}

/**
 * The name below a hero, in multiples of its font size: room for most names, and how far it reaches below the figure.
 */
export const NAME_TAG = { width: 5.8, above: 0.5, below: 0.7 } as const;

/** The width of a metropolis, as a multiple of that of other buildings. */
export const METROPOLIS = 2;

/** Width divided by height of the usual room for the board, by window. */
export const ASPECT = { wide: 1.4, tall: 0.85 };
