import type { Move, Random, State } from '@meltemi/engine';
import { consequence } from '../consequence.ts';
import type { Evaluator } from '../value/evaluator.ts';
import { mean, type Rows, rowsOf } from './reasons.ts';

/** Follow-up choices looked at, and how often a battle is fought in thought. */
const WIDTH = 24;
const BATTLES = 6;

/** What can be counted when all is done that belongs to a move: on average, where dice have a say. */
export function aftermath(evaluator: Evaluator, s: State, move: Move, legal: readonly Move[], rng: Random): Rows {
  const { settled, chance } = consequence(evaluator, s, move, legal, WIDTH, rng);
  const found = [rowsOf(settled)];
  while (chance && found.length < BATTLES)
    found.push(rowsOf(consequence(evaluator, s, move, legal, WIDTH, rng).settled));
  return mean(found);
}
