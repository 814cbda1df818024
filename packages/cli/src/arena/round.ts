import type { BotSpec } from './bot-spec.ts';
import type { Game } from './game.ts';
import { type Match, optionsOf } from './match.ts';

// A round is one board and one seed of fate, played once for every rotation of the bots around the table: what a seat
// or a board gives to one contestant, it gives to all. A seat's decisions have the same seeds in every game of a round,
// so its games go alike until two contestants decide differently.

/** How many rotations there are: four for `a,b,b,b`, two for `a,b,a,b`, one for `a,a,a,a`. */
export function rotations(bots: readonly BotSpec[]): number {
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
export function seatingOf({ bots }: Match, number: number): BotSpec[] {
  const rotation = rotationOf(bots, number);
  return [...bots.slice(rotation), ...bots.slice(0, rotation)];
}

export function roundOf(bots: readonly BotSpec[], number: number): number {
  return Math.ceil(number / rotations(bots));
}

function rotationOf(bots: readonly BotSpec[], number: number): number {
  return (number - 1) % rotations(bots);
}

/** Everything that determines the game with this number. */
export function gameOf(match: Match, number: number): Game {
  const round = roundOf(match.bots, number);
  const common = `arena ${match.seed} ${round}`;
  return {
    options: optionsOf(match, round),
    bots: seatingOf(match, number),
    fate: `${common} fate`,
    thoughts: common,
  };
}
