import type { Move, Random, State } from '@meltemi/engine';
import { at, required } from '@meltemi/engine/internal';
import type { Evaluator } from '../value/evaluator.ts';
import { forTeam } from '../value/for-team.ts';
import { consequence } from './consequence.ts';
import { decidingFaction } from './deciding-faction.ts';

/** How often a battle is fought to judge the move that begins it. */
const BATTLES = 6;
/** Follow-up choices looked at. */
const WIDTH = 24;

/** What a move is worth to the team that decides. */
export interface Rated {
  readonly move: Move;
  /** The chance to win as it looks right after, with what the turn can still bring. */
  readonly now: number;
  /** The same if the turn ends there. */
  readonly ended: number;
  /** How many further choices belong to the move; to stop is none. */
  readonly choices: number;
}

/** For each move: the chance to win of the team that decides, as it looks right after. */
export function rate(evaluator: Evaluator, s: State, legal: readonly Move[], rng: Random): Rated[] {
  const team = at(s.table.teamOf, decidingFaction(s));
  return legal.map((move) => {
    // Ending a turn is compared with what else it could bring: no better than to go on, as long as anything is better.
    if (move.do === 'end') {
      const ended = forTeam(evaluator.both(s).ended, team);
      return { move, now: forTeam(evaluator.unwon(s), team), ended, choices: 0 };
    }
    const { chance, choices, worth } = consequence(evaluator, s, move, legal, WIDTH, rng);
    let now = forTeam(worth.now, team);
    let ended = forTeam(worth.ended, team);
    if (!chance) return { move, now, ended, choices };
    for (let i = 1; i < BATTLES; i++) {
      const again = consequence(evaluator, s, move, legal, WIDTH, rng).worth;
      now += forTeam(again.now, team);
      ended += forTeam(again.ended, team);
    }
    return { move, now: now / BATTLES, ended: ended / BATTLES, choices };
  });
}

/**
 * The move that looks best; of several ways to the same position the easiest, so that fleets do not sail back and
 * forth. A turn is not ended before all that it could still bring was compared with going without.
 */
export function bestRated(rated: readonly Rated[]): Move {
  const best = bestNow(easiestFirst(rated));
  return best.do === 'end' ? bestEnded(rated) : best;
}

/** The move after which the turn could best end; of several ways to the same position the easiest. */
export function bestEnded(rated: readonly Rated[]): Move {
  return mostBy(easiestFirst(rated), ({ ended }) => ended).move;
}

function easiestFirst(rated: readonly Rated[]): Rated[] {
  return rated.toSorted((a, b) => effortOf(a) - effortOf(b));
}

/** Nothing is easier than to do nothing: a temple is not torn down for a temple. */
function effortOf({ move, choices }: Rated): number {
  return move.do === 'skip' ? -1 : choices;
}

/** The move after which things look best, what the turn could still bring included. */
export function bestNow(rated: readonly Rated[]): Move {
  return mostBy(rated, ({ now }) => now).move;
}

function mostBy(rated: readonly Rated[], worth: (rated: Rated) => number): Rated {
  let best = required(rated[0], 'move');
  for (const other of rated) if (worth(other) > worth(best)) best = other;
  return best;
}
