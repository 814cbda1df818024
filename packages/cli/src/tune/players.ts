import { type Question, think } from '@meltemi/bots';
import { easy, FEATURES, hard, type Model, medium, type Weights } from '@meltemi/bots/tuning';
import type { EditionId, Move, Random } from '@meltemi/engine';
import { required } from '@meltemi/engine/internal';
import type { Judges } from './models.ts';
import { OffsetModel } from './offset-model.ts';

// Who plays in self-play: mostly the bot that is being tuned, with others who play differently, so that positions it
// would never reach are seen too.

export type Player = (question: Question) => Move;

/** The share of each kind of seat. */
const SHARES = { careless: 0.12, first: 0.05, searching: 0.03, leaning: 0.4 } as const;
/** Iterations of a seat that searches. */
const ITERATIONS = 30;
/** One move in this many is a random legal one. */
const STRAY = 60;

/** What a plan adds to the score of each feature. */
const PLANS: readonly Weights[] = [
  { 'one-type': 0.3, 'two-types': 0.7, 'three-types': 1.2 },
  { 'one-philosopher': 0.3, 'two-philosophers': 0.7, 'three-philosophers': 1.2, 'on-athena': 0.3 },
  { units: 1, lands: 1.2, 'lands-in-reach': 0.8, 'on-ares': 0.3, 'metropolis-in-reach': 0.6 },
  { gold: 1, 'gold-root': 0.6, income: 0.8 },
  { gold: -1, 'gold-root': -0.6 },
  { fleets: 1, 'fleets-root': 0.6, priestesses: 0.6, 'priestesses-root': 0.4, temples: 0.5 },
  { figures: 0.8, monuments: 1, 'spare-buildings': 0.6 },
  { 'bids-late': 0.5 },
];

/**
 * The tuned model with one or two plans added and some noise. Because it is based on the tuned model it is nearly as
 * strong: a plan does not look bad because weak players follow it.
 */
function leaningModel(base: Model, rng: Random): Model {
  const plans = [0, 1].flatMap(() => (rng() < 0.65 ? [required(PLANS[Math.floor(rng() * PLANS.length)], 'plan')] : []));
  const noise = () => 0.25 * (rng() + rng() + rng() - 1.5);
  return new OffsetModel(
    base,
    FEATURES.map((name) => plans.reduce((sum, plan) => sum + (plan[name] ?? 0), noise())),
  );
}

export function drawPlayer(edition: EditionId, tuned: Judges, rng: Random): Player {
  const draw = rng();
  const { careless, first, searching, leaning } = SHARES;
  if (draw < careless) return (question) => easy(tuned.greedy)(question).best();
  if (draw < careless + first) return (question) => think('medium-1', question, {});
  if (draw < careless + first + searching) return searched(tuned);
  const leans = draw < careless + first + searching + leaning;
  const { greedy } = tuned;
  const own = leans ? { ...greedy, [edition]: leaningModel(greedy[edition], rng) } : greedy;
  return (question) => {
    if (Math.floor(rng() * STRAY) === 0)
      return required(question.legal[Math.floor(rng() * question.legal.length)], 'legal move');
    return medium(own)(question).best();
  };
}

function searched({ searching, greedy }: Judges): Player {
  return (question) => {
    const thinking = hard(searching, greedy)(question);
    for (let i = 0; i < ITERATIONS && thinking.step(); i++);
    return thinking.best();
  };
}
