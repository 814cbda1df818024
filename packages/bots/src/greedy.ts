import { decider, type Move, type Random, type State } from '@meltemi/engine';
import { consequence } from './consequence.ts';
import type { Evaluator } from './value/evaluator.ts';

/** A battle is fought so many times in thought. */
const BATTLES = 6;
/** Follow-up choices looked at. */
const WIDTH = 24;

/** For each move: the chance to win of the team that decides, as it looks right after. */
export function rate(evaluator: Evaluator, s: State, legal: readonly Move[], rng: Random): number[] {
  const team = s.table.teamOf[decider(s) as number];
  return legal.map((move) => {
    // Ending a turn is compared with what else it could bring: no better than to go on, as long as anything is better.
    if (move.do === 'end') return evaluator.unwon(s)[team];
    const { chance, worth } = consequence(evaluator, s, move, legal, WIDTH, rng);
    let sum = worth.now[team];
    if (!chance) return sum;
    for (let i = 1; i < BATTLES; i++) sum += consequence(evaluator, s, move, legal, WIDTH, rng).worth.now[team];
    return sum / BATTLES;
  });
}
