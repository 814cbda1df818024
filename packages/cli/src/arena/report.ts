import { type Interval, wilson } from '@meltemi/bots/fairness';
import { at } from '@meltemi/engine/internal';
import { rounded, type Spread, spreadOf, sum } from '../command/statistics.ts';
import { type Adjusted, adjusted } from './adjusted.ts';
import { type Calibration, calibrationOf, type HintCalibration, hintCalibrationOf } from './calibration.ts';
import type { Habits } from './habits.ts';
import type { NumberedGame } from './journal.ts';
import { Ladder } from './ladder.ts';
import type { Match } from './match.ts';
import { ordinal } from './rating.ts';
import { rotations, roundOf, seatingOf } from './round.ts';

/** A game that ended with an error. */
export interface Failure {
  readonly game: number;
  readonly error: string;
  readonly command: string;
}

/** How long decisions took, in milliseconds. */
interface Decisions {
  readonly count: number;
  readonly mean: number;
  readonly p50: number;
  readonly p99: number;
  readonly max: number;
}

interface Contestant {
  readonly name: string;
  /** Seats it has in each game. */
  readonly seats: number;
  readonly games: number;
  readonly wins: number;
  readonly winShare: number;
  readonly winShare95: Interval;
  readonly fairShare: number;
  /** The win share as a multiple of the fair share. */
  readonly ratio: number;
  readonly ratio95: Interval;
  /** The ratio with luck taken out, and how many times as many games the plain one would need to be as sure. */
  readonly adjusted: Adjusted | null;
  readonly meanRank: number | null;
  readonly rating: { readonly mu: number; readonly sigma: number; readonly ordinal: number };
  readonly decisions: Decisions;
}

export interface Report {
  readonly match: Match;
  readonly rounds: number;
  readonly games: number;
  readonly unfinished: number;
  readonly contestants: readonly Contestant[];
  readonly cycles: Spread | null;
  readonly seconds: number;
  readonly winsBySeat: readonly number[];
  /** Averages per game. */
  readonly habits: Habits;
  /** How well the value function predicted results. */
  readonly calibration: Calibration | null;
  /** How right hints were. */
  readonly hints: HintCalibration;
  readonly failed: readonly Failure[];
}

/** What the games show; `sides` is the team of every seat. */
export function report(
  match: Match,
  sides: readonly number[],
  played: readonly NumberedGame[],
  failed: readonly Failure[],
): Report {
  const games = played.toSorted((a, b) => a.game - b.game);
  const finished = games.filter(({ ranks }) => ranks !== null);
  const ladder = climb(match, sides, games);
  const names = [...new Set(match.bots.map(({ name }) => name))];
  return {
    match,
    rounds: new Set(games.map(({ game }) => roundOf(match.bots, game))).size,
    games: games.length,
    unfinished: games.length - finished.length,
    contestants: names.map((name) => contestant(match, name, games, ladder)),
    cycles: spreadOf(finished.map((game) => game.cycles)),
    seconds: rounded(sum(games.map(({ seconds }) => seconds))),
    winsBySeat: sides.map((_, seat) => rounded(sum(games.map(({ ranks }) => credit(ranks, seat))))),
    habits: meanHabits(games),
    calibration: calibrationOf(finished, sides),
    hints: hintCalibrationOf(finished, sides),
    failed,
  };
}

/**
 * A victory of several seats, shared or of a team, counts 1/n for each of them; an unfinished game is won by nobody.
 */
function credit(ranks: NumberedGame['ranks'], seat: number): number {
  return ranks?.[seat] === 1 ? 1 / ranks.filter((rank) => rank === 1).length : 0;
}

function climb(match: Match, sides: readonly number[], games: readonly NumberedGame[]): Ladder {
  const ladder = new Ladder();
  for (const { game, ranks } of games) {
    if (!ranks) continue;
    ladder.enter(
      seatingOf(match, game).map(({ name }, seat) => ({ name, side: at(sides, seat), rank: at(ranks, seat) })),
    );
  }
  return ladder;
}

function contestant(match: Match, name: string, games: readonly NumberedGame[], ladder: Ladder): Contestant {
  const seats = match.bots.filter((bot) => bot.name === name).length;
  const own = games.flatMap(({ game, ranks, ms }) =>
    seatingOf(match, game).flatMap((bot, seat) => (bot.name === name ? [{ seat, ranks, ms: ms[seat] ?? [] }] : [])),
  );
  const wins = sum(own.map(({ ranks, seat }) => credit(ranks, seat)));
  const ranks = own.flatMap((each) => each.ranks?.[each.seat] ?? []);
  const winShare = games.length > 0 ? wins / games.length : 0;
  const fairShare = seats / match.bots.length;
  // The trials are games, not seats: a game is won if any of the contestant's seats has won it.
  const { low, high } = wilson(wins, games.length);
  const rating = ladder.ratingOf(name);
  return {
    name,
    seats,
    games: games.length,
    wins: rounded(wins),
    winShare: rounded(winShare),
    winShare95: { low: rounded(low), high: rounded(high) },
    fairShare: rounded(fairShare),
    ratio: rounded(winShare / fairShare),
    ratio95: { low: rounded(low / fairShare), high: rounded(high / fairShare) },
    adjusted: adjust(match, name, games, fairShare),
    meanRank: ranks.length > 0 ? rounded(sum(ranks) / ranks.length) : null,
    rating: { mu: rounded(rating.mu), sigma: rounded(rating.sigma), ordinal: rounded(ordinal(rating)) },
    decisions: decisions(own.flatMap(({ ms }) => ms)),
  };
}

function decisions(ms: readonly number[]): Decisions {
  const sorted = ms.toSorted((a, b) => a - b);
  // The nearest-rank percentile.
  const percentile = (percent: number) => sorted[Math.max(0, Math.ceil((sorted.length * percent) / 100) - 1)] ?? 0;
  const mean = sorted.length > 0 ? rounded(sum(sorted) / sorted.length) : 0;
  return { count: sorted.length, mean, p50: percentile(50), p99: percentile(99), max: percentile(100) };
}

/** By complete round and game: what the contestant's seats won together, and what fate gave them. */
function adjust(match: Match, name: string, games: readonly NumberedGame[], fairShare: number): Adjusted | null {
  const rounds = Map.groupBy(games, ({ game }) => roundOf(match.bots, game));
  const trial = ({ game, ranks, luck }: NumberedGame) => {
    if (!luck) return [];
    const seats = seatingOf(match, game).flatMap((bot, seat) => (bot.name === name ? [seat] : []));
    const won = sum(seats.map((seat) => credit(ranks, seat)));
    return [{ won, luck: sum(seats.map((seat) => at(luck, seat))) }];
  };
  const whole = [...rounds.values()].map((round) => round.flatMap(trial));
  const inRound = rotations(match.bots);
  return adjusted(
    whole.filter((round) => round.length === inRound),
    fairShare,
  );
}

function meanHabits(games: readonly NumberedGame[]): Habits {
  const counted = games.flatMap(({ ranks, habits }) => (ranks && habits ? [habits] : []));
  const names = [...new Set(counted.flatMap((habits) => Object.keys(habits)))].sort();
  return Object.fromEntries(
    names.map((name) => [name, rounded(sum(counted.map((habits) => habits[name] ?? 0)) / counted.length)]),
  );
}
