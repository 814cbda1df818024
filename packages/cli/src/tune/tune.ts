import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import {
  FEATURES,
  FIRST_WEIGHTS,
  fitNet,
  type NetWeights,
  Samples,
  type Slopes,
  TABLE_FACTS,
  type Weights,
} from '@meltemi/bots/tuning';
import { EDITIONS, type EditionId } from '@meltemi/engine';
import { type Command, DONE, MOST_GAMES, numberOf, UsageError, type Values } from '../command/command.ts';
import { FitThreads } from './fit-threads.ts';
import { scaleHints } from './hints.ts';
import type { Stored } from './models.ts';
import { PLAYERS, type Probe, type Probed } from './probe.ts';
import type { Played } from './self-play.ts';
import { ALONG, type Along, gainsOf, moved, nameOf, type Tried } from './trial.ts';
import { playAll } from './worker-pool.ts';

const MORE = `Bots play each other, with others who play differently among them; a small net is fitted so that the
winners looked most likely to win; then one bot with the new weights plays against three with the old ones. They are
kept if they win their share. The next round goes on from there. With --trials, a round ends with games in which every
seat has its direct weights turned up, down or not at all, at random: what that brings is measured for each of them.
They are moved by it, by the number of steps that wins most against the weights before.
  meltemi tune --edition classic --games 3000 --trials 4000 --rounds 3 --seed 1 --out classic-net.json
  meltemi tune --edition classic --games 0 --trials 4000 --rounds 5 --seed 2 --out classic-net.json
The file is rewritten whenever weights are kept. If it is there, its weights are the first; in a clone that can be the
file of the bots, packages/bots/src/value/classic-net.json.
With --hints the net stays as it is. The chances that hints gave in games of the arena are compared with who won, and
their scale is fitted so that they would have come true.
  meltemi arena --bots medium,medium,medium,medium --games 200 --seed fit --hints 25 --out games.jsonl
  meltemi tune --hints games.jsonl --out packages/bots/src/advice/hint-scale.json`;

/** Sizes of the net's first layer, per team, and of its second. */
const SHAPE = { hidden: 16, wide: 16 } as const;
/** Number of rounds whose games are used for fitting. */
const ROUNDS_KEPT = 3;
/** New weights are kept if they win at least this much of their fair share; a little below 1, to allow for chance. */
const KEPT_FROM = 0.97;
/** Step lengths that are tried in the direction with the largest gain. */
const STEPS = [0.5, 1, 2, 4] as const;

/**
 * Weights to begin with, corrected by what games have shown. A classic building must not look like a loss,
 * or nobody builds and games never show what building is worth. Bidding late does no harm.
 */
const BEGINNING: { readonly [E in EditionId]: Weights } = {
  legendary: { ...FIRST_WEIGHTS.legendary, 'bids-late': 0.3 },
  classic: {
    ...FIRST_WEIGHTS.classic,
    'empty-site': 0,
    'empty-sites': 0,
    'one-type': FIRST_WEIGHTS.legendary['one-type'],
    'two-types': FIRST_WEIGHTS.legendary['two-types'],
    'three-types': FIRST_WEIGHTS.legendary['three-types'],
  },
};

export const tune: Command = {
  name: 'tune',
  summary: "fit the bots' value function by self-play, for those who work on the bots",
  more: MORE,
  options: {
    edition: { type: 'string', value: EDITIONS.join('|'), help: 'whose weights (default legendary)' },
    games: { type: 'string', value: 'N', help: 'games in a round to fit the net to; 0: no fit (default 2000)' },
    trials: {
      type: 'string',
      value: 'N',
      help: 'games in a round to measure by play what turning weights brings; 0: none (default 0)',
    },
    along: {
      type: 'string',
      value: ALONG.join('|'),
      help: 'what is turned: single weights, or those of a plan together (default weights)',
    },
    hints: {
      type: 'string',
      multiple: true,
      value: 'FILE',
      help: 'instead: scale the chances of hints to come true; from arena --hints --out, may be repeated',
    },
    rounds: { type: 'string', value: 'N', help: 'how many rounds (default 3)' },
    epochs: { type: 'string', value: 'N', help: 'how often a fit goes through all positions (default 8)' },
    probe: { type: 'string', value: 'N', help: 'games against the weights of the round before (default 400)' },
    seed: { type: 'string', value: 'TEXT', help: 'decides all that is random (default 1)' },
    jobs: { type: 'string', value: 'N', help: 'threads (default: one for each core)' },
    out: {
      type: 'string',
      value: 'FILE',
      help: 'the file of weights or of scales that is read, if it is there, and written',
    },
  },
  files: [],
  async run(values) {
    if (Array.isArray(values.hints)) {
      scaleHints(values.hints.map(String), fileOf(values));
      return DONE;
    }
    const rounds = numberOf(values, 'rounds', 3, 1);
    const tuner = new Tuner(editionOf(values), values);
    for (let round = 1; round <= rounds; round++) await tuner.round(round);
    return DONE;
  },
};

function editionOf({ edition = 'legendary' }: Values): EditionId {
  const known = EDITIONS.find((one) => one === edition);
  if (!known) throw new UsageError(`--edition is ${EDITIONS.join(' or ')}, not '${edition}'`);
  return known;
}

/** What is written is always named, so that nothing inside an installation is rewritten by accident. */
function fileOf({ out }: Values): string {
  if (out === undefined) throw new UsageError('--out names the file that is written: --out net.json');
  return String(out);
}

