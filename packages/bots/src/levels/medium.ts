import { determinize, type Move, type Random, random, type View } from '@meltemi/engine';
import type { Bot } from '../bot/bot.ts';
import { fixedAnswer } from '../bot/fixed-answer.ts';
import { isAtGoal } from '../moves/at-goal.ts';
import { candidates } from '../moves/candidates.ts';
import { forcedMove } from '../moves/forced-move.ts';
import { bestEnded, bestRated, type Rated, rate } from '../moves/greedy.ts';
import { Evaluator } from '../value/evaluator.ts';
import type { Models } from '../value/model.ts';
import { sureWin } from '../win/sure-win.ts';
import { byCharacter } from './character.ts';

/** A win within the turn is looked for among this many positions. */
const NODES = 120;

/** Which of the rated moves to play. */
type Choose = (rated: readonly Rated[], rng: Random, seen: View) => Move;

/**
 * By the models it judges with: takes the move after which things look best, unless a short look shows how this turn
 * wins.
 */
export const medium =
  (models: Models, choose: Choose = bestRated, nodes = NODES): Bot =>
  ({ seen, legal, seed }) => {
    const forced = forcedMove(legal);
    if (forced) return fixedAnswer(forced);
    const winning = sureWin(seen, nodes)?.line[0];
    if (winning) return fixedAnswer(winning);
    const rng = random(seed);
    return fixedAnswer(choose(rate(new Evaluator(models), determinize(seen, rng), candidates(legal), rng), rng, seen));
  };

/**
 * The best move; in the first cycle, of bids that are as good as each other, what Penelope likes. Later a bid can stop
 * a rival, which the judgement after one move does not see.
 */
export function penelope(rated: readonly Rated[], rng: Random, seen: View): Move {
  if (seen.phase === 'actions' && isAtGoal(seen)) return bestEnded(rated);
  if (seen.cycle > 1) return bestRated(rated);
  const judged = rated.map(({ move, now }) => ({ move, chance: now }));
  return byCharacter(judged, bestRated(rated), rng);
}
