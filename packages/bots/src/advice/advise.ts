import { decider, determinize, type Move, random } from '@meltemi/engine';
import type { Budget, Question } from '../bot.ts';
import { consequence } from '../consequence.ts';
import { searchFor } from '../search/search-for.ts';
import { spend } from '../spend.ts';
import { account, type Reason, reasons } from './reasons.ts';

/** A good move, how likely it wins, and what it is good for. */
export interface Advice {
  readonly move: Move;
  /** The estimated chance of one's team to win. */
  readonly chance: number;
  readonly reasons: readonly Reason[];
}

/** So many moves are named. */
const MOST_MOVES = 3;
const WIDTH = 24;

/** The best moves for whoever has this view to decide, the best first. */
export function advise(question: Question, budget: Budget): Advice[] {
  const { seen, legal, seed } = question;
  const search = searchFor(question);
  spend(budget, () => {
    search.iterate();
    return !search.isDecided;
  });
  // Without any budget there is still a first look.
  if (search.ranking().length === 0) search.iterate();
  const s = determinize(seen, random(`advice ${seed}`));
  const after = (move: Move) => account(consequence(s, move, legal, WIDTH, random(seed)).settled);
  const team = s.table.teamOf[decider(s) as number];
  const ranking = search.ranking();
  const instead = average(ranking.map(({ move }) => after(move)));
  return ranking
    .slice(0, MOST_MOVES)
    .map(({ move, chance }) => ({ move, chance, reasons: reasons(after(move), instead, team) }));
}

/** What a move is compared with: all moves there are. */
function average(accounts: readonly number[][][]): number[][] {
  return accounts[0].map((sums, team) =>
    sums.map((_, i) => accounts.reduce((sum, each) => sum + each[team][i], 0) / accounts.length),
  );
}
