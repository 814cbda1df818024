// What the value function sees of a team, by name; all numbers are about 0 to 1.

export const FEATURES = [
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
export type Feature = (typeof FEATURES)[number];

/** Where each stands in a row of features. */
export const AT = Object.fromEntries(FEATURES.map((name, i) => [name, i])) as Record<Feature, number>;
