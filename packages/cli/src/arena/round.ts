import type { Entry } from './entry.ts';
import type { Game } from './game.ts';
import { type Match, optionsOf } from './match.ts';

// A round is one board and one seed of fate, played once for every rotation of the bots around the table: what a seat or a board gives to
// one contestant, it gives to all.

/** How many rotations there are: four for `a,b,b,b`, two for `a,b,a,b`, one for `a,a,a,a`. */
function rotations(bots: readonly Entry[]): number {
  const names = bots.map(({ name }) => name);
  const same = (by: number) => names.every((name, seat) => name === names[(seat + by) % names.length]);
  let by = 1;
  while (!same(by)) by++;
  return by;
}

/** The number of games, rounded up to whole rounds. */
export function wholeRounds({ bots }: Match, atLeast: number): number {
  const inRound = rotations(bots);
  return Math.ceil(atLeast / inRound) * inRound;
}

/** Who sits where in a game, by seat. */
export function seatingOf({ bots }: Match, number: number): Entry[] {
  const rotation = rotationOf(bots, number);
  return bots.map((_, seat) => bots[(seat + rotation) % bots.length]);
}

export function roundOf(bots: readonly Entry[], number: number): number {
  return Math.ceil(number / rotations(bots));
}

function rotationOf(bots: readonly Entry[], number: number): number {
  return (number - 1) % rotations(bots);
}

/** All that a game of this number is made of. */
export function gameOf(match: Match, number: number): Game {
  const round = roundOf(match.bots, number);
  const common = `arena ${match.seed} ${round}`;
  return {
    options: optionsOf(match, round),
    bots: seatingOf(match, number),
    fate: `${common} fate`,
    thoughts: `${common} ${rotationOf(match.bots, number)}`,
  };
}
