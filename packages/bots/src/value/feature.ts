import { FIGURES, type FigureId, HEROES, type HeroId } from '@meltemi/engine';
import { recordOf } from '@meltemi/engine/internal';

// What the value function sees of a team, by name; all numbers are about 0 to 1.

const JUDGED = [
  // metropolises
  'at-goal',
  'one-missing',
  'two-missing',
  // distance to the next one
  'one-type',
  'two-types',
  'three-types',
  'spare-buildings',
  'one-philosopher',
  'two-philosophers',
  'three-philosophers',
  'one-missing-three-types',
  'one-missing-three-philosophers',
  'heroes',
  'sacrifice-near',
  // money
  'income',
  'income-root',
  'gold',
  'gold-root',
  'priestesses',
  'priestesses-root',
  'temples',
  // the board
  'lands',
  'lands-root',
  'one-land',
  'empty-site',
  'empty-sites',
  'no-room',
  'room',
  'units',
  'fleets',
  'fleets-root',
  'figures',
  'monuments',
  // war
  'exposed-metropolises',
  'exposed-now',
  'exposed-lands',
  'metropolis-in-reach',
  'one-missing-metropolis-in-reach',
  'lands-in-reach',
  // this cycle
  'on-zeus',
  'on-athena',
  'on-poseidon',
  'on-ares',
  'on-hera',
  'on-apollo',
  'brings-type',
  'brings-metropolis',
  'brings-victory',
  'brings-sure-victory',
  'could-bring-metropolis',
  'could-bring-victory',
  'could-bring-sure-victory',
  'turn-brings-metropolis',
  'turn-brings-victory',
  'turn-brings-sure-victory',
  'unplaced',
  'at-goal-to-act',
  // turn order
  'bids-late',
  'bids-late-now',
] as const;
/** Plain counts. The linear model of the first bots does not know them. */
const COUNTED = [
  'ports',
  'fortresses',
  'temples-built',
  'universities',
  'troops',
  'mercenaries',
  'prosperity',
  'seas',
  'offering',
  'acted',
  'decides',
  'over-five-gold',
  'over-ten-gold',
] as const;
type HeroFeature = `hero-${HeroId}`;
type FigureFeature = `figure-${FigureId}`;

export type Feature = (typeof JUDGED)[number] | (typeof COUNTED)[number] | HeroFeature | FigureFeature;
export const FEATURES: readonly Feature[] = [
  ...JUDGED,
  ...COUNTED,
  ...HEROES.map((id): HeroFeature => `hero-${id}`),
  ...FIGURES.map((id): FigureFeature => `figure-${id}`),
];

/** Where each stands in a row of features. */
export const AT = recordOf(FEATURES, (_, index) => index);

/** What the value function sees of the table, the same for all teams. */
export const TABLE_FACTS = [
  'two-teams',
  'three-teams',
  'four-teams',
  'five-teams',
  'six-teams',
  'teammates',
  'monuments-in-play',
  'cycle',
  'cycle-root',
  'offerings',
  'upkeep',
  'actions',
  'to-act',
] as const;
export const FACT = recordOf(TABLE_FACTS, (_, index) => index);
