import { required } from '@meltemi/engine/internal';
import { type Rating, rate, UNRATED } from './rating.ts';

/** Who played a game, by seat: the contestant's name, its side and its rank. */
interface Seat {
  readonly name: string;
  readonly side: number;
  readonly rank: number;
}

/**
 * The contestants' ratings, game by game. Every seat plays with its contestant's rating, the seats of a team on one
 * side. A contestant on several seats continues with the mean of their new ratings, so it gains nothing by playing
 * against itself.
 */
export class Ladder {
  private readonly ratings = new Map<string, Rating>();

  ratingOf(name: string): Rating {
    return this.ratings.get(name) ?? UNRATED;
  }

  enter(seats: readonly Seat[]): void {
    const sides = [...Map.groupBy(seats, ({ side }) => side).values()];
    const rated = rate(
      sides.map((members) => members.map(({ name }) => this.ratingOf(name))),
      sides.map(([first]) => required(first, 'seat on this side').rank),
    ).flat();
    const results = sides.flat().map(({ name }, i) => ({ name, rating: required(rated[i], 'rating') }));
    for (const [name, own] of Map.groupBy(results, (result) => result.name)) {
      const mean = (value: 'mu' | 'sigma') => own.reduce((sum, { rating }) => sum + rating[value], 0) / own.length;
      this.ratings.set(name, { mu: mean('mu'), sigma: mean('sigma') });
    }
  }
}
