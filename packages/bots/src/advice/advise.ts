import { decider, determinize, type Move, random } from '@meltemi/engine';
import type { Budget, Question } from '../bot.ts';
import { searchFor } from '../search/search-for.ts';
import { now, spend } from '../spend.ts';
import { Evaluator } from '../value/evaluator.ts';
import { MODELS } from '../value/models.ts';
import { aftermath } from './aftermath.ts';
import { mean, type Reason, reasons, rowsOf } from './reasons.ts';

/** A good move, how likely it wins, and what it is good for. */
export interface Advice {
  readonly move: Move;
  /** The estimated chance of one's team to win. */
  readonly chance: number;
  readonly reasons: readonly Reason[];
}

/** So many moves are named. */
const MOST_MOVES = 3;

/** The best moves for whoever has this view to decide, the best first. */
export function advise(question: Question, budget: Budget): Advice[] {
  const { seen, legal, seed } = question;
  const since = now();
  const evaluator = new Evaluator(MODELS);
  const search = searchFor(question, evaluator);
  const step = () => {
    search.iterate();
    return !search.isDecided;
  };
  spend(budget, step, now, since);
  // Without any budget there is still a first look.
  if (search.ranking().length === 0) search.iterate();
  const rng = random(`advice ${seed}`);
  const s = determinize(seen, rng);
  const ranking = search.ranking();
  const after = ranking.map(({ move }) => aftermath(evaluator, s, move, legal, rng));
  const compared = { before: rowsOf(s), instead: mean(after) };
  const team = s.table.teamOf[decider(s) as number];
  return ranking.slice(0, MOST_MOVES).map(({ move, chance }, i) => ({
    move,
    chance,
    reasons: reasons(s.table.edition, { ...compared, after: after[i] }, team),
  }));
}
