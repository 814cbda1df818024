// How fair a board is: self-play, and what its games show.

export { selfPlay } from './fairness/self-play.ts';
export { countOf, type Sides, sidesOf } from './fairness/sides.ts';
export { addGame, emptyTally, type Share, sharesOf, type Tally, type Verdict, verdictOf } from './fairness/tally.ts';
export { type Interval, wilson } from './fairness/wilson.ts';
