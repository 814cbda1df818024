import { type Question, think } from '@meltemi/bots';
import {
  easy,
  FEATURES,
  FIRST_WEIGHTS,
  hard,
  LinearModel,
  type Models,
  medium,
  type Weights,
} from '@meltemi/bots/tuning';
import type { EditionId, Move, Random } from '@meltemi/engine';

// Who plays in self-play: mostly the bot that is being tuned, with others who play differently, so that positions it would never reach
// are seen too.

export type Player = (question: Question) => Move;

/** The share of each kind of seat. */
const SHARES = { careless: 0.15, first: 0.05, searching: 0.04, odd: 0.3 } as const;
/** Iterations of a seat that searches. */
const ITERATIONS = 30;
/** One move in so many is any legal one. */
const STRAY = 60;

/** Types of building that a plan wants, philosophers, land … as additions to the first weights. */
const PLANS: readonly Weights[] = [
  { 'one-type': 0.4, 'two-types': 1, 'three-types': 1.8, 'empty-sites': -0.9, 'empty-site': 0.3 },
  { 'one-philosopher': 0.5, 'two-philosophers': 1.1, 'three-philosophers': 1.8, 'on-athena': 0.5 },
  { units: 1.5, lands: 2, 'lands-root': 1.5, 'lands-in-reach': 1.5, 'on-ares': 0.5, 'metropolis-in-reach': 1 },
  { gold: 1.5, 'gold-root': 1, income: 1 },
  { fleets: 1.5, 'fleets-root': 1, priestesses: 1, 'priestesses-root': 0.5, temples: 0.8 },
  { figures: 1.5, monuments: 1.5, 'spare-buildings': 1 },
];

function models(weights: Weights): Models {
  const model = new LinearModel(weights);
  return { legendary: model, classic: model };
}

/** The first weights with a plan or two laid over them, and all of them somewhat off. */
function oddWeights(edition: EditionId, rng: Random): Weights {
  const plan = PLANS[Math.floor(rng() * PLANS.length)];
  const other = rng() < 0.3 ? PLANS[Math.floor(rng() * PLANS.length)] : {};
  const first: Weights = FIRST_WEIGHTS[edition];
  const gauss = () => rng() + rng() + rng() - 1.5;
  return Object.fromEntries(
    FEATURES.map((name) => {
      const weight = (first[name] ?? 0) + (plan[name] ?? 0) + (other[name] ?? 0);
      return [name, weight + gauss() * (0.1 + 0.4 * Math.abs(weight))];
    }),
  );
}

export function drawPlayer(edition: EditionId, tuned: Models, rng: Random): Player {
  const draw = rng();
  const { careless, first, searching, odd } = SHARES;
  if (draw < careless) return (question) => easy(tuned)(question).best();
  if (draw < careless + first) return (question) => think('medium-1', question, {});
  if (draw < careless + first + searching) return searched(tuned);
  const own = draw < careless + first + searching + odd ? models(oddWeights(edition, rng)) : tuned;
  return (question) => {
    if (Math.floor(rng() * STRAY) === 0) return question.legal[Math.floor(rng() * question.legal.length)];
    return medium(own)(question).best();
  };
}

function searched(tuned: Models): Player {
  return (question) => {
    const thinking = hard(tuned)(question);
    for (let i = 0; i < ITERATIONS && thinking.step(); i++);
    return thinking.best();
  };
}