/** Holds the best weights so far, and changes them. */
class Tuner {
  private readonly edition: EditionId;
  private readonly games: number;
  private readonly trials: number;
  private readonly along: Along;
  private readonly epochs: number;
  private readonly probes: number;
  private readonly jobs: number;
  private readonly seed: string;
  private readonly file: string;
  private best: Stored;
  /** Games of the last rounds. */
  private readonly played: Played[][] = [];

  constructor(edition: EditionId, values: Values) {
    const along = ALONG.find((known) => known === (values.along ?? 'weights'));
    if (!along) throw new UsageError(`--along is ${ALONG.join(' or ')}, not '${values.along}'`);
    this.edition = edition;
    this.along = along;
    this.games = numberOf(values, 'games', 2000, 0, MOST_GAMES);
    this.trials = numberOf(values, 'trials', 0, 0, MOST_GAMES);
    this.epochs = numberOf(values, 'epochs', 8, 1);
    this.probes = numberOf(values, 'probe', 400, 4);
    this.jobs = numberOf(values, 'jobs', availableParallelism(), 1);
    this.seed = String(values.seed ?? 1);
    this.file = fileOf(values);
    this.best = existsSync(this.file)
      ? { net: JSON.parse(readFileSync(this.file, 'utf8')) }
      : { linear: BEGINNING[edition] };
  }

  async round(round: number): Promise<void> {
    const seed = `${this.seed} ${round}`;
    if (this.games > 0) await this.fit(round, seed);
    if (this.trials > 0) await this.climb(round, seed);
    if ('linear' in this.best) return;
    const yardstick = await this.probe(this.best.net, seed, this.probes, 'medium-1');
    console.log(`round ${round}, against medium-1: ${textOf(yardstick)}`);
  }

  /** Plays, fits the net to who won, and keeps it if it plays as well as the one before. */
  private async fit(round: number, seed: string): Promise<void> {
    const { edition, best, played } = this;
    played.push(await playAll<Played>({ edition, seed, weights: best }, this.games, this.jobs));
    if (played.length > ROUNDS_KEPT) played.shift();
    const samples = Samples.of(FEATURES.length, TABLE_FACTS.length, played.flat());
    const names = { features: FEATURES, facts: TABLE_FACTS };
    const start = 'net' in best ? best : { skip: FEATURES.map((name) => BEGINNING[edition][name] ?? 0), seed };
    const threads = new FitThreads(this.jobs);
    const adding = (slopes: Slopes) => threads.adding(slopes);
    const { weights: fitted, loss, even } = await fitNet(samples, names, SHAPE, this.epochs, seed, start, adding);
    await threads.end();
    const weights = 'net' in best && best.net.lean ? { ...fitted, lean: best.net.lean } : fitted;
    const probed = await this.probe(weights, seed, this.probes);
    const keep = probed.ratio >= KEPT_FROM;
    console.log(
      `round ${round}: ${samples.starts.length} positions, loss ${loss.toFixed(4)} (equal chances ${even.toFixed(4)}), ` +
        `${textOf(probed)}: ${keep ? 'kept' : 'left'}`,
    );
    if (keep) this.keep(weights);
  }

  /** Measures in games which direct weights should be larger or smaller, and moves them as far as that wins most. */
  private async climb(round: number, seed: string): Promise<void> {
    const { edition, best, along } = this;
    if (!('net' in best)) throw new UsageError('--trials needs a net: fit one first');
    const { net } = best;
    const tried = await playAll<Tried>({ edition, seed, weights: best, trial: along }, this.trials, this.jobs);
    const gains = gainsOf(tried, along);
    const most = gains
      .map((gain, i) => ({ name: nameOf(along, i), gain }))
      .sort((a, b) => Math.abs(b.gain) - Math.abs(a.gain))
      .slice(0, 12)
      .map(({ name, gain }) => `${name} ${(100 * gain).toFixed(1)}`);
    console.log(`round ${round}, turned up (or, below zero, down) brings points: ${most.join(', ')}`);
    let winner: { weights: NetWeights; ratio: number } = { weights: net, ratio: 1 };
    for (const steps of STEPS) {
      const weights = moved(net, gains, along, steps);
      const probed = await this.probe(weights, `${seed} climb`, this.probes);
      console.log(`  ${steps} steps: ${textOf(probed)}`);
      if (probed.ratio > winner.ratio) winner = { weights, ratio: probed.ratio };
    }
    if (winner.weights !== net) this.keep(winner.weights);
  }

  private async probe(
    weights: NetWeights,
    seed: string,
    games: number,
    against: Probe['against'] = this.best,
  ): Promise<Result> {
    const { edition, jobs } = this;
    const probe: Probe = { against, iterations: 0 };
    const played = await playAll<Probed>({ edition, seed, weights: { net: weights }, probe }, games, jobs);
    const sum = (of: (game: Probed) => number) => played.reduce((total, game) => total + of(game), 0);
    return {
      ratio: (PLAYERS * sum(({ share }) => share)) / games,
      cycles: sum(({ cycles }) => cycles) / games,
      buildings: sum(({ buildings }) => buildings) / games,
      games,
    };
  }

  private keep(net: NetWeights): void {
    this.best = { net };
    writeFileSync(this.file, `${JSON.stringify(net)}\n`);
  }
}

interface Result {
  /** What the new weights won, divided by their fair share. */
  readonly ratio: number;
  readonly cycles: number;
  readonly buildings: number;
  readonly games: number;
}

function textOf({ ratio, cycles, buildings, games }: Result): string {
  const habits = `${cycles.toFixed(1)} cycles and ${buildings.toFixed(1)} buildings by cycle 8`;
  return `${ratio.toFixed(2)} of a fair share in ${games} games of ${habits}`;
}
