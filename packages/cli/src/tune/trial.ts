import { FEATURES, type Models, medium, type NetWeights, type Weights } from '@meltemi/bots/tuning';
import { type EditionId, random } from '@meltemi/engine';
import { at, below, keysOf, required } from '@meltemi/engine/internal';
import type { BotSpec } from '../arena/bot-spec.ts';
import { playGame } from '../arena/game.ts';
import { OffsetModel } from './offset-model.ts';
import { tableOf } from './tables.ts';

// Which direct weights should be larger or smaller, decided by play. In every game each seat has each of them turned
// up, down or left as it is, at random; over many games, what those with a weight turned won more than those without is
// what turning it brings, for all weights at once (simultaneous perturbation). Fitting predicts who wins; only this
// measures what playing otherwise is worth.

/** How far a weight is moved up or down. */
const STEP = 0.2;
/** Weights of features that change little with one move are moved further. */
const WIDE_STEP = 0.6;
const WIDE: ReadonlySet<string> = new Set([
  'spare-buildings',
  'income',
  'income-root',
  'gold',
  'gold-root',
  'priestesses',
  'priestesses-root',
  'temples',
  'lands',
  'lands-root',
  'empty-sites',
  'units',
  'fleets',
  'fleets-root',
  'exposed-lands',
  'lands-in-reach',
  'troops',
  'mercenaries',
  'prosperity',
  'seas',
  'offering',
]);
/** The feature for whose move it is. It is not moved, because that would reward ending a turn that is about to win. */
const FIXED = 'decides';

/** Weights that are moved together, for longer steps. */
const PLANS: readonly Weights[] = [
  { 'one-type': 0.2, 'two-types': 0.4, 'three-types': 0.6 },
  { 'one-philosopher': 0.1, 'two-philosophers': 0.25, 'three-philosophers': 0.5 },
  { 'brings-type': 0.15, 'brings-metropolis': 0.3, 'turn-brings-metropolis': 0.2 },
  { 'one-missing': 0.4, 'at-goal': 0.8 },
  { 'gold-root': 0.6 },
  { gold: 0.5, 'over-ten-gold': 0.3 },
  { income: 0.7, prosperity: 0.5 },
  { 'on-apollo': 0.3 },
  { 'bids-late': 0.25 },
  { offering: 0.4 },
  { units: 0.4, troops: 0.4 },
  { fleets: 0.5, seas: 0.4 },
  { lands: 0.6, 'lands-in-reach': 0.4 },
  { priestesses: 0.6, temples: 0.3 },
  { 'on-ares': 0.2, 'metropolis-in-reach': 0.2 },
  { 'exposed-metropolises': 0.3, 'exposed-now': 0.3, 'exposed-lands': 0.3 },
];

/** What is moved: every weight by itself, or those of a plan together. By direction and feature: how far. */
const DIRECTIONS = {
  weights: FEATURES.map((name) => FEATURES.map((other) => (other === name ? stepOf(name) : 0))),
  plans: PLANS.map((plan) => FEATURES.map((name) => plan[name] ?? 0)),
};
export type Along = keyof typeof DIRECTIONS;
export const ALONG = keysOf(DIRECTIONS);

/** By seat: which directions were moved up (1), down (-1) or not (0), and what it won beyond its fair share. */
export interface Tried {
  readonly signs: readonly Int8Array[];
  readonly won: readonly number[];
}

function stepOf(name: string): number {
  if (name === FIXED) return 0;
  return WIDE.has(name) ? WIDE_STEP : STEP;
}

/** Least number of players: games of two take several times as long and show less. */
const FEWEST = 3;
const TRIED: BotSpec = { name: 'tried', level: 'medium', budget: {} };

export function playTrial(edition: EditionId, models: Models, along: Along, seed: string, game: number): Tried {
  const rng = random(`trial ${seed} ${game}`);
  const options = tableOf(edition, `trial ${seed} ${game}`, game, rng, FEWEST);
  const directions = DIRECTIONS[along];
  const signs = Array.from({ length: options.players }, () => Int8Array.from(directions, () => below(rng, 3) - 1));
  const bots = signs.map((own) => {
    const model = new OffsetModel(models[edition], sumOf(directions, Array.from(own)));
    return medium({ ...models, [edition]: model });
  });
  const { ranks } = playGame(
    { options, bots: bots.map(() => TRIED), fate: `trial ${seed} ${game} fate`, thoughts: `trial ${seed} ${game}` },
    {
      decide: (_, question) =>
        required(bots[required(question.seen.seat, 'seat')], 'bot on this seat')(question).best(),
    },
  );
  const winners = ranks?.filter((rank) => rank === 1).length ?? 0;
  const fair = winners / options.players;
  return { signs, won: ranks?.map((rank) => (rank === 1 ? 1 : 0) - fair) ?? signs.map(() => 0) };
}

/**
 * By direction: what moving it up brings, as a share of the victory, or as a negative number what moving it down
 * brings; 0 if that is no more than chance. Each is compared with leaving it as it is, because one way may be ruin
 * while the other makes no difference.
 */
export function gainsOf(tried: readonly Tried[], along: Along): number[] {
  return DIRECTIONS[along].map((_, direction) => {
    const turned = (sign: number) => meanOf(tried, direction, sign);
    const none = turned(0);
    const gain = ({ mean, variance }: Mean) => shrunk(mean - none.mean, variance + none.variance);
    const more = gain(turned(1));
    const less = gain(turned(-1));
    return more >= less ? Math.max(0, more) : -Math.max(0, less);
  });
}

interface Mean {
  readonly mean: number;
  /** Of the mean. */
  readonly variance: number;
}

/** What seats won that had this direction moved this way. */
function meanOf(tried: readonly Tried[], direction: number, sign: number): Mean {
  let seats = 0;
  let sum = 0;
  let squares = 0;
  for (const { signs, won } of tried) {
    for (const [seat, share] of won.entries()) {
      if (signs[seat]?.[direction] !== sign) continue;
      seats++;
      sum += share;
      squares += share ** 2;
    }
  }
  return { mean: sum / Math.max(1, seats), variance: squares / Math.max(1, seats) ** 2 };
}

/** Subtracts what chance alone could bring. */
function shrunk(gain: number, variance: number): number {
  return gain * Math.max(0, 1 - (2 * variance) / (gain ** 2 || 1));
}

/** The name of a direction. */
export function nameOf(along: Along, direction: number): string {
  const [plan] = Object.keys(PLANS[direction] ?? {});
  return required(along === 'weights' ? FEATURES[direction] : plan, `direction ${direction}`);
}

/** The net with its lean moved by the gains; the best direction by this number of steps. */
export function moved(net: NetWeights, gains: readonly number[], along: Along, steps: number): NetWeights {
  const most = Math.max(1e-9, ...gains.map(Math.abs));
  const by = sumOf(
    DIRECTIONS[along],
    gains.map((gain) => (steps * gain) / most),
  );
  return { ...net, lean: by.map((turn, i) => Math.round(((net.lean?.[i] ?? 0) + turn) * 1e4) / 1e4) };
}

/** The sum of all directions, each times its factor. */
function sumOf(directions: readonly (readonly number[])[], times: readonly number[]): number[] {
  return FEATURES.map((_, i) => directions.reduce((sum, direction, d) => sum + at(times, d) * at(direction, i), 0));
}
