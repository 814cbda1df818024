import { determinize, type Move, random, type State } from '@meltemi/engine';
import { at } from '@meltemi/engine/internal';
import { searchFor } from '../auction/search-for.ts';
import type { Budget, Question } from '../bot/bot.ts';
import { now, runBudget } from '../bot/run-budget.ts';
import { decidingFaction } from '../moves/deciding-faction.ts';
import type { Ranked } from '../search/search.ts';
import { Evaluator } from '../value/evaluator.ts';
import { forTeam } from '../value/for-team.ts';
import { GREEDY_MODELS, MODELS, STYLED_MODELS } from '../value/models.ts';
import { HINT_SCALES, hintKindOf, logOdds, scaled } from './hint-scale.ts';
import type { Reason } from './reason.ts';
import { reasonsFor } from './reasons.ts';

/** A good move, how likely it wins, and what it achieves. */
export interface Advice {
  readonly move: Move;
  /** The estimated chance of one's team to win. */
  readonly chance: number;
  /** At most two, the most important first. */
  readonly reasons: readonly Reason[];
}

const MOST_MOVES = 3;
/** Of the moves by rank, this many at most are asked for their reasons. */
const LOOKED_AT = 12;
/** The estimates are too rough to tell moves apart that differ by less. */
const APART = 0.02;

/** The best moves for the seat that has this view to decide, the best first. */
export function advise(question: Question, budget: Budget): Advice[] {
  const { seen, legal, seed } = question;
  const since = now();
  const evaluator = new Evaluator(STYLED_MODELS);
  const search = searchFor(question, evaluator, new Evaluator(GREEDY_MODELS));
  const step = () => {
    search.iterate();
    return !search.isDecided;
  };
  runBudget(budget, step, now, since);
  // Without any budget there is still a first look.
  if (search.ranking().length === 0) search.iterate();
  const rng = random(`advice ${seed}`);
  const s = determinize(seen, rng);
  const plain = withoutStyle(s, evaluator);
  const scale = HINT_SCALES[s.table.edition];
  const ranking = search.ranking().map(({ move, chance }) => ({
    move,
    chance: scaled(plain(chance), s.gold.length, hintKindOf(legal), scale),
  }));
  return worthListing(ranking, (move) => reasonsFor(evaluator, s, move, legal, rng));
}

/**
 * Style says what is preferred, not what is likely: what it adds to the position as it stands, in the logarithm of the
 * odds, is taken off every chance.
 */
function withoutStyle(s: State, evaluator: Evaluator): (chance: number) => number {
  const team = at(s.table.teamOf, decidingFaction(s));
  const worth = forTeam(evaluator.value(s), team);
  // Nobody else is left.
  if (worth === 1) return (chance) => chance;
  const added = logOdds(worth) - logOdds(forTeam(new Evaluator(MODELS).value(s), team));
  return (chance) => 1 / (1 + Math.exp(added - logOdds(chance)));
}

/**
 * The first, and those that are clearly less likely to win than the one listed before: other gods, not other amounts on
 * the same one, and no move that achieves nothing beside one that achieves something.
 */
export function worthListing(
  ranking: readonly Pick<Ranked, 'move' | 'chance'>[],
  reasonsOf: (move: Move) => readonly Reason[],
): Advice[] {
  const listed: Advice[] = [];
  for (const { move, chance } of ranking.slice(0, LOOKED_AT)) {
    if (listed.length === MOST_MOVES) break;
    const [best, last] = [listed[0], listed.at(-1)];
    if (last && last.chance - chance < APART) continue;
    if (listed.some((other) => isSameGod(other.move, move))) continue;
    const reasons = reasonsOf(move);
    const isIdle = move.do !== 'bid' && reasons.length === 0;
    if (!best || best.reasons.length === 0 || !isIdle) listed.push({ move, chance, reasons });
  }
  return listed;
}

function isSameGod(one: Move, other: Move): boolean {
  return one.do === 'bid' && other.do === 'bid' && one.god === other.god;
}
