import { FEATURES, type Models, medium, type NetWeights } from '@meltemi/bots/tuning';
import { type EditionId, random } from '@meltemi/engine';
import type { Entry } from '../arena/entry.ts';
import { playGame } from '../arena/game.ts';
import { OffsetModel } from './offset-model.ts';
import { tableOf } from './tables.ts';

// Which direct weights should be larger or smaller, decided by play. In every game each seat has all of them changed a little, up or down at
// random; over many games, what those with a weight turned up won more than those with it turned down is the slope of that weight, for
// all weights at once (simultaneous perturbation). Fitting predicts who wins; only this measures what playing otherwise is worth.

/** How far a weight is turned up or down. */
const STEP = 0.2;
/** What changes little with one move is turned further. */
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
const STEPS = FEATURES.map((name) => (WIDE.has(name) ? WIDE_STEP : STEP));

/** By seat: which weights were turned up (1) and down (-1), and what it won beyond its fair share. */
export interface Tried {
  readonly signs: readonly Int8Array[];
  readonly won: readonly number[];
}

/** Games of two take several times as long, and show less. */
const FEWEST = 3;
const TRIED: Entry = { name: 'tried', level: 'medium', budget: {} };

export function playTrial(edition: EditionId, models: Models, seed: string, game: number): Tried {
  const rng = random(`trial ${seed} ${game}`);
  const options = tableOf(edition, `trial ${seed} ${game}`, game, rng, FEWEST);
  const signs = Array.from({ length: options.players }, () => Int8Array.from(FEATURES, () => (rng() < 0.5 ? -1 : 1)));
  const bots = signs.map((own) => {
    const offsets = STEPS.map((step, i) => own[i] * step);
    return medium({ ...models, [edition]: new OffsetModel(models[edition], offsets) });
  });
  const { ranks } = playGame(
    { options, bots: bots.map(() => TRIED), fate: `trial ${seed} ${game} fate`, thoughts: `trial ${seed} ${game}` },
    { decide: (_, question) => bots[question.seen.seat as number](question).best() },
  );
  const winners = ranks?.filter((rank) => rank === 1).length ?? 0;
  const fair = winners / options.players;
  return { signs, won: ranks?.map((rank) => (rank === 1 ? 1 : 0) - fair) ?? signs.map(() => 0) };
}

/** By feature: how much more of the victory a seat has with the weight turned up, as far as it is more than chance. */
export function slopesOf(tried: readonly Tried[]): number[] {
  const sums = new Float64Array(FEATURES.length);
  let seats = 0;
  let squares = 0;
  for (const { signs, won } of tried) {
    for (let seat = 0; seat < won.length; seat++) {
      seats++;
      squares += won[seat] ** 2;
      for (let i = 0; i < sums.length; i++) sums[i] += signs[seat][i] * won[seat];
    }
  }
  const variance = squares / seats ** 2;
  return Array.from(sums, (sum) => {
    const slope = sum / seats;
    // What chance alone would bring is taken off.
    return slope * Math.max(0, 1 - (2 * variance) / (slope ** 2 || 1));
  });
}

/** The net with its direct weights moved along the slopes: the steepest by so many steps. */
export function moved(net: NetWeights, slopes: readonly number[], steps: number): NetWeights {
  const steepest = Math.max(1e-9, ...slopes.map(Math.abs));
  const skip = net.skip.map((weight, i) => {
    const by = (steps * STEPS[i] * slopes[i]) / steepest;
    return Math.round((weight + by) * 1e4) / 1e4;
  });
  return { ...net, skip };
}
